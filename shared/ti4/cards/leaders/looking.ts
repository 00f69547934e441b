import { draw, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { noteId, noteOwner } from '../../noteKeys.ts'
import type { Hand, Ti4 } from '../../table.ts'

/** Cards in the hand of another that somebody looks at: he alone learns which. */

export type Pile = 'actionCards' | 'notes' | 'secretObjectives'

export function* showNotes(by: Seat, of: Seat): Flow {
  const notes = yield* draw<Ti4, string[]>(({ hands }) => Object.keys((hands[of] as Hand).notes).sort())
  for (const key of notes) {
    const about = { seat: by, other: of, card: noteId(key), owner: noteOwner(key) }
    yield* tell(by, { text: 'ti4.log.seesNoteOf', about })
  }
}

export function* showHand(by: Seat, of: Seat, pile: Pile): Flow {
  yield* tell('everyone', { text: 'ti4.log.looksAtHand', about: { seat: by, other: of } })
  if (pile === 'notes') return yield* showNotes(by, of)
  const cards = yield* draw<Ti4, string[]>(({ hands }) => Object.keys((hands[of] as Hand)[pile]).sort())
  for (const card of cards)
    yield* tell(by, { text: 'ti4.log.seesCardOf', about: { seat: by, other: of, card } })
}
