/** What is said of the past of any game, and of how it came out. */
export const pastEn = {
  'past.title': 'The game so far',
  'past.then': 'Then',
  'past.now': 'Back to now',
  'past.step': '{at} of {of}',
  'past.back': 'One step back',
  'past.on': 'One step on',
  'past.turnBack': 'To the turn before',
  'past.turnOn': 'To the next turn',
  'past.roundBack': 'To the round before',
  'past.roundOn': 'To the next round',
  'past.play': 'Play',
  'past.pause': 'Pause',
  'past.where': 'How far along',
  'past.fetching': 'Looking up what happened…',
  'past.none': 'There is no turn to show yet.',
  'past.again': 'Try again',
  'past.jump': 'Jump to…',
  'past.round': 'Round {round}',
  'past.share': 'Share this moment',
  'past.charts': 'Charts',
  'past.chart.points': 'Points',
  'past.chart.planets': 'Planets',
  'past.chart.fleets': 'Fleets',
  'past.chart.luck': 'Luck',
} as const

export type PastWords = Readonly<Record<keyof typeof pastEn, string>>
