import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import type { Transaction } from '../../../../shared/ti4/shapes/transaction.ts'
import { idOf, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, fighting, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { allOf, damaged, holding, inSpace, playOn, strategyCards, whereItFalls } from './scenes.ts'

const factions = { p1: 'creuss', p2: 'sol' } as const
const shipsFor = (middle: Middle) => {
  const game = activating({ factions, technologies: { p1: [], p2: [] }, ...middle })
  return game.open.includes('p1:movement') ? Object.values(game.offered<Move>('p1').ships) : []
}

describe('Quantum Entanglement', () => {
  test('[ti4/60.3] makes neighbours of the Creuss and of whoever is at the other wormhole', () => {
    const pillages = (middle: Middle) => {
      const game = activating({
        factions: { p1: 'sol', p2: 'mentak', p3: 'creuss' },
        tiles: around({ a0: 's47', a1: 's39', a4: 's40' }),
        units: { p2: { a4: { cruiser: 1 } }, p3: { a1: { cruiser: 1 } } },
        tradeGoods: { p3: 3 },
        ...middle,
      })
      return game.may('p2')['offer'] !== undefined
    }
    expect(pillages({})).toBe(false)
    const game = turn(
      {
        factions: { p1: 'sol', p2: 'mentak', p3: 'creuss' },
        strategyCards,
        tiles: around({ a1: 's39', a4: 's40' }),
        units: { p2: { a4: { cruiser: 1 } }, p3: { a1: { cruiser: 1 } } },
        tradeGoods: { p3: 3 },
      },
      'p3',
    )
    expect(Object.keys((game.may('p3')['offer'] as Transaction).with)).toContain('p2')
  })

  test('[ti4/77.3] their PDS II reach through it, those of others do not', () => {
    const fired = (seats: NonNullable<Middle['factions']>) => {
      const game = activating({
        factions: seats,
        technologies: { p1: [], p2: ['pds_ii'] },
        tiles: around({ a0: 's39', a3: 's25' }),
        planets: { p2: ['quann'] },
        units: { p1: { a1: { cruiser: 1 } }, p2: { quann: { pds: 1 } } },
      })
      playOn(
        game,
        { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
        now => now.match.open[0]?.text === 'ti4.ask.spaceCannon',
      )
      return !game.rests
    }
    expect(fired({ p1: 'sol', p2: 'creuss' })).toBe(true)
    expect(fired({ p1: 'sol', p2: 'xxcha' })).toBe(false)
  })

  test('[ti4/78.7] they may retreat through it', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'creuss' },
      technologies: { p1: [], p2: [] },
      tiles: around({ a0: 's39', a3: 's40' }),
      units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 }, a3: { cruiser: 1 } } },
    })
    playOn(
      game,
      { 'ti4.ask.announceRetreat': (_, { to }) => (to === 'p2' ? 'yes' : 'no') },
      now => unitsAt(now, 'p2', 'a3').length > 1,
    )
    if (!game.rests) expect(unitsAt(game, 'p2', 'a3').length).toBeGreaterThan(1)
    expect(game.told('ti4.log.spaceCombat')).toHaveLength(1)
  })
})

describe('Slipstream', () => {
  test('helps ships that start at an alpha or beta token, not those that only pass one', () => {
    const laid: Middle['also'] = ({ table }) => {
      table.tokens = { creuss_alpha: 'a3' }
    }
    // From a3 over the middle to a0 are two steps.
    const carrier = { p1: { a3: { carrier: 1 } } }
    expect(shipsFor({ tiles: around({ m0: 's50' }), units: carrier, also: laid })).toHaveLength(1)
    expect(shipsFor({ tiles: around({ m0: 's50' }), units: carrier })).toHaveLength(0)
  })

  test('a delta is no alpha and no beta', () => {
    const scene: Middle = {
      tiles: around({ m0: 's50' }),
      units: { p1: { a3: { carrier: 1, flagship: 1 } } },
    }
    expect(shipsFor(scene).map(({ kind }) => kind)).toEqual([])
  })
})

describe('the Creuss Gate', () => {
  test('[ti4/101.4] delta joins it to their home: ships come out of it in one step', () => {
    const game = activating({
      factions,
      technologies: { p1: [], p2: [] },
      units: {},
    })
    const gate = Object.entries(game.table.galaxy.tiles).find(
      ([, { system }]) => system === 's17',
    )?.[0] as string
    const scene = turn({
      factions,
      strategyCards,
      technologies: { p1: [], p2: [] },
      units: { p1: { s51: { carrier: 1 } } },
    })
    scene.say('p1', { tactical: gate })
    expect(Object.values(scene.offered<Move>('p1').ships).map(({ kind }) => kind)).toEqual(['carrier'])
  })

  test('is no home system: Stymie may lay a token there', () => {
    const key = 'stymie.p3'
    const game = activating({
      factions: { p1: 'creuss', p2: 'sol', p3: 'arborec' },
      technologies: { p1: [], p2: [] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      also: holding({ p2: [key] }),
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') }, now => canUse(now, 'p2', key))
    game.say('p2', key)
    const gate = Object.entries(game.table.galaxy.tiles).find(([, { system }]) => system === 's17')?.[0]
    expect(choicesAt(game, 'p2')).toContain(gate)
    expect(choicesAt(game, 'p2')).not.toContain('s51')
  })
})

describe('Hil Colish', () => {
  test('[ti4/101.4] its delta serves others as well, to the gate', () => {
    const seen = (flagship: number) => {
      const game = turn({
        factions: { p1: 'sol', p2: 'creuss' },
        strategyCards,
        technologies: { p1: ['light_wave_deflector'], p2: [] },
        tiles: around({}),
        units: { p1: { a1: { carrier: 1 } }, p2: { a0: { flagship, cruiser: 1 } } },
      })
      const gate = Object.entries(game.table.galaxy.tiles).find(
        ([, { system }]) => system === 's17',
      )?.[0] as string
      game.say('p1', { tactical: gate })
      return game.open.includes('p1:movement') ? Object.values(game.offered<Move>('p1').ships) : []
    }
    // One step to a0 and one through the wormhole.
    expect(seen(0)).toEqual([])
    expect(seen(1)).toEqual([])
    const near = turn({
      factions: { p1: 'sol', p2: 'creuss' },
      strategyCards,
      technologies: { p1: ['light_wave_deflector'], p2: [] },
      tiles: around({}),
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { flagship: 1 } } },
    })
    const gate = Object.entries(near.table.galaxy.tiles).find(
      ([, { system }]) => system === 's17',
    )?.[0] as string
    near.say('p1', { tactical: gate })
    expect(Object.values(near.offered<Move>('p1').ships)).toHaveLength(1)
  })
})

describe('Dimensional Splicer', () => {
  const technologies = { p1: ['dimensional_splicer'] } as const

  test('the flagship’s own delta makes its system one with a wormhole', () => {
    const game = fighting({
      factions,
      technologies,
      tiles: around({}),
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { carrier: 2 } } },
    })
    playOn(game, {}, now => canUse(now, 'p1', 'dimensional_splicer'))
    expect(canUse(game, 'p1', 'dimensional_splicer')).toBe(true)
  })

  test('serves the Creuss as defenders, at a token of theirs', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'creuss' },
      technologies: { p1: [], p2: ['dimensional_splicer'] },
      tiles: around({}),
      units: { p1: { a0: { carrier: 2 } }, p2: { a0: { cruiser: 1 } } },
      also({ table }) {
        table.tokens = { creuss_beta: 'a0' }
      },
    })
    playOn(game, {}, now => canUse(now, 'p2', 'dimensional_splicer'))
    expect(canUse(game, 'p2', 'dimensional_splicer')).toBe(true)
  })

  test('[ti4/87.1] the ship it is aimed at may sustain it, another may not', () => {
    const game = fighting({
      factions,
      technologies,
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 1, carrier: 1 } } },
    })
    untilUse(game, 'p1', 'dimensional_splicer').say('p1', 'dimensional_splicer')
    const carrier = idOf(game, 'p2', 'a0', 'carrier')
    game.say('p1', carrier)
    expect(game.table.units[carrier]).toBeUndefined()
    const other = fighting({
      factions,
      technologies,
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 1, carrier: 1 } } },
      also: damaged('p2'),
    })
    untilUse(other, 'p1', 'dimensional_splicer').say('p1', 'dimensional_splicer')
    const dreadnought = idOf(other, 'p2', 'a0', 'dreadnought')
    other.say('p1', dreadnought)
    expect(other.table.units[dreadnought]).toBeUndefined()
  })

  test('[ti4/78.9] that destroys the only ship ends the combat', () => {
    const game = fighting({
      factions,
      technologies,
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { carrier: 1 } } },
    })
    untilUse(game, 'p1', 'dimensional_splicer').say('p1', 'dimensional_splicer')
    if (game.match.open[0]?.to === 'p1' && !game.rests) playOn(game, {})
    expect(game.told('ti4.log.fires')).toEqual([])
    expect(inSpace(game, 'p1', 'a0')).toEqual(['cruiser'])
  })

  test('and Ambush come in one window, one after the other, the active player first', () => {
    const game = whereItFalls(
      middle => fighting(middle),
      {
        factions: { p1: 'creuss', p2: 'mentak' },
        technologies: { p1: ['dimensional_splicer'], p2: [] },
        units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 1, dreadnought: 1 } } },
      },
      made => made.match.open.length === 2,
    )
    expect(game.match.open.map(({ to }) => to).sort()).toEqual(['p1', 'p2'])
    game.say('p2', 'ambush')
    game.say('p1', 'dimensional_splicer')
    expect(game.told('ti4.log.throws')).toEqual([])
    expect(choicesAt(game, 'p1').sort()).toEqual(unitsAt(game, 'p2', 'a0').sort())
    // With his only Cruiser gone the Mentak have nothing to ambush with.
    game.say('p1', idOf(game, 'p2', 'a0', 'cruiser'))
    playOn(game, {}, now => now.told('ti4.log.fires').length > 0)
    expect(game.told('ti4.log.throws')).toEqual([])
  })
})

describe('Creuss wormhole tokens', () => {
  test('Creuss IFF moves a token that lies on the board, wherever the Creuss have it', () => {
    const key = 'creuss_iff.p2'
    const game = turn({
      factions: { p1: 'sol', p2: 'creuss' },
      strategyCards,
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 } } },
      also(state) {
        holding({ p1: [key] })(state)
        state.table.tokens = { creuss_alpha: 'a3', creuss_beta: 'a4' }
      },
    })
    untilUse(game, 'p1', key).say('p1', key)
    game.say('p1', 'alpha').say('p1', 'a0')
    expect(game.table.tokens).toEqual({ creuss_alpha: 'a0', creuss_beta: 'a4' })
  })

  test('Wormhole Generator lays none where ships of another are, unless a planet of theirs is there', () => {
    const game = turn({
      factions,
      strategyCards,
      technologies: { p1: ['wormhole_generator'], p2: [] },
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { a3: { cruiser: 1 } }, p2: { a0: { cruiser: 1 }, a1: { fighter: 1 } } },
    })
    game.say('p1', { special: 'wormhole_generator' })
    game.say('p1', 'alpha')
    expect(choicesAt(game, 'p1')).toContain('a0')
    expect(choicesAt(game, 'p1')).not.toContain('a1')
    expect(choicesAt(game, 'p1')).toContain('a2')
  })
})
