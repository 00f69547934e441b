import type { BotKind, ErrorAnswer, Recovered, RoomMade, SeatInfo, SeatTaken } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { forgetSeat, keep, kept } from '../net/kept.ts'
import { tableLink } from '../net/link.ts'
import { chat, greetAnew, room, seatInfo } from '../net/room.ts'
import { go } from '../route.ts'
import { t } from '../text/text.ts'

/** What is done to seats, over HTTP; the room then tells everybody by the socket. */

const here = () => `/api/rooms/${room.value?.room}`
const myKept = () => kept(room.value?.room ?? '')
const hostSeat = () => room.value?.seats.find(({ host }) => host)?.seat
/** Who made the table hosts it before sitting down; from then on the right goes with the seat that is host. */
const madeIt = () => (hostSeat() === undefined ? myKept()?.host : undefined)
const iAmHost = () => hostSeat() !== undefined && hostSeat() === room.value?.seat
export const isHost = (): boolean => madeIt() !== undefined || iAmHost()
const hostKey = () => madeIt() ?? myKept()?.token

type Done = Promise<ErrorAnswer | undefined>

async function asHost(method: 'POST' | 'DELETE', path: string, body?: unknown): Done {
  return (await call(method, `${here()}/${path}`, body, hostKey())).refused
}

/** Where a bot sits already it only changes its mind. */
export const addBot = (seat: string, bot: BotKind = 'sensible') => asHost('POST', 'bots', { seat, bot })
export const freeSeat = (seat: string) => asHost('DELETE', `seats/${seat}`)
/** A person's seat is freed first. */
export async function letBotPlay({ seat, taken }: SeatInfo): Done {
  return (taken ? await freeSeat(seat) : undefined) ?? addBot(seat)
}

export const startGame = () => asHost('POST', 'start', {})

export async function handOver(seat: string): Promise<SeatTaken | ErrorAnswer> {
  const { ok, refused } = await call<SeatTaken>('POST', `${here()}/seats/${seat}/hand-over`, {}, hostKey())
  return ok ?? refused
}

export async function fillWithBots(): Done {
  for (const { taken, seat } of room.value?.seats ?? []) {
    if (taken) continue
    const refused = await addBot(seat)
    if (refused) return refused
  }
  return undefined
}

/** The token is brought along, so that repeating after a lost answer finds the same seat. */
export async function sitDown(name: string, token: string, seat?: string): Done {
  const id = room.value?.room ?? ''
  const { ok, refused } = await call<SeatTaken>(
    'POST',
    `${here()}/seats`,
    { name, token, ...(seat && { seat }) },
    madeIt(),
  )
  if (refused) return refused
  keep(id, { seat: ok.seat, token: ok.token, phrase: ok.phrase })
  greetAnew()
  return undefined
}

export async function recover(phrase: string): Done {
  const id = room.value?.room ?? ''
  const { ok, refused } = await call<Recovered>('POST', `${here()}/recover`, { phrase })
  if (refused) return refused
  keep(id, { seat: ok.seat, token: ok.token, phrase, ...(ok.host && { host: ok.host }) })
  greetAnew()
  return undefined
}

export async function leaveSeat(): Done {
  const { seat, token } = myKept() ?? {}
  const { refused } = await call('DELETE', `${here()}/seats/${seat}`, undefined, token)
  if (refused) return refused
  forgetSeat(room.value?.room ?? '')
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
  })
  if (refused) return refused
  const { room: next, host, seat, token, phrase } = ok
  keep(next, { game: game ?? '', host, seat, token, phrase })
  await chat(t('over.sameSaid', { link: tableLink(next) }))
  go(`/r/${next}`)
  return undefined
}
