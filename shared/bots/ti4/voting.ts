import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import { type AgendaId, agendas as printed } from '../../ti4/content/agendas.ts'
import type { PlanetId } from '../../ti4/content/planets.ts'
import { ownerOf } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import { votingWith } from '../galaxy/voting.ts'
import { agendas, elections } from './agendas.ts'
import { rivalry } from './reads.ts'
import type { Seen } from './temper.ts'

/** Votes for what brings most, weighed by what each agenda would do: see `agendas.ts`. */

/** Homes are exhausted; what laws bring is gone. */
const newConstitution = (table: Table, seat: string): number =>
  (Object.keys(table.laws) as AgendaId[]).reduce(
    (sum, law) => sum - council.gainOfLaw(table, seat, law),
    -0.7,
  )

const council = votingWith<Table, AgendaId>({
  agendas: { ...agendas, new_constitution: { for: newConstitution } },
  elections,
  elects: card => printed[card].elect,
  revote: 'miscount_disclosed',
  elected: ({ laws }, law) => laws[law]?.elected,
  ownerOf: (table, id) => ownerOf(table, id as PlanetId),
  rivalry,
  onTable: ({ agenda }) => agenda,
})

export const { gainOf } = council

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
