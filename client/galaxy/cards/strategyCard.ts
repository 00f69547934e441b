import { cardName, cardOf, partText, wholeText } from './cards.ts'

/** What a strategy card does for whoever holds it. */
export function strategyCard(id: string) {
  const card = cardOf(id)
  return {
    name: cardName(id),
    text: !card ? '' : card.parts?.['primary'] ? partText(card, 'primary') : wholeText(card),
    initiative: card?.initiative ?? 0,
  }
}
