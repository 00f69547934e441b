import { describe, expect, test } from 'vitest'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse, type Game, turn } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'

/** What is produced by an ability, and who answers it. */

const relaying = (scene: Middle, kind: string): Game => {
  const game = turn({
    options: { pok: 'yes' },
    tiles: around({ a0: 's26' }),
    planets: { p1: ['lodor'] },
    units: { p1: { lodor: { space_dock: 1 } } },
    ...scene,
    also(state) {
      for (const seat of state.table.order) sheet(state.table, seat).leaders = {}
      scene.also?.(state)
    },
  })
  game.say('p1', { special: 'sling_relay' })
  untilTrue(game, () => canUse(game, 'p1', kind))
  return game.say('p1', kind)
}

describe('Sling Relay', () => {
  test('Navarch Feng: the flagship for nothing', () => {
    const game = relaying(
      {
        factions: { p1: 'nomad' },
        technologies: { p1: ['sling_relay'] },
        exhausted: ['lodor'],
        also: ({ table }) => {
          sheet(table, 'p1').leaders = { navarch_feng: {} }
        },
      },
      'flagship',
    )
    expect(unitsAt(game, 'p1', 'a0', 'flagship')).toHaveLength(1)
  })

  test('Amalgamation: a captured ship of that kind for it', () => {
    const game = relaying(
      {
        factions: { p1: 'vuilraith', p2: 'sol' },
        technologies: { p1: ['sling_relay'] },
        exhausted: ['lodor'],
        also: ({ table }) => {
          sheet(table, 'p1').captives = { 'dreadnought.p2': 1 }
        },
      },
      'dreadnought',
    )
    untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'dreadnought').length > 0)
    expect(game.sheet('p1').captives).toBeUndefined()
    expect(game.told('ti4.log.returnsCaptive')).toHaveLength(1)
  })

  test('Yin Spinner, printed last, answers it as well', () => {
    const game = relaying(
      {
        factions: { p1: 'yin' },
        technologies: { p1: ['sling_relay', 'yin_spinner'] },
        tradeGoods: { p1: 2 },
      },
      'cruiser',
    )
    untilTrue(game, () => game.open.some(open => open.endsWith(':spot')))
    game.say('p1', 'lodor')
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(2)
  })
})
