import { actionCards } from '../../shared/ti3/content/actionCards.ts'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { type PoliticalCard, politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { strategyCards } from '../../shared/ti3/content/strategyCards.ts'
import { technologies } from '../../shared/ti3/content/technologies.ts'
import { tradeCards } from '../../shared/ti3/content/tradeCards.ts'
import { effective } from '../../shared/ti3/effective.ts'
import type { Card, CardPart } from '../galaxy/cards/card.ts'
import { say } from '../text/text.ts'

/** Every card, technology and ability of the third edition by its id alone. */

const partsOf = (card: PoliticalCard): Readonly<Record<string, CardPart>> =>
  card.vote === 'forAgainst'
    ? { for: { text: card.for }, ...(card.against && { against: { text: card.against } }) }
    : { elected: { text: card.elected } }

const cards: readonly Card[] = [
  ...Object.values(actionCards).map(({ id, name, text, play }) => ({
    kind: 'action',
    id,
    name,
    text,
    answers: play === 'afterActionCard',
    doesNothing: !effective.has(id),
  })),
  ...Object.values(objectives).map(({ id, name, text, points }) => ({
    kind: 'objective',
    id,
    name,
    text,
    ...(points !== undefined && { points }),
  })),
  ...Object.values(politicalCards).map(card => ({
    kind: 'political',
    id: card.id,
    name: card.name,
    vote: card.vote,
    law: card.law,
    parts: partsOf(card),
    doesNothing: !effective.has(card.id),
  })),
  ...Object.values(strategyCards).map(({ id, name, text, initiative, primary, secondary }) => ({
    kind: 'strategy',
    id,
    name,
    initiative,
    ...(text !== undefined && { text }),
    parts: { ...(primary && { primary }), ...(secondary && { secondary }) },
  })),
  ...Object.values(technologies).map(({ id, name, text, colour, price }) => ({
    kind: 'technology',
    id,
    name,
    text,
    ...(colour && { colour }),
    ...(price !== undefined && { price }),
  })),
  ...Object.values(tradeCards).map(({ id, race, value }) => ({
    kind: 'trade',
    id,
    name: id,
    called: () => say('ti3.card.trade', { race, count: value }),
  })),
  ...Object.values(races).flatMap(({ abilities }) =>
    abilities.map(({ id, name, text }) => ({ kind: 'ability', id, name, text })),
  ),
]

const byId = new Map(cards.map(card => [card.id, card]))

export const cardIds: readonly string[] = [...byId.keys()]

/** One of several copies is the same card. */
export const cardOf = (id: string): Card | undefined => byId.get(id.replace(/\.\d+$/, ''))
