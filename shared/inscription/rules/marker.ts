import { type Flow, inHand } from '../../engine/flow.ts'
import type { Question, Seat } from '../../engine/rules.ts'
import { declarable } from '../objectives.ts'
import type { Mark, MarkOptions } from '../shapes/mark.ts'
import type { Inscription, Table, Turn } from '../table.ts'
import { ask, type Seen } from './asking.ts'
import { everyone } from './rounds.ts'

/** Whether a player's marker is still up when nothing is left to mark: to take back what was marked, and to declare what
 *  it reached, or wait with it, before the part ends for all. */
export function isUp({ table, hand }: Seen, seat: Seat): boolean {
  const { marks, turn, waits } = hand
  if (isByItself(turn)) return false
  return turn.up === true || declarable(table, seat, marks).some(what => !waits[what])
}

/** In a round begun by an earlier build markers go down by themselves. */
export const isByItself = ({ up }: Turn) => up === undefined

/** Asks for the marker where it is still up. */
export function* putDown(seat: Seat): Flow {
  if (yield* inHand<Inscription, boolean>(seat, ({ turn }) => isByItself(turn))) return
  yield* ask<Mark>(seat, 'down', seen => (isUp(seen, seat) ? marker : { skip: { verb: 'down' } }))
  yield* isDown(seat)
}

const nothing: MarkOptions = { shape: 'mark', groups: [], down: true }
export const marker: Omit<Question<Mark>, 'name'> = {
  rule: 'inscription/6.markers',
  text: 'inscription.ask.down',
  options: nothing,
  otherwise: { verb: 'down' },
}

export function* isDown(seat: Seat): Flow {
  yield* inHand<Inscription>(seat, ({ turn }) => {
    if (turn.up) turn.up = false
  })
}

/** A part in which all mark at the same time, until every marker is down. */
export const everyoneMarks = (table: Table, does: (seat: Seat) => Flow): Flow<Record<Seat, void>> =>
  everyone(table, function* (seat) {
    yield* does(seat)
    yield* putDown(seat)
  })
