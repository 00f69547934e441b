/** What is said of the Galactic Council, in every galaxy. */
export const councilEn = {
  'galaxy.vote.abstain': 'Abstain',
  'galaxy.vote.for': 'For',
  'galaxy.vote.against': 'Against',
  'galaxy.scene.verdict': 'The council has decided',
  'galaxy.scene.tie': 'The vote was tied; the Speaker decided.',
  'galaxy.elect.player': 'A player is elected.',
  'galaxy.elect.twoPlayers': 'Two players are elected.',
  'galaxy.elect.planet': 'A planet is elected.',
  'galaxy.elect.twoPlanets': 'Two planets are elected.',
  'galaxy.elect.law': 'A law is elected.',
  'galaxy.elect.technologyColour': 'A colour of technology is elected.',
  'galaxy.agenda.for': 'For: {text}',
  'galaxy.agenda.against': 'Against: {text}',
  'galaxy.agenda.nothing': 'nothing happens.',
  'galaxy.agenda.cast': '{count} of {of} have voted',
  'galaxy.agenda.law': 'Law',
  'galaxy.agenda.event': 'Once',
  'galaxy.vote.abstained': 'abstains',
  'galaxy.vote.has': '{count} {count|vote|votes}',
  'galaxy.laws.none': 'No law is in force.',
} as const

export type CouncilWords = Readonly<Record<keyof typeof councilEn, string>>
