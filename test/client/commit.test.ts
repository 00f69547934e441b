import { describe, expect, it } from 'vitest'
import { sceneOf, withCommit } from '../../client/net/commit.ts'
import type { Welcome } from '../../shared/protocol.ts'
import { welcome } from './fakeSocket.ts'

const before = sceneOf({
  ...welcome,
  undo: 3,
  table: { galaxy: { ring: 1, tiles: { a0: { system: 'sys_quann' } } }, players: { p1: { points: 0 } } },
  hand: { systems: { sys_quann: true, empty_1: true } },
  log: [{ at: 1, n: 3, text: 'ti3.log.laid' }],
} as Welcome)

describe('A commit', () => {
  it('changes what its patches name and leaves every other branch as it was', () => {
    const scene = withCommit(before, { v: 2, table: { galaxy: { ring: 2 } } })
    expect(scene.table).toEqual({
      galaxy: { ring: 2, tiles: { a0: { system: 'sys_quann' } } },
      players: { p1: { points: 0 } },
    })
    const was = before.table as { players: object; galaxy: { tiles: object } }
    const is = scene.table as typeof was
    expect(is.players).toBe(was.players)
    expect(is.galaxy.tiles).toBe(was.galaxy.tiles)
    expect(scene.hand).toBe(before.hand)
    expect(scene.log).toBe(before.log)
    expect(scene.room.v).toBe(2)
  })

  it('takes a laid system out of the hand', () => {
    const scene = withCommit(before, { v: 2, hand: { systems: { empty_1: null } } })
    expect(scene.hand).toEqual({ systems: { sys_quann: true } })
  })

  it('withdraws an undo and a proposal with false', () => {
    const proposed = withCommit(before, { v: 2, proposal: { by: 'p1', to: 3, asked: ['p2'], yes: [] } })
    expect(proposed.room.proposal?.asked).toEqual(['p2'])
    const scene = withCommit(proposed, { v: 3, undo: false, proposal: false })
    expect(scene.room.undo).toBeUndefined()
    expect(scene.room.proposal).toBeUndefined()
  })

  it('strikes the lines of decisions taken back and adds the new ones', () => {
    const scene = withCommit(before, { v: 2, struck: [3], log: [{ at: 2, text: 'room.log.undone' }] })
    expect(scene.log).toEqual([
      { at: 1, n: 3, text: 'ti3.log.laid', struck: true },
      { at: 2, text: 'room.log.undone' },
    ])
  })

  it('opens a window, in which to have spoken up lasts no longer than itself', () => {
    const opened = { kind: 'beforeBattle', left: 3000, spans: ['turn'] }
    const scene = withCommit(before, { v: 2, window: opened })
    expect(scene.room.window).toMatchObject({ kind: 'beforeBattle', spans: ['turn'] })
    const spoken = withCommit(scene, { v: 3, spoken: true })
    expect(withCommit(spoken, { v: 4, waiting: [] }).room.spoken).toBe(true)
    const next = withCommit(spoken, { v: 4, window: { ...opened, left: 500 } })
    expect([next.room.spoken, next.room.window?.brief]).toEqual([undefined, true])
    expect(withCommit(spoken, { v: 4, window: false }).room).not.toHaveProperty('window')
  })
})
