import { type AskFrame, type Moment, momentOf } from '../shared/engine/frames.ts'
import type { Match } from '../shared/engine/match.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { Progress } from '../shared/protocol.ts'
import type { Spent } from './limits.ts'
import { restTable } from './schema.ts'
import type { Viewer } from './sockets.ts'
import type { Store } from './store.ts'
import type { Room } from './within.ts'
import { membersOf } from './words.ts'

/** A room at rest keeps in words what its match shows. Whoever wakes it is welcomed with these; the match is read and gone
 *  through again only when somebody decides. It is one row, since rows are what a room costs. */

/** Beside the columns of the seats, what all see. */
const all = 'everybody'

/** What a match shows a viewer, as members of a welcome. */
export const wordsFor = (moment: Moment, viewer: Viewer): string =>
  `${wordsForAll(moment)},${ownWords(moment, viewer)}`

const wordsForAll = ({ state, waiting, over }: Moment) =>
  membersOf({ table: state.table, waiting, ...(over && { over }) })

/** Every game counts its rounds on its table; none has begun while it is being set up. */
export function progressIn({
  state,
  waiting,
  over,
}: Pick<Moment, 'waiting' | 'over'> & { state: { table: unknown } }): Progress {
  const { round } = state.table as { round?: unknown }
  return {
    ...(typeof round === 'number' && round > 0 && { round }),
    waiting,
    ...(over && { winners: over.winners }),
  }
}

function ownWords({ state, asks, may, undo }: Moment, viewer: Viewer): string {
  if (viewer === undefined) return membersOf({ asks: [] })
  const own = { may: may[viewer], undo: undo[viewer] }
  return membersOf({
    hand: state.hands[viewer],
    asks: asks[viewer] ?? [],
    ...(own.may && { may: own.may }),
    ...(own.undo !== undefined && { undo: own.undo }),
  })
}

/** Every turn changes it, and so does a new build. */
function stampOf({ facts, rules, settings }: Room): string {
  return [facts.v, facts.privateV, rules.build, settings.BUILD].join(' ')
}

/** What was shown last is good enough for whoever only asks how far the game is, also under a new build. */
export function progressAtRest({ store, facts }: Room): Progress | undefined {
  if (facts.stage === 'lobby') return undefined
  const shown = `${facts.v} ${facts.privateV} %`
  const [row] = rowAtRest<{ shared: string }>(
    store,
    `SELECT ${all} AS shared FROM rest WHERE stamp LIKE ?`,
    shown,
  )
  if (!row) return undefined
  const { table, waiting, over } = JSON.parse(`{${row.shared}}`)
  return progressIn({ state: { table }, waiting, over })
}

/** What a seat was asked when the room came to rest. */
export function asksAtRest({ store, facts }: Room, seat: Seat): readonly AskFrame[] | undefined {
  const shown = `${facts.v} ${facts.privateV} %`
  const [row] = rowAtRest<{ own: string }>(store, `SELECT ${seat} AS own FROM rest WHERE stamp LIKE ?`, shown)
  return row && JSON.parse(`{${row.own}}`).asks
}

/** Before then the room does not fall asleep. */
const soon = 10_000

export function putIntoWords(room: Room, match: Match | undefined) {
  const { store, facts } = room
  const stamp = stampOf(room)
  const now = Date.now()
  // A bot is about to decide, and all of it would be out of date.
  if (room.restsAs === stamp || (facts.botDue ?? Number.POSITIVE_INFINITY) < now + soon) return
  const seats = match ? store.seats.map(({ seat }) => seat) : []
  const moment = match && momentOf(match, seats)
  const words = moment ? [wordsForAll(moment), ...seats.map(seat => ownWords(moment, seat))] : ['']
  store.journal.write(restTable)
  store.journal.write(
    `INSERT OR REPLACE INTO rest (only, stamp, spent, ${[all, ...seats].join()}) VALUES (1, ?, ?${', ?'.repeat(words.length)})`,
    match ? stamp : '',
    JSON.stringify(room.budget.spentOn(now)),
    ...words,
  )
  room.restsAs = stamp
}

/** What each seat had spent of its day when the room last came to rest. */
export function spentAtRest({ store }: Room): Spent | undefined {
  const [row] = rowAtRest<{ spent: string }>(store, 'SELECT spent FROM rest')
  return row && (JSON.parse(row.spent) as Spent)
}

function rowAtRest<T extends Record<string, string>>(
  store: Store,
  statement: string,
  ...values: string[]
): T[] {
  try {
    return store.journal.asRead.exec<T>(statement, ...values).toArray()
  } catch (thrown) {
    if (String(thrown).includes('no such table')) return []
    throw thrown
  }
}

export function wordsAtRest(room: Room, viewer: Viewer): string | undefined {
  const [row] = rowAtRest<{ shared: string; own: string }>(
    room.store,
    `SELECT ${all} AS shared, ${viewer ?? all} AS own FROM rest WHERE stamp = ?`,
    stampOf(room),
  )
  return row && `${row.shared},${viewer === undefined ? membersOf({ asks: [] }) : row.own}`
}
