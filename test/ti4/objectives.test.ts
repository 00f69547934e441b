import { describe, expect, test } from 'vitest'
import { fulfils, progressOf } from '../../shared/ti4/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../shared/ti4/content/objectives.ts'
import { type PlanetId, planets, type Trait } from '../../shared/ti4/content/planets.ts'
import { type SystemId, systems } from '../../shared/ti4/content/systems.ts'
import { type Colour, type TechnologyId, technologies } from '../../shared/ti4/content/technologies.ts'
import type { UnitKind } from '../../shared/ti4/content/units.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { around, inMidgame, type Middle } from './midgame.ts'

const seen = new Set<ObjectiveId>()

const progress = (id: ObjectiveId, middle: Middle) => progressOf(inMidgame(middle).table, 'p1', id)

/** Just enough, and one short of it. */
function expectTurn(id: ObjectiveId, enough: Middle, short: Middle) {
  seen.add(id)
  expect(fulfils(inMidgame(enough).table, 'p1', id), `${id} with enough`).toBe(true)
  expect(fulfils(inMidgame(short).table, 'p1', id), `${id} one short`).toBe(false)
}

const every = Object.keys(planets) as PlanetId[]
const isColony = (id: PlanetId) => {
  const { system } = planets[id]
  return system !== undefined && systems[system].kind === 'standard' && planets[id].set === 'base'
}
const colonies = every.filter(isColony)
const ofTrait = (trait: Trait, count: number) =>
  colonies.filter(id => planets[id].trait === trait).slice(0, count)
const special = (count: number) => colonies.filter(id => planets[id].specialty !== undefined).slice(0, count)

const hold = (held: readonly PlanetId[]): Middle => ({ units: {}, planets: { p1: held } })
const know = (...learnt: TechnologyId[]): Middle => ({ technologies: { p1: learnt } })
const allTechnologies = Object.values(technologies)
const ofColour = (colour: Colour, count: number) =>
  allTechnologies
    .filter(technology => technology.colour === colour && !technology.faction && technology.set === 'base')
    .slice(0, count)
    .map(({ id }) => id)
const upgrades = (count: number) =>
  allTechnologies
    .filter(({ unit, faction, set }) => unit && !faction && set === 'base')
    .slice(0, count)
    .map(({ id }) => id)

type Forces = Partial<Record<UnitKind, number>>
const army = (where: Record<string, Forces>, tiles: Record<string, SystemId> = {}): Middle => ({
  units: { p1: where },
  tiles: around(tiles),
})
const ringOne = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'] as const
const inEach = (hexes: readonly string[], forces: Forces): Record<string, Forces> =>
  Object.fromEntries(hexes.map(hex => [hex, forces]))
const also = (change: (table: Table) => void): Middle => ({ also: ({ table }) => change(table) })
const withGoods = (count: number): Middle => ({
  tradeGoods: { p1: count },
  also: ({ table }) => {
    for (const card of Object.values(table.planets)) card.exhausted = true
  },
})
const attached = (count: number): Middle => ({
  ...hold(colonies.slice(0, 3)),
  ...also(table => {
    table.attachments = Object.fromEntries(
      colonies.slice(0, count).map(id => [id, { nano_forge: true as const }]),
    )
  }),
})
const homeOf = (seat: string): string => sheet(inMidgame().table, seat).home

describe('public objectives of stage I', () => {
  test('[ti4/61.4] Corner the Market: 4 planets of one trait, Unify the Colonies 6', () => {
    const mixed = [...ofTrait('cultural', 3), ...ofTrait('hazardous', 3), ...ofTrait('industrial', 3)]
    expectTurn('corner_the_market', hold(ofTrait('hazardous', 4)), hold(mixed))
    expectTurn('unify_the_colonies', hold(ofTrait('cultural', 6)), hold(ofTrait('cultural', 5)))
    expect(progress('corner_the_market', hold(mixed))).toEqual({ have: 3, of: 4 })
  })

  test('[ti4/12.2] a planet of several traits counts for any one of them', () => {
    const held = [...ofTrait('cultural', 3), ...ofTrait('hazardous', 1)]
    const [, , , last] = held
    const terraformed = also(table => {
      table.attachments = { [last as PlanetId]: { terraform: true } }
    })
    expect(progress('corner_the_market', hold(held))).toEqual({ have: 3, of: 4 })
    expect(progress('corner_the_market', { ...hold(held), ...terraformed })).toEqual({ have: 4, of: 4 })
  })

  test('[ti4/61.4] Develop Weaponry: 2 unit upgrades, Revolutionize Warfare 3', () => {
    expectTurn('develop_weaponry', know(...upgrades(2)), know(...upgrades(1), ...ofColour('red', 2)))
    expectTurn('revolutionize_warfare', know(...upgrades(3)), know(...upgrades(2)))
  })

  test('[ti4/61.4] Diversify Research: 2 technologies of 2 colours, Master the Sciences of all 4', () => {
    const two = (...of: Colour[]) => know(...of.flatMap(colour => ofColour(colour, 2)))
    expectTurn('diversify_research', two('red', 'blue'), know(...ofColour('red', 4), ...ofColour('blue', 1)))
    expectTurn('master_the_sciences', two('red', 'blue', 'green', 'yellow'), two('red', 'blue', 'green'))
  })

  test('[ti4/61.4] Expand Borders: 6 planets outside any home, Subdue the Galaxy 11; Mecatol Rex counts', () => {
    const five = colonies.slice(0, 5)
    expectTurn('expand_borders', hold([...five, 'mecatol_rex']), hold([...five, 'jord', 'arc_prime']))
    expectTurn('subdue_the_galaxy', hold(colonies.slice(0, 11)), hold(colonies.slice(0, 10)))
  })

  test('[ti4/61.4] Found Research Outposts: 3 planets with a specialty, Form Galactic Brain Trust 5', () => {
    expectTurn('found_research_outposts', hold(special(3)), hold(special(2)))
    expectTurn('form_galactic_brain_trust', hold(special(5)), hold(special(4)))
  })

  test('[ti4/61.4] Intimidate Council: ships in 2 systems beside Mecatol Rex, not in its own', () => {
    expectTurn(
      'intimidate_council',
      army(inEach(['a0', 'a3'], { fighter: 1 })),
      army(inEach(['a0', 'm0', 'b4'], { cruiser: 1 })),
    )
  })

  test('[ti4/61.10] what is spent: tokens of two pools, Trade Goods, resources, influence', () => {
    const tokens = (tactic: number, strategy: number): Middle => ({ tokens: { p1: { tactic, strategy } } })
    expectTurn('lead_from_the_front', tokens(1, 2), tokens(1, 1))
    expectTurn('galvanize_the_people', tokens(4, 2), tokens(5, 0))
    expectTurn('negotiate_trade_routes', withGoods(5), withGoods(4))
    expectTurn('centralize_galactic_trade', withGoods(10), withGoods(9))
    expectTurn('erect_a_monument', withGoods(8), withGoods(7))
    expectTurn('found_a_golden_age', withGoods(16), withGoods(15))
    expectTurn('sway_the_council', withGoods(8), withGoods(7))
    expectTurn('manipulate_galactic_law', withGoods(16), withGoods(15))
  })

  test('[ti4/61.10] Trade Goods are paid besides those that stand in for planets', () => {
    expectTurn('amass_wealth', withGoods(9), withGoods(8))
    expectTurn('hold_vast_reserves', withGoods(18), withGoods(17))
    // Moll Primus alone is ready, and gives 4 resources.
    const ready: Middle = { ...hold([]), tradeGoods: { p1: 6 } }
    expect(progress('amass_wealth', ready)).toEqual({ have: 9, of: 9 })
  })

  test('[ti4/61.4] structures: Build Defenses 4, Construct Massive Cities 7, those in space too', () => {
    expectTurn(
      'build_defenses',
      army({ mecatol_rex: { pds: 2, space_dock: 1 }, a0: { space_dock: 1 } }),
      army({ mecatol_rex: { pds: 2, space_dock: 1 }, a0: { cruiser: 3 } }),
    )
    const cities = { mecatol_rex: { pds: 2, space_dock: 1 }, moll_primus: { pds: 2, space_dock: 1 } }
    expectTurn('construct_massive_cities', army({ ...cities, a0: { space_dock: 1 } }), army(cities))
  })

  test('[ti4/61.4] structures on planets beyond home: Improve Infrastructure 3, Protect the Border 5', () => {
    const on = (...where: PlanetId[]) => army(inEach(where, { pds: 1 }))
    const at = inMidgame().table.galaxy.tiles
    const laid = Object.values(at).flatMap(({ system }) => (system ? systems[system].planets : []))
    const near = laid.filter(isColony).slice(0, 5)
    const isSpread = (count: number, id: ObjectiveId) =>
      expectTurn(
        id,
        { ...on(...near.slice(0, count)), tiles: {} },
        {
          ...on(...near.slice(0, count - 1), 'moll_primus'),
          tiles: {},
        },
      )
    isSpread(3, 'improve_infrastructure')
    isSpread(5, 'protect_the_border')
  })

  test('[ti4/61.4] Discover Lost Outposts: 2 planets with attachments, Reclaim Ancient Monuments 3', () => {
    expectTurn('discover_lost_outposts', attached(2), attached(1))
    expectTurn('reclaim_ancient_monuments', attached(3), attached(2))
  })

  test('[ti4/61.4] great ships: Engineer a Marvel anywhere, Achieve Supremacy where it counts', () => {
    expectTurn('engineer_a_marvel', army({ a0: { war_sun: 1 } }), army({ a0: { dreadnought: 5 } }))
    expectTurn('achieve_supremacy', army({ m0: { flagship: 1 } }), army({ a0: { flagship: 1, war_sun: 1 } }))
    expectTurn(
      'achieve_supremacy',
      army({ [homeOf('p2')]: { war_sun: 1 } }),
      army({ [homeOf('p1')]: { war_sun: 1 } }),
    )
  })

  test('[ti4/61.4] systems without planets: Explore Deep Space 3, Patrol Vast Territories 5', () => {
    const five = ringOne.slice(0, 5)
    expectTurn(
      'explore_deep_space',
      army(inEach(five.slice(0, 3), { fighter: 1 })),
      army(inEach([...five.slice(0, 2), 'm0'], { fighter: 1 })),
    )
    expectTurn(
      'patrol_vast_territories',
      army(inEach(five, { fighter: 1 })),
      army(inEach(five.slice(0, 4), { fighter: 1 })),
    )
  })

  test('[ti4/61.4] landmarks: Make History 2, Become a Legend 4: Mecatol Rex, anomalies, legendary planets', () => {
    const tiles: Record<string, SystemId> = { a0: 's41', a1: 's42', a2: 's43' }
    expectTurn(
      'make_history',
      army(inEach(['m0', 'a0'], { fighter: 1 }), tiles),
      army(inEach(['m0', 'a4'], { fighter: 1 }), tiles),
    )
    expectTurn(
      'become_a_legend',
      army(inEach(['m0', 'a0', 'a1', 'a2'], { fighter: 1 }), tiles),
      army(inEach(['m0', 'a0', 'a1', 'a4'], { fighter: 1 }), tiles),
    )
    // Primor is legendary.
    const primor = systems[planets.primor.system ?? 's18'].id
    expect(
      progress('make_history', army(inEach(['a0', 'a1'], { fighter: 1 }), { a0: 's41', a1: primor })),
    ).toEqual({ have: 2, of: 2 })
  })

  test('[ti4/61.4] the edge of the board: Populate the Outer Rim 3, Control the Borderlands 5; home never counts', () => {
    const { tiles } = inMidgame().table.galaxy
    const isHome = (hex: string) => {
      const system = tiles[hex]?.system
      return system !== undefined && systems[system].kind === 'home'
    }
    const rim = Object.keys(tiles).filter(hex => hex.startsWith('c') && !isHome(hex))
    const at = (...hexes: string[]): Middle => ({ units: { p1: inEach(hexes, { fighter: 1 }) } })
    const home = homeOf('p1')
    expectTurn('populate_the_outer_rim', at(...rim.slice(0, 3)), at(...rim.slice(0, 2), home, 'a0', 'm0'))
    expectTurn('control_the_borderlands', at(...rim.slice(0, 5)), at(...rim.slice(0, 4), home))
  })

  test('[ti4/61.4] Push Boundaries: 2 neighbours with fewer planets each', () => {
    const beside = (...seats: string[]): Middle => ({
      units: {
        p1: { a0: { fighter: 1 } },
        ...Object.fromEntries(seats.map(seat => [seat, { a1: { fighter: 1 } }])),
      },
      also: ({ table }) => {
        table.planets = { mecatol_rex: { owner: 'p1' } }
      },
    })
    expectTurn('push_boundaries', beside('p2', 'p3'), beside('p2'))
  })

  test('[ti4/61.4] Raise a Fleet: 5 ships in one system, Fighters aside, Command an Armada 8', () => {
    expectTurn(
      'raise_a_fleet',
      army({ a0: { cruiser: 3, destroyer: 2 } }),
      army({ a0: { cruiser: 4, fighter: 6 }, a1: { carrier: 4 } }),
    )
    expectTurn('command_an_armada', army({ a0: { cruiser: 8 } }), army({ a0: { cruiser: 7, fighter: 6 } }))
  })
})

describe('public objectives of stage II', () => {
  test("[ti4/61.4] Conquer the Weak: a planet of another player's Home System", () => {
    expectTurn('conquer_the_weak', hold(['arc_prime']), hold(colonies.slice(0, 9)))
  })

  test('[ti4/61.4] Rule Distant Lands: 2 planets in or beside the homes of 2 different players', () => {
    expectTurn('rule_distant_lands', hold(['arc_prime', 'arretze']), hold(['arc_prime', 'wren_terra']))
  })
})

describe('secret objectives of the Status Phase', () => {
  test('[ti4/61.4] Adapt New Strategies: 2 faction technologies, Valefar Assimilators aside', () => {
    expectTurn(
      'adapt_new_strategies',
      know('yin_spinner', 'impulse_core'),
      know('yin_spinner', 'valefar_assimilator_x', 'valefar_assimilator_y'),
    )
  })

  test('[ti4/61.4] Become the Gatekeeper: ships at an alpha and at a beta wormhole', () => {
    const tiles: Record<string, SystemId> = { a0: 's39', a1: 's40', a2: 's26' }
    expectTurn(
      'become_the_gatekeeper',
      army(inEach(['a0', 'a1'], { fighter: 1 }), tiles),
      army(inEach(['a0', 'a2'], { fighter: 1 }), tiles),
    )
  })

  test('[ti4/61.4] Control the Region: ships in 6 systems', () => {
    expectTurn(
      'control_the_region',
      army(inEach(ringOne, { fighter: 1 })),
      army({ ...inEach(ringOne.slice(0, 5), { fighter: 1 }), m0: { space_dock: 1 } }),
    )
  })

  test("[ti4/61.4] Cut Supply Lines: a ship where another player's Space Dock is", () => {
    const dock = (of: string): Middle => ({
      units:
        of === 'p1'
          ? { p1: { m0: { cruiser: 1 }, mecatol_rex: { space_dock: 1 } } }
          : {
              p1: { m0: { cruiser: 1 } },
              [of]: { mecatol_rex: { space_dock: 1 } },
            },
    })
    expectTurn('cut_supply_lines', dock('p2'), dock('p1'))
  })

  test('[ti4/61.4] units on the board: 4 PDS, 3 Space Docks, 5 Dreadnoughts', () => {
    expectTurn(
      'establish_a_perimeter',
      army({ mecatol_rex: { pds: 2 }, moll_primus: { pds: 2 } }),
      army({ mecatol_rex: { pds: 2 }, moll_primus: { pds: 1, space_dock: 1 } }),
    )
    expectTurn(
      'fuel_the_war_machine',
      army({ mecatol_rex: { space_dock: 1 }, moll_primus: { space_dock: 1 }, a0: { space_dock: 1 } }),
      army({ mecatol_rex: { space_dock: 1 }, moll_primus: { space_dock: 1 } }),
    )
    expectTurn(
      'gather_a_mighty_fleet',
      army({ a0: { dreadnought: 3 }, a1: { dreadnought: 2 } }),
      army({ a0: { dreadnought: 4, war_sun: 1 } }),
    )
  })

  test('[ti4/61.4] 4 planets of a certain trait', () => {
    const traits = [
      ['forge_an_alliance', 'cultural'],
      ['mine_rare_metals', 'hazardous'],
      ['monopolize_production', 'industrial'],
    ] as const
    for (const [id, trait] of traits) {
      const other = trait === 'cultural' ? 'hazardous' : 'cultural'
      expectTurn(id, hold(ofTrait(trait, 4)), hold([...ofTrait(trait, 3), ...ofTrait(other, 4)]))
    }
  })

  test('[ti4/61.10] Form a Spy Network: 5 Action Cards to discard', () => {
    const cards = (count: number) => also(table => (sheet(table, 'p1').actionCards = count))
    expectTurn('form_a_spy_network', cards(5), cards(4))
  })

  test('[ti4/61.4] Learn the Secrets of the Cosmos: ships in 3 systems, each beside an anomaly, not in it alone', () => {
    const tiles: Record<string, SystemId> = { a0: 's41' }
    expectTurn(
      'learn_the_secrets_of_the_cosmos',
      army(inEach(['a1', 'a5', 'm0'], { fighter: 1 }), tiles),
      army(inEach(['a1', 'a5', 'a0'], { fighter: 1 }), tiles),
    )
  })

  test('[ti4/61.4] Master the Laws of Physics: 4 technologies of one colour', () => {
    expectTurn(
      'master_the_laws_of_physics',
      know(...ofColour('green', 4)),
      know(...ofColour('green', 3), ...ofColour('red', 3)),
    )
  })

  test('[ti4/61.4] Occupy the Seat of the Empire: Mecatol Rex and 3 ships in its system', () => {
    const seat = (ships: number, held: readonly PlanetId[]): Middle => ({
      ...army({ m0: { fighter: ships } }),
      planets: { p1: held },
    })
    expectTurn('occupy_the_seat_of_the_empire', seat(3, ['mecatol_rex']), seat(3, []))
    expect(progress('occupy_the_seat_of_the_empire', seat(2, ['mecatol_rex']))).toEqual({ have: 3, of: 4 })
  })

  test('[ti4/61.4] Threaten Enemies: a ship beside the home of another player, not in it', () => {
    const { table } = inMidgame()
    const home = homeOf('p2')
    const beside = Object.keys(table.galaxy.tiles).find(
      hex => hex.startsWith('b') && Math.abs(Number(hex.slice(1)) * 3 - Number(home.slice(1)) * 2) <= 1,
    )
    expectTurn(
      'threaten_enemies',
      { units: { p1: { [beside ?? '']: { fighter: 1 } } } },
      { units: { p1: { [home]: { fighter: 1 } } } },
    )
  })

  test('[ti4/61.4] Defy Space and Time: units in the wormhole nexus', () => {
    const nexus = Object.values(systems).find(({ kind }) => kind === 'nexus')?.id as SystemId
    const at = (hex: string): Middle => ({
      also: ({ table }) => {
        table.galaxy.tiles[nexus] = { system: nexus }
        table.units = { u1: { kind: 'infantry', of: 'p1', at: hex } }
      },
    })
    expectTurn('defy_space_and_time', at(nexus), at('a0'))
  })

  test('[ti4/61.10] Destroy Heretical Works: 2 relic fragments of any kind', () => {
    const fragments = (count: number) =>
      also(table => {
        sheet(table, 'p1').fragments = { cultural_relic_fragment: count, unknown_relic_fragment: 1 }
      })
    expectTurn('destroy_heretical_works', fragments(1), fragments(0))
  })

  test('[ti4/61.4] Establish Hegemony and Hoard Raw Materials: 12 influence, 12 resources of planets', () => {
    // Mentak's home gives 4 resources and 1 influence.
    const worth = (worth: 'influence' | 'resources', due: number): PlanetId[] => {
      const held: PlanetId[] = []
      let left = due
      for (const id of colonies)
        if (planets[id][worth] > 0 && planets[id][worth] <= left) {
          held.push(id)
          left -= planets[id][worth]
        }
      return left === 0 ? held : []
    }
    expectTurn('establish_hegemony', hold(worth('influence', 11)), hold(worth('influence', 10)))
    expectTurn('hoard_raw_materials', hold(worth('resources', 8)), hold(worth('resources', 7)))
  })

  test('[ti4/60] Foster Cohesion: neighbours with every other player', () => {
    const beside = (...seats: string[]): Middle => ({
      units: {
        p1: { a0: { fighter: 1 } },
        ...Object.fromEntries(seats.map(seat => [seat, { a1: { fighter: 1 } }])),
      },
    })
    expectTurn('foster_cohesion', beside('p2', 'p3', 'p4'), beside('p2', 'p3'))
  })

  test('[ti4/61.4] Mechanize the Military: a Mech on each of 4 planets', () => {
    const four = ['mecatol_rex', 'moll_primus', 'arc_prime', 'wren_terra']
    expectTurn(
      'mechanize_the_military',
      army(inEach(four, { mech: 1 })),
      army({ ...inEach(four.slice(0, 3), { mech: 2 }), a0: { mech: 1 } }),
    )
  })

  test('[ti4/61.4] Occupy the Fringe: 9 ground forces on a planet without a Space Dock of one’s own', () => {
    const fringe = (troops: number, docks: number): Middle => ({
      ...army({ mecatol_rex: { infantry: troops, space_dock: docks } }),
      planets: { p1: ['mecatol_rex'] },
    })
    expectTurn('occupy_the_fringe', fringe(9, 0), fringe(8, 0))
    expectTurn('occupy_the_fringe', fringe(9, 0), fringe(9, 1))
  })

  test('[ti4/68.1] Produce En Masse: Production of 8 in one system', () => {
    // An infantry of the Arborec produces 1, a dock the resources of its planet and 2 more.
    const docks = (...where: PlanetId[]): Middle => army(inEach(where, { space_dock: 1 }))
    const arborec: Middle = { factions: { p1: 'arborec' } }
    expectTurn(
      'produce_en_masse',
      { ...arborec, ...army({ mecatol_rex: { infantry: 5, space_dock: 1 } }) },
      { ...arborec, ...army({ mecatol_rex: { infantry: 4, space_dock: 1 } }) },
    )
    expect(progress('produce_en_masse', docks('mecatol_rex'))).toEqual({ have: 3, of: 8 })
  })

  test('[ti4/61.4] Seize an Icon: a legendary planet', () => {
    expectTurn('seize_an_icon', hold(['primor']), hold(['mecatol_rex']))
  })

  test('[ti4/61.4] Stake Your Claim: a planet beside one of another player in the same system', () => {
    const [one, other] = systems.s35.planets
    const shared = (seat: string): Middle => ({
      units: {},
      planets: { p1: [one as PlanetId], ...(seat !== 'p1' && { [seat]: [other as PlanetId] }) },
      tiles: around({ a0: 's35' }),
    })
    expectTurn('stake_your_claim', shared('p2'), shared('p1'))
  })

  test('[ti4/61.4] Strengthen Bonds: a Promissory Note of another player in one’s play area', () => {
    const note = (of: string) => also(table => (sheet(table, 'p1').laidOut = { [`alliance.${of}`]: true }))
    expectTurn('strengthen_bonds', note('p2'), note('p1'))
  })
})

describe('secret objectives of deeds', () => {
  test.each(
    Object.values(objectives).filter(
      ({ phase, needs }) => (phase === 'action' || phase === 'agenda') && !needs,
    ),
  )('[ti4/61.5] $name stands while the deed is fresh', ({ id }) => {
    const fresh = (seat: string) => also(table => (table.deeds = { [seat]: { [id]: true } }))
    expectTurn(id, fresh('p1'), fresh('p2'))
  })

  test('[ti4/61.4] Dictate Policy: 3 laws in play, whoever they are of', () => {
    const laws = (...ids: readonly string[]) =>
      also(table => (table.laws = Object.fromEntries(ids.map(id => [id, {}]))))
    expectTurn(
      'dictate_policy',
      laws('anti_intellectual_revolution', 'conventions_of_war', 'fleet_regulations'),
      laws('conventions_of_war', 'fleet_regulations'),
    )
  })
})

test('every objective is played above', () => {
  expect((Object.keys(objectives) as ObjectiveId[]).filter(id => !seen.has(id))).toEqual([])
})
