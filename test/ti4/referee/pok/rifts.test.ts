import { describe, expect, test } from 'vitest'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse, fighting, type Game, turn } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'

/** Ships that leave anomalies or come to them by something else than movement. a1 is a gravity rift. */

const options = { pok: 'yes' }
const tokens = { tactic: 3, fleet: 8, strategy: 2, reinforcements: 3 }

const fates = (game: Game, seat: string) => ({
  passed: game.told('ti4.log.riftPassed').filter(about => about?.['seat'] === seat).length,
  taken: game.told('ti4.log.riftTakes').filter(about => about?.['seat'] === seat).length,
})

const acting = (leader: string, scene: Middle, seat = 'p1') =>
  turn({
    options,
    ...scene,
    also(state) {
      for (const each of state.table.order) sheet(state.table, each).leaders = {}
      sheet(state.table, seat).leaders = { [leader]: {} }
      scene.also?.(state)
    },
  })

describe('leaving a gravity rift otherwise than by movement', () => {
  test('[ti4/41.2] who retreats out of one throws a die for each ship, and loses it on 1 to 3', () => {
    const game = fighting({
      tiles: around({ a0: 's41' }),
      units: { p1: { a0: { fighter: 1 } }, p2: { a0: { cruiser: 8 }, a1: { destroyer: 1 } } },
      tokens: { p2: tokens },
    })
    untilTrue(game, () => canUse(game, 'p2', 'yes'))
    game.say('p2', 'yes')
    untilTrue(game, () => game.rests)
    const { passed, taken } = fates(game, 'p2')
    if (passed + taken === 0) return expect(unitsAt(game, 'p1', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', 'a1', 'cruiser')).toHaveLength(passed)
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(game.table.activated['a1']).toEqual(passed > 0 ? { p2: true } : undefined)
    return undefined
  })

  test('[ti4/41.2] so it is with the Helmsman, and what was carried is lost with the last ship', () => {
    const game = acting('the_helmsman', {
      factions: { p1: 'l1z1x', p4: 'sol' },
      tiles: around({ a1: 's41' }),
      units: { p1: { a1: { dreadnought: 1, infantry: 1 } } },
      tokens: { p1: tokens },
    })
    game.say('p1', { special: 'the_helmsman' }).say('p1', 'a3')
    game.say('p1', unitsAt(game, 'p1', 'a1', 'dreadnought'))
    if (game.open.some(open => open.includes('cargo') || open.endsWith('a1')))
      game.say('p1', unitsAt(game, 'p1', 'a1', 'infantry'))
    const { passed, taken } = fates(game, 'p1')
    expect(passed + taken).toBe(1)
    expect(unitsAt(game, 'p1', 'a3')).toHaveLength(passed * 2)
    expect(unitsAt(game, 'p1', 'a1')).toEqual([])
  })

  test('[ti4/41.2] with Helix Protocol, and with Benediction for whoever is driven', () => {
    const helix = acting('mirik_aun_sissiri', {
      factions: { p1: 'argent' },
      tiles: around({ a1: 's41' }),
      units: { p1: { a1: { cruiser: 5 } } },
      tokens: { p1: tokens },
      also: ({ table }) => {
        table.activated['a3'] = { p1: true }
      },
    })
    helix.say('p1', { special: 'mirik_aun_sissiri' }).say('p1', unitsAt(helix, 'p1', 'a1'))
    const went = fates(helix, 'p1')
    expect(went.passed + went.taken).toBe(5)
    expect(unitsAt(helix, 'p1', 'a3')).toHaveLength(went.passed)

    const driven = acting('airo_shir_aur', {
      factions: { p1: 'mahact', p2: 'sol', p3: 'letnev' },
      tiles: around({ a1: 's41' }),
      units: { p2: { a1: { dreadnought: 4 } }, p3: { a0: { fighter: 1 } }, p1: {} },
      tokens: { p2: tokens },
    })
    driven.say('p1', { special: 'airo_shir_aur' })
    untilTrue(driven, () => driven.told('ti4.log.benediction').length > 0)
    const { passed, taken } = fates(driven, 'p2')
    expect(passed + taken).toBe(4)
  })
})

describe('nebulae and abilities that move ships', () => {
  test('[ti4/59.1] nobody comes into one that is not the active system, but the Empyrean', () => {
    const goals = (nebula: boolean) => {
      const game = acting('the_helmsman', {
        factions: { p1: 'l1z1x', p4: 'sol' },
        tiles: around(nebula ? { a1: 's42' } : {}),
        units: { p1: { a2: { dreadnought: 1 } } },
        tokens: { p1: tokens },
      })
      game.say('p1', { special: 'the_helmsman' })
      return Object.keys(game.offered<{ of: object }>('p1').of)
    }
    expect(goals(false)).toContain('a1')
    expect(goals(true)).not.toContain('a1')
    expect(goals(true)).toContain('a3')
  })
})
