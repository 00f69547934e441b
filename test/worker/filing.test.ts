import { afterEach, expect, test, vi } from 'vitest'
import type { Match } from '../../shared/engine/match.ts'
import { Sockets } from '../../worker/sockets.ts'
import { Turn } from '../../worker/turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('[R11.1] the first line told in a segment is filed under it, and those before under the one before', () => {
  const turn = new Turn(1)
  const told = ['last of three', 'first of four', 'second of four', 'first of six']
  const decision = { n: 7, segment: 3, by: 'p1', key: '3.turn/say', value: 'n1', hash: '' }
  const began = (number: number, told: number) => ({ number, at: { segment: 'turn' }, back: undefined, told })
  turn.move({} as Match, {
    log: told.map(text => ({ text })),
    decision,
    begun: [began(4, 1), began(5, 3), began(6, 3)],
  })
  expect(turn.lines.map(({ segment }) => segment)).toEqual([3, 4, 4, 6])
  const start = new Turn(1)
  start.move({} as Match, { log: [{ text: 'the very first' }], begun: [began(1, 0)] })
  expect(start.lines.map(({ segment }) => segment)).toEqual([1])
})

test('[R9.6] after waking too, whoever was here longest comes first', () => {
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  const slept = (at: number, seat?: string) => ({
    readyState: 1,
    deserializeAttachment: () => ({ at, greeted: true, ...(seat !== undefined && { seat }) }),
  })
  const [early, late, middle, player] = [slept(100), slept(300), slept(200), slept(50, 'p1')]
  const ctx = { getWebSockets: () => [late, player, early, middle] } as unknown as DurableObjectState
  const sockets = new Sockets(ctx, 2, () => {})
  expect(sockets.of(undefined)).toEqual([early, middle, late])
  expect(sockets.of('p1')).toEqual([player])
})
