import type { Seat } from '../../shared/engine/rules.ts'
import type { Room } from '../within.ts'
import { keepNoticed, noticedBy, wishesOf } from './kept.ts'
import { paceOf } from './pace.ts'
import { quietUntil } from './quiet.ts'
import { remind } from './reminder.ts'
import type { Due } from './shapes.ts'
import { tableHookRings } from './tableHook.ts'
import { isTelling, putAway, tell } from './tell.ts'
import { isOwed, isSo } from './true.ts'

/** What was to be told is told when its time has come, if it is still so: by the alarm, so that it outlasts whatever befalls the
 *  room in between. */

const never = Number.POSITIVE_INFINITY
/** Alarms may ring a little early. */
const early = 50

export function noticesRing(room: Room, now: number) {
  remind(room, now)
  for (const [seat, { rings = never }] of Object.entries(room.facts.noticed ?? {}))
    if (rings <= now + early) ring(room, seat, now)
  tableHookRings(room, now)
}

function ring(room: Room, seat: Seat, now: number) {
  const noticed = noticedBy(room, seat)
  if (room.facts.paused) return keepNoticed(room, seat, { ...noticed, rings: now + paceOf(room).patience })
  if (isTelling(room, seat)) return keepNoticed(room, seat, { ...noticed, rings: now + paceOf(room).breath })
  const looks = room.sockets.isLooking(seat, now)
  const due = (noticed.due ?? []).filter(
    ({ kind }) => isSo(room, seat, kind, now) && (isOwed(kind) || !looks),
  )
  const later = due.length > 0 ? putOff(room, seat, due, looks, now) : undefined
  if (due.length > 0 && later === undefined) return tell(room, seat, due, now)
  keepNoticed(room, seat, { ...noticed, due, rings: later })
  if (noticed.stale) putAway(room, seat, now)
}

/** Until when it waits; undefined where it is told now. */
function putOff(
  room: Room,
  seat: Seat,
  due: readonly Due[],
  looks: boolean,
  now: number,
): number | undefined {
  const { gap, patience } = paceOf(room)
  const { told = 0, last, tries = 0 } = noticedBy(room, seat)
  // Who looks on sees it; who has gone and left the page open is told once that sleeps.
  if (looks) return now + Math.max(patience, now - Math.min(...due.map(({ at }) => at)))
  // That a turn comes is no reason to be silent when it has come.
  const isFree = tries > 0 || (last === 'next' && due.some(({ kind }) => isOwed(kind)))
  const until = [
    isFree ? 0 : told + gap,
    quietUntil(wishesOf(room, seat).quiet, now) ?? 0,
    due.every(({ kind }) => isOwed(kind)) ? windowEnds(room, seat) : 0,
  ]
  const latest = Math.max(...until)
  return latest > now ? latest : undefined
}

/** In a window nobody is bothered before the room has answered for those who left it to the room. */
function windowEnds({ facts, moment }: Room, seat: Seat): number {
  const isOpen = facts.window && moment.asks[seat]?.[0]?.window !== undefined
  return isOpen ? (facts.window?.ends ?? 0) + early : 0
}
