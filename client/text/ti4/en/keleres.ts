/** What is asked and told of the Council Keleres. */
export const keleresEn = {
  'ti4.ask.form': 'In whose place does the Council Keleres live? Its Home System and its hero come with it.',
  'ti4.choice.form': '{faction}',
  'ti4.form.read': 'Tap a faction to read what comes with its place.',
  'ti4.form.hero': 'Hero',
  'ti4.form.take': 'Live there',
  'ti4.ask.payLawsOrder': "Law's Order: pay 1 influence.",
  'ti4.log.lawsOrder': '{seat} suspends all laws until the end of this turn.',
  'ti4.tribunii.unlock': 'Spend 1 trade good to unlock {card}',
  'ti4.ask.producer': '{card}: what else uses its Production?',
  'ti4.log.turnsUp': '{seat} uncovers {card}.',
  'ti4.ask.overwing': 'Up to {count} {count|ship|ships} more come to {hex}: which?',
  'ti4.ask.payToll': 'To activate {hex} pay {price} influence: the flagship there asks for it.',
  'ti4.ask.payLanding': 'To land on {planet} pay 1 influence: a Mech there asks for it.',
  'ti4.ask.play.afterProduction': 'You have produced in {hex}: do you use something?',
  'moment.ti4.afterProduction': 'You have produced',
  'refused.tollTooHigh': 'To activate this system you would have to pay more influence than you have.',
  'may.lendCommodities': 'Let somebody spend commodities as trade goods',
  'ti4.log.lends': '{seat} lets {other} spend commodities as trade goods, once.',
} as const

export type KeleresWords = Readonly<Record<keyof typeof keleresEn, string>>
