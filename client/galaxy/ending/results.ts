import type { Seat } from '../../../shared/engine/rules.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

export interface Result {
  readonly seat: Seat
  readonly wins: boolean
  readonly points: number
  readonly planets: number
  readonly claimed: readonly string[]
  /** Secret objectives fulfilled. */
  readonly secrets: readonly string[]
}

/** Winners first, then by points and planets. */
export function resultsOf(table: Table, winners: readonly Seat[]): Result[] {
  const all = table.order.map(
    (seat): Result => ({
      seat,
      wins: winners.includes(seat),
      points: table.players[seat]?.points ?? 0,
      planets: Object.values(table.planets).filter(card => card?.owner === seat).length,
      claimed: Object.keys(table.objectives).filter(id => table.objectives[id]?.[seat]),
      secrets: reads.secretsOf(table, seat).flatMap(({ id, fate }) => (fate === 'achieved' ? [id] : [])),
    }),
  )
  return all.sort((a, b) => Number(b.wins) - Number(a.wins) || b.points - a.points || b.planets - a.planets)
}
