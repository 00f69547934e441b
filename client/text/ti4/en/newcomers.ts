/** What is asked and told of Naaz-Rokha, Nomad, Titans and Vuil'raith. */
export const newcomersEn = {
  'ti4.ask.fragmentPair': '{card}: which two relic fragments do you purge?',
  'ti4.ask.fabrication': 'Fabrication: what do you make?',
  'ti4.fabrication.relic': 'A relic, for 2 relic fragments of one type',
  'ti4.fabrication.token': 'A command token, for 1 {card}',
  'ti4.log.mechsFly': '{count} {count|mech|mechs} of {seat} {count|fights|fight} as {count|a ship|ships}.',
  'ti4.ask.exploreOwn': '{card}: choose a planet of yours to explore.',
  'ti4.ask.synthesis': 'Perfect Synthesis: of which strategy card do you use the secondary ability?',
  'ti4.ask.shield': 'Up to {count} {count|Mech|Mechs} in space may take a hit each for your ships: which?',
  'ti4.suite.readies': 'Ready {card} of {other}',
  'ti4.log.storesGoods': '{count} {count|trade good is|trade goods are} laid on the agent of {seat}.',
  'ti4.ask.mercer': 'Choose up to {count} ground forces of yours that go to planets of yours in {hex}.',
  'ti4.log.rollsAnew': 'The dice in {hex} are void: both sides roll again.',
  'ti4.ask.play.diceStepOver': 'The dice of this combat round lie, {hex}: do you use something?',
  'ti4.ask.play.goodsGained': 'You gain trade goods: do you use something?',
  'ti4.ask.play.afterAgentExhausted': 'An agent has been exhausted: do you use something?',
  'moment.ti4.diceStepOver': 'The dice of a combat round lie',
  'moment.ti4.goodsGained': 'Trade goods were gained',
  'moment.ti4.afterAgentExhausted': 'An agent was exhausted',
  'ti4.log.rises': 'The flagship of {seat} rises in {hex}, in place of a PDS.',
  'rule.ti4/35.1.why': 'A planet is explored where an ability says so.',
} as const

export type NewcomersWords = Readonly<Record<keyof typeof newcomersEn, string>>
