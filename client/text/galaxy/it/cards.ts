import type { CardsWords } from '../en/cards.ts'

export const cardsIt: CardsWords = {
  'galaxy.card.play': 'Giocala',
  'galaxy.scene.played': 'Si gioca una carta',
  'galaxy.scene.plays': '{seat} gioca',
  'galaxy.scene.lost': 'Non ha più nulla su cui agire',
  'galaxy.scene.cancelledBy': 'Annullata da {card}, giocata da',
  'galaxy.scene.cancelled': 'Annullata',
  'galaxy.scene.more': '{count} in più nel registro',
  'galaxy.card.secondary': 'Secondaria: {text}',
  'galaxy.card.notYet': "Per ora questa carta non fa nulla: l'effetto deve ancora arrivare.",
  'galaxy.strategy.cards': 'Carte Strategia',
  'galaxy.strategy.used': 'usata',
  'galaxy.strategy.bonus': '+{count} bonus',
  'galaxy.strategy.text': 'Che cosa fa',
  'galaxy.strategy.cost': 'ti costa {count} {count|contatore|contatori}',
  'galaxy.strategy.has': "L'Allocazione Strategica ha {count} {count|contatore|contatori}.",
}
