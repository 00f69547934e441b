import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  invading,
  onGround,
  untilUse,
} from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import {
  allOf,
  also,
  asFirstPrinted,
  damaged,
  holding,
  inSpace,
  kindsOn,
  playOn,
  toTheEnd,
  whereItFalls,
} from './scenes.ts'

const factions = { p1: 'yin', p2: 'xxcha' } as const
const planet: Middle = {
  factions,
  planets: { p2: ['lodor'] },
  units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
  tradeGoods: { p1: 4 },
}

describe('Indoctrination', () => {
  test('serves the Yin as defenders as well', () => {
    const game = onGround({
      ...planet,
      factions: { p1: 'xxcha', p2: 'yin' },
      tradeGoods: { p2: 2 },
      exhausted: ['darien'],
    })
    untilUse(game, 'p2', 'indoctrination').say('p2', 'indoctrination')
    if (game.open[0] === 'p2:price') game.say('p2', { planets: [], tradeGoods: 2 })
    expect(game.told('ti4.log.changesSides')).toEqual([{ seat: 'p2', other: 'p1', planet: 'lodor' }])
  })

  test('turns the only defender: nobody is left to fight, and the planet falls', () => {
    const game = invading({
      ...planet,
      exhausted: ['darien'],
      tradeGoods: { p1: 2 },
      units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { lodor: { infantry: 1 } } },
    })
    const [one = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [one]: { planet: 'lodor' } })
    untilUse(game, 'p1', 'indoctrination').say('p1', 'indoctrination')
    toTheEnd(game)
    expect(game.told('ti4.log.fires')).toEqual([])
    expect(kindsOn(game, 'p1', 'lodor')).toEqual(['infantry', 'infantry'])
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1' })
  })

  test('is used once in a ground combat, not once a round', () => {
    const game = onGround({
      ...planet,
      units: { p1: { lodor: { infantry: 6 } }, p2: { lodor: { infantry: 9 } } },
      tradeGoods: { p1: 8 },
    })
    untilUse(game, 'p1', 'indoctrination').say('p1', 'indoctrination')
    game.say('p1', { planets: [], tradeGoods: 2 })
    untilTrue(game, () => game.rests || canUse(game, 'p1', 'indoctrination'))
    expect(game.rests).toBe(true)
  })

  test('needs an Infantry of the opponent that takes part', () => {
    const game = onGround({
      ...planet,
      factions: { p1: 'yin', p2: 'naalu' },
      units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { pds: 1 } } },
    })
    expect(game.told('ti4.log.changesSides')).toEqual([])
    expect(game.rests || !canUse(game, 'p1', 'indoctrination')).toBe(true)
  })

  test('is used in each of two ground combats of an invasion', () => {
    const game = onGround({
      ...planet,
      tiles: around({ a0: 's37' }),
      planets: { p2: ['arinam', 'meer'] },
      units: {
        p1: { arinam: { infantry: 1 }, meer: { infantry: 1 } },
        p2: { arinam: { infantry: 1 }, meer: { infantry: 1 } },
      },
    })
    playOn(game, {
      'ti4.ask.play.combatStart': now => (canUse(now, 'p1', 'indoctrination') ? 'indoctrination' : undefined),
      'ti4.ask.payIndoctrination': () => ({ planets: [], tradeGoods: 2 }),
    })
    expect(game.told('ti4.log.changesSides')).toHaveLength(2)
  })
})

describe('Devotion', () => {
  const scene: Middle = {
    factions,
    units: { p1: { a0: { destroyer: 3 } }, p2: { a0: { dreadnought: 3 } } },
  }
  const roundIsOver = (middle: Middle, seat = 'p1') =>
    whereItFalls(
      made => {
        const game = fighting(made)
        return untilTrue(game, () => game.rests || canUse(game, seat, 'devotion'))
      },
      middle,
      game => !game.rests && unitsAt(game, 'p2', 'a0').some(id => !game.table.units[id]?.damaged),
    )

  test('[ti4/87.1] its hit may be cancelled by the damage of the ship it is assigned to', () => {
    const game = roundIsOver(scene)
    const [sound = ''] = unitsAt(game, 'p2', 'a0').filter(id => !game.table.units[id]?.damaged)
    game.say('p1', 'devotion')
    if (game.open[0] === 'p1:aim') game.say('p1', choicesAt(game, 'p1')[0])
    if (game.open[0] === 'p1:victim') game.say('p1', sound)
    const before = unitsAt(game, 'p2', 'a0').length
    if (game.open.includes('p2:casualties')) game.say('p2', { damaged: [sound], destroyed: [] })
    expect(game.table.units[sound]?.damaged).toBe(true)
    expect(unitsAt(game, 'p2', 'a0')).toHaveLength(before)
  })

  test('serves the Yin as defenders as well', () => {
    const game = roundIsOver(
      {
        factions: { p1: 'xxcha', p2: 'yin' },
        units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { cruiser: 3 } } },
      },
      'p2',
    )
    expect(canUse(game, 'p2', 'devotion')).toBe(true)
  })

  test('of the last ships on both sides leaves a draw', () => {
    const game = whereItFalls(
      made => {
        const game = fighting(made)
        return untilTrue(game, () => game.rests || canUse(game, 'p1', 'devotion'))
      },
      { factions, units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { carrier: 1 } } } },
      game => !game.rests && game.table.battle?.round === 1,
    )
    game.say('p1', 'devotion')
    if (!game.rests) toTheEnd(game)
    expect([...inSpace(game, 'p1', 'a0'), ...inSpace(game, 'p2', 'a0')]).toEqual([])
    expect(game.told('ti4.log.bothLost')).toHaveLength(1)
  })

  test('is not offered once no ship of the opponent is left', () => {
    const game = whereItFalls(
      made => {
        const game = fighting(made)
        return untilTrue(game, () => game.rests || canUse(game, 'p1', 'devotion'))
      },
      { factions, units: { p1: { a0: { cruiser: 6 } }, p2: { a0: { carrier: 1 } } } },
      game => game.rests,
    )
    expect(inSpace(game, 'p2', 'a0')).toEqual([])
  })

  test('takes no other ship than a Cruiser or Destroyer', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { dreadnought: 2, carrier: 1, fighter: 2 } }, p2: { a0: { carrier: 2 } } },
    })
    untilTrue(game, () => game.rests || canUse(game, 'p1', 'devotion'))
    expect(game.rests).toBe(true)
  })
})

describe('Van Hauge', () => {
  test('destroyed by a Space Cannon, before any combat, takes every ship of the system along', () => {
    const game = whereItFalls(
      made => {
        const game = activating(made)
        return playOn(game, {
          'ti4.ask.move': now => allOf(now, 'p1', 'a1'),
          'ti4.ask.spaceCannon': () => 'p1',
          'ti4.ask.casualties': now => {
            const [flagship = ''] = unitsAt(now, 'p1', 'a0', 'flagship')
            const { hits } = now.offered<{ hits: number }>('p1')
            const others = unitsAt(now, 'p1', 'a0').filter(id => id !== flagship)
            return { damaged: [], destroyed: [flagship, ...others].slice(0, hits) }
          },
        })
      },
      {
        factions,
        planets: { p2: ['lodor'] },
        units: { p1: { a1: { flagship: 1, cruiser: 2 } }, p2: { lodor: { pds: 2 } } },
        also: damaged('p1'),
      },
      game => unitsAt(game, 'p1', 'a0', 'flagship').length === 0,
    )
    expect(inSpace(game, 'p1', 'a0')).toEqual([])
    expect(kindsOn(game, 'p2', 'lodor')).toEqual(['pds', 'pds'])
  })
})

describe('Greyfire Mutagen', () => {
  const note = 'greyfire_mutagen.p3'
  const held = (units: NonNullable<Middle['units']>, more: Middle = {}) =>
    onGround({
      factions: { p1: 'sol', p2: 'xxcha', p3: 'yin' },
      planets: { p2: ['lodor'] },
      units,
      also: holding({ p1: [note] }),
      ...more,
    })

  test('[ti4/69.1] replaces one Infantry of an opponent with two or more, and goes home', () => {
    const game = held({ p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 3 } } })
    untilUse(game, 'p1', note).say('p1', note)
    expect(game.match.state.hands['p3']?.notes[note]).toBe(true)
    expect(game.told('ti4.log.changesSides')).toEqual([{ seat: 'p1', other: 'p2', planet: 'lodor' }])
  })

  test('not against the Yin, nor against one ground force', () => {
    const one = held({ p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1 } } })
    expect(canUse(one, 'p1', note)).toBe(false)
    const yin = held(
      { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 3 } } },
      { factions: { p1: 'sol', p2: 'yin' }, also: holding({ p1: ['greyfire_mutagen.p2'] }) },
    )
    untilTrue(yin, () => yin.rests || canUse(yin, 'p1', 'greyfire_mutagen.p2'))
    expect(yin.rests).toBe(true)
  })

  test('as first printed silences abilities and technologies of the Yin in one tactical action', () => {
    const game = activating({
      factions: { p1: 'yin', p2: 'xxcha' },
      technologies: { p1: ['impulse_core'] },
      units: { p1: { a1: { cruiser: 3 } }, p2: { a0: { carrier: 2 } } },
      also: also(asFirstPrinted, holding({ p3: ['greyfire_mutagen.p1'] })),
    })
    untilUse(game, 'p3', 'greyfire_mutagen.p1').say('p3', 'greyfire_mutagen.p1')
    untilTrue(game, () => game.open.includes('p1:movement'))
    game.say('p1', Object.fromEntries(unitsAt(game, 'p1', 'a1').map(id => [id, {}])))
    untilTrue(game, () => game.rests || canUse(game, 'p1', 'impulse_core') || canUse(game, 'p1', 'devotion'))
    expect(game.rests).toBe(true)
    expect(game.table.lasting).toEqual({})
  })
})

describe('Impulse Core', () => {
  test('the hit falls on a Fighter only where nothing else is there', () => {
    const game = fighting({
      factions,
      technologies: { p1: ['impulse_core'] },
      units: { p1: { a0: { destroyer: 1, carrier: 1 } }, p2: { a0: { fighter: 2 } } },
    })
    untilUse(game, 'p1', 'impulse_core').say('p1', 'impulse_core')
    if (game.open[0] === 'p1:aim') game.say('p1', unitsAt(game, 'p1', 'a0', 'destroyer')[0])
    expect(game.told('ti4.log.loses').slice(0, 2)).toEqual([
      { seat: 'p1', unit: 'destroyer', count: 1 },
      { seat: 'p2', unit: 'fighter', count: 1 },
    ])
  })

  test('[ti4/78.9] of one’s only ship, against the only ship of the other, is the end of the combat', () => {
    const game = fighting({
      factions,
      technologies: { p1: ['impulse_core'] },
      units: { p1: { a0: { destroyer: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    untilUse(game, 'p1', 'impulse_core').say('p1', 'impulse_core')
    if (!game.rests) toTheEnd(game)
    expect([...inSpace(game, 'p1', 'a0'), ...inSpace(game, 'p2', 'a0')]).toEqual([])
    expect(game.told('ti4.log.fires')).toEqual([])
  })
})
