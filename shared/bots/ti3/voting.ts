import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
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

const council = votingWith<Table, PoliticalCardId>({
  agendas,
  elections,
  elects: card => politicalCards[card].vote,
  revote: 'revote',
  worthOf: (table, seat, card, id) =>
    politicalCards[card].vote === 'technologyColour' ? colourWorth(table, seat, id) : undefined,
  elected: ({ laws }, law) => laws[law]?.elected,
  ownerOf: (table, id) => ownerOf(table, id as PlanetId),
  rivalry,
  onTable: ({ agenda }) => agenda,
})
export const { favoured, gainOf, gainOfLaw, stakeOf } = council

export const vote = (
  { table, seat = '' }: Seen,
  card: string,
  options: OneOf,
  chance: Chance,
): string | undefined =>
  card in politicalCards ? council.vote(table, seat, card as PoliticalCardId, options, chance) : undefined
