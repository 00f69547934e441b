/** What is said of answers, in every galaxy. */
export const askEn = {
  'galaxy.choose': 'Choose one.',
  'galaxy.choice.goods': '{count} {count|good|goods}',
  'galaxy.choice.cards': '{count} {count|card|cards}',
  'galaxy.owners.all': 'All',
  'galaxy.some.none': 'None',
  'galaxy.some.exactly': '{count} of {most} chosen',
  'galaxy.some.upTo': '{count} chosen, {most} at most',
  'galaxy.amounts.was': 'now {count}',
  'galaxy.amounts.left': '{count} still to place',
  'galaxy.amounts.all': 'All are placed.',
} as const

export type AskWords = Readonly<Record<keyof typeof askEn, string>>
