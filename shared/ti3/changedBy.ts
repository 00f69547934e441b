import type { Seat } from '../engine/rules.ts'
import { type Change, changesOn } from '../galaxy/components/changes.ts'
import { political } from './cards/registry.ts'
import type { PoliticalCardId } from './content/politicalCards.ts'
import { type TechnologyId, technologies } from './content/technologies.ts'
import { heldBy, lawsInForce, type Numbers, shelf } from './effects.ts'
import { priceBefore } from './research.ts'
import type { Table } from './table.ts'

/** Laws that speak of one of these numbers, for saying where a number is shown why it is what it is. */
export const lawsOn = (table: Table, ...names: readonly (keyof Numbers)[]): PoliticalCardId[] =>
  lawsInForce(table)
    .map(({ id }) => id as PoliticalCardId)
    .filter(id => names.some(name => political[id]?.numbers?.[name] !== undefined))

/** By how much each component changes a number, from what is printed. */
export const changesOf = changesOn(shelf, heldBy)

/** Which cards and laws change the price of a technology. */
export function priceChanges(table: Table, seat: Seat, technology: TechnologyId): Change[] {
  const { colour } = technologies[technology]
  return changesOf(table, seat, 'technologyCost', priceBefore(table, seat, technology), {
    colour,
    technology,
  })
}

/** Laws that elected this planet or player. */
export const lawsNaming = (table: Table, id: string): PoliticalCardId[] =>
  lawsInForce(table).flatMap(law => (law.elected?.includes(id) ? [law.id as PoliticalCardId] : []))
