import { biggestFrame, closed, type FromClient, type Hello, messageIn } from '../shared/protocol.ts'
import { consider } from './consider.ts'
import { isKnocking, wasShutOut } from './doors.ts'
import { hashed } from './keys.ts'
import { seen } from './notices/tell.ts'
import { knowBrowser, standsIn } from './seats.ts'
import { comesBack } from './standIn.ts'
import { gallery, murmur, watcherKnownBy } from './talk/gallery.ts'
import type { Room } from './within.ts'

const deepest = 16
const curly = '{'.charCodeAt(0)
const square = '['.charCodeAt(0)

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(inner => isDeeperThan(levels - 1, inner))
}

/** How many brackets are opened, in words too: with few of them nothing lies deep. */
function opens(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === curly || char === square) count++
  }
  return count
}

export function readMessage(data: string | ArrayBuffer): FromClient | undefined {
  if (typeof data !== 'string' || data.length > biggestFrame) return undefined
  if (data.length * 3 > biggestFrame && new TextEncoder().encode(data).length > biggestFrame) return undefined
  try {
    const message: unknown = JSON.parse(data)
    return opens(data) > deepest && isDeeperThan(deepest, message) ? undefined : messageIn(message)
  } catch {
    return undefined
  }
}

export function hear(room: Room, socket: WebSocket, message: FromClient) {
  const { sockets, store } = room
  if ('hello' in message) return hearHello(room, socket, message.hello)
  const badge = sockets.badgeOf(socket)
  if (!badge?.greeted) return room.dismiss(socket, closed.malformed, 'say hello first')
  const [{ id }] = Object.values(message) as [{ id: string }]
  const { seat } = badge
  if (seat === undefined && 'murmur' in message) return hearMurmur(room, socket, message.murmur)
  if (seat === undefined)
    return sockets.send(socket, { refused: { id, code: 'watching', why: 'refused.watching' } })
  // Nobody is back by it, and nothing is to be remembered of it.
  if ('looking' in message) {
    const { yes, device } = message.looking
    sockets.looks(socket, yes)
    if (yes) seen(room, seat, device)
    return sockets.send(socket, { ack: { id, v: room.facts.v } })
  }
  const known = store.ackOf(seat, id)
  if (known !== undefined) return sockets.send(socket, { ack: { id, v: known } })
  if (!room.budget.may(seat, Date.now()))
    return sockets.send(socket, { refused: { id, code: 'spent', why: 'refused.spent' } })
  room.spending(seat, () => {
    if (standsIn(room, seat)) comesBack(room, seat)
    // Nothing more is to be remembered of it.
    if ('here' in message) return sockets.send(socket, { ack: { id, v: room.facts.v } })
    const deed = consider(room, seat, message)
    if (typeof deed !== 'function') return sockets.send(socket, { refused: { id, ...deed } })
    const v = room.turn(turn => {
      deed(turn)
      store.addAck(seat, id, turn.v)
      return turn.v
    })
    sockets.send(socket, { ack: { id, v } })
  })
}

/** Those who watch have no seat to be acknowledged by, and pay together for what is written. */
function hearMurmur(room: Room, socket: WebSocket, said: Extract<FromClient, { murmur: unknown }>['murmur']) {
  const { sockets, store } = room
  const { id } = said
  const { who = '', from = '' } = sockets.badgeOf(socket) ?? {}
  const known = store.ackOf(gallery, id)
  if (known !== undefined) return sockets.send(socket, { ack: { id, v: known } })
  if (!room.budget.may(gallery, Date.now()))
    return sockets.send(socket, { refused: { id, code: 'spent', why: 'refused.spent' } })
  room.spending(gallery, () => {
    const deed = murmur(room, who, from, said)
    if (typeof deed !== 'function') return sockets.send(socket, { refused: { id, ...deed } })
    const v = room.turn(turn => {
      deed(turn)
      store.addAck(gallery, id, turn.v)
      return turn.v
    })
    sockets.send(socket, { ack: { id, v } })
  })
}

/** Who it is was known from the upgrade, unless this says otherwise. */
function hearHello(room: Room, socket: WebSocket, { token, browser }: Hello) {
  const { sockets, store, facts } = room
  const badge = sockets.badgeOf(socket)
  const key = token === undefined ? badge?.key : hashed(facts.room, 'seat', token)
  const seat = key === undefined ? badge?.brings : store.keyOf(key, 'seat')?.seat
  if (!sockets.mayBeGreeted(socket, seat)) return room.dismiss(socket, closed.tooFast, 'too many hellos')
  if (seat !== undefined) knowBrowser(room, browser, seat)
  else sockets.wears(socket, { who: watcherKnownBy(room, browser, badge?.from) })
  if (key === undefined || seat !== undefined) return room.greet(socket, seat)
  const isOut = wasShutOut(room, key)
  if (isOut || isKnocking(room, key)) {
    sockets.wears(socket, { key })
    room.greet(socket, undefined)
    if (isOut) room.stayOut(key)
    return
  }
  sockets.send(socket, { refused: { id: 'hello', code: 'unknownToken', why: 'refused.unknownToken' } })
  room.dismiss(socket, closed.seatGone, 'unknown token')
}
