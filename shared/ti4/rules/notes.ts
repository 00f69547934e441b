import { draw, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { piecesAt } from '../forces.ts'
import { holderOf, isAttached, laidBefore, noteId, noteOwner, notesOf, printedNote } from '../notes.ts'
import { isOut, sheet } from '../realm.ts'
import type { Hand, NoteKey, Table, Ti4 } from '../table.ts'
import { gainPoints } from './victory.ts'

/** Promissory notes: secret in hands, open to all where they lie before a player. [69] */

/** What each begins with. */
export function* takeOwnNotes(table: Table, seat: Seat): Flow {
  const notes = notesOf(table, seat)
  yield* inHand<Ti4>(seat, hand => {
    for (const key of notes) hand.notes[key] = true
  })
  sheet(table, seat).notes = notes.length
}

/** From hand to hand, for the two alone; the numbers are everybody's to see. False where it is no longer there. */
export function* handNote(table: Table, from: Seat, to: Seat, key: NoteKey): Flow<boolean> {
  const isThere = yield* draw<Ti4, boolean>(({ hands }) => {
    const [giver, taker] = [hands[from] as Hand, hands[to] as Hand]
    if (!giver.notes[key]) return false
    delete giver.notes[key]
    taker.notes[key] = true
    return true
  })
  if (!isThere) return false
  sheet(table, from).notes--
  sheet(table, to).notes++
  sheet(table, to).gotNotes = true
  const about = { seat: from, to, card: noteId(key), owner: noteOwner(key) }
  for (const seat of [from, to]) yield* tell(seat, { text: 'ti4.log.givesNote', about })
  return true
}

/** What must be laid open by whoever gets it; his own he never plays. [69.2, 1.23] */
export function* noteReceived(table: Table, seat: Seat, key: NoteKey): Flow {
  if (noteOwner(key) === seat || printedNote(table, key).play.window !== 'whenReceived') return
  yield* layNote(table, seat, key)
}

/** From the hand into the play area, where nobody can trade it. [69.5] */
export function* layNote(table: Table, seat: Seat, key: NoteKey): Flow {
  const player = sheet(table, seat)
  yield* inHand<Ti4>(seat, hand => {
    if (!hand.notes[key]) throw new Error(`${seat} does not hold ${key}`)
    delete hand.notes[key]
  })
  player.notes--
  player.laidOut[key] = true
  yield* tell('everyone', {
    text: 'ti4.log.laysNote',
    about: { seat, card: noteId(key), owner: noteOwner(key) },
  })
  if (worth(key) > 0) yield* gainPoints(table, seat, worth(key))
}

/** Points it is worth to whoever it lies before. */
const worth = (key: NoteKey): number => (noteId(key) === 'support_for_the_throne' ? 1 : 0)

/** Home to its owner's hand, and with it the point it was worth. A note in a hand goes nowhere. [69.3, 69.4] */
export function* returnNote(table: Table, key: NoteKey): Flow {
  const holder = holderOf(table, key)
  if (holder === undefined) return
  const owner = noteOwner(key)
  delete sheet(table, holder).laidOut[key]
  if (!isOut(table, owner)) {
    yield* inHand<Ti4>(owner, hand => {
      hand.notes[key] = true
    })
    sheet(table, owner).notes++
  }
  yield* tell('everyone', { text: 'ti4.log.noteReturns', about: { seat: holder, card: noteId(key), owner } })
  if (worth(key) > 0) yield* gainPoints(table, holder, -worth(key))
}

/** Whoever activates a system with units of theirs gives others their notes back, whatever happens there. */
export function* notesReturnFrom(table: Table, seat: Seat, hex: HexId): Flow {
  for (const key of laidBefore(table, seat)) {
    if (printedNote(table, key).returns !== 'onActivation') continue
    if (piecesAt(table, hex).some(({ of }) => of === noteOwner(key))) yield* returnNote(table, key)
  }
}

/** Those that lie for so long. */
export function* notesReturnAfter(table: Table, when: 'afterCombat' | 'afterStatusPhase'): Flow {
  for (const seat of table.order)
    for (const key of laidBefore(table, seat))
      if (printedNote(table, key).returns === when) yield* returnNote(table, key)
}

/** All that was his leaves the game, wherever it is; what he held of others goes home. [33.2, 33.4, 69.7] */
export function* notesOfEliminated(table: Table, seat: Seat): Flow {
  // What is attached stays beneath its planet.
  for (const key of laidBefore(table, seat)) if (!isAttached(key)) yield* returnNote(table, key)
  for (const key of notesOf(table, seat)) yield* dropNote(table, key)
  const held = yield* inHand<Ti4, NoteKey[]>(seat, hand => Object.keys(hand.notes).sort())
  for (const key of held) if (!isOut(table, noteOwner(key))) yield* handNote(table, seat, noteOwner(key), key)
  yield* inHand<Ti4>(seat, hand => {
    hand.notes = {}
  })
  sheet(table, seat).notes = 0
}

function* dropNote(table: Table, key: NoteKey): Flow {
  const holder = holderOf(table, key)
  if (holder !== undefined) {
    delete sheet(table, holder).laidOut[key]
    const about = { seat: holder, card: noteId(key), owner: noteOwner(key) }
    yield* tell('everyone', { text: 'ti4.log.noteLeaves', about })
    if (worth(key) > 0) yield* gainPoints(table, holder, -worth(key))
    return
  }
  const from = yield* draw<Ti4, Seat | undefined>(({ hands }) => {
    const found = table.order.find(seat => (hands[seat] as Hand).notes[key])
    if (found !== undefined) delete (hands[found] as Hand).notes[key]
    return found
  })
  if (from !== undefined) sheet(table, from).notes--
}
