/** The last turns told again, on the map as it was. */
export const replayEn = {
  'ti3.then': 'Then',
  'ti3.then.map': 'The galaxy as it was then',
  'ti3.then.title': 'The last turns',
  'ti3.then.now': 'Back to now',
  'ti3.then.rest': 'Only the map goes back. All else is as it is now.',
  'ti3.then.step': '{at} of {of}',
  'ti3.then.back': 'One step back',
  'ti3.then.on': 'One step on',
  'ti3.then.turnBack': 'To the turn before',
  'ti3.then.turnOn': 'To the next turn',
  'ti3.then.play': 'Play',
  'ti3.then.pause': 'Pause',
  'ti3.then.where': 'How far along',
  'ti3.then.fetching': 'Looking up what happened…',
  'ti3.then.none': 'There is no turn to show yet.',
  'ti3.then.again': 'Try again',
} as const

export type ReplayWords = Readonly<Record<keyof typeof replayEn, string>>
