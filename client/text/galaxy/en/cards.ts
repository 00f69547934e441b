/** What is said of cards, in every galaxy. */
export const cardsEn = {
  'galaxy.card.play': 'Play it',
  'galaxy.scene.played': 'A card is played',
  'galaxy.scene.plays': '{seat} plays',
  'galaxy.scene.lost': 'Nothing left to act on',
  'galaxy.scene.cancelledBy': 'Cancelled by {card}, played by',
  'galaxy.scene.cancelled': 'Cancelled',
  'galaxy.scene.more': '{count} more in the log',
  'galaxy.card.secondary': 'Secondary: {text}',
  'galaxy.card.notYet': 'This card does nothing yet: its effect is still to come.',
  'galaxy.strategy.cards': 'Strategy cards',
  'galaxy.strategy.used': 'used',
  'galaxy.strategy.bonus': '+{count} bonus',
  'galaxy.strategy.text': 'What it does',
  'galaxy.strategy.cost': 'costs you {count} {count|counter|counters}',
  'galaxy.strategy.has': 'Strategy Allocation holds {count} {count|counter|counters}.',
} as const

export type CardsWords = Readonly<Record<keyof typeof cardsEn, string>>
