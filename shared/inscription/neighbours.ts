import type { Seat } from '../engine/rules.ts'
import type { Side } from './content/assets.ts'
import type { Power, Table } from './table.ts'

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** Who sits beside a player; with one or two players the AI does, where nobody else is. */
export function neighbour({ order, ai }: Table, seat: Seat, side: Side): Power {
  const place = order.indexOf(seat)
  if (order.length === 1) return 'ai'
  if (order.length === 2) {
    const aiSide = place === 0 ? ai?.side : ai?.side && otherSide(ai.side)
    return side === aiSide ? 'ai' : (order[1 - place] as Seat)
  }
  const step = side === 'left' ? 1 : order.length - 1
  return order[(place + step) % order.length] as Seat
}
