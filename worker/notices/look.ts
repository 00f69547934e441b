import type { Moment } from '../../shared/engine/frames.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { isHeld } from '../faults.ts'
import { humans } from '../seats.ts'
import type { Turn } from '../turn.ts'
import type { Room } from '../within.ts'
import { isReachable, noticedBy, wishesOf } from './kept.ts'
import { lookAgain, notify } from './notify.ts'
import { lookAtTable } from './tableHook.ts'
import { isSoForItself, turnsIn } from './true.ts'

/** After whatever happened: who is to be told of it, and of whom something lies about that is over. */
export function lookAtNotices(room: Room, turn: Turn, before: Moment) {
  if (isHeld(room)) return
  if (turn.moved || turn.shared.stage) lookAtTable(room, turn.at)
  if (room.facts.notices === undefined) return
  const reachable = humans(room).filter(seat => isReachable(wishesOf(room, seat)))
  if (reachable.length === 0) return
  if (turn.shared.stage === 'over') for (const seat of reachable) notify(room, turn, seat, 'end')
  if (!turn.moved) return
  const { moment } = room
  const was = turnsIn(room, before)
  const now = turnsIn(room, moment)
  for (const seat of reachable) {
    const begins = now.of === seat && was.of !== seat && moment.waiting.includes(seat)
    if (begins || isWaitedForAnew(room, turn, before, seat)) {
      const isTurn = now.of === undefined || now.of === seat
      notify(room, turn, seat, isTurn ? 'turn' : 'asked')
    }
    if (now.next === seat && was.next !== seat && !moment.waiting.includes(seat))
      notify(room, turn, seat, 'next')
    for (const [offer, to] of Object.entries(now.offers ?? {}))
      if (to === seat && was.offers?.[offer] === undefined) notify(room, turn, seat, 'offer')
    const { lies = [] } = noticedBy(room, seat)
    if (lies.some(kind => !isSoForItself(room, seat, kind, turn.at))) lookAgain(room, seat, turn.at)
  }
}

/** Named by what all may see, or asked again after having answered; whoever is named and asked nothing is only told by it what
 *  all are told. */
function isWaitedForAnew({ moment }: Room, turn: Turn, before: Moment, seat: Seat): boolean {
  if (!moment.waiting.includes(seat)) return false
  const isNamed = !before.waiting.includes(seat) || Boolean(turn.shared.window)
  return isNamed || (moment.asks[seat] !== undefined && before.asks[seat] === undefined)
}
