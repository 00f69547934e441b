import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import type { Turn } from '../../../../shared/galaxy/shapes/turn.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  invading,
  producing,
  turn,
  untilUse,
} from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { strategic } from '../../strategic.ts'
import { allOf, holding, inSpace, kindsOn, playOn, strategyCards, toTheEnd } from './scenes.ts'

const factions = { p1: 'saar', p2: 'sol' } as const

describe('Floating Factory', () => {
  test('moves with ships, or alone, and carries four', () => {
    const game = activating({
      factions,
      technologies: { p1: [] },
      units: { p1: { a1: { space_dock: 1, infantry: 3, fighter: 2 } } },
    })
    const dock = idOf(game, 'p1', 'a1', 'space_dock')
    const cargo = [...unitsAt(game, 'p1', 'a1', 'infantry'), ...unitsAt(game, 'p1', 'a1', 'fighter')]
    expect(game.offered<Move>('p1').ships[dock]).toMatchObject({ capacity: 4 })
    expect(game.offered<Move>('p1').ships[dock]?.counts).toBeFalsy()
    expect(game.answer('p1', { [dock]: { cargo } })).toBeDefined()
    game.say('p1', { [dock]: { cargo: cargo.slice(0, 4) } })
    expect(inSpace(game, 'p1', 'a0')).toHaveLength(5)
  })

  test('[ti4/37.1] counts for nothing in the Fleet Pool', () => {
    const game = activating({
      factions,
      technologies: { p1: [] },
      units: { p1: { a1: { space_dock: 1, cruiser: 3 } } },
      tokens: { p1: { fleet: 3 } },
    })
    playOn(
      game,
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
      now => now.match.open[0]?.text === 'ti4.ask.overFleet',
    )
    expect(inSpace(game, 'p1', 'a0')).toHaveLength(4)
  })

  test('[ti4/58.4.b] bars nobody’s way', () => {
    const game = activating({
      factions: { p1: 'sol', p2: 'saar' },
      tiles: around({ m0: 's46' }),
      units: { p1: { a3: { cruiser: 1 } }, p2: { m0: { space_dock: 1 } } },
    })
    const { ships } = game.offered<Move>('p1')
    expect(Object.values(ships)).toHaveLength(1)
  })

  test('[ti4/79.4.a] is destroyed as soon as ships of another come to where it is alone', () => {
    const game = activating({
      factions: { p1: 'sol', p2: 'saar' },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { space_dock: 1 } } },
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') })
    expect(inSpace(game, 'p2', 'a0')).toEqual([])
    expect(game.told('ti4.log.spaceCombat')).toEqual([])
  })

  test('[ti4/79.4.a] falls with the last ship that guarded it, and its Fighters with it', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'saar' },
      units: { p1: { a0: { dreadnought: 5 } }, p2: { a0: { space_dock: 1, destroyer: 1 } } },
    })
    playOn(game, {})
    expect(inSpace(game, 'p2', 'a0')).toEqual([])
  })

  test('takes no hits while its Fighters do', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'saar' },
      units: { p1: { a0: { cruiser: 5 } }, p2: { a0: { space_dock: 1, carrier: 1, fighter: 2 } } },
    })
    playOn(game, {}, now => now.match.open[0]?.text === 'ti4.ask.casualties')
    if (!game.rests) {
      const { units } = game.offered<{ units: Record<string, { kind: string }> }>('p2')
      expect(Object.values(units).map(({ kind }) => kind)).not.toContain('space_dock')
    }
  })

  test('a single Fighter keeps it alive, for it is a ship', () => {
    const game = activating({
      factions: { p1: 'sol', p2: 'saar' },
      units: { p1: { a1: { destroyer: 1 } }, p2: { a0: { space_dock: 1, fighter: 1 } } },
    })
    playOn(
      game,
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
      now => now.told('ti4.log.spaceCombat').length > 0,
    )
    expect(game.told('ti4.log.spaceCombat')).toHaveLength(1)
  })

  test('sails alone into enemy ships and is lost', () => {
    const game = activating({
      factions,
      technologies: { p1: [] },
      units: { p1: { a1: { space_dock: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') })
    expect(inSpace(game, 'p1', 'a0')).toEqual([])
    expect(inSpace(game, 'p1', 'a1')).toEqual([])
  })

  test('[ti4/77.5] is no reason for Space Cannon to fire', () => {
    const game = activating({
      factions,
      technologies: { p1: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { space_dock: 1 } }, p2: { lodor: { pds: 2 } } },
    })
    playOn(
      game,
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
      now => now.match.open[0]?.text === 'ti4.ask.spaceCannon',
    )
    expect(game.rests).toBe(true)
    expect(inSpace(game, 'p1', 'a0')).toEqual(['space_dock'])
  })

  test('[ti4/68.4] its Infantry stay in space or come down on a planet of theirs in the system', () => {
    const game = producing({
      factions,
      technologies: { p1: [] },
      planets: { p1: ['lodor'] },
      units: { p1: { a0: { space_dock: 1, carrier: 1 } } },
      tradeGoods: { p1: 5 },
    })
    const { docks } = game.offered<Produce>('p1')
    const [yard = ''] = Object.keys(docks)
    expect(docks[yard]?.most).toBe(5)
    const pay = { planets: [], tradeGoods: 1 }
    game.say('p1', { build: { [yard]: { infantry: 2 } }, newDocks: [], pay })
    expect(inSpace(game, 'p1', 'a0').length + kindsOn(game, 'p1', 'lodor').length).toBe(4)
  })

  test('[ti4/16.3] four ground forces find room in it without any ship', () => {
    const game = producing({
      factions,
      technologies: { p1: [] },
      tiles: around({}),
      units: { p1: { a0: { space_dock: 1 } } },
      tradeGoods: { p1: 5 },
    })
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    game.say('p1', {
      build: { [yard]: { infantry: 4 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 2 },
    })
    toTheEnd(game)
    expect(inSpace(game, 'p1', 'a0')).toEqual(['infantry', 'infantry', 'infantry', 'infantry', 'space_dock'])
  })

  test('with Construction it is placed in the space of a system where they control a planet', () => {
    const game = strategic('construction', {
      factions,
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: {},
    })
    playOn(
      game,
      {
        'ti4.ask.structure': (now, { to }) =>
          choicesAt(now, to).find(id => id.includes('lodor') && id.includes('dock')) ?? choicesAt(now, to)[0],
      },
      now => inSpace(now, 'p1', 'a0').length > 0,
    )
    expect(inSpace(game, 'p1', 'a0')).toEqual(['space_dock'])
    expect(kindsOn(game, 'p1', 'lodor')).toEqual([])
  })

  test('stays when its planets are lost', () => {
    const game = invading({
      factions: { p1: 'sol', p2: 'saar' },
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { infantry: 2 } }, p2: { a0: { space_dock: 1, cruiser: 1 } } },
    })
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    if (game.match.open[0]?.text === 'ti4.ask.land')
      game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
    toTheEnd(game)
    expect(inSpace(game, 'p2', 'a0')).toEqual(['cruiser', 'space_dock'])
  })
})

describe('Chaos Mapping', () => {
  const scene: Middle = {
    factions,
    strategyCards,
    technologies: { p1: ['chaos_mapping'] },
    tiles: around({}),
    units: { p1: { a0: { space_dock: 1 } } },
    tradeGoods: { p1: 3 },
  }

  test('comes before a turn in which they pass as well', () => {
    const game = turn({
      ...scene,
      also: ({ table }) => {
        table.strategyCards.leadership.exhausted = true
      },
    })
    expect(canUse(game, 'p1', 'chaos_mapping')).toBe(true)
    game.say('p1', 'pass')
    expect(game.offered<Turn>('p1').pass).toBe(true)
  })

  test('[ti4/67.4] is no use of Production: Sarween Tools do not help', () => {
    const game = turn({ ...scene, technologies: { p1: ['chaos_mapping', 'sarween_tools'] } })
    game.say('p1', 'chaos_mapping')
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    const build = { [yard]: { cruiser: 1 } }
    expect(game.answer('p1', { build, newDocks: [], pay: { planets: [], tradeGoods: 1 } })).toBeDefined()
    game.say('p1', { build, newDocks: [], pay: { planets: [], tradeGoods: 2 } })
    expect(inSpace(game, 'p1', 'a0')).toEqual(['cruiser', 'space_dock'])
  })

  test('needs a unit with Production somewhere', () => {
    const game = turn({ ...scene, units: { p1: { a0: { carrier: 1 } } } })
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti4/67.6] builds no ship beside ships of another', () => {
    const game = turn({
      ...scene,
      units: { p1: { a0: { space_dock: 1, cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    if (!canUse(game, 'p1', 'chaos_mapping')) return
    game.say('p1', 'chaos_mapping')
    const [yard = ''] = Object.keys(game.offered<Produce>('p1').docks)
    const refused = game.answer('p1', {
      build: { [yard]: { cruiser: 1 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 2 },
    })
    expect(refused).toBeDefined()
  })

  test('is not for turns of others', () => {
    const game = turn(scene, 'p2')
    expect(game.match.open.some(({ to }) => to === 'p1')).toBe(false)
  })

  test('a Floating Factory in an asteroid field is no ship, and keeps nobody out', () => {
    const others = turn(
      {
        ...scene,
        tiles: around({ a0: 's44' }),
        units: { p1: { a0: { space_dock: 1 } }, p2: { a2: { cruiser: 1 } } },
      },
      'p2',
    ).offered<Turn>('p2').tactical
    expect(others).toContain('a0')
  })
})

describe('Nomadic', () => {
  test('[ti4/61.16] public objectives are scored without the planets of their home', () => {
    const scoring = (seat: 'p1' | 'p2') =>
      strategic('imperial', {
        factions: { p1: seat === 'p1' ? 'saar' : 'sol', p2: seat === 'p1' ? 'sol' : 'saar' },
        tradeGoods: { p1: 9 },
        also({ table }) {
          table.objectives = { amass_wealth: {}, diversify_research: {}, negotiate_trade_routes: {} }
          for (const [id, card] of Object.entries(table.planets))
            if (card.owner === 'p1') delete table.planets[id as keyof typeof table.planets]
        },
      })
    const texts = (game: ReturnType<typeof turn>) => game.match.open.map(({ text }) => text)
    expect(texts(scoring('p1'))).toContain('ti4.ask.scorePublic')
    expect(texts(scoring('p2'))).not.toContain('ti4.ask.scorePublic')
  })
})

describe('Scavenge', () => {
  test('a planet that an agenda or an ability of theirs brings pays as well', () => {
    const game = from(
      { segment: 'establishControl', args: { seat: 'p1', hex: 'a0' } },
      {
        factions,
        tiles: around({ a0: 's26' }),
        units: { p1: { a0: { carrier: 1 }, lodor: { infantry: 1 } } },
        also({ table }) {
          table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
        },
      },
    )
    toTheEnd(game)
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1' })
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('a planet that is theirs already pays nothing', () => {
    const game = invading({
      factions,
      planets: { p1: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
    })
    const [one = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', { [one]: { planet: 'lodor' } })
    toTheEnd(game)
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })
})

describe('Ragh’s Call', () => {
  const key = 'raghs_call.p2'
  const landing = (middle: Middle) => {
    const game = invading({
      factions: { p1: 'sol', p2: 'saar' },
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { lodor: { infantry: 3 } } },
      also: holding({ p1: [key] }),
      ...middle,
    })
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    return game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
  }

  test('after the landing the Saar leave, nobody fights, and the planet changes hands', () => {
    const game = untilUse(landing({}), 'p1', key).say('p1', key)
    if (game.match.open[0]?.to === 'p1') game.say('p1', choicesAt(game, 'p1')[0])
    toTheEnd(game)
    expect(game.told('ti4.log.groundCombat')).toEqual([])
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p1' })
    expect(kindsOn(game, 'p2', 'lisis_ii').length + kindsOn(game, 'p2', 'ragh').length).toBe(3)
  })

  test('needs another planet of the Saar', () => {
    const game = landing({
      also(state) {
        holding({ p1: [key] })(state)
        delete state.table.planets.lisis_ii
        delete state.table.planets.ragh
      },
    })
    playOn(game, {}, now => canUse(now, 'p1', key))
    expect(game.rests).toBe(true)
  })

  test('is for a landing on ground forces of the Saar alone', () => {
    const game = landing({
      factions: { p1: 'sol', p2: 'winnu', p3: 'saar' },
      also: holding({ p1: ['raghs_call.p3'] }),
    })
    playOn(game, {}, now => canUse(now, 'p1', 'raghs_call.p3'))
    expect(game.rests).toBe(true)
  })
})
