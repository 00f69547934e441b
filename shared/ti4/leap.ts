import type { Seat } from '../engine/rules.ts'
import type { Table } from './table.ts'

/** Whose ground forces go down at once, without combat in space. */

export const leap = 'shval_harbinger'

export const leaps = ({ lasting }: Table, seat: Seat): boolean =>
  Object.values(lasting).some(({ effect, by }) => effect === leap && by === seat)
