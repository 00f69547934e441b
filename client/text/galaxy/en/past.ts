/** What is said of what happened before, in every galaxy. */
export const pastEn = {
  'galaxy.past': 'Then',
  'galaxy.past.map': 'The galaxy as it was then',
  'galaxy.past.rest': 'Only the map goes back. All else is as it is now.',
  'galaxy.since.title': 'Since you left',
  'galaxy.since.turns': '{count} {count|turn|turns}',
  'galaxy.since.rounds': '{count} new {count|round|rounds}',
  'galaxy.since.untouched': 'Nobody took a planet from you.',
  'galaxy.since.lost': 'You lost {planet}',
  'galaxy.since.lostTo': 'You lost {planet} to {seat}',
  'galaxy.since.won': 'You took {planet}',
  'galaxy.since.wonFrom': 'You took {planet} from {seat}',
  'galaxy.since.points': 'You scored: {count} {count|point|points}',
  'galaxy.since.activated': 'activated {places}',
  'galaxy.since.took': 'took {planets}',
  'galaxy.since.used': 'used {cards}',
  'galaxy.since.learned': 'learned {cards}',
  'galaxy.since.scored': '{count} {count|point|points} more',
  'galaxy.since.passed': 'passed',
  'galaxy.since.retell': 'Show on the map',
  'galaxy.since.close': 'Continue',
} as const

export type PastWords = Readonly<Record<keyof typeof pastEn, string>>
