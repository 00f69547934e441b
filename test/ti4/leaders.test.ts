import { describe, expect, test } from 'vitest'
import { unlockingOf } from '../../shared/ti4/cards/unlocking.ts'
import { holds } from '../../shared/ti4/effects.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { turn } from './factions/scenes.ts'
import { inMidgame, type Middle } from './midgame.ts'

const options = { pok: 'yes' }
const factions = { p1: 'sol', p2: 'yssaril' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const scene: Middle = { options, factions, strategyCards }

describe('leaders', () => {
  test('[ti4/51.1] [ti4/51.2] [ti4/51.4] agents are ready from the beginning, commanders and heroes locked', () => {
    const { table } = inMidgame(scene)
    expect(sheet(table, 'p1').leaders).toEqual({
      evelyn_delouis: {},
      claire_gibson: { locked: true },
      jace_x_4th_air_legion: { locked: true },
    })
    expect(inMidgame({ factions }).table.players['p1']?.leaders).toBeUndefined()
  })

  test('[ti4/51.6] [ti4/51.6.d] a commander acts once its condition is met, and is never locked again', () => {
    const rich: Middle = { ...scene, planets: { p1: ['jord', 'bereg', 'primor', 'hopes_end', 'lirta_iv'] } }
    const { table } = inMidgame(rich)
    expect(unlockingOf(table, 'p1', 'claire_gibson')).toEqual({ have: 12, of: 12 })
    expect(holds(table, 'p1', 'claire_gibson')).toBe(false)
    const game = turn(rich)
    game.say('p1', { strategic: 'leadership' })
    untilTrue(game, () => game.open.includes('p2:turn'))
    expect(holds(game.table, 'p1', 'claire_gibson')).toBe(true)
    expect(holds(game.table, 'p2', 'claire_gibson')).toBe(false)
    const poor = structuredClone(game.table)
    for (const card of Object.values(poor.planets)) if (card?.owner === 'p1') card.owner = 'p3'
    expect(unlockingOf(poor, 'p1', 'claire_gibson')?.have).toBe(0)
    expect(holds(poor, 'p1', 'claire_gibson')).toBe(true)
  })

  test('[ti4/51.8] [ti4/51.8.a] Alliance lends an unlocked commander, and its owner keeps it', () => {
    const { table } = inMidgame(scene)
    sheet(table, 'p2').laidOut['alliance.p1'] = true
    expect(holds(table, 'p2', 'claire_gibson')).toBe(false)
    sheet(table, 'p1').leaders = { claire_gibson: {} }
    expect([holds(table, 'p1', 'claire_gibson'), holds(table, 'p2', 'claire_gibson')]).toEqual([true, true])
  })

  test('[ti4/51.10] [ti4/51.11] a hero waits for three scored objectives and is purged once it has acted', () => {
    const { table } = inMidgame(scene)
    expect(unlockingOf(table, 'p1', 'jace_x_4th_air_legion')).toEqual({ have: 0, of: 3 })
    const game = turn({
      ...scene,
      also(state) {
        sheet(state.table, 'p1').leaders = { jace_x_4th_air_legion: {} }
        state.table.activated['b0'] = { p1: true }
      },
    })
    const { reinforcements } = game.sheet('p1').counters
    game.say('p1', { special: 'jace_x_4th_air_legion' })
    expect(game.table.activated['b0']?.['p1']).toBeUndefined()
    expect(game.sheet('p1').counters.reinforcements).toBe(reinforcements + 1)
    expect(game.sheet('p1').leaders).toEqual({})
  })

  test('Ssruu has the abilities of all other agents', () => {
    const { table } = inMidgame(scene)
    expect(holds(table, 'p2', 'evelyn_delouis')).toBe(true)
    expect(holds(table, 'p3', 'evelyn_delouis')).toBe(false)
  })
})
