/** Explorations, relics and leaders. */
export const expansionEn = {
  'ti4.ask.explorationDeck': '{planet} has several traits. From which deck do you explore it?',
  'ti4.explorationDeck.cultural': 'Cultural',
  'ti4.explorationDeck.hazardous': 'Hazardous',
  'ti4.explorationDeck.industrial': 'Industrial',
  'ti4.explorationDeck.frontier': 'Frontier',
  'ti4.ask.exploration': 'Which of these do you explore? The others are discarded.',
  'ti4.ask.giveInfantry': '{card}: remove 1 Infantry from {planet} for it?',
  'ti4.explore.giveInfantry': 'Remove 1 Infantry',
  'ti4.explore.leave': 'Let it be',
  'ti4.log.explores': '{seat} explores {planet}: {card}.',
  'ti4.log.exploresFrontier': '{seat} explores the frontier in {hex}: {card}.',
  'ti4.log.explorationsReshuffled': 'Discarded explorations are shuffled into a new deck.',
  'ti4.log.gainsRelic': '{seat} gains a relic: {card}.',
  'ti4.log.purges': '{card} of {seat} leaves the game.',
  'ti4.log.readiesCard': '{seat} readies {card}.',
  'ti4.log.removes': '{seat} removes {count} × {unit}.',
  'ti4.log.unlocks.agent': '{seat}: {card} is ready to act.',
  'ti4.log.unlocks.commander': '{seat} unlocks the commander {card}.',
  'ti4.log.unlocks.hero': '{seat} unlocks the hero {card}.',
  'ti4.log.tokensTakenBack': '{seat} takes all command tokens back from the board.',
  'rule.ti4/35.2.why': 'A planet is explored from the deck of its trait.',
  'rule.ti4/35.7.why': 'Whoever explores decides, and the card is carried out.',
} as const

export type ExpansionWords = Readonly<Record<keyof typeof expansionEn, string>>
