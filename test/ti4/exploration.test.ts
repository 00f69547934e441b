import { describe, expect, test } from 'vitest'
import type { TechnologyId } from '../../shared/ti4/content/technologies.ts'
import { onPlanet } from '../../shared/ti4/forces.ts'
import { systemAt, wormholesPrinted } from '../../shared/ti4/galaxy.ts'
import { hexOf, planetsAt, worthOfPlanet } from '../../shared/ti4/realm.ts'
import { hasToken } from '../../shared/ti4/tokens.ts'
import { adjacent } from '../../shared/ti4/ways.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { choicesAt, invading, turn } from './factions/scenes.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

const options = { pok: 'yes' }

/** p1 lands on Lodor, which is cultural; on top of that deck lies `card`. */
function landing(card: string, scene: Middle = {}) {
  const game = invading({
    options,
    units: { p1: { a0: { carrier: 1, infantry: 2 } } },
    ...scene,
    also(state) {
      const { box } = state
      for (const deck of ['cultural', 'hazardous', 'industrial'] as const)
        box[deck] = [card, ...box[deck].filter(each => each !== card)]
      scene.also?.(state)
    },
  })
  untilTrue(game, () => game.open.includes('p1:landing'))
  const troops = (['infantry', 'mech'] as const).flatMap(kind => unitsAt(game, 'p1', 'a0', kind))
  game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
  return untilTrue(game, () => game.table.planets.lodor?.owner === 'p1' && game.match.open.length > 0)
}

describe('Prophecy of Kings on the table', () => {
  test('[ti4/38.1] a frontier token lies in each system without planets, and in no other', () => {
    const { table } = inMidgame({ options })
    for (const hex of Object.keys(table.galaxy.tiles))
      expect([hex, hasToken(table, hex, 'frontier')]).toEqual([
        hex,
        systemAt(table, hex)?.planets.length === 0,
      ])
  })

  test('[ti4/35.2] four decks of explorations and one of relics; without it there are none', () => {
    const { table } = inMidgame({ options })
    expect(table.decks).toMatchObject({
      cultural: 20,
      hazardous: 20,
      industrial: 20,
      frontier: 14,
      relic: 10,
    })
    expect(inMidgame().table.decks).toMatchObject({ cultural: 0, frontier: 0, relic: 0 })
  })
})

describe('exploring a planet', () => {
  test('[ti4/35.1] [ti4/35.8] a planet nobody controlled is explored by whoever takes it, and what is attached stays', () => {
    const game = landing('paradise_world')
    expect(game.table.attachments?.lodor).toEqual({ paradise_world: true })
    expect(worthOfPlanet(game.table, 'lodor', 'influence')).toBe(1 + 2)
  })

  test('[ti4/35.1] one taken from another player is not', () => {
    const game = landing('paradise_world', { planets: { p2: ['lodor'] } })
    expect(game.table.attachments?.lodor).toBeUndefined()
  })

  test('[ti4/35.9] a relic fragment is kept', () => {
    const game = landing('cultural_relic_fragment.1')
    expect(game.sheet('p1').fragments).toEqual({ cultural_relic_fragment: 1 })
    expect(game.table.discards.cultural).toEqual([])
  })
})

describe('what is found', () => {
  const troops: Middle = { units: { p1: { a0: { carrier: 1, infantry: 3 } } } }
  const found = (card: string, scene: Middle = {}) => {
    const game = landing(card, { ...troops, ...scene })
    return game
  }

  test('Core Mine: an Infantry that leaves brings a trade good; with a Mech there none has to', () => {
    const game = found('core_mine.1')
    expect(choicesAt(game, 'p1')).toEqual(['infantry', 'none'])
    const before = game.sheet('p1').tradeGoods
    game.say('p1', 'infantry')
    expect(game.sheet('p1').tradeGoods).toBe(before + 1)
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
    expect(game.table.discards.hazardous).toContain('core_mine.1')
    const manned = found('core_mine.1', { units: { p1: { a0: { carrier: 1, infantry: 1, mech: 1 } } } })
    expect(manned.sheet('p1').tradeGoods).toBe(before + 1)
  })

  test('[ti4/35.7] Expedition readies the planet', () => {
    const game = found('expedition.1')
    expect(game.table.planets.lodor?.exhausted).toBe(true)
    game.say('p1', 'infantry')
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
  })

  test('Mercenary Outfit: an Infantry more', () => {
    const game = found('mercenary_outfit.1')
    game.say('p1', 'place')
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(4)
  })

  test('Freelancers: one unit is built there, and influence pays for it', () => {
    const game = found('freelancers.1', {
      planets: { p1: ['mecatol_rex'] },
      also({ table }) {
        for (const card of Object.values(table.planets)) if (card?.owner === 'p1') card.exhausted = true
        table.planets.mecatol_rex = { owner: 'p1' }
      },
    })
    expect(game.open).toEqual([expect.stringMatching(/^p1:.*freelancers\.1$/)])
    game.say('p1', {
      build: { '': { carrier: 1 } },
      newDocks: [],
      pay: { planets: ['mecatol_rex'], tradeGoods: 0 },
    })
    expect(unitsAt(game, 'p1', 'a0', 'carrier')).toHaveLength(2)
  })

  test('Abandoned Warehouses: commodities, or some become trade goods', () => {
    const game = found('abandoned_warehouses.1', {
      also({ table }) {
        Object.assign(table.players['p1'] ?? {}, { commodities: 1, tradeGoods: 0 })
      },
    })
    expect(choicesAt(game, 'p1')).toEqual(['gain', 'convert', 'none'])
    game.say('p1', 'convert')
    expect(game.sheet('p1')).toMatchObject({ commodities: 0, tradeGoods: 1 })
  })

  test('Local Fabricators: a Mech for a commodity', () => {
    const game = found('local_fabricators.1', {
      also({ table }) {
        Object.assign(table.players['p1'] ?? {}, { commodities: 2, tradeGoods: 0 })
      },
    })
    game.say('p1', 'commodity')
    expect(onPlanet(game.table, 'lodor', 'mech')).toHaveLength(1)
    expect(game.sheet('p1').commodities).toBe(1)
  })

  test('Demilitarized Zone: ground forces go back to space, and the planet stays his', () => {
    const game = found('demilitarized_zone_pok')
    expect(onPlanet(game.table, 'lodor')).toEqual([])
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(3)
    expect(game.table.planets.lodor?.owner).toBe('p1')
  })
})

describe('the frontier', () => {
  /** p1 has Dark Energy Tap and ships in an empty system, where his action ends. */
  const atFrontier = (card: string, learnt: readonly TechnologyId[] = ['dark_energy_tap']) =>
    from(
      { segment: 'actionEnds' },
      {
        options,
        technologies: { p1: learnt },
        units: { p1: { a1: { cruiser: 1 } } },
        tiles: around({ a0: 's26' }),
        also({ table, box }) {
          table.phase = 'action'
          table.active = 'p1'
          table.doing = { of: 'p1', hex: 'a1' }
          table.tokens = { frontier: 'a1' }
          box.frontier = [card, ...box.frontier.filter(each => each !== card)]
        },
      },
    )

  test('[ti4/35.4] [ti4/35.5] [ti4/35.6] Dark Energy Tap explores where ships of one stand after a Tactical Action; the token goes', () => {
    const game = atFrontier('lost_crew.1')
    expect(game.sheet('p1').actionCards).toBe(2)
    expect(game.table.tokens).toBeUndefined()
    expect(atFrontier('lost_crew.1', []).table.tokens).toEqual({ frontier: 'a1' })
  })

  test('Derelict Vessel: a secret objective', () => {
    expect(atFrontier('derelict_vessel.1').sheet('p1').secretObjectives).toBe(2)
  })

  test('[ti4/53.2.a] Mirage: a planet lies there, ready, legendary, and explored at once', () => {
    const game = atFrontier('mirage')
    expect(planetsAt(game.table, 'a1')).toEqual(['mirage'])
    expect(hexOf(game.table, 'mirage')).toBe('a1')
    expect(game.table.planets.mirage).toMatchObject({ owner: 'p1' })
    expect(game.table.planets.mirage?.exhausted).toBeUndefined()
    expect(game.table.legendary).toEqual({ mirage_flight_academy: {} })
  })

  test('Ion Storm: a wormhole on the side that is chosen', () => {
    const game = atFrontier('ion_storm')
    game.say('p1', 'beta')
    expect(wormholesPrinted(game.table, 'a1')).toEqual(['beta'])
    expect(game.table.tokens).toEqual({ 'ion_storm.flipped': 'a1' })
  })

  test('Gamma Relay: a gamma wormhole, which leads to the nexus', () => {
    const game = atFrontier('gamma_relay')
    expect(wormholesPrinted(game.table, 'a1')).toEqual(['gamma'])
    expect(adjacent(game.table, 'a1')).toContain('s82')
    expect(game.table.discards.frontier).toEqual([])
  })

  test('[ti4/100.2] ships that have moved into the nexus open all its wormholes', () => {
    const there = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 's82' } },
      {
        options,
        units: { p1: { a1: { cruiser: 1 } } },
        tiles: around({ a0: 's26' }),
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          table.tokens = { 'gamma_wormhole.1': 'a1' }
        },
      },
    )
    untilTrue(there, () => there.open.some(open => open.endsWith('movement')))
    expect(wormholesPrinted(there.table, 's82')).toEqual(['gamma'])
    there.say('p1', { [unitsAt(there, 'p1', 'a1', 'cruiser')[0] as string]: { cargo: [] } })
    expect(wormholesPrinted(there.table, 's82')).toEqual(['alpha', 'beta', 'gamma'])
  })

  test('Enigmatic Device is kept, and researches for 6 resources', () => {
    const game = atFrontier('enigmatic_device.1')
    expect(game.sheet('p1').kept).toEqual({ 'enigmatic_device.1': true })
  })
})

describe('relics', () => {
  test('[ti4/73.1] [ti4/35.9.a] three fragments of one kind find one, unknown ones among them', () => {
    const game = turn({
      options,
      also({ table }) {
        const player = table.players['p1']
        if (player) player.fragments = { cultural_relic_fragment: 2, unknown_relic_fragment: 1 }
      },
    })
    // Carth of Golden Sands could act as the turn begins.
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'cultural_relic_fragment' })
    expect(Object.keys(game.sheet('p1').relics ?? {})).toHaveLength(1)
    expect(game.sheet('p1').fragments).toEqual({})
    expect(game.table.decks.relic).toBe(9)
  })
})
