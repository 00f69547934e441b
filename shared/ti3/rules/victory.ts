import { type Flow, leave, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import type { Table } from '../table.ts'

export const pointsToWin = 10

/** Victory points; the tenth ends the game at that moment, in any phase. [p. 14] */
export function* score(table: Table, seat: Seat, points: number): Flow {
  const player = sheet(table, seat)
  player.points = Math.min(pointsToWin, player.points + points)
  yield* tell('everyone', { text: 'ti3.log.points', about: { seat, count: points } })
  if (player.points >= pointsToWin) yield* win(table, [seat])
}

export function* win(table: Table, winners: readonly Seat[]): Flow<never> {
  table.phase = 'over'
  return yield* leave({ winners })
}
