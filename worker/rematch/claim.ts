import type { Seat } from '../../shared/engine/rules.ts'
import type { SeatAgain } from '../../shared/protocol/rematch.ts'
import type { SeatTaken } from '../../shared/protocol.ts'
import { Refused } from '../refused.ts'
import { giveKeys } from '../seating.ts'
import type { Room } from '../within.ts'

/** More devices than anybody has; each costs two rows. */
const mostDevices = 20

/** At the table that is over: the seat's own at the next one, over the line of whoever asks and no other. The token is brought, so
 *  that who asks again finds the same. */
export async function seatAgain(room: Room, seat: Seat, token: string): Promise<SeatAgain> {
  const { next, room: from } = room.facts
  if (next === undefined) throw new Refused(409, 'noNext')
  const { ROOMS } = room.settings
  const taken = await ROOMS.get(ROOMS.idFromName(next)).claim(from, seat, token)
  if (!taken) throw new Refused(409, 'seatGiven')
  return { room: next, ...taken }
}

/** At the next table: only for the one it follows, and only as long as nobody else was given the seat. */
export function claim(room: Room, from: string, seat: Seat, token: string): SeatTaken | undefined {
  const { store, facts } = room
  if (facts.after?.room !== from) return undefined
  const here = Object.keys(facts.after.awaited).find(one => facts.after?.awaited[one] === seat)
  if (here === undefined || store.devicesOf(here) >= mostDevices) return undefined
  return store.atOnce(() => giveKeys(room, here, token))
}
