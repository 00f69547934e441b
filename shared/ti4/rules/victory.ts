import { behind } from '../../engine/draft.ts'
import { type Flow, leave, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { clockwiseFrom, orderOfPlay, sheet, strategyCardsOf } from '../realm.ts'
import type { Table } from '../table.ts'

/** Who comes first where several are equal: by initiative, without strategy cards clockwise from the speaker. [98.7] */
function precedence(table: Table): Seat[] {
  const plain = behind(table)
  const isChosen = plain.order.some(seat => strategyCardsOf(plain, seat).length > 0)
  return isChosen ? orderOfPlay(plain) : clockwiseFrom(plain, plain.speaker)
}

/** Points come one by one in the rules' own order; whoever reaches the goal has won, in the middle of whatever it is. */
export function* gainPoints(table: Table, seat: Seat, count: number): Flow {
  const player = sheet(table, seat)
  player.points = Math.min(table.goal, player.points + count)
  yield* tell('everyone', { text: 'ti4.log.points', about: { seat, count, points: player.points } })
  if (player.points >= table.goal) yield* leave(yield* won(table, seat))
}

function* won(table: Table, seat: Seat): Flow<Next> {
  table.phase = 'over'
  yield* tell('everyone', { text: 'ti4.log.wins', about: { seat } })
  return { winners: [seat] }
}

/** Objectives are used up: most points win, the first in initiative order among equals. [61.15, 98.8] */
export function* winsOnPoints(table: Table): Flow<Next> {
  yield* tell('everyone', { text: 'ti4.log.objectivesEnd' })
  const most = Math.max(...table.order.map(seat => sheet(table, seat).points))
  const first = precedence(table).find(seat => sheet(table, seat).points === most)
  return yield* won(table, first as Seat)
}
