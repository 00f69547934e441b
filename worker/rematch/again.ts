import type { Seat } from '../../shared/engine/rules.ts'
import type { SeatRow } from '../facts.ts'

/** The table after this one: the same game for the same people, who find their seats there. */
export interface Again {
  /** The table it follows. */
  from: string
  /** Who opened it, and is its host. */
  by: Seat
  /** Who sits where, with what names and looks. */
  seats: readonly SeatRow[]
}
