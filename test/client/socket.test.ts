import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, RoomSocket } from '../../client/net/socket.ts'
import type { FromRoom } from '../../shared/protocol.ts'
import { FakeSocket, welcome } from './fakeSocket.ts'

let states: Connection[]
let heard: FromRoom[]
let ended: number[]
let failures: number
let socket: RoomSocket

const answer = (id: string) => ({ answer: { id, key: '1.opening/p1/home', value: 'c3' } })
const isSent = (id: string) => FakeSocket.last.sent.filter(text => text.includes(id)).length

function greet() {
  FakeSocket.last.opens()
  FakeSocket.last.says({ welcome })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  FakeSocket.all = []
  states = []
  heard = []
  ended = []
  failures = 0
  socket = new RoomSocket('ws://here/api/rooms/abcdefghjkmn/socket', {
    token: () => 'a'.repeat(22),
    browser: () => 'b'.repeat(22),
    heard: message => heard.push(message),
    changed: state => states.push(state),
    ended: code => ended.push(code),
    failed: () => failures++,
  })
  socket.open()
})

afterEach(() => {
  socket.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('The line to a room', () => {
  it('brings the token with the upgrade, and says nothing but hello before the welcome', () => {
    void socket.send(answer('id-1'))
    expect(FakeSocket.last.protocols).toEqual(['throneward', `seat.${'a'.repeat(22)}`])
    expect(FakeSocket.last.url).not.toContain('a'.repeat(22))
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent).toEqual([JSON.stringify({ hello: { browser: 'b'.repeat(22) } })])
    FakeSocket.last.says({ welcome })
    expect(isSent('id-1')).toBe(1)
  })

  it('says the token in its hello every third try, for lines that carry no protocol', async () => {
    for (let tries = 0; tries < 2; tries++) {
      FakeSocket.last.breaks()
      await vi.advanceTimersByTimeAsync(2000)
    }
    expect(FakeSocket.all.map(({ protocols }) => protocols.length)).toEqual([2, 2, 0])
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent).toEqual([JSON.stringify({ hello: { token: 'a'.repeat(22) } })])
  })

  it('sends back what shows that it reads', () => {
    greet()
    FakeSocket.last.says({ pulse: 'once' })
    expect(FakeSocket.last.sent.at(-1)).toBe('{"pulse":"once"}')
  })

  it('sends an answer again under the same id after reconnecting, until it is acknowledged', async () => {
    greet()
    const refused = socket.send(answer('id-1'))
    expect(isSent('id-1')).toBe(1)
    FakeSocket.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    greet()
    expect(FakeSocket.all).toHaveLength(2)
    expect(isSent('id-1')).toBe(1)
    FakeSocket.last.says({ ack: { id: 'id-1', v: 2 } })
    await expect(refused).resolves.toBeUndefined()
    FakeSocket.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    greet()
    expect(isSent('id-1')).toBe(0)
  })

  it('hands a refusal back to whoever sent the answer', async () => {
    greet()
    const refused = socket.send(answer('id-1'))
    FakeSocket.last.says({ refused: { id: 'id-1', code: 'notOpen', why: 'refused.notOpen' } })
    await expect(refused).resolves.toMatchObject({ code: 'notOpen' })
  })

  it('waits longer after each failure, and not at all once the network is back', async () => {
    FakeSocket.last.breaks()
    await vi.advanceTimersByTimeAsync(399)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.breaks()
    await vi.advanceTimersByTimeAsync(799)
    expect(FakeSocket.all).toHaveLength(2)
    socket.wake()
    expect(FakeSocket.all).toHaveLength(3)
    expect(failures).toBe(2)
  })

  it('says within five seconds that no sign of life comes back, and opens a new line later', async () => {
    greet()
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.last.sent.at(-1)).toBe('ping')
    FakeSocket.last.says('pong')
    await vi.advanceTimersByTimeAsync(4400)
    expect(states.at(-1)).toBe('open')
    await vi.advanceTimersByTimeAsync(200)
    expect(states.at(-1)).toBe('silent')
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(states.at(-1)).toBe('retrying')
  })

  it('does not give up a line that only was slow', async () => {
    greet()
    await vi.advanceTimersByTimeAsync(5000)
    expect(states.at(-1)).toBe('silent')
    FakeSocket.last.says('pong')
    expect(states.at(-1)).toBe('open')
    await vi.advanceTimersByTimeAsync(4000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('asks nothing of a room that speaks by itself', async () => {
    greet()
    const before = FakeSocket.last.sent.length
    for (let second = 0; second < 10; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      FakeSocket.last.says({ ack: { id: 'id-0', v: 2 } })
    }
    expect(FakeSocket.last.sent).toHaveLength(before)
  })

  it('says at once that the network is gone, and takes it back where the house answers all the same', () => {
    greet()
    socket.doubt()
    expect(states.at(-1)).toBe('silent')
    expect(FakeSocket.last.sent.at(-1)).toBe('ping')
    FakeSocket.last.says('pong')
    expect(states.at(-1)).toBe('open')
  })

  it('does not try again when the seat is gone', async () => {
    greet()
    FakeSocket.last.breaks(4401)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(ended).toEqual([4401])
    expect(states.at(-1)).toBe('closed')
  })

  it('lets go while nobody looks and comes back at once', () => {
    greet()
    socket.rest()
    expect(states.at(-1)).toBe('resting')
    socket.wake()
    expect(FakeSocket.all).toHaveLength(2)
    greet()
    expect(states.at(-1)).toBe('open')
    expect(heard).toHaveLength(2)
  })
})
