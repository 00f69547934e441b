import { batch, computed, signal } from '@preact/signals'
import type { Refusal } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { FromRoom, FromSeat, Line, SeatInfo } from '../../shared/protocol.ts'
import { stayAwake } from './awake.ts'
import { type RoomView, sceneOf, withCommit } from './commit.ts'
import { call } from './http.ts'
import { freshId } from './ids.ts'
import { forget, forgetSeat, keep, kept, thisBrowser } from './kept.ts'
import { lineIsBack } from './late.ts'
import { closed } from './limits.ts'
import { reloadFor } from './reload.ts'
import { isScreen } from './screen.ts'
import { type Connection, RoomSocket } from './socket.ts'

/** The room this page shows. */
export const room = signal<RoomView | undefined>()
export const table = signal<unknown>()
export const hand = signal<unknown>()
export const log = signal<readonly Line[]>([])
export const connection = signal<Connection>('connecting')
/** When this page was first shown the table. */
let firstShown: number | undefined
export const isJustOpened = (): boolean => Date.now() - (firstShown ?? Date.now()) < 1500
/** Why there is nothing to show, or nothing of one's own any more. */
export const lost = signal<'noRoom' | 'closed' | 'seatGone' | 'doorShut' | undefined>()

export const mySeat = computed(() => room.value?.seat)
export const seatInfo = (seat: Seat): SeatInfo | undefined => room.value?.seats.find(one => one.seat === seat)

let socket: RoomSocket | undefined

let ahead: { id: string; leave: () => void } | undefined

/** Before there is a page to show it. */
export function enterAhead(id: string): void {
  ahead = { id, leave: enterRoom(id) }
}

export function enterRoom(id: string): () => void {
  const entered = ahead
  ahead = undefined
  if (entered?.id === id) return entered.leave
  entered?.leave()
  leaveNothingBehind()
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const line = new RoomSocket(`${scheme}://${location.host}/api/rooms/${id}/socket`, {
    token: () => (isScreen() ? undefined : kept(id)?.token),
    browser: thisBrowser,
    heard: message => hear(id, message),
    changed: state => {
      connection.value = state
      if (state === 'open') lineIsBack()
    },
    ended: code => end(id, code),
    failed: () => void lookFor(id, line),
  })
  socket = line
  line.open()
  const sleep = stayAwake(line)
  return () => {
    sleep()
    line.end()
    if (socket === line) socket = undefined
  }
}

/** A new token means a new seat: the room greets this browser anew. */
export const greetAnew = (): void => socket?.open()

function leaveNothingBehind() {
  batch(() => {
    room.value = table.value = hand.value = lost.value = undefined
    log.value = []
  })
  firstShown = undefined
}

function hear(id: string, message: FromRoom) {
  if ('welcome' in message) {
    if (reloadFor(message.welcome.build)) return
    const { game, seat, seats } = message.welcome
    const people = seats.flatMap(({ name }) => name ?? []).join(', ')
    keep(id, { game, people, ...(seat !== undefined && { seat, knock: undefined }) })
    if (seat !== undefined || lost.value === 'closed') lost.value = undefined
    show(sceneOf(message.welcome))
  } else if ('commit' in message && room.value) {
    const now = { room: room.value, table: table.value, hand: hand.value, log: log.value }
    show(withCommit(now, message.commit))
  } else if ('refused' in message && message.refused.code === 'doorShut') {
    forgetSeat(id)
    lost.value = 'doorShut'
  }
}

function show(scene: ReturnType<typeof sceneOf>) {
  firstShown ??= Date.now()
  batch(() => {
    room.value = scene.room
    table.value = scene.table
    hand.value = scene.hand
    log.value = scene.log
  })
}

function end(id: string, code: number) {
  if (code === closed.noRoom) {
    forget(id)
    lost.value = 'noRoom'
  } else {
    // Who left has nothing to be told.
    if (kept(id)?.token !== undefined) lost.value = 'seatGone'
    forgetSeat(id)
    greetAnew()
  }
}

/** A browser is not told why a line was refused, so it asks. */
async function lookFor(id: string, line: RoomSocket) {
  const { refused } = await call('GET', `/api/rooms/${id}`)
  const code = refused?.code
  if ((code !== 'noRoom' && code !== 'closed') || socket !== line) return
  line.end()
  // A closed one may open again.
  if (code === 'noRoom') forget(id)
  lost.value = code
}

const gone: Refusal = { code: 'notConnected', why: 'refused.notConnected' }

/** For what only comes late; the rest stands below. */
export const send = (message: FromSeat): Promise<Refusal | undefined> =>
  socket?.send(message) ?? Promise.resolve(gone)

export const answer = (key: string, value: unknown) => send({ answer: { id: freshId(), key, value } })
export const command = (name: string, value: unknown) => send({ command: { id: freshId(), name, value } })
