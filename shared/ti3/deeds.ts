import type { Seat } from '../engine/rules.ts'
import { sheet } from './realm.ts'
import type { Table } from './table.ts'

/** What a player has done in this round, as far as objectives ask for it: planets taken, defended planets invaded, systems in
 *  which he won a great battle, and players whose Space Docks he destroyed. */
export type Deed = 'took' | 'invaded' | 'beat' | 'burnt'

/** Each counts once for what it was done to. */
export const deedAs = (deed: Deed, to: string): string => `${deed}.${to}`

export const deedsOf = (table: Table, seat: Seat, deed: Deed): number =>
  Object.keys(sheet(table, seat).memory).filter(key => key.startsWith(`${deed}.`)).length

/** Ships that make a battle a great one. */
export const greatFleet = 3
