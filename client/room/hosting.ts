import type { ChosenOptions } from '../../shared/engine/rules.ts'
import type { BotKind, ErrorAnswer, Knocking, Recovered, SeatTaken } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { keep, kept, thisBrowser } from '../net/kept.ts'
import { greetAnew, lost, room } from '../net/room.ts'

/** What is done to seats, over HTTP; the room then tells everybody by the socket. */

export const here = () => `/api/rooms/${room.value?.room}`
export const myKept = () => kept(room.value?.room ?? '')
const hostSeat = () => room.value?.seats.find(({ host }) => host)?.seat
/** Who made the table hosts it before sitting down; from then on the right goes with the seat that is host. */
const madeIt = () => (hostSeat() === undefined ? myKept()?.host : undefined)
const iAmHost = () => hostSeat() !== undefined && hostSeat() === room.value?.seat
export const isHost = (): boolean => madeIt() !== undefined || iAmHost()
export const hostKey = () => madeIt() ?? myKept()?.token

export type Done = Promise<ErrorAnswer | undefined>

async function asHost(method: 'POST' | 'DELETE', path: string, body?: unknown): Done {
  return (await call(method, `${here()}/${path}`, body, hostKey())).refused
}

/** Where a bot sits already it only changes its mind. */
export const addBot = (seat: string, bot: BotKind = 'sensible') => asHost('POST', 'bots', { seat, bot })
export const freeSeat = (seat: string) => asHost('DELETE', `seats/${seat}`)
export const chooseOptions = async (options: ChosenOptions): Done =>
  (await call('PATCH', here(), { options }, hostKey())).refused
export const startGame = () => asHost('POST', 'start', {})

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
  const { ok, refused } = await call<SeatTaken | Knocking>(
    'POST',
    `${here()}/seats`,
    { name, token, browser: thisBrowser(), ...(seat && { seat }) },
    madeIt(),
  )
  if (refused) return refused
  lost.value = undefined
  if ('knock' in ok) keep(id, { token: ok.token, knock: ok.knock })
  else keep(id, { seat: ok.seat, token: ok.token, phrase: ok.phrase })
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
