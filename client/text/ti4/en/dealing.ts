/** What is said of transactions, promises and promissory notes. */
export const dealingEn = {
  'ti4.ask.dealCards': 'The deal with {seat} asks for {count} of your action cards: choose.',
  'ti4.deal.accept': 'Accept: {seat} gives you {given} for {asked}',
  'ti4.deal.decline': 'Decline what {seat} offers {to}: {given} for {asked}',
  'ti4.deal.withdraw': 'Withdraw the offer of {seat} to {to}: {given} for {asked}',
  'ti4.parcel.nothing': 'nothing',
  'ti4.parcel.tradeGoods': '{count} trade {count|good|goods}',
  'ti4.parcel.commodities': '{count} {count|commodity|commodities}',
  'ti4.parcel.note': 'a promissory note',
  'ti4.parcel.cards': '{count} action {count|card|cards}',
  'ti4.parcel.cultural_relic_fragment': '{count} cultural relic {count|fragment|fragments}',
  'ti4.parcel.hazardous_relic_fragment': '{count} hazardous relic {count|fragment|fragments}',
  'ti4.parcel.industrial_relic_fragment': '{count} industrial relic {count|fragment|fragments}',
  'ti4.parcel.unknown_relic_fragment': '{count} unknown relic {count|fragment|fragments}',
  'ti4.log.offersDeal': '{seat} offers {to} {given} for {asked}.',
  'ti4.log.offersInstead': '{seat} makes {to} another offer: {given} for {asked}.',
  'ti4.log.dealDone': '{seat} gives {to} {given} for {asked}.',
  'ti4.log.dealFalls': 'The deal of {seat} and {to} can no longer be carried out.',
  'ti4.log.noDeal': '{by} lets the deal of {seat} and {to} be.',
  'ti4.log.noteGiven': 'Offered by {seat} to {to}: {card}, a note of {owner}.',
  'ti4.log.noteAsked': 'Asked of {to} by {seat}: {card}, a note of {owner}.',
  'ti4.log.givesNote': '{seat} gives {to} {card}, a note of {owner}.',
  'ti4.log.givesCard': '{seat} gives {to} {card}.',
  'ti4.log.showsNote': '{seat} shows {to} {card}, a note of {owner}.',
  'ti4.log.promises': '{seat} promises {to}: {says}',
  'ti4.log.laysNote': '{seat} lays open {card}, a note of {owner}.',
  'ti4.log.noteReturns': '{card} leaves {seat} and goes home to {owner}.',
  'ti4.log.noteLeaves': '{card} of {owner} leaves {seat} and the game.',

  'refused.nothingExchanged': 'A deal gives or takes something: add what changes hands.',

  'rule.ti4/94.2.why': 'A transaction may hold any number of goods, and one promissory note from each side.',
  'rule.ti4/94.3.why': 'Action cards change hands only where an ability says so.',
} as const

export type DealingWords = Readonly<Record<keyof typeof dealingEn, string>>
