import { type Moment, momentOf } from '../shared/engine/frames.ts'
import type { Match } from '../shared/engine/match.ts'
import type { Room } from './room.ts'
import { seenTable } from './schema.ts'
import type { Viewer } from './sockets.ts'
import { membersOf } from './words.ts'

/** A room at rest keeps in words what its match shows. Whoever wakes it is welcomed with these; the match is read and gone
 *  through again only when somebody decides. */

/** In the rows, those who watch and what all see; no seat is called so. */
const all = ''

/** What a match shows a viewer, as members of a welcome. */
export const wordsFor = (moment: Moment, viewer: Viewer): string =>
  `${wordsForAll(moment)},${ownWords(moment, viewer)}`

const wordsForAll = ({ state, waiting, over }: Moment) =>
  membersOf({ table: state.table, waiting, ...(over && { over }) })

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

export function putIntoWords(room: Room, match: Match) {
  const { store, facts } = room
  // A bot is about to decide, and all of it would be out of date.
  if (facts.botDue !== undefined || facts.rest === stampOf(room)) return
  const seats = store.seats.map(({ seat }) => seat)
  const moment = momentOf(match, seats)
  store.journal.write(seenTable)
  const write = (viewer: string, words: string) =>
    store.journal.write('INSERT OR REPLACE INTO seen VALUES (?, ?)', viewer, words)
  write(all, wordsForAll(moment))
  for (const seat of seats) write(seat, ownWords(moment, seat))
  store.set({ rest: stampOf(room) })
}

export function wordsAtRest(room: Room, viewer: Viewer): string | undefined {
  const { store, facts } = room
  if (facts.rest === undefined || facts.rest !== stampOf(room)) return undefined
  const read = (viewer: string) =>
    store.journal.settled.exec<{ words: string }>('SELECT words FROM seen WHERE viewer = ?', viewer).one()
      .words
  return `${read(all)},${viewer === undefined ? membersOf({ asks: [] }) : read(viewer)}`
}
