import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { type PoliticalCardId, politicalCards } from '../../ti3/content/politicalCards.ts'
import { ownerOf } from '../../ti3/realm.ts'
import type { Table } from '../../ti3/table.ts'
import { votingWith } from '../galaxy/voting.ts'
import { agendas } from './cards/agendas.ts'
import { colourWorth, elections } from './cards/elections.ts'
import { rivalry } from './reads.ts'
import type { Seen } from './temper.ts'

/** Votes for what brings most, weighed by what each card would do: see `cards/agendas.ts`, `cards/elections.ts`. */

/** How well it is when this is elected, or decided. */
export function gainOf(table: Table, seat: Seat, card: PoliticalCardId, id: string): number {
  const { vote } = politicalCards[card]
  switch (vote) {
    case 'forAgainst':
      return (id === 'for' ? agendas[card]?.for(table, seat) : agendas[card]?.against?.(table, seat)) ?? 0
    case 'law': {
      const gone = -gainOfLaw(table, seat, id as PoliticalCardId)
      return card === 'revote' ? gone / 2 : gone
    }
    case 'technologyColour':
      return colourWorth(table, seat, id)
    default:
      return gainOfElection(table, seat, card, id)
  }
}

/** What befalls another is as good as it is bad for him. */
function gainOfElection(table: Table, seat: Seat, card: PoliticalCardId, id: string): number {
  const whose = table.players[id] ? id : ownerOf(table, id as PlanetId)
  if (whose === undefined) return 0
  const his = elections[card]?.(table, whose, id) ?? 0
  return -his * rivalry(table, seat, whose)
}

/** What a law in force is worth. */
export function gainOfLaw(table: Table, seat: Seat, law: PoliticalCardId): number {
  const { elected } = table.laws[law] ?? {}
  if (!elected) return gainOf(table, seat, law, 'for')
  return elected.reduce((sum, id) => sum + gainOf(table, seat, law, id), 0)
}

const council = votingWith<Table, PoliticalCardId>(gainOf, ({ agenda }) => agenda)
export const { favoured, stakeOf } = council

export const vote = (
  { table, seat = '' }: Seen,
  card: string,
  options: OneOf,
  chance: Chance,
): string | undefined =>
  card in politicalCards ? council.vote(table, seat, card as PoliticalCardId, options, chance) : undefined
