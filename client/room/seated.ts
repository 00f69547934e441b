import type { ErrorAnswer, RoomMade, SeatInfo, SeatTaken } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { forgetSeat, keep } from '../net/kept.ts'
import { tableLink } from '../net/link.ts'
import { greetAnew, room, seatInfo } from '../net/room.ts'
import { go } from '../route.ts'
import { language, t } from '../text/text.ts'
import { addBot, type Done, freeSeat, here, hostKey, myKept } from './hosting.ts'
import { chat } from './talk/saying.ts'

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

/** A table like this one, told to all who sit here. */
export async function openAgain(): Done {
  const { game, options, seat: here = '' } = room.value ?? {}
  const { ok, refused } = await call<RoomMade>('POST', '/api/rooms', {
    game,
    options,
    name: seatInfo(here)?.name,
    language: language.value,
  })
  if (refused) return refused
  const { room: next, host, seat, token, phrase } = ok
  keep(next, { game: game ?? '', host, seat, token, phrase })
  await chat({ text: t('over.sameSaid', { link: tableLink(next) }) })
  go(`/r/${next}`)
  return undefined
}
