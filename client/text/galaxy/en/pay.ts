/** What is said of paying, in every galaxy. */
export const payEn = {
  'galaxy.pay.with': 'You pay',
  'galaxy.pay.sum': '{count} of {due}',
  'galaxy.pay.lost': '{count} lost',
  'galaxy.pay.have': 'of {count}',
  'galaxy.pay.change': 'Change',
  'galaxy.pay.goods': '{count} trade {count|good|goods}',
  'galaxy.pay.buys': 'Command counters',
  'galaxy.pay.resources': '{count} {count|resource|resources}',
  'galaxy.pay.influence': '{count} influence',
  'galaxy.pay.none': 'Spend nothing',
  'galaxy.pay.yes': 'Pay',
} as const

export type PayWords = Readonly<Record<keyof typeof payEn, string>>
