import { describe, expect, test } from 'vitest'
import { checkAnswer, type OneOf } from '../../shared/engine/options.ts'
import type { Land } from '../../shared/galaxy/shapes/land.ts'
import type { Pay } from '../../shared/galaxy/shapes/pay.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { shapes } from '../../shared/ti4/shapes.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { around, from, type Middle } from './midgame.ts'

/** p1 has activated a system of two planets, Lodor having one and Arinam and Meer both. */
const invading = (middle: Middle, hex = 'a0') =>
  from(
    { segment: 'invasion', args: { seat: 'p1', hex } },
    {
      tiles: around({ a0: 's26', a1: 's37', m0: 's18' }),
      ...middle,
      also(state) {
        state.table.doing = { of: 'p1', hex }
        middle.also?.(state)
      },
    },
  )

type Game = ReturnType<typeof invading>
const landing = (game: Game, hex: string, ...planets: string[]) => {
  const troops = unitsAt(game, 'p1', hex, 'infantry').filter(id => !game.table.units[id]?.planet)
  return Object.fromEntries(planets.map((planet, i) => [troops[i] ?? '', { planet }]))
}

describe('landing', () => {
  const units = { p1: { a1: { carrier: 1, infantry: 3 } } }

  test('[ti4/95.4] [ti4/49.2] [ti4/25.1] any ground forces in space come down on any planets of the system, or stay', () => {
    const game = invading({ units }, 'a1')
    expect(Object.keys(game.offered<Land>('p1').planets)).toEqual(['arinam', 'meer'])
    game.say('p1', landing(game, 'a1', 'arinam', 'meer'))
    expect(game.table.planets.arinam).toMatchObject({ owner: 'p1', exhausted: true })
    expect(game.table.planets.meer).toMatchObject({ owner: 'p1', exhausted: true })
    expect(unitsAt(game, 'p1', 'a1', 'infantry').filter(id => !game.table.units[id]?.planet)).toHaveLength(1)
  })

  test('[ti4/49.2] nobody has to land', () => {
    const game = invading({ units }, 'a1').say('p1', {})
    expect(game.table.planets.arinam).toBeUndefined()
    expect(game.rests).toBe(true)
  })

  test('[ti4/46.3] nobody lands on more planets than he has pieces of Infantry for', () => {
    const elsewhere = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10']
    const game = invading(
      {
        units: {
          p1: {
            a1: { carrier: 1, infantry: 2 },
            ...Object.fromEntries(elsewhere.map(hex => [hex, { infantry: 1 }])),
          },
        },
      },
      'a1',
    )
    expect(game.answer('p1', landing(game, 'a1', 'arinam', 'meer'))).toMatchObject({ code: 'loneCounter' })
    const [one = '', other = ''] = unitsAt(game, 'p1', 'a1', 'infantry')
    game.say('p1', { [one]: { planet: 'meer' }, [other]: { planet: 'meer' } })
    expect(game.table.planets.meer).toMatchObject({ owner: 'p1' })
  })

  test('[ti4/25.2] a planet of one’s own stays as it is', () => {
    const game = invading({ units, planets: { p1: ['arinam'] } }, 'a1')
    game.say('p1', landing(game, 'a1', 'arinam'))
    expect(game.table.planets.arinam).toEqual({ owner: 'p1', taken: 1 })
  })

  test('[ti4/49.5] structures of others fall with their planet, once no ground force holds it', () => {
    const game = invading({
      units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { lodor: { space_dock: 1 } } },
      planets: { p2: ['lodor'] },
    })
    game.say('p1', landing(game, 'a0', 'lodor'))
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1', exhausted: true })
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })
})

describe('the custodians', () => {
  const units = { p1: { m0: { carrier: 1, infantry: 2 } } }

  test('[ti4/27.1] nobody lands on Mecatol Rex while they are there', () => {
    const game = invading({ units, tradeGoods: { p1: 0 }, exhausted: ['moll_primus'] }, 'm0')
    expect(game.rests).toBe(true)
    expect(game.table.custodians).toBe(true)
  })

  test('[ti4/27.2] six influence removes them, and then somebody has to land, [ti4/27.3] for a victory point', () => {
    const game = invading({ units, tradeGoods: { p1: 7 } }, 'm0').say('p1', 'yes')
    expect(game.offered<Pay>('p1')).toMatchObject({ worth: 'influence', least: 6 })
    game.say('p1', { planets: [], tradeGoods: 6 })
    expect(sheet(game.table, 'p1').points).toBe(1)
    expect(game.table.custodians).toBeUndefined()
    expect(game.answer('p1', {})).toMatchObject({ code: 'tooFew' })
    game.say('p1', landing(game, 'm0', 'mecatol_rex'))
    expect(game.table.planets.mecatol_rex).toMatchObject({ owner: 'p1' })
  })

  test('[ti4/27.2] ground forces without a ship remove nobody', () => {
    const game = invading(
      { units: { p1: { m0: { infantry: 1, space_dock: 1 } } }, tradeGoods: { p1: 6 } },
      'm0',
    )
    expect(game.match.open.some(({ text }) => text === 'ti4.ask.custodians')).toBe(false)
    expect(game.table.custodians).toBe(true)
  })

  test('[ti4/27.2] who has nobody to land cannot remove them', () => {
    const game = invading({ units: { p1: { m0: { carrier: 1 } } }, tradeGoods: { p1: 9 } }, 'm0')
    expect(game.rests).toBe(true)
  })

  test('Winnu remove them for nothing', () => {
    const game = invading({ units, factions: { p1: 'winnu' } }, 'm0').say('p1', 'yes')
    expect(game.table.custodians).toBeUndefined()
    expect(sheet(game.table, 'p1').tradeGoods).toBe(0)
  })

  test('[ti4/98.7] the last point that is needed wins at once, in the middle of the invasion', () => {
    const game = invading(
      {
        units,
        tradeGoods: { p1: 6 },
        also: ({ table }) => {
          sheet(table, 'p1').points = 9
        },
      },
      'm0',
    ).say('p1', 'yes')
    if (!game.match.winners) game.say('p1', { planets: [], tradeGoods: 6 })
    expect(game.match.winners).toEqual(['p1'])
  })
})

describe('bombardment', () => {
  const defended = { p2: { lodor: { infantry: 2 } } }
  const held: Middle = { planets: { p2: ['lodor'] } }

  test('[ti4/49.1] [ti4/15.1] each unit is given a planet with ground forces of another, or none', () => {
    const game = invading({ ...held, units: { p1: { a0: { dreadnought: 1 } }, ...defended } })
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['lodor', 'hold'])
    game.say('p1', 'lodor')
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', unit: 'dreadnought', needs: 5 })
  })

  test('[ti4/15.2] its hits take ground forces there, and nothing else', () => {
    const game = invading({
      ...held,
      units: { p1: { a0: { war_sun: 1 } }, p2: { lodor: { infantry: 4, space_dock: 1 } } },
      technologies: { p1: ['war_sun'] },
    }).say('p1', 'lodor')
    const hits = Number(game.told('ti4.log.fires')[0]?.['hits'])
    expect(hits).toBeGreaterThan(0)
    expect(unitsAt(game, 'p2', 'a0', 'infantry')).toHaveLength(4 - hits)
    expect(unitsAt(game, 'p2', 'a0', 'space_dock')).toHaveLength(1)
  })

  test('[ti4/65] not where a unit has Planetary Shield, [ti4/65.3] unless there is a War Sun', () => {
    const shielded = { p2: { lodor: { infantry: 2, pds: 1 } } }
    const game = invading({ ...held, units: { p1: { a0: { dreadnought: 1 } }, ...shielded } })
    expect(game.rests).toBe(true)
    const sun = invading({
      ...held,
      units: { p1: { a0: { dreadnought: 1, war_sun: 1 } }, ...shielded },
      technologies: { p1: ['war_sun'] },
    })
    expect(Object.keys(sun.offered<OneOf>('p1').of)).toEqual(['lodor', 'hold'])
  })
})

describe('those who defend', () => {
  test('[ti4/49.3] [ti4/77.6] cannons on the planet may fire at whoever landed', () => {
    const game = invading({
      units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 1 } } },
      planets: { p2: ['lodor'] },
    })
    game.say('p1', landing(game, 'a0', 'lodor', 'lodor'))
    expect(game.asked('p2')).toMatchObject({ rule: 'ti4/77.6' })
    game.say('p2', 'yes')
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p2', unit: 'pds', needs: 6 })
  })

  test('[ti4/77.8] their hits take who landed there, and nobody in space', () => {
    const hits = ['p2', 'p3', 'p4'].map(of => {
      const game = invading({
        units: { p1: { a0: { carrier: 1, infantry: 4 } }, [of]: { lodor: { pds: 2 } } },
        planets: { [of]: ['lodor'] },
      })
      game.say('p1', landing(game, 'a0', 'lodor')).say(of, 'yes')
      const scored = Number(game.told('ti4.log.fires')[0]?.['hits'])
      const on = unitsAt(game, 'p1', 'a0', 'infantry').map(id => game.table.units[id]?.planet)
      expect(on.filter(planet => planet === 'lodor')).toHaveLength(scored > 0 ? 0 : 1)
      expect(on.filter(planet => planet === undefined)).toHaveLength(3)
      return scored
    })
    expect(Math.max(...hits)).toBeGreaterThan(0)
  })

  test('[ti4/36.3] [ti4/46.3] no counter is left without a piece of its kind', () => {
    const game = invading({ units: { p1: { a0: { carrier: 1, infantry: 2 } } } })
    const options = game.offered<Land>('p1')
    const short = { ...options, supplements: { infantry: { pieces: 1, at: { a0: 2 } } } } as Land
    expect(checkAnswer(shapes, short, landing(game, 'a0', 'lodor'))).toMatchObject({
      code: 'loneCounter',
      rule: 'ti4/36.3',
    })
  })

  test('[ti4/42.1] [ti4/42.2] [ti4/42] [ti4/49.5] ground forces fight until one side is gone; the planet is his who is left', () => {
    for (const nth of [2, 3, 4, 5]) {
      const game = invading({
        round: nth,
        units: {
          p1: { a0: { carrier: 1, infantry: 2 } },
          p2: { lodor: { infantry: nth - 1, space_dock: 1 } },
        },
        planets: { p2: ['lodor'] },
      })
      game.say('p1', landing(game, 'a0', 'lodor', 'lodor'))
      if (!game.rests) untilTrue(game, () => game.rests)
      const left = (seat: string) =>
        unitsAt(game, seat, 'a0', 'infantry').filter(id => game.table.units[id]?.planet === 'lodor').length
      expect(left('p1') * left('p2')).toBe(0)
      expect(game.table.planets.lodor?.owner).toBe(left('p1') > 0 ? 'p1' : 'p2')
      expect(unitsAt(game, 'p2', 'a0', 'space_dock')).toHaveLength(left('p1') > 0 ? 0 : 1)
      expect(game.table.battle).toBeUndefined()
    }
  })

  test('[ti4/49.4] of several combats the active player chooses which comes first', () => {
    const game = invading(
      {
        units: {
          p1: { a1: { carrier: 1, infantry: 2 } },
          p2: { arinam: { infantry: 1 }, meer: { infantry: 1 } },
        },
        planets: { p2: ['arinam', 'meer'] },
      },
      'a1',
    )
    game.say('p1', landing(game, 'a1', 'arinam', 'meer'))
    expect(game.asked('p1')).toMatchObject({ rule: 'ti4/49.4' })
    game.say('p1', 'meer')
    expect(game.told('ti4.log.groundCombat')[0]).toMatchObject({ planet: 'meer' })
  })
})
