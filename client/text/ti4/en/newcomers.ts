/** What is asked and told of Naaz-Rokha, Nomad, Titans and Vuil'raith. */
export const newcomersEn = {
  'ti4.ask.fragmentPair': '{card}: which two relic fragments do you purge?',
  'ti4.ask.fabrication': 'Fabrication: what do you make?',
  'ti4.fabrication.relic': 'A relic, for 2 relic fragments of one type',
  'ti4.fabrication.token': 'A command token, for 1 {card}',
  'ti4.log.mechsFly': '{count} {count|mech|mechs} of {seat} {count|fights|fight} as {count|a ship|ships}.',
  'ti4.ask.exploreOwn': '{card}: choose a planet of yours to explore.',
  'ti4.ask.synthesis': 'Perfect Synthesis: of which strategy card do you use the secondary ability?',
  'rule.ti4/35.1.why': 'A planet is explored where an ability says so.',
} as const

export type NewcomersWords = Readonly<Record<keyof typeof newcomersEn, string>>
