import { tellClocks } from '../clocks/running.ts'
import { hasClock } from '../clocks/table.ts'
import { refusal } from '../deeds.ts'
import { shiftedLate } from '../patience.ts'
import { tellWindow } from '../windows.ts'
import type { Room } from '../within.ts'
import type { Kind } from './kind.ts'

/** A table that all who sit there have put to rest: nothing moves by itself, nobody decides, and every clock stands until two
 *  go on. */

export const pause: Kind<'pause'> = {
  refuses: ({ facts }) => (facts.paused ? refusal('paused') : undefined),
  enough: 'all',
  does: room => turn => {
    const paused = { since: turn.at }
    room.store.set({ paused })
    turn.shared.paused = paused
    turn.tell({ text: 'room.log.paused' })
    // Nothing is counted down.
    if (hasClock(room)) turn.shared.clocks = {}
    if (room.facts.window) tellWindow(room, turn)
  },
}

export const goOn: Kind<'goOn'> = {
  refuses: ({ facts }) => (facts.paused ? undefined : refusal('notNow')),
  enough: 'two',
  does: room => turn => {
    shiftClocks(room, turn.at)
    room.store.set({ paused: undefined })
    turn.shared.paused = false
    turn.tell({ text: 'room.log.goesOn' })
    if (room.facts.owes) turn.shared.since = room.facts.owes
    tellClocks(room, turn)
    if (room.facts.window) tellWindow(room, turn)
    if (room.facts.late) turn.shared.late = room.facts.late
    if (room.facts.owes) turn.shared.since = room.facts.owes
  },
}

/** What stood meanwhile runs on from where it stood. */
function shiftClocks(room: Room, now: number) {
  const { paused, owes, window, votes, proposal } = room.facts
  const stood = now - (paused?.since ?? now)
  room.store.set({
    // Who came back meanwhile has the whole time, and no more.
    owes: owes && mapped(owes, since => Math.min(now, since + stood)),
    late: shiftedLate(room, stood),
    window: window && { ...window, ends: window.ends + stood },
    votes: votes?.map(vote =>
      vote.first ? { ...vote, first: { ...vote.first, until: vote.first.until + stood } } : vote,
    ),
    proposal: proposal && { ...proposal, at: proposal.at + stood },
    botDue: undefined,
  })
}

const mapped = <T>(record: Readonly<Record<string, T>>, does: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, does(value)]))
