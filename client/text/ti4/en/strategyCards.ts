/** What is said of strategy cards and of research. */
export const strategyCardsEn = {
  'ti4.ask.useSecondary': 'Use the secondary ability',
  'ti4.ask.usePrimary': 'Use the primary ability in its place',
  'ti4.ask.lift': 'Your reinforcements lack {count} × {unit}. Choose what leaves the map to be placed anew.',
  'ti4.ask.pieceFromBoard':
    'Your reinforcements hold no {unit}. Do you take one off the map, to place it anew?',
  'ti4.piece.lift': 'Take one off the map',
  'ti4.piece.leave': 'Leave them where they are',
  'ti4.log.lifts': '{seat} takes {count} × {unit} off the map, to be placed anew.',

  'ti4.ask.placeTokens': 'Place {count} new command {count|token|tokens} in your pools.',
  'ti4.ask.buyTokens': 'Spend influence: {price} for each command token.',
  'ti4.ask.closeSystem': 'Choose a system of yours: each other player places a command token there.',
  'ti4.ask.readyPlanets': 'Ready up to {count} of your planets.',
  'ti4.log.closesSystem': '{seat} has all others place a command token in {hex}.',
  'ti4.log.readies': '{seat} has {planet} readied.',

  'ti4.ask.speaker': 'Choose the new Speaker.',
  'ti4.ask.putAgenda': 'Put an agenda back on the top or at the bottom of the deck.',
  'ti4.agenda.top': '{card}: on the top',
  'ti4.agenda.bottom': '{card}: at the bottom',
  'ti4.log.looksAtAgendas':
    '{seat} looks at {count} {count|agenda|agendas}, and puts {count|it|them} back on the top or at the bottom.',
  'ti4.log.agendasReshuffled': 'The discarded agendas are shuffled into a new deck.',

  'ti4.ask.structure': 'Place a structure on a planet of yours.',
  'ti4.construction.place': '{unit} on {planet}',
  'ti4.log.placesStructure': '{seat} places 1 × {unit} on {planet}.',

  'ti4.ask.tradePartners': 'Choose who uses the secondary ability for nothing.',
  'ti4.log.tradePartner': '{other} uses the secondary ability for nothing: so {seat} will have it.',
  'ti4.log.replenishes': '{seat} replenishes commodities: {count} more.',

  'ti4.ask.takeToken': 'Choose a command token of yours that leaves the map.',
  'ti4.log.takesToken': '{seat} takes a command token back from {hex}.',

  'ti4.ask.drawSecret': 'Draw a secret objective?',
  'ti4.imperial.draw': 'Draw one',

  'ti4.ask.actOnPlayer': 'Choose a player for {card}.',
  'ti4.ask.actOnPlanet': 'Choose a planet for {card}.',
  'ti4.ask.actOnSystem': 'Choose a system for {card}.',
  'ti4.ask.actOnUnit': 'Choose the units of {card}.',
  'ti4.act.units': '{count} × {unit}',

  'ti4.ask.research': 'Choose a technology to research.',
  'ti4.ask.researchFor': 'Choose a technology to research, for {count} resources.',
  'ti4.ask.prerequisite': 'A prerequisite is missing. Choose what makes up for it.',
  'ti4.ask.payTechnology': 'Pay {price} resources for the technology.',
  'ti4.ask.tokensForResearch': 'Pay {price} resources for {count} command tokens, in place of a technology?',
  'ti4.research.tokens': 'Take the tokens',

  'rule.ti4/20.6.why': 'Where a command token of yours lies already, no second one is placed.',
  'rule.ti4/67.6.why': 'Beside ships of others only ground forces are produced.',
  'rule.ti4/68.1.why': 'The values of all your units there are added up: so many units at most.',
  'rule.ti4/26.1.why': 'Planets pay whole, trade goods one each; whatever exceeds the price is lost.',
  'rule.ti4/26.3.why': 'What has no price is not produced.',
} as const

export type StrategyCardsWords = Readonly<Record<keyof typeof strategyCardsEn, string>>
