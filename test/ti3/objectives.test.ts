import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import { neighbours } from '../../shared/galaxy/hexes.ts'
import { fulfils, holdsHome, progressOf } from '../../shared/ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../shared/ti3/content/objectives.ts'
import { type PlanetId, planets, type Specialty } from '../../shared/ti3/content/planets.ts'
import { type SystemId, systems } from '../../shared/ti3/content/systems.ts'
import { type Colour, type TechnologyId, technologies } from '../../shared/ti3/content/technologies.ts'
import { rememberDockTaken } from '../../shared/ti3/rules/victory.ts'
import { quiet } from './held.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'
import { seatsOf } from './scene.ts'

const races = { p1: 'sol', p2: 'letnev', p3: 'norr', p4: 'l1z1x' } as const

const table = ({ change, ...situation }: Situation) =>
  midgame(
    { segment: 'rest' },
    {
      players: 4,
      races,
      ...situation,
      change(state) {
        state.table.order = seatsOf(4)
        change?.(state)
      },
    },
  )

const progress = (game: Midgame, id: ObjectiveId) => progressOf(game.table, 'p1', id)

/** Just enough, and one short of it. */
function expectTurn(id: ObjectiveId, enough: Situation, short: Situation) {
  expect(fulfils(table(enough).table, 'p1', id), `${id} with enough`).toBe(true)
  expect(fulfils(table(short).table, 'p1', id), `${id} one short`).toBe(false)
}

const colonies = (Object.keys(planets) as PlanetId[]).filter(
  id => id !== 'mecatol_rex' && systems[planets[id].system].home === undefined,
)
const special = (colour: Specialty) => colonies.filter(id => planets[id].specialty === colour)
const plain = colonies.filter(id => planets[id].specialty === undefined)
const ofColour = (colour: Colour, count: number) =>
  (Object.keys(technologies) as TechnologyId[])
    .filter(id => technologies[id].colour === colour)
    .slice(0, count)

const hold = (...held: PlanetId[]): Situation => ({ planets: { p1: held } })
const know = (...technologies: TechnologyId[]): Situation => ({ technologies: { p1: technologies } })

describe('Public objectives of stage I', () => {
  test('[ti3/26.stage1] Five Colonies: 5 planets outside the own home system, home planets of others among them', () => {
    const four = colonies.slice(0, 4)
    expectTurn('pub1_5_planets', hold(...four, 'arc_prime'), hold(...four))
    expect(progress(table(hold(...four)), 'pub1_5_planets')).toEqual({ have: 4, of: 5 })
  })

  test('[ti3/26.stage1] Guardian of Mecatol Rex: held since before this round began', () => {
    const since = (taken: number): Situation => ({
      round: 4,
      change: ({ table }) => {
        table.planets.mecatol_rex = { owner: 'p1', taken }
      },
    })
    expectTurn('pub1_mecatol_whole_round', since(3), since(4))
    expect(fulfils(table({}).table, 'p1', 'pub1_mecatol_whole_round')).toBe(false)
  })

  test('[ti3/26.stage1] Three Specialties: one of each colour', () => {
    const [red, green, blue] = [special('red')[0], special('green')[0], special('blue')[0]] as PlanetId[]
    expectTurn(
      'pub1_all_specialties',
      hold(red as PlanetId, green as PlanetId, blue as PlanetId),
      hold(...special('red'), ...special('green')),
    )
  })

  test('[ti3/26.stage1] Five Technologies', () => {
    const four = [...ofColour('red', 2), ...ofColour('blue', 2)]
    expectTurn('pub1_5_techs', know(...four, ...ofColour('green', 1)), know(...four))
  })

  test('[ti3/26.stage1] Three of a Colour', () => {
    expectTurn(
      'pub1_3_techs_one_colour',
      know(...ofColour('yellow', 3)),
      know(...ofColour('yellow', 2), ...ofColour('red', 2), ...ofColour('green', 2)),
    )
  })

  test('[ti3/26.stage1] All Four Colours', () => {
    const three = [...ofColour('red', 1), ...ofColour('green', 2), ...ofColour('blue', 1)]
    expectTurn('pub1_techs_4_colours', know(...three, ...ofColour('yellow', 1)), know(...three))
  })

  test('[ti3/26.stage1] Three Space Docks', () => {
    const docks = (count: number): Situation => ({
      units: {
        p1: Object.fromEntries(
          ['jord', 'mecatol_rex', 'arc_prime'].slice(0, count).map(at => [at, { space_dock: 1 }]),
        ),
      },
    })
    expectTurn('pub1_3_docks', docks(3), docks(2))
  })
})

describe('Objectives that are paid for', () => {
  test('[ti3/26.spend] [ti3/26.stage1] count trade goods alone, or ready planets and trade goods', () => {
    expectTurn('pub1_spend_6_tg', { tradeGoods: { p1: 6 } }, { tradeGoods: { p1: 5 } })
    expectTurn('pub2_spend_12_tg', { tradeGoods: { p1: 12 } }, { tradeGoods: { p1: 11 } })
    // Jord gives 4 resources and 2 influence.
    expectTurn('pub1_spend_10_res', { tradeGoods: { p1: 6 } }, { tradeGoods: { p1: 5 } })
    expectTurn('pub1_spend_10_inf', { tradeGoods: { p1: 8 } }, { tradeGoods: { p1: 7 } })
    expectTurn('pub2_spend_20_res', { tradeGoods: { p1: 16 } }, { tradeGoods: { p1: 15 } })
    expectTurn('pub2_spend_20_inf', { tradeGoods: { p1: 18 } }, { tradeGoods: { p1: 17 } })
  })

  test('[ti3/26.spend] count no exhausted planet', () => {
    expectTurn('pub1_spend_10_res', { tradeGoods: { p1: 6 } }, { tradeGoods: { p1: 6 }, exhausted: ['jord'] })
    expect(progress(table({ tradeGoods: { p1: 6 }, exhausted: ['jord'] }), 'pub1_spend_10_res')).toEqual({
      have: 6,
      of: 10,
    })
  })
})

describe('Public objectives of stage II', () => {
  test('[ti3/26.stage2] Ten Colonies and Supremacy: 10 and 18 planets outside the own home system', () => {
    expectTurn('pub2_10_planets', hold(...colonies.slice(0, 10)), hold(...colonies.slice(0, 9)))
    expectTurn('pub2_supremacy', hold(...colonies.slice(0, 18)), hold(...colonies.slice(0, 17)))
  })

  test('[ti3/26.stage2] Nine Technologies', () => {
    const all = Object.keys(technologies) as TechnologyId[]
    expectTurn('pub2_9_techs', know(...all.slice(0, 9)), know(...all.slice(0, 8)))
  })

  const heart = (without?: 'ship' | 'planet'): Situation => ({
    tiles: quiet,
    change({ table }) {
      const around = ['m0', ...neighbours('m0')]
      table.units = {}
      around.forEach((at, i) => {
        const kind = i === 3 && without === 'ship' ? 'fighter' : 'cruiser'
        table.units[`u${900 + i}`] = { kind, of: 'p1', at }
        const system = table.galaxy.tiles[at]?.system
        for (const planet of system ? systems[system].planets : [])
          table.planets[planet] = { owner: 'p1', taken: 1 }
      })
      if (without === 'planet') table.planets.mecatol_rex = { owner: 'p2', taken: 1 }
    },
  })

  test('[ti3/26.stage2] Heart of the Galaxy: a ship that is no Fighter and every planet, in Mecatol Rex and all that touch it', () => {
    expectTurn('pub2_mecatol_and_all_adjacent', heart(), heart('ship'))
    expectTurn('pub2_mecatol_and_all_adjacent', heart(), heart('planet'))
    expect(progress(table(heart('ship')), 'pub2_mecatol_and_all_adjacent')).toEqual({ have: 6, of: 7 })
  })

  test('[ti3/26.stage2] Heart of the Galaxy: asteroid fields and supernovas beside Mecatol Rex are left out, a nebula is not', () => {
    const beside = (system: SystemId): Situation => ({
      tiles: quiet,
      change(state) {
        state.table.galaxy.tiles['a2'] = { system }
        heart().change?.(state)
        for (const [id, { at }] of Object.entries(state.table.units))
          if (at === 'a2') delete state.table.units[id]
      },
    })
    for (const system of ['special_asteroid_1', 'special_supernova'] as const)
      expect(progress(table(beside(system)), 'pub2_mecatol_and_all_adjacent')).toEqual({ have: 6, of: 6 })
    expect(progress(table(beside('special_nebula')), 'pub2_mecatol_and_all_adjacent')).toEqual({
      have: 6,
      of: 7,
    })
  })

  test('[ti3/26.stage2] Above Both Neighbours: more influence than left and right together, exhausted planets too', () => {
    // Jord 2; Letnev 1 and L1Z1X 0 sit left and right of Sol.
    expectTurn('pub2_influence_over_both_neighbours', { exhausted: ['jord'] }, { planets: { p4: ['quann'] } })
    // Whoever sits opposite does not count.
    expect(
      fulfils(table({ planets: { p3: ['mecatol_rex'] } }).table, 'p1', 'pub2_influence_over_both_neighbours'),
    ).toBe(true)
  })

  test('[ti3/26.stage2] Domination: every planet of the home systems of two others', () => {
    const both = hold('arc_prime', 'wren_terra', 'zero_zero_zero')
    expectTurn('pub2_domination', both, hold('arc_prime', 'zero_zero_zero', 'quinarra'))
    expect(progress(table(hold('zero_zero_zero')), 'pub2_domination')).toEqual({ have: 1, of: 2 })
  })

  test('[ti3/26.stage2] Imperium Rex is nobody’s to claim', () => {
    expect(fulfils(table(hold(...colonies)).table, 'p1', 'pub2_imperium_rex')).toBe(false)
  })
})

/** On Mecatol Rex with a Space Dock, and what else stands there. */
const throne = (space: object = {}, ground: object = {}, more: Situation = {}): Situation => ({
  ...hold('mecatol_rex'),
  ...more,
  units: { p1: { m0: space, mecatol_rex: { space_dock: 1, ...ground } } },
})

describe('Secret objectives', () => {
  test('[ti3/26.secret] Conqueror: every planet of one other home system', () => {
    expectTurn('secret_conqueror', hold('arc_prime', 'wren_terra'), hold('arc_prime', 'quinarra'))
    expect(progress(table(hold('arc_prime')), 'secret_conqueror')).toEqual({ have: 1, of: 2 })
  })

  test('[ti3/26.secret] Diversified: Mecatol Rex with a dock, and two technologies in each of three colours', () => {
    const six = [...ofColour('red', 2), ...ofColour('green', 2), ...ofColour('yellow', 2)]
    const five = [...six.slice(0, 5), ...ofColour('blue', 1)]
    expectTurn('secret_diversified', throne({}, {}, know(...six)), throne({}, {}, know(...five)))
    expect(
      fulfils(
        table({ ...hold('mecatol_rex'), ...know(...six), units: { p1: {} } }).table,
        'p1',
        'secret_diversified',
      ),
    ).toBe(false)
  })

  test('[ti3/26.secret] Focused: four planets with the same specialty', () => {
    const most = (['red', 'green', 'blue'] as const).find(colour => special(colour).length >= 4) as Specialty
    const three = special(most).slice(0, 3)
    const others = (['red', 'green', 'blue'] as const).flatMap(colour => special(colour).slice(0, 3))
    expectTurn('secret_focused', hold(...special(most).slice(0, 4)), hold(...three, ...others))
  })

  test('[ti3/26.secret] Forceful: Mecatol Rex with a dock, and four Dreadnoughts there', () => {
    expectTurn('secret_forceful', throne({ dreadnought: 4 }), throne({ dreadnought: 3, cruiser: 3 }))
  })

  test('[ti3/26.secret] Industrial: Mecatol Rex, three docks and five Dreadnoughts anywhere', () => {
    const built = (docks: number, dreadnoughts: number): Situation => ({
      ...hold('mecatol_rex'),
      units: {
        p1: {
          b3: { dreadnought: dreadnoughts },
          ...Object.fromEntries(
            ['jord', 'arc_prime', 'wren_terra'].slice(0, docks).map(at => [at, { space_dock: 1 }]),
          ),
        },
      },
    })
    expectTurn('secret_industrial', built(3, 5), built(3, 4))
    expectTurn('secret_industrial', built(3, 5), built(2, 5))
    expect(progress(table(built(2, 5)), 'secret_industrial')).toEqual({ have: 8, of: 9 })
  })

  const gates = (ships: Record<string, object>, tiles: NonNullable<Situation['tiles']>): Situation => ({
    tiles,
    units: { p1: ships },
    change({ table }) {
      for (const [hex, { system }] of Object.entries(table.galaxy.tiles))
        if (system && systems[system].wormhole && !(hex in tiles)) delete table.galaxy.tiles[hex]
    },
  })
  const wormholes = Object.values(systems).filter(({ wormhole }) => wormhole)
  const [alpha, secondAlpha] = wormholes.filter(({ wormhole }) => wormhole === 'alpha').map(({ id }) => id)
  const [beta] = wormholes.filter(({ wormhole }) => wormhole === 'beta').map(({ id }) => id)
  if (!alpha || !secondAlpha || !beta) throw new Error('Too few wormholes')

  test('[ti3/26.secret] Keeper of Gates: a ship in every wormhole system that leads somewhere; a single end does not count', () => {
    const pair = { a0: alpha, b3: secondAlpha, b7: beta }
    expectTurn(
      'secret_keeper_of_gates',
      gates({ a0: { cruiser: 1 }, b3: { destroyer: 1 } }, pair),
      gates({ a0: { cruiser: 1 }, b3: { fighter: 3 } }, pair),
    )
    expect(progress(table(gates({ a0: { cruiser: 1 } }, pair)), 'secret_keeper_of_gates')).toEqual({
      have: 1,
      of: 2,
    })
  })

  test('[ti3/26.secret] Keeper of Gates is never fulfilled in a galaxy without a pair of wormholes', () => {
    const single = { b7: beta }
    expect(fulfils(table(gates({ b7: { cruiser: 1 } }, single)).table, 'p1', 'secret_keeper_of_gates')).toBe(
      false,
    )
  })

  test('[ti3/26.secret] Master of Ships: Mecatol Rex with a dock, and eight ships there that are no Fighters', () => {
    const fleet = { dreadnought: 4, cruiser: 3 }
    expectTurn('secret_master_of_ships', throne({ ...fleet, destroyer: 1 }), throne({ ...fleet, fighter: 3 }))
  })

  test('[ti3/26.secret] Merciless: the last dock of a neighbour was taken this round', () => {
    const taken = (docks: Record<string, Record<string, object>>): Situation => ({
      units: docks as NonNullable<Situation['units']>,
      change: ({ table }) => rememberDockTaken(table, 'p1', 'arc_prime'),
    })
    const last = { p2: { arc_prime: { space_dock: 1 } } }
    const twoLeft = { p2: { arc_prime: { space_dock: 1 }, wren_terra: { space_dock: 1 } } }
    expectTurn('secret_merciless', taken(last), taken(twoLeft))
    // Opposite, not beside him.
    expectTurn('secret_merciless', taken(last), taken({ p3: last.p2 }))
    expect(table(taken(last)).sheet('p1').memory).toEqual({ tookLastDock: 'round' })
  })

  test('[ti3/26.secret] Technocrat: six planets with a specialty', () => {
    const six = [
      ...special('red').slice(0, 2),
      ...special('green').slice(0, 2),
      ...special('blue').slice(0, 2),
    ]
    expectTurn('secret_technocrat', hold(...six), hold(...six.slice(1), ...plain.slice(0, 4)))
  })

  test('[ti3/26.secret] Usurper: Mecatol Rex with a dock, and six Ground Forces on it', () => {
    expectTurn(
      'secret_usurper',
      throne({}, { ground_force: 6 }),
      throne({ carrier: 1, ground_force: 1 }, { ground_force: 5 }),
    )
  })

  test('[ti3/26.secret] on Mecatol Rex need the planet itself', () => {
    const stolen = throne({ dreadnought: 4 }, { ground_force: 6 }, { planets: { p2: ['mecatol_rex'] } })
    expect(fulfils(table(stolen).table, 'p1', 'secret_usurper')).toBe(false)
    expect(fulfils(table(stolen).table, 'p1', 'secret_forceful')).toBe(false)
  })
})

describe('What happens in a round counts in its Status Phase', () => {
  /** p1 lands on a planet of p2, seated beside him, and then the round ends. */
  const landing = (
    on: PlanetId,
    docks: Record<string, Record<string, number>>,
    change?: Situation['change'],
  ) => {
    const { system } = planets[on]
    const game = midgame(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' }, then: { segment: 'statusPhase' } },
      {
        players: 4,
        races,
        tiles: { a0: system },
        planets: { p2: [on] },
        units: { p1: { a0: { carrier: 1, ground_force: 1 } }, p2: { [on]: { pds: 1 }, ...docks } },
        change(state) {
          state.table.order = seatsOf(4)
          for (const seat of state.table.order) {
            delete state.hands[seat]?.secretObjective
            Object.assign(state.table.players[seat] ?? {}, { secretObjectives: 0 })
          }
          change?.(state)
        },
      },
    )
    const troop = Object.entries(game.table.units).find(([, { kind }]) => kind === 'ground_force')?.[0] ?? ''
    return game.say('p1', { [troop]: { planet: on } })
  }
  const merciless: Situation['change'] = ({ hands, table }) => {
    Object.assign(hands['p1'] ?? {}, { secretObjective: 'secret_merciless' })
    Object.assign(table.players['p1'] ?? {}, { secretObjectives: 1 })
  }

  test('[ti3/26.secret] Merciless is shown after the planet with a neighbour’s last dock was taken, and not with another left', () => {
    const last = landing('saudor', { saudor: { space_dock: 1 } }, merciless)
    expect(last.table.planets.saudor?.owner).toBe('p1')
    expect(Object.keys(last.offered<OneOf>('p1').of)).toEqual(['secret', 'done'])
    last.say('p1', 'secret')
    expect(last.sheet('p1')).toMatchObject({ points: 2, achieved: 'secret_merciless' })
    const another = landing('saudor', { saudor: { space_dock: 1 }, arc_prime: { space_dock: 1 } }, merciless)
    expect(Object.keys(another.offered<OneOf>('p1').of)).toEqual(['mistaken', 'done'])
  })

  test('[ti3/26.stage1] Guardian of Mecatol Rex is not claimed in the round in which it was taken', () => {
    const revealed: Situation['change'] = ({ table }) => {
      table.objectives.pub1_mecatol_whole_round = {}
    }
    const game = landing('saudor', {}, state => {
      revealed(state)
      state.table.planets.mecatol_rex = { owner: 'p1', taken: 1 }
    })
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['pub1_mecatol_whole_round', 'done'])
    const taken = landing('saudor', {}, state => {
      revealed(state)
      state.table.planets.mecatol_rex = { owner: 'p1', taken: 2 }
    })
    expect(taken.open.some(asked => asked.endsWith(':claim'))).toBe(false)
  })
})

test('[ti3/26.stage2] Every objective says how far a player is, and nobody begins with one of them fulfilled', () => {
  const { table: start } = table({ tradeGoods: { p1: 0 } })
  for (const id of Object.keys(objectives) as ObjectiveId[]) {
    const { have, of } = progressOf(start, 'p3', id)
    expect(of, id).toBeGreaterThan(0)
    expect(have, id).toBeGreaterThanOrEqual(0)
    // Command counters lie ready from the start.
    if (!objectives[id].spend?.counters) expect(have, id).toBeLessThan(of)
  }
  expect(holdsHome(start, 'p1')).toBe(true)
})
