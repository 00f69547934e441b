import { political } from './acts/registry.ts'
import type { PoliticalCardId } from './content/politicalCards.ts'
import { lawsInForce, type Numbers } from './effects.ts'
import type { Table } from './table.ts'

/** Laws that speak of one of these numbers, for saying where a number is shown why it is what it is. */
export const lawsOn = (table: Table, ...names: readonly (keyof Numbers)[]): PoliticalCardId[] =>
  lawsInForce(table)
    .map(({ id }) => id as PoliticalCardId)
    .filter(id => names.some(name => political[id]?.numbers?.[name] !== undefined))
