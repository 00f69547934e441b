import type { Seat } from '../../../shared/engine/rules.ts'
import { type ObjectiveId, objectives } from '../../../shared/ti3/content/objectives.ts'
import type { Table } from '../../../shared/ti3/table.ts'

export interface Result {
  readonly seat: Seat
  readonly wins: boolean
  readonly points: number
  readonly planets: number
  readonly claimed: readonly ObjectiveId[]
  readonly secret?: ObjectiveId
}

/** Winners first, then by points and planets. */
export function resultsOf(table: Table, winners: readonly Seat[]): Result[] {
  const all = table.order.map((seat): Result => {
    const { points = 0, achieved } = table.players[seat] ?? {}
    return {
      seat,
      wins: winners.includes(seat),
      points,
      planets: Object.values(table.planets).filter(({ owner }) => owner === seat).length,
      claimed: (Object.keys(table.objectives) as ObjectiveId[]).filter(id => table.objectives[id]?.[seat]),
      ...(achieved && { secret: achieved }),
    }
  })
  return all.sort((a, b) => Number(b.wins) - Number(a.wins) || b.points - a.points || b.planets - a.planets)
}

/** What ended the game: an objective that does so by itself, or the last point. */
export function endedBy(table: Table, winners: readonly Seat[]): ObjectiveId | undefined {
  const claimed = resultsOf(table, winners).flatMap(({ wins, claimed, secret }) =>
    wins ? [...claimed, ...(secret ? [secret] : [])] : [],
  )
  return (
    claimed.find(id => objectives[id].ends === 'claimed') ??
    // In a line it lies open from the beginning, and ends the game when the token is there.
    (table.token === table.line?.length
      ? (Object.keys(table.objectives) as ObjectiveId[]).find(id => objectives[id].ends === 'revealed')
      : undefined)
  )
}
