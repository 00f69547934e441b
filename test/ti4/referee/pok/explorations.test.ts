import { describe, expect, test } from 'vitest'
import type { PlanetId } from '../../../../shared/ti4/content/planets.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { specialtiesOf } from '../../../../shared/ti4/planets.ts'
import { ownerOf, sheet, worthOfPlanet } from '../../../../shared/ti4/realm.ts'
import type { ExplorationDeck, Ti4 } from '../../../../shared/ti4/table.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse, choicesAt, type Game, invading, turn } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { having, withoutLeaders, withRelics } from '../../pok/relicScene.ts'

/** Written from the cards and the rules alone. */

/** These on top of the decks they belong to. */
function stack({ box }: Ti4, cards: Partial<Record<ExplorationDeck, readonly string[]>>) {
  for (const [deck, top] of Object.entries(cards) as [ExplorationDeck, readonly string[]][])
    box[deck] = [...top, ...box[deck].filter(each => !top.includes(each))]
}

const all: readonly ExplorationDeck[] = ['cultural', 'hazardous', 'industrial']

/** p1 takes planets of a0 with ground forces that lie there in space. */
function lands(
  cards: readonly string[],
  planets: readonly PlanetId[],
  { also, ...scene }: Middle = {},
): Game {
  const game = invading({
    options: withRelics,
    units: { p1: { a0: { carrier: 1, infantry: 4 } } },
    ...scene,
    also(state) {
      withoutLeaders(state)
      stack(state, Object.fromEntries(all.map(deck => [deck, cards])))
      also?.(state)
    },
  })
  untilTrue(game, () => game.open.includes('p1:landing'))
  const troops = [...unitsAt(game, 'p1', 'a0', 'mech'), ...unitsAt(game, 'p1', 'a0', 'infantry')]
  const each = Math.ceil(troops.length / planets.length)
  game.say('p1', Object.fromEntries(troops.map((id, i) => [id, { planet: planets[Math.floor(i / each)] }])))
  return untilTrue(game, () => planets.every(id => ownerOf(game.table, id) === 'p1') || game.open.length > 0)
}

const onLodor = (card: string, scene?: Middle) => lands([card], ['lodor'], scene)

/** p1 has Dark Energy Tap, and his ships end an action in an empty system. */
const atFrontier = (card: string, { also, ...scene }: Middle = {}) =>
  from(
    { segment: 'actionEnds' },
    {
      options: withRelics,
      technologies: { p1: ['dark_energy_tap'] },
      units: { p1: { a1: { cruiser: 1 } } },
      tiles: around({ a0: 's26' }),
      ...scene,
      also(state) {
        withoutLeaders(state)
        const { table } = state
        table.phase = 'action'
        table.active = 'p1'
        table.doing = { of: 'p1', hex: 'a1' }
        table.tokens = { frontier: 'a1' }
        stack(state, { frontier: [card] })
        also?.(state)
      },
    },
  )

describe('several planets at once', () => {
  const two: Middle = { tiles: around({ a0: 's31' }), units: { p1: { a0: { carrier: 1, infantry: 4 } } } }

  test('[ti4/35.2] their new owner says which is explored first, and is through with it before the next', () => {
    const game = lands([], ['lazar', 'sakulag'], {
      ...two,
      also(state) {
        stack(state, { hazardous: ['core_mine.1'], industrial: ['abandoned_warehouses.1'] })
      },
    })
    expect(choicesAt(game, 'p1').sort()).toEqual(['lazar', 'sakulag'])
    game.say('p1', 'sakulag')
    expect(game.told('ti4.log.explores').map(about => about?.['planet'])).toEqual(['sakulag'])
    expect(choicesAt(game, 'p1')).toEqual(['infantry', 'none'])
    game.say('p1', 'none')
    untilTrue(game, () => game.told('ti4.log.explores').length === 2)
    expect(game.told('ti4.log.explores').map(about => about?.['planet'])).toEqual(['sakulag', 'lazar'])
  })

  test('[ti4/35.1] nobody is asked where one of two was somebody’s: that one is not explored', () => {
    const game = lands(['rich_world'], ['lazar', 'sakulag'], { ...two, planets: { p2: ['lazar'] } })
    expect(game.told('ti4.log.explores').map(about => about?.['planet'])).toEqual(['sakulag'])
  })
})

describe('cultural explorations', () => {
  test('Freelancers: with influence alone, by whoever has ships there and no ground forces', () => {
    const game = atFrontier('mirage', {
      also(state) {
        stack(state, { cultural: ['freelancers.1'] })
        for (const card of Object.values(state.table.planets)) if (card?.owner === 'p1') card.exhausted = true
        sheet(state.table, 'p1').tradeGoods = 0
      },
    })
    expect(game.open).toEqual([expect.stringMatching(/^p1:.*freelancers\.1$/)])
    const { docks, planets } = game.offered<{ docks: Record<string, unknown>; planets: object }>('p1')
    // Mirage came ready, and its 2 influence are worth more than its 1 resource.
    expect(planets).toEqual({ mirage: 2 })
    const [yard = ''] = Object.keys(docks)
    game.say('p1', {
      build: { [yard]: { cruiser: 1 } },
      newDocks: [],
      pay: { planets: ['mirage'], tradeGoods: 0 },
    })
    expect(unitsAt(game, 'p1', 'a1', 'cruiser')).toHaveLength(2)
    expect(game.table.planets.mirage?.exhausted).toBe(true)
  })

  test('[ti4/67.4] Freelancers: what is produced in the system may stay in its space, or go to a planet of one’s own', () => {
    const game = onLodor('freelancers.1', { tradeGoods: { p1: 4 } })
    const { docks, ground, afloat } = game.offered<{ docks: object; ground: object; afloat?: boolean }>('p1')
    expect([Object.keys(ground), afloat]).toEqual([['lodor'], true])
    const [yard = ''] = Object.keys(docks)
    game.say('p1', {
      build: { [yard]: { mech: 1 } },
      newDocks: [],
      elsewhere: { a0: { mech: 1 } },
      pay: { planets: [], tradeGoods: 2 },
    })
    expect(Object.values(game.table.units).filter(({ kind }) => kind === 'mech')).toEqual([
      expect.objectContaining({ at: 'a0', of: 'p1' }),
    ])
    expect(onPlanet(game.table, 'lodor', 'mech')).toEqual([])
  })

  test('Freelancers: no more than one, and nothing helps with the price that helps Production', () => {
    const game = onLodor('freelancers.1', { tradeGoods: { p1: 9 }, technologies: { p1: ['sarween_tools'] } })
    const { docks, freeResources } = game.offered<{
      docks: Record<string, { most: number }>
      freeResources: number
    }>('p1')
    expect(Object.values(docks).map(({ most }) => most)).toEqual([1])
    expect(freeResources).toBe(0)
  })

  test('Demilitarized Zone: structures go home, ground forces to space, as far as ships hold them there', () => {
    const game = onLodor('demilitarized_zone_pok', {
      units: { p1: { a0: { carrier: 1, infantry: 4 } } },
      also({ table }) {
        // A cruiser holds nobody: the carrier is gone by the time the planet is explored.
        for (const unit of Object.values(table.units)) if (unit.kind === 'carrier') unit.kind = 'cruiser'
      },
    })
    untilTrue(game, () => game.rests || game.told('ti4.log.removes').length > 0)
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toEqual([])
    expect(ownerOf(game.table, 'lodor')).toBe('p1')
  })

  test('Mercenary Outfit places nobody on a demilitarized planet that is explored again', () => {
    const game = from(
      { segment: 'actionEnds' },
      having('the_crown_of_emphidia_pok', {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        also(state) {
          state.table.phase = 'action'
          state.table.active = 'p1'
          state.table.doing = { of: 'p1', hex: 'a1' }
          state.table.attachments = { lodor: { demilitarized_zone: true } }
          stack(state, { cultural: ['mercenary_outfit.1'] })
        },
      }),
    )
    untilTrue(game, () => canUse(game, 'p1', 'the_crown_of_emphidia_pok'))
    game.say('p1', 'the_crown_of_emphidia_pok')
    untilTrue(game, () => game.told('ti4.log.explores').length > 0)
    expect(game.open.filter(open => open.startsWith('p1:offered'))).toEqual([])
    expect(onPlanet(game.table, 'lodor')).toEqual([])
  })
})

describe('research facilities', () => {
  const worth = (state: Game, planet: PlanetId) => [
    worthOfPlanet(state.table, planet, 'resources'),
    worthOfPlanet(state.table, planet, 'influence'),
    specialtiesOf(state.table, planet),
  ]
  const with_ = (planet: PlanetId, ids: readonly string[]) =>
    turn({
      options: withRelics,
      also({ table }) {
        table.attachments = { [planet]: Object.fromEntries(ids.map(id => [id, true as const])) }
      },
    })

  test('bring a specialty, and 1 of each where there is one already, printed or brought', () => {
    expect(worth(with_('lodor', ['biotic_research_facility']), 'lodor')).toEqual([3, 1, ['green']])
    expect(worth(with_('mehar_xull', ['warfare_research_facility']), 'mehar_xull')).toEqual([2, 4, ['red']])
  })

  test('of two on one planet the first alone is a specialty', () => {
    const twice = with_('lodor', ['biotic_research_facility', 'propulsion_research_facility'])
    expect(worth(twice, 'lodor')).toEqual([4, 2, ['green']])
    // Whatever their names begin with: the one that came first counts.
    const other = with_('lodor', ['propulsion_research_facility', 'biotic_research_facility'])
    expect(worth(other, 'lodor')).toEqual([4, 2, ['blue']])
  })

  test('on a planet with a specialty of another colour they bring none', () => {
    expect(worth(with_('mehar_xull', ['biotic_research_facility']), 'mehar_xull')).toEqual([2, 4, ['red']])
  })
})

describe('hazardous and industrial explorations', () => {
  test('Volatile Fuel Source: a token of reinforcements, where there is one', () => {
    const tokens: Middle['tokens'] = { p1: { tactic: 1, fleet: 3, strategy: 1, reinforcements: 3 } }
    const game = onLodor('volatile_fuel_source.1', { tokens }).say('p1', 'infantry')
    untilTrue(game, () => sheet(game.table, 'p1').counters.reinforcements === 2)
    const bare = { p1: { tactic: 3, fleet: 3, strategy: 1, reinforcements: 0 } }
    const none = onLodor('volatile_fuel_source.1', { tokens: bare }).say('p1', 'infantry')
    expect(sheet(none.table, 'p1').counters).toMatchObject({ ...bare.p1 })
    expect(onPlanet(none.table, 'lodor', 'infantry')).toHaveLength(3)
  })

  test('Core Mine: the last Infantry may leave, and the planet stays his', () => {
    const game = onLodor('core_mine.1', { units: { p1: { a0: { carrier: 1, infantry: 1 } } } })
    game.say('p1', 'infantry')
    expect(onPlanet(game.table, 'lodor')).toEqual([])
    expect(ownerOf(game.table, 'lodor')).toBe('p1')
  })

  test('Functioning Base: a Commodity, or an Action Card for one of either kind', () => {
    const scene: Middle = {
      also({ table }) {
        Object.assign(sheet(table, 'p1'), { commodities: 1, tradeGoods: 1, actionCards: 0 })
      },
    }
    const game = onLodor('functioning_base.1', scene)
    expect(choicesAt(game, 'p1')).toEqual(['gain', 'commodity', 'tradeGood', 'none'])
    game.say('p1', 'tradeGood')
    expect(sheet(game.table, 'p1')).toMatchObject({ commodities: 1, tradeGoods: 0, actionCards: 1 })
    const gaining = onLodor('functioning_base.1', scene).say('p1', 'gain')
    expect(sheet(gaining.table, 'p1')).toMatchObject({ commodities: 2, tradeGoods: 1, actionCards: 0 })
  })

  test('Abandoned Warehouses: no more than the faction sheet holds', () => {
    const game = onLodor('abandoned_warehouses.1', {
      also({ table }) {
        // Mentak's value is 2.
        Object.assign(sheet(table, 'p1'), { commodities: 1, tradeGoods: 0 })
      },
    }).say('p1', 'gain')
    expect(sheet(game.table, 'p1')).toMatchObject({ commodities: 2, tradeGoods: 0 })
  })

  test('Abandoned Warehouses: up to two are converted, so one alone as well', () => {
    const converted = (said: string) => {
      const game = onLodor('abandoned_warehouses.1', {
        also: ({ table }) => Object.assign(sheet(table, 'p1'), { commodities: 2, tradeGoods: 0 }),
      }).say('p1', said)
      const { commodities, tradeGoods } = sheet(game.table, 'p1')
      return [commodities, tradeGoods]
    }
    expect([converted('convert'), converted('convertOne')]).toEqual([
      [0, 2],
      [1, 1],
    ])
  })
})

describe('frontier explorations', () => {
  test('Merchant Station: all Commodities are replenished, or all become trade goods', () => {
    const scene: Middle = {
      also({ table }) {
        Object.assign(sheet(table, 'p1'), { commodities: 1, tradeGoods: 0 })
      },
    }
    const game = atFrontier('merchant_station.1', scene)
    expect(choicesAt(game, 'p1')).toEqual(['replenish', 'convert', 'none'])
    expect(sheet(game.say('p1', 'replenish').table, 'p1').commodities).toBe(2)
    const converted = atFrontier('merchant_station.1', scene).say('p1', 'convert')
    expect(sheet(converted.table, 'p1')).toMatchObject({ commodities: 0, tradeGoods: 1 })
  })

  test('[ti4/21.3] Merchant Station: who has all his Commodities may replenish them too, for what that brings', () => {
    const game = atFrontier('merchant_station.1', {
      units: { p1: { a1: { cruiser: 1 } }, p2: { a2: { cruiser: 1 } } },
      also({ table }) {
        Object.assign(sheet(table, 'p1'), { commodities: 2, tradeGoods: 0 })
        table.laws = { minister_of_commerce: { elected: ['p1'] } }
      },
    })
    game.say('p1', 'replenish')
    untilTrue(game, () => sheet(game.table, 'p1').tradeGoods > 0)
    expect(sheet(game.table, 'p1').commodities).toBe(2)
  })

  test('[ti4/61.21] Derelict Vessel: who has three gives one back, the new one too if he likes', () => {
    const game = atFrontier('derelict_vessel.1', {
      also({ table }) {
        sheet(table, 'p1').scored = { brave_the_void: true, seize_an_icon: true }
      },
    })
    expect(choicesAt(game, 'p1')).toHaveLength(2)
  })

  test('Ion Storm and Mirage: neither card is ever drawn again', () => {
    const storm = atFrontier('ion_storm').say('p1', 'alpha')
    expect(storm.table.discards.frontier).toEqual([])
    expect(atFrontier('mirage').table.discards.frontier).toEqual([])
  })

  test('[ti4/35.4] nothing is explored where no ship of his is left, nor without the technology', () => {
    const game = atFrontier('lost_crew.1', { units: { p1: { a2: { cruiser: 1 } } } })
    expect(game.table.tokens).toEqual({ frontier: 'a1' })
  })

  test('Enigmatic Device: 6 resources research a technology, and it is purged', () => {
    const game = turn({
      options: withRelics,
      tradeGoods: { p1: 6 },
      also(state) {
        withoutLeaders(state)
        sheet(state.table, 'p1').kept = { 'enigmatic_device.1': true }
      },
    })
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'enigmatic_device' })
    const before = Object.keys(sheet(game.table, 'p1').technologies).length
    const [first] = choicesAt(game, 'p1')
    game.say('p1', first)
    untilTrue(game, () => Object.keys(sheet(game.table, 'p1').technologies).length > before)
    expect(sheet(game.table, 'p1').kept).toEqual({})
  })
})

describe('fragments', () => {
  const holding = (fragments: object, relics?: number) =>
    turn({
      options: withRelics,
      also(state) {
        withoutLeaders(state)
        Object.assign(sheet(state.table, 'p1'), { fragments })
        if (relics !== undefined) {
          state.box.relics = state.box.relics.slice(0, relics)
          state.table.decks.relic = relics
        }
      },
    })
  const may = (game: Game, id: string) => {
    untilTrue(game, () => game.open.includes('p1:turn'))
    return id in game.offered<{ special: object }>('p1').special
  }

  test('[ti4/35.9] three of one kind, or unknown ones in their place; not of two kinds', () => {
    expect(
      may(holding({ cultural_relic_fragment: 2, hazardous_relic_fragment: 1 }), 'cultural_relic_fragment'),
    ).toBe(false)
    expect(
      may(holding({ cultural_relic_fragment: 1, unknown_relic_fragment: 2 }), 'cultural_relic_fragment'),
    ).toBe(true)
    expect(may(holding({ unknown_relic_fragment: 3 }), 'unknown_relic_fragment')).toBe(true)
  })

  test('[ti4/22.3] with no relic left there is nothing to purge them for', () => {
    expect(may(holding({ cultural_relic_fragment: 3 }, 0), 'cultural_relic_fragment')).toBe(false)
  })
})
