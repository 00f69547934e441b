import { behind } from '../../engine/draft.ts'
import { type Flow, leave, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Next, Seat } from '../../engine/rules.ts'
import { clockwiseFrom, orderOfPlay, sheet, strategyCardsOf } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'

/** Who comes first where several are equal: by initiative, without strategy cards clockwise from the speaker. [98.7] */
export function precedence(table: Table): Seat[] {
  const plain = behind(table)
  // In the Agenda Phase cards that were kept count for nothing.
  const isChosen =
    plain.phase !== 'agenda' && plain.order.some(seat => strategyCardsOf(plain, seat).length > 0)
  return isChosen ? orderOfPlay(plain) : clockwiseFrom(plain, plain.speaker)
}

/** Whatever gives or takes victory points: objectives, the custodians, laws, notes. Whoever reaches the goal has won, in the
 *  middle of whatever it is; nobody has more than that or less than none. [98.4, 98.7] */
export function* gainPoints(table: Table, seat: Seat, by: number): Flow {
  const player = sheet(table, seat)
  const points = Math.max(0, Math.min(table.goal, player.points + by))
  if (points === player.points) return
  player.points = points
  const text = by > 0 ? 'ti4.log.points' : 'ti4.log.losesPoints'
  yield* tell('everyone', { text, about: { seat, count: Math.abs(by), points } })
  if (points >= table.goal) yield* leave(yield* won(table, seat))
}

/** At the same moment: the first in order who reaches the goal has won. [98.7] */
export function* gainPointsTogether(table: Table, seats: readonly Seat[], by: number): Flow {
  for (const seat of precedence(table)) if (seats.includes(seat)) yield* gainPoints(table, seat, by)
}

function* won(table: Table, seat: Seat): Flow<Next> {
  table.phase = 'over'
  yield* tell('everyone', { text: 'ti4.log.wins', about: { seat } })
  return { winners: [seat] }
}

/** Objectives are used up: most points win, the first in initiative order among equals. [61.15, 98.8] */
export function* winsOnPoints(table: Table): Flow<Next> {
  yield* tell('everyone', { text: 'ti4.log.objectivesEnd' })
  return yield* won(table, ahead(table, precedence(table)))
}

/** All agreed to end it here: most points win, as where objectives are used up. */
export const endNow: Command<Ti4> = {
  may: ({ table }) => (table.round > 0 ? ({ shape: 'oneOf', of: { now: {} } } as OneOf) : undefined),
  *does(table) {
    table.agreed = true
    yield* leave(yield* won(table, ahead(table, precedence(table))))
  },
}

/** Everybody else is out; or, where all are, whoever had most points. [33] */
export const winsAlone = (table: Table, left: Seat | undefined): Flow<Next> =>
  won(table, left ?? ahead(table, table.order))

function ahead(table: Table, seats: readonly Seat[]): Seat {
  const points = (seat: Seat) => sheet(table, seat).points
  return seats.reduce((best, seat) => (points(seat) > points(best) ? seat : best))
}
