import type { Seat } from '../shared/engine/rules.ts'
import { lookAtDoor } from './doors.ts'
import { forgetLessons } from './lessons.ts'
import { forgetMover } from './motions/kept.ts'
import { forgetNotices } from './notices/kept.ts'
import { forgetOrders } from './orders.ts'
import { forgetAwaited } from './rematch/awaited.ts'
import { isHuman, seatCalled, seatInfos, standsIn } from './seats.ts'
import { endStandIn } from './standIn.ts'
import { reconsider } from './takeBack.ts'
import { forgetHolder } from './talk/holders.ts'
import type { Turn } from './turn.ts'
import { forgetVoter } from './votes.ts'
import type { Room } from './within.ts'

/** A seat whose person is no longer there. */

/** Another sits there now, or nobody. */
export function forget(room: Room, turn: Turn, seat: Seat) {
  if (standsIn(room, seat)) endStandIn(room, turn, seat)
  const { [seat]: _, ...regents } = room.facts.regents ?? {}
  if (room.facts.regents) room.store.set({ regents })
  const { [seat]: __, ...holidays } = room.facts.holidays ?? {}
  if (room.facts.holidays) room.store.set({ holidays })
  forgetVoter(room, turn, seat)
  forgetMover(room, turn, seat)
  forgetOrders(room, turn, seat)
  forgetLessons(room, seat)
  forgetAwaited(room, seat)
  forgetNotices(room, seat)
  forgetHolder(room, turn, seat)
}

/** Nothing that opened it before opens it now. */
export function loses(room: Room, turn: Turn, seat: Seat) {
  room.store.endKeysOf(seat)
  forget(room, turn, seat)
  if (room.facts.host === seat) passHostOn(room, seat)
}

/** Where there is nobody to take over, whoever made the room may still come back to it. */
function passHostOn({ store }: Room, from: Seat) {
  const host = store.seats.find(row => row.seat !== from && isHuman(row))?.seat
  store.set({ host })
  if (host !== undefined) store.endHostKeys()
}

/** As the others decided: a bot plays on there, or it waits for somebody. */
export function passOn(room: Room, turn: Turn, seat: Seat, to: 'free' | 'bot') {
  const { name, ...row } = seatCalled(room, seat)
  room.store.setSeat(to === 'bot' ? { ...row, bot: 'sensible' } : row)
  loses(room, turn, seat)
  const text = to === 'bot' ? 'room.log.handedOn.bot' : 'room.log.handedOn.free'
  turn.tell({ text, about: { seat, ...(name !== undefined && { name }) } })
  room.store.set({ stuck: undefined })
  reconsider(room, turn)
  turn.shared.seats = seatInfos(room)
  if (room.facts.knocks) lookAtDoor(room, turn)
  turn.after.push(() => room.dismissSeat(seat))
}
