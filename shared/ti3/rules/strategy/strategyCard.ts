import type { Flow } from '../../../engine/flow.ts'
import type { Next, Seat } from '../../../engine/rules.ts'
import type { Scene } from '../../cards/moments.ts'
import type { Table } from '../../table.ts'

/** What a strategy card does. */
export interface StrategyCardRules<Aim = unknown> {
  /** By its holder. Segments it names run before the secondary abilities. `name`: unique within the segment, where that is
   *  not the seat alone. */
  primary(table: Table, seat: Seat, name?: string): Flow<Next | undefined>
  /** Whether the primary ability could do anything so many times, for whom uses it in place of the secondary or beside it. */
  mayPrimary?(table: Table, seat: Seat, times: 1 | 2): boolean
  secondary?: Secondary<Aim>
}

/** Chosen ahead by everybody at the same time, taking effect clockwise. Its counter is paid by the strategic action. */
export interface Secondary<Aim = unknown> {
  /** The moment at which these decide, for cards that change what they decide about. */
  occasion?(seats: readonly Seat[]): Scene
  /** What comes when all have, for those who used it. */
  after?(table: Table, used: readonly Seat[]): Flow
  /** Whether it could do anything for this seat; a pure read. */
  may(table: Table, seat: Seat): boolean
  /** Whether it could, once he has used the primary ability as best he can. */
  mayAfterPrimary?(table: Table, seat: Seat): boolean
  /** The choices, after the seat said that it wants to: in a lane, so nothing is written. `undefined`: changed his mind. */
  aim(table: Table, seat: Seat, name: string): Flow<Aim | undefined>
  /** Whether what was chosen can still be done after those before him. */
  fits(table: Table, seat: Seat, aim: Aim): boolean
  does(table: Table, seat: Seat, aim: Aim, name: string): Flow
}
