import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { type AgendaId, agendas as printed } from '../../ti4/content/agendas.ts'
import type { PlanetId } from '../../ti4/content/planets.ts'
import { ownerOf } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import { votingWith } from '../galaxy/voting.ts'
import { agendas, elections } from './agendas.ts'
import { rivalry } from './reads.ts'
import type { Seen } from './temper.ts'

/** Votes for what brings most, weighed by what each agenda would do: see `agendas.ts`. */

/** How well it is when this is elected, or decided. */
export function gainOf(table: Table, seat: Seat, card: AgendaId, id: string): number {
  switch (printed[card].elect) {
    case 'forAgainst':
      return (id === 'for' ? agendas[card]?.for(table, seat) : agendas[card]?.against?.(table, seat)) ?? 0
    case 'law': {
      const gone = -gainOfLaw(table, seat, id as AgendaId)
      return card === 'miscount_disclosed' ? gone / 2 : gone
    }
    default:
      return gainOfElection(table, seat, card, id)
  }
}

/** What befalls another is as good as it is bad for him. */
function gainOfElection(table: Table, seat: Seat, card: AgendaId, id: string): number {
  const whose = table.players[id] ? id : ownerOf(table, id as PlanetId)
  if (whose === undefined) return 0
  const his = elections[card]?.(table, whose, id) ?? 0
  return -his * rivalry(table, seat, whose)
}

/** What a law in force is worth. */
function gainOfLaw(table: Table, seat: Seat, law: AgendaId): number {
  const { elected } = table.laws[law] ?? {}
  if (!elected) return gainOf(table, seat, law, 'for')
  return elected.reduce((sum, id) => sum + gainOf(table, seat, law, id), 0)
}

const council = votingWith<Table, AgendaId>(gainOf, ({ agenda }) => agenda)

/** Less is left to the others. */
const indifferent = 0.2
/** So much is worth all votes although another agenda comes. */
const weighty = 1.5

export function vote({ table, seat = '' }: Seen, options: OneOf, { about }: AskFrame, chance: Chance) {
  const card = String(about?.['card'])
  if (!(card in printed)) return undefined
  if ('abstain' in options.of && council.stakeOf(table, seat) < indifferent) return 'abstain'
  return council.vote(table, seat, card as AgendaId, options, chance)
}

/** Planets are ready again after the second agenda: on the first one half is kept for it. */
export function votesOf({ table, seat = '' }: Seen, { of, least = 0 }: SomeOf): string[] {
  const all = Object.keys(of)
  const isAll = table.agenda?.nth === 2 || council.stakeOf(table, seat) >= weighty
  return isAll ? all : all.slice(0, Math.max(least, Math.ceil(all.length / 2)))
}
