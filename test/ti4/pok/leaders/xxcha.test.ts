import { describe, expect, test } from 'vitest'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { turn } from '../../factions/scenes.ts'
import { around } from '../../midgame.ts'
import { leading } from './having.ts'

const factions = { p1: 'xxcha', p2: 'mentak' } as const

describe('Ggrocuto Rinn', () => {
  test('readies a planet, and sends an Infantry home from it beside a planet of his', () => {
    const game = turn(
      leading(['ggrocuto_rinn'], {
        factions,
        tiles: around({ a0: 's26', a1: 's19' }),
        planets: { p1: ['wellon'], p2: ['lodor'] },
        units: { p2: { lodor: { infantry: 2 } } },
        exhausted: ['lodor', 'wellon'],
      }),
    )
    game.say('p1', { special: 'ggrocuto_rinn' }).say('p1', 'lodor')
    game.say('p1', onPlanet(game.table, 'lodor', 'infantry').at(-1)?.id)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(1)
  })

  test('from afar it only readies', () => {
    const game = turn(
      leading(['ggrocuto_rinn'], {
        factions,
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p2: { lodor: { infantry: 2 } } },
        exhausted: ['lodor'],
      }),
    )
    game.say('p1', { special: 'ggrocuto_rinn' })
    if (game.open[0] === 'p1:rinn') game.say('p1', 'lodor')
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
  })
})
