import type { ErrorAnswer, SeatInfo, SeatTaken } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { forgetSeat, keep } from '../net/kept.ts'
import { greetAnew, room } from '../net/room.ts'
import { addBot, type Done, freeSeat, here, hostKey, myKept } from './hosting.ts'

/** What is done to seats in which somebody sits; who comes by a link need not load it. */

/** A person's seat is freed first. */
export async function letBotPlay({ seat, taken }: SeatInfo): Done {
  return (taken ? await freeSeat(seat) : undefined) ?? addBot(seat)
}

export async function handOver(seat: string): Promise<SeatTaken | ErrorAnswer> {
  const { ok, refused } = await call<SeatTaken>('POST', `${here()}/seats/${seat}/hand-over`, {}, hostKey())
  return ok ?? refused
}

export async function leaveSeat(): Done {
  const id = room.value?.room ?? ''
  const { seat, token, phrase } = myKept() ?? {}
  // First, so that the room's farewell is no news.
  forgetSeat(id)
  const { refused } = await call('DELETE', `${here()}/seats/${seat}`, undefined, token)
  if (refused) {
    keep(id, { seat, token, phrase })
    return refused
  }
  greetAnew()
  return undefined
}

export async function changeSeat(changes: { name?: string; colour?: string; emblem?: string }): Done {
  const { seat, token } = myKept() ?? {}
  return (await call('PATCH', `${here()}/seats/${seat}`, changes, token)).refused
}
