import { type ActionCard, actionCards } from '../../../shared/ti3/content/actionCards.ts'
import { type Objective, objectives } from '../../../shared/ti3/content/objectives.ts'
import { type PoliticalCard, politicalCards } from '../../../shared/ti3/content/politicalCards.ts'
import { type Ability, races } from '../../../shared/ti3/content/races.ts'
import { type StrategyCard, strategyCards } from '../../../shared/ti3/content/strategyCards.ts'
import { type Technology, technologies } from '../../../shared/ti3/content/technologies.ts'
import { type TradeCard, tradeCards } from '../../../shared/ti3/content/tradeCards.ts'
import { effective } from '../../../shared/ti3/effective.ts'
import { knows, nameThings, say } from '../../text/text.ts'
import { leaderName } from '../../ti3/leaders/leaders.ts'
import { systemName } from '../map/hexNames.ts'
import { nameOf } from '../names.ts'
import { ti3Table } from '../table.ts'

/** Every card, technology and ability by its id alone, as sentences name them. */

export type Card =
  | { kind: 'action'; card: ActionCard }
  | { kind: 'objective'; card: Objective }
  | { kind: 'political'; card: PoliticalCard }
  | { kind: 'strategy'; card: StrategyCard }
  | { kind: 'technology'; card: Technology }
  | { kind: 'trade'; card: TradeCard }
  | { kind: 'ability'; card: Ability }

const all = new Map<string, Card>()
const add = <K extends Card['kind']>(kind: K, records: Readonly<Record<string, { id: string }>>) => {
  for (const card of Object.values(records)) all.set(card.id, { kind, card } as unknown as Card)
}
add('action', actionCards)
add('objective', objectives)
add('political', politicalCards)
add('strategy', strategyCards)
add('technology', technologies)
add('trade', tradeCards)
for (const { abilities } of Object.values(races))
  for (const ability of abilities) all.set(ability.id, { kind: 'ability', card: ability })

/** One of several copies is the same card. */
export const cardOf = (id: string): Card | undefined => all.get(id.replace(/\.\d+$/, ''))

const inWords = (key: string, printed: string) => (knows(key) ? say(key) : printed)

export function cardName(id: string): string {
  const found = cardOf(id)
  if (!found) return id
  if (found.kind === 'trade') return say('ti3.card.trade', { race: found.card.race, count: found.card.value })
  return inWords(`name.${found.kind}.${found.card.id}`, found.card.name)
}

/** What a part of a card says: of a strategy card its `primary`, of an agenda what happens `for` it. */
export const partText = (kind: Card['kind'], id: string, part: string, printed: string) =>
  inWords(`text.${kind}.${id}.${part}`, printed)
export const partName = (kind: Card['kind'], id: string, part: string, printed: string) =>
  inWords(`name.${kind}.${id}.${part}`, printed)

export const wholeText = (kind: Card['kind'], id: string, printed: string) =>
  inWords(`text.${kind}.${id}`, printed)

/** What is printed there has no rules yet: it is drawn, held, traded and voted on, and does nothing. */
export function doesNothingYet(id: string): boolean {
  const found = cardOf(id)
  return (found?.kind === 'action' || found?.kind === 'political') && !effective.has(found.card.id)
}

/** All it says, in paragraphs. */
export function cardText(id: string): string[] {
  const found = cardOf(id)
  switch (found?.kind) {
    case 'strategy': {
      const { text, primary, secondary } = found.card
      return [
        ...(text ? [wholeText('strategy', found.card.id, text)] : []),
        ...(primary ? [partText('strategy', found.card.id, 'primary', primary.text)] : []),
        ...(secondary
          ? [
              say('ti3.card.secondary', {
                text: partText('strategy', found.card.id, 'secondary', secondary.text),
              }),
            ]
          : []),
      ]
    }
    case 'political':
      return agendaText(found.card)
    case 'action':
    case 'objective':
    case 'technology':
    case 'ability':
      return [wholeText(found.kind, found.card.id, found.card.text)]
    default:
      return []
  }
}

function agendaText(card: PoliticalCard): string[] {
  if (card.vote !== 'forAgainst')
    return [say(`ti3.elect.${card.vote}`), partText('political', card.id, 'elected', card.elected)]
  return [
    say('ti3.agenda.for', { text: agendaPart(card, 'for') }),
    say('ti3.agenda.against', { text: agendaPart(card, 'against') }),
  ]
}

/** What happens when the council is for it, or against. */
export const agendaPart = (card: PoliticalCard, side: 'for' | 'against'): string => {
  const printed = card.vote === 'forAgainst' ? card[side] : undefined
  return printed ? partText('political', card.id, side, printed) : say('ti3.agenda.nothing')
}

/** A unit by what it is and where, when it is one that stands somewhere. */
export function unitName(id: string): string {
  const unit = ti3Table.value?.units[id]
  if (!unit) return nameOf('unit', id)
  const place = unit.planet ? nameOf('planet', unit.planet) : systemName(unit.at)
  return say('ti3.unit.at', { unit: unit.kind, place })
}

export const nameCards = () =>
  nameThings({
    card: cardName,
    technology: cardName,
    unit: unitName,
    domain: id => say(`ti3.domain.${id}`),
    leader: leaderName,
  })
