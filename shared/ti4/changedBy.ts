import { changesOn } from '../galaxy/components/changes.ts'
import { agendaActs } from './cards/registry.ts'
import type { AgendaId } from './content/agendas.ts'
import { heldBy, lawsInForce, shelf } from './effects.ts'
import type { Numbers } from './numbers.ts'
import type { Table } from './table.ts'

/** For saying where a number is shown why it is what it is. */

const lawsWhere = (table: Table, fits: (law: { id: string; elected?: readonly string[] }) => boolean) =>
  lawsInForce(table)
    .filter(fits)
    .map(({ id }) => id as AgendaId)

/** Laws that speak of one of these numbers. */
export const lawsOn = (table: Table, ...names: readonly (keyof Numbers)[]): AgendaId[] =>
  lawsWhere(table, ({ id }) => names.some(name => agendaActs[id as AgendaId]?.numbers?.[name] !== undefined))

/** Laws that elected this planet or player. */
export const lawsNaming = (table: Table, id: string): AgendaId[] =>
  lawsWhere(table, ({ elected }) => elected?.includes(id) === true)

/** By how much each component changes a number, from what is printed. */
export const changesOf = changesOn(shelf, heldBy)
