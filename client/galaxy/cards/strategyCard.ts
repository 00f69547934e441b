import { strategyCards } from '../../../shared/ti3/content/strategyCards.ts'
import { partText } from './cards.ts'
import { printedName } from './printed.ts'

const cards: Readonly<Record<string, { id: string; name: string; text: string; initiative: number }>> =
  Object.fromEntries(
    Object.entries(strategyCards).map(([id, card]) => [
      id,
      {
        id,
        name: card.name,
        text: card.primary?.text ?? card.text ?? '',
        initiative: card.initiative,
      },
    ]),
  )

export const strategyCard = (id: string) => {
  const card = cards[id]
  return {
    name: card ? printedName('strategy', card) : id,
    text: card ? partText('strategy', id, 'primary', card.text) : '',
    initiative: card?.initiative ?? 0,
  }
}
