/** What is said of Action Cards around agendas and strategy cards. */
export const councilCardsEn = {
  'ti4.ask.bribe': '{card}: how many trade goods do you spend? Each is a vote.',
  'ti4.bribe.goods': 'Trade goods',
  'ti4.ask.giveNote': 'Choose a promissory note that you give {seat}.',
  'ti4.ask.foretell': '{card}: what will come of the vote? You give up your own.',
  'ti4.ask.placeDreadnought': 'Choose where your Dreadnought appears.',
  'ti4.ask.investIn': '{card}: choose three to five strategy cards; a trade good comes onto each.',
  'ti4.ask.investMore': '{card}: share out {count} more.',
  'ti4.log.foretells.for': '{seat} foretells that it passes.',
  'ti4.log.foretells.against': '{seat} foretells that it fails.',
  'ti4.log.foretells.player': '{seat} foretells: {elected}.',
  'ti4.log.foretells.planet': '{seat} foretells: {planet}.',
  'ti4.log.foretells.law': '{seat} foretells: {card}.',
  'ti4.log.foretells.card': '{seat} foretells: {card}.',
  'ti4.log.silenced': '{seat} has no vote on this agenda.',
  'ti4.log.votesBackwards': 'Votes are cast counterclockwise this time.',
  'ti4.log.seesAgenda': 'The next agenda is {card}.',
  'ti4.log.pressed': '{seat} gives {to} a promissory note.',
  'ti4.log.electedInstead': '{card}: {elected} is elected instead.',
  'ti4.log.agendaFoiled': '{card} is discarded without effect.',
  'ti4.log.invested': '{count} trade goods come onto strategy cards.',
  'ti4.log.keepsCards': '{seat} keeps the strategy cards of this round.',
} as const

export type CouncilCardsWords = Readonly<Record<keyof typeof councilCardsEn, string>>
