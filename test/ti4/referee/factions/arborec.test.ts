import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, onGround, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import {
  allOf,
  also,
  asFirstPrinted,
  holding,
  inSpace,
  kindsOn,
  laidOut,
  playOn,
  strategyCards,
  whereItFalls,
} from './scenes.ts'

const factions = { p1: 'arborec', p2: 'sol' } as const
const home = inMidgame({ factions }).table.players['p1']?.home as string
const pay = (tradeGoods: number) => ({ planets: [], tradeGoods })

describe('Letani Warriors', () => {
  test('[ti4/68.1.a] two of them make a pair for one resource', () => {
    const game = producing(
      {
        factions,
        technologies: { p1: [] },
        units: { p1: { nestphar: { infantry: 2 } } },
        tradeGoods: { p1: 2 },
      },
      home,
    )
    game.say('p1', { build: { nestphar: { infantry: 2 } }, newDocks: [], pay: pay(1) })
    expect(kindsOn(game, 'p1', 'nestphar')).toHaveLength(4)
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('[ti4/68.4] in space, they put what they make beside them or onto a planet of theirs', () => {
    const game = producing({
      factions,
      technologies: { p1: [] },
      planets: { p1: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 2 } } },
      tradeGoods: { p1: 4 },
    })
    const { docks } = game.offered<Produce>('p1')
    expect(Object.keys(docks)).toHaveLength(1)
    const [yard = ''] = Object.keys(docks)
    expect(docks[yard]?.most).toBe(2)
    game.say('p1', { build: { [yard]: { infantry: 2 } }, newDocks: [], pay: pay(1) })
    expect(inSpace(game, 'p1', 'a0').length + kindsOn(game, 'p1', 'lodor').length).toBe(5)
  })

  test('[ti4/67.6] [ti4/14.1] make no ships beside ships of another, but ground forces', () => {
    const game = producing({
      factions,
      technologies: { p1: [] },
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } }, p2: { a0: { cruiser: 1 } } },
      tradeGoods: { p1: 4 },
    })
    const ship = { build: { lodor: { cruiser: 1 } }, newDocks: [], pay: pay(2) }
    expect(game.answer('p1', ship)).toBeDefined()
    game.say('p1', { build: { lodor: { infantry: 2 } }, newDocks: [], pay: pay(1) })
    expect(kindsOn(game, 'p1', 'lodor')).toHaveLength(4)
  })

  test('[ti4/68.1.d] a dock beside them adds to ships, not to Infantry', () => {
    const game = producing(
      {
        factions,
        technologies: { p1: [] },
        units: { p1: { nestphar: { space_dock: 1, infantry: 1 } } },
        tradeGoods: { p1: 9 },
      },
      home,
    )
    const three = { build: { nestphar: { infantry: 2 } }, newDocks: [], pay: pay(1) }
    expect(game.answer('p1', three)).toBeDefined()
    game.say('p1', { build: { nestphar: { infantry: 1, cruiser: 1 } }, newDocks: [], pay: pay(3) })
    expect(kindsOn(game, 'p1', 'nestphar')).toEqual(['infantry', 'infantry', 'space_dock'])
  })

  test('[ti4/99.3] Warfare’s secondary uses a dock: no Infantry comes of it', () => {
    const game = strategic('warfare', {
      factions: { p1: 'sol', p2: 'arborec' },
      units: { p2: { nestphar: { space_dock: 1, infantry: 4 } } },
      tradeGoods: { p2: 5 },
    })
    playOn(game, {}, now => now.open.some(open => open.endsWith(':use')))
    following(game, 'p2')
    playOn(game, {}, now => now.open.includes('p2:production'))
    const { docks } = game.offered<Produce>('p2')
    expect(docks['nestphar']?.mostOf?.['infantry']).toBe(0)
    expect(docks['nestphar']?.most).toBe(5)
  })

  test('Letani Warrior II come back on a 6 at home as the next turn starts', () => {
    const game = whereItFalls(
      middle => playOn(onGround(middle), {}),
      {
        factions,
        technologies: { p1: ['letani_warrior_ii'], p2: [] },
        planets: { p2: ['lodor'] },
        units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 6 } } },
      },
      made => kindsOn(made, 'p1', 'lodor').length === 0,
    )
    expect(game.rests).toBe(true)
  })
})

describe('Mitosis', () => {
  test('is compulsory where only one planet is theirs, and does nothing without one', () => {
    const one = from({ segment: 'statusPhase' }, { factions, strategyCards, units: {} })
    expect(onPlanet(one.table, 'nestphar', 'infantry')).toHaveLength(1)
    const none = from(
      { segment: 'statusPhase' },
      {
        factions,
        strategyCards,
        units: { p1: { a0: { carrier: 1, infantry: 1 } } },
        also({ table }) {
          delete table.planets.nestphar
        },
      },
    )
    expect(Object.values(none.table.units).filter(({ of }) => of === 'p1')).toHaveLength(2)
  })

  test('[ti4/46.3] the thirteenth Infantry comes as a token beside others', () => {
    const game = from(
      { segment: 'statusPhase' },
      { factions, strategyCards, units: { p1: { nestphar: { infantry: 12 } } } },
    )
    expect(onPlanet(game.table, 'nestphar', 'infantry')).toHaveLength(13)
  })
})

describe('Duha Menaimon', () => {
  const scene: Middle = {
    factions,
    technologies: { p1: ['sarween_tools'] },
    tiles: around({}),
    units: { p1: { a0: { flagship: 1 } } },
    tradeGoods: { p1: 6 },
  }

  test('[ti4/67.4] Sarween Tools do not help', () => {
    const game = untilUse(activating(scene), 'p1', 'duha_menaimon').say('p1', 'duha_menaimon')
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    const cheap = { build: { [yard]: { cruiser: 1 } }, newDocks: [], pay: pay(1) }
    expect(game.answer('p1', cheap)).toBeDefined()
    game.say('p1', { ...cheap, pay: pay(2) })
    expect(game.sheet('p1').tradeGoods).toBe(4)
  })

  test('it is no dock: five Infantry may come of it, as far as they find room', () => {
    const game = untilUse(activating(scene), 'p1', 'duha_menaimon').say('p1', 'duha_menaimon')
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    game.say('p1', { build: { [yard]: { infantry: 5 } }, newDocks: [], pay: pay(3) })
    expect(inSpace(game, 'p1', 'a0')).toEqual([...Array(5).fill('infantry'), 'flagship'].sort())
  })

  test('[ti4/67.6] beside ships of another no ship is built', () => {
    const game = activating({ ...scene, units: { p1: { a0: { flagship: 1 } }, p2: { a0: { fighter: 1 } } } })
    playOn(game, {}, now => canUse(now, 'p1', 'duha_menaimon') || now.open.includes('p1:movement'))
    if (!canUse(game, 'p1', 'duha_menaimon')) return
    game.say('p1', 'duha_menaimon')
    if (game.match.open[0]?.text !== 'ti4.ask.produce') return
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    expect(game.answer('p1', { build: { [yard]: { cruiser: 1 } }, newDocks: [], pay: pay(2) })).toBeDefined()
  })

  test('leaves the Production step of the same action to units with Production', () => {
    const game = activating({
      ...scene,
      technologies: { p1: [] },
      units: { p1: { a0: { flagship: 1, infantry: 2 } } },
    })
    untilUse(game, 'p1', 'duha_menaimon').say('p1', 'duha_menaimon')
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    game.say('p1', { build: { [yard]: { fighter: 2 } }, newDocks: [], pay: pay(1) })
    playOn(game, {}, now => now.open.includes('p1:production'))
    expect(game.open).toContain('p1:production')
  })
})

describe('Bioplasmosis', () => {
  test('moves no Infantry out of space, and none of others', () => {
    const game = from(
      { segment: 'readying' },
      {
        factions,
        strategyCards,
        technologies: { p1: ['bioplasmosis'] },
        tiles: around({ a0: 's26', a1: 's37' }),
        planets: { p1: ['lodor', 'arinam'], p2: ['meer'] },
        units: {
          p1: { lodor: { infantry: 1 }, a0: { carrier: 1, infantry: 2 } },
          p2: { meer: { infantry: 2 } },
        },
      },
    )
    untilUse(game, 'p1', 'bioplasmosis').say('p1', 'bioplasmosis')
    expect(choicesAt(game, 'p1')).toContain('arinam')
    expect(choicesAt(game, 'p1')).not.toContain('meer')
    game.say('p1', 'arinam')
    playOn(
      game,
      { 'ti4.ask.bioplasmosisTroops': now => choicesAt(now, 'p1') },
      now => kindsOn(now, 'p1', 'arinam').length > 0,
    )
    expect(kindsOn(game, 'p1', 'arinam')).toEqual(['infantry'])
    expect(inSpace(game, 'p1', 'a0')).toEqual(['carrier', 'infantry', 'infantry'])
  })
})

describe('Stymie', () => {
  const key = 'stymie.p3'
  const seated = { p1: 'sol', p2: 'xxcha', p3: 'arborec' } as const

  test('is played when ships of another come to a system with units of the holder, planets included', () => {
    const game = activating({
      factions: seated,
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { lodor: { infantry: 1 } } },
      also: holding({ p2: [key] }),
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p2', key))
    expect(canUse(game, 'p2', key)).toBe(true)
    game.say('p2', key)
    game.say('p2', 'a4')
    expect(game.table.activated['a4']).toEqual({ p1: true })
    expect(game.match.state.hands['p3']?.notes[key]).toBe(true)
  })

  test('not against the holder himself, nor where he has nothing', () => {
    const own = activating({
      factions: seated,
      units: { p1: { a1: { cruiser: 1 }, a0: { cruiser: 1 } } },
      also: holding({ p1: [key] }),
    })
    playOn(own, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p1', key))
    expect(own.rests).toBe(true)
    const far = activating({
      factions: seated,
      units: { p1: { a1: { cruiser: 1 } }, p2: { a3: { cruiser: 1 } } },
      also: holding({ p2: [key] }),
    })
    playOn(far, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p2', key))
    expect(far.rests).toBe(true)
  })

  test('as first printed comes home when its holder activates a system with units of the Arborec', () => {
    const game = turn({
      factions: seated,
      strategyCards,
      units: { p1: { a1: { cruiser: 1 } }, p3: { a0: { cruiser: 1 } } },
      also: also(asFirstPrinted, laidOut({ p1: key })),
    })
    game.say('p1', { tactical: 'a0' })
    expect(game.sheet('p1').laidOut).toEqual({})
    expect(game.match.state.hands['p3']?.notes[key]).toBe(true)
  })

  test('as first printed bars no production in their home system', () => {
    const made = (hex: string, planet?: 'lodor') =>
      producing(
        {
          factions: { p1: 'arborec', p2: 'sol' },
          technologies: { p1: [] },
          ...(planet && { planets: { p1: [planet] } }),
          units: {
            p1: { nestphar: { space_dock: 1 }, lodor: { infantry: 2 } },
            p2: { [hex === home ? home : 'a1']: { infantry: 1 } },
          },
          tradeGoods: { p1: 5 },
          also: also(asFirstPrinted, laidOut({ p2: 'stymie.p1' })),
        },
        hex,
      )
    expect(made('a0', 'lodor').rests).toBe(true)
    expect(unitsAt(made(home), 'p1', home, 'space_dock')).toHaveLength(1)
    expect(made(home).open).toContain('p1:production')
  })
})
