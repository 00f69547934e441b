import { describe, expect, test } from 'vitest'
import { playBout } from '../../shared/arena/arena.ts'
import { watches } from '../../shared/arena/index.ts'
import { happened } from '../../shared/arena/ti3/happened.ts'
import { watchTi3 } from '../../shared/arena/ti3/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { LogEntry, Rules } from '../../shared/engine/rules.ts'
import type { RaceId } from '../../shared/ti3/content/races.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'
import { seatsOf } from './scene.ts'

const watch = watches['ti3'] as Watch

const stateWith = (races: Record<string, RaceId>, change: (state: Ti3) => void = () => {}) =>
  midgame({ segment: 'strategyPhase' }, { races, change }).match.state as Ti3

/** What is counted when this is told. */
const counted = (state: Ti3, ...log: LogEntry[]) =>
  happened({ before: state, after: state, decision: undefined, log })

const line = (word: string, about: LogEntry['about']): LogEntry => ({
  text: `ti3.log.${word}`,
  ...(about && { about }),
})

describe('What simulated games count', () => {
  test('is each thing by a name of its own, and every name counted is one that can be missed', () => {
    expect(new Set(watch.everything).size).toBe(watch.everything.length)
    const bout = {
      rules: ti3Rules as unknown as Rules,
      watch,
      options: { players: '3', galaxy: 'random' },
      seats: seatsOf(3),
      seed: 3,
      bot: () => 'random' as const,
      checks: true,
    }
    const { counts, record } = playBout(bout)
    expect(Object.keys(counts).filter(name => !watch.everything.includes(name))).toEqual([])
    const commands = Object.entries(counts).filter(([name]) => name.startsWith('command.'))
    const given = record.filter(({ key }) => key.startsWith('!')).length
    expect(commands.reduce((sum, [, times]) => sum + times, 0)).toBe(given)
    expect(given).toBeGreaterThan(0)
  })

  test('is an ability only for the people who have it', () => {
    const state = stateWith({ p1: 'norr', p2: 'l1z1x', p3: 'sol' })
    const fires = (seat: string, unit: string) => counted(state, line('fires', { seat, unit }))
    expect(fires('p1', 'cruiser')).toContain('ability.norr_combat')
    expect(fires('p1', 'pds')).not.toContain('ability.norr_combat')
    expect(fires('p2', 'dreadnought')).toContain('ability.l1z1x_combat')
    expect(fires('p2', 'cruiser')).not.toContain('ability.l1z1x_combat')
    expect(fires('p3', 'dreadnought')).toEqual([])
  })

  test('is an ambush only where it fires first', () => {
    const state = stateWith({ p1: 'mentak', p2: 'sol', p3: 'norr' })
    const battle = line('spaceBattle', { seat: 'p2', hex: 'b3' })
    const shot = line('fires', { seat: 'p1', unit: 'cruiser' })
    expect(counted(state, battle, shot)).toContain('ability.mentak_ambush')
    expect(counted(state, shot)).not.toContain('ability.mentak_ambush')
    const other = line('fires', { seat: 'p2', unit: 'cruiser' })
    expect(counted(state, battle, other, shot)).not.toContain('ability.mentak_ambush')
  })
})

describe('A game is won', () => {
  const end = (winners: string[], change: (state: Ti3) => void) =>
    watchTi3.result(stateWith({ p1: 'sol' }, change), winners).end

  test('by ten points, by a winning objective, by Imperium Rex, or by being the last one left', () => {
    const points = (state: Ti3) => Object.assign(state.table.players['p1'] ?? {}, { points: 10 })
    expect(end(['p1'], points)).toBe('points')
    expect(end(['p2'], ({ table }) => (table.objectives.pub2_domination = { p2: true }))).toBe('domination')
    expect(end(['p2'], ({ table }) => (table.objectives.pub2_supremacy = { p2: true }))).toBe('supremacy')
    const alone = ({ table: { players } }: Ti3) => {
      for (const seat of ['p1', 'p3']) Object.assign(players[seat] ?? {}, { out: true })
    }
    expect(end(['p2'], alone)).toBe('lastOneLeft')
    const counted = (state: Ti3) => {
      state.table.objectives.pub2_imperium_rex = {}
      Object.assign(state.table.players['p3'] ?? {}, { points: 7 })
    }
    expect(end(['p3'], counted)).toBe('imperiumRex')
    expect(end(['p2'], counted)).toBeUndefined()
  })

  test('by nothing else', () => {
    expect(end(['p1'], () => {})).toBeUndefined()
    expect(end([], () => {})).toBeUndefined()
  })
})
