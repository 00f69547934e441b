import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Pay } from '../../../shared/galaxy/shapes/pay.ts'
import { fulfils, progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../../shared/ti3/content/objectives.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation, whereDice } from '../midgame.ts'
import { seatsOf } from '../scene.ts'

const races = { p1: 'norr', p2: 'sol', p3: 'letnev' } as const
const chosen = setsChosen({ expansionObjectives: 'instead' })
const scene = (
  situation: Situation = {},
  at: Parameters<typeof midgame>[0] = { segment: 'rest' },
  sets = chosen,
): Midgame =>
  midgame(at, {
    races,
    tiles: quiet,
    units: {},
    technologies: { p1: [], p2: [], p3: [] },
    ...situation,
    change(state) {
      state.table.sets = sets
      situation.change?.(state)
    },
  })
const have = (id: ObjectiveId, situation: Situation = {}) => {
  const { have, of } = progressOf(scene(situation).table, 'p1', id)
  return [have, of]
}
/** Claiming comes first in the Status Phase. */
const claiming = (id: ObjectiveId, situation: Situation = {}) =>
  scene(
    {
      phase: 'status',
      ...situation,
      change(state) {
        state.table.objectives = { [id]: {} }
        delete state.hands['p1']?.secretObjective
        situation.change?.(state)
      },
    },
    { segment: 'claim', args: { seats: ['p1'] } },
  )

describe('Objectives of Shattered Empire', () => {
  const start = (options: Record<string, string>) =>
    gameSetup({ players: '3', ...options }, seatsOf(3), chanceOf(seedFrom('objectives'))).state
  const kinds = (ids: readonly ObjectiveId[]) => new Set(ids.map(id => objectives[id].set))

  test('[ti3/se.objectives] make a deck of their own, or are shuffled with the others', () => {
    const { box, table } = start({ expansionObjectives: 'instead' })
    expect(table.decks.objective).toBe(10)
    expect([...kinds(box.objectives.filter(id => id !== 'pub2_imperium_rex'))]).toEqual([
      'expansionObjectives',
    ])
    expect(kinds(start({ expansionObjectives: 'both' }).box.objectives).size).toBe(2)
    expect([...kinds(start({}).box.objectives)]).toEqual(['base'])
    // Nothing is lost on the way.
    const { box: all, hands } = start({ expansionObjectives: 'instead' })
    expect(all.objectives.length + all.unused.length + Object.keys(hands).length).toBe(30 + 22)
  })

  test('[ti3/se.objectives] leave other tables as they were', () => {
    expect(start({})).toEqual(start({ expansionObjectives: 'no' }))
  })

  test('[ti3/se.objectives] Three Conquests: planets taken in this round, each once', () => {
    const taken =
      (count: number) =>
      ({ table }: { table: Midgame['table'] }) => {
        const own = table.players['p1']
        for (let i = 0; i < count; i++) if (own) own.memory[`took.planet${i}`] = 'round'
      }
    expect(have('pub1_took_3_planets', { change: taken(2) })).toEqual([2, 3])
    expect(have('pub1_took_3_planets', { change: taken(4) })).toEqual([3, 3])
    const game = scene(
      { units: { p1: { a3: { carrier: 1, ground_force: 1 } } } },
      { segment: 'landings', args: { seat: 'p1', hex: 'a3' } },
    )
    const [troop] = Object.entries(game.table.units).find(([, { aboard }]) => aboard) ?? ['']
    game.say('p1', { [troop]: { planet: 'saudor' } })
    expect(game.sheet('p1').memory).toEqual({ 'took.saudor': 'round' })
  })

  test('[ti3/se.objectives] nothing is remembered where they are not played with', () => {
    const game = scene(
      { units: { p1: { a3: { carrier: 1, ground_force: 1 } } } },
      { segment: 'landings', args: { seat: 'p1', hex: 'a3' } },
      ['base'],
    )
    const [troop] = Object.entries(game.table.units).find(([, { aboard }]) => aboard) ?? ['']
    game.say('p1', { [troop]: { planet: 'saudor' } })
    expect(game.sheet('p1').memory).toEqual({})
  })

  test('[ti3/se.objectives] On the Throne, and influence above either neighbour', () => {
    expect(have('pub1_control_mecatol', { planets: { p1: ['mecatol_rex'] } })).toEqual([1, 1])
    expect(have('pub1_control_mecatol')).toEqual([0, 1])
    // Mecatol Rex gives 6; home planets of Norr, Sol and Letnev are worth 2, 4 and 2 together or so.
    const { table } = scene({ planets: { p1: ['mecatol_rex'] } })
    expect(fulfils(table, 'p1', 'pub1_influence_over_each_neighbour')).toBe(true)
    expect(fulfils(table, 'p2', 'pub1_influence_over_each_neighbour')).toBe(false)
  })

  test('[ti3/se.objectives] technologies: two in each of three colours, five of one', () => {
    const two = [
      'enviro_compensator',
      'sarween_tools',
      'stasis_capsules',
      'cybernetics',
      'antimass_deflectors',
      'xrd_transporters',
    ] as const
    expect(have('pub1_2_techs_3_colours', { technologies: { p1: two } })).toEqual([3, 3])
    expect(have('pub2_5_techs_one_colour', { technologies: { p1: two } })).toEqual([2, 5])
  })

  test('[ti3/se.objectives] Blockade: ships alone beside a dock of another', () => {
    const dock = { p2: { abyz: { space_dock: 1 } } }
    expect(have('pub1_blockading', { units: { ...dock, p1: { a1: { fighter: 1, carrier: 1 } } } })).toEqual([
      1, 1,
    ])
    expect(have('pub1_blockading', { units: dock })).toEqual([0, 1])
    expect(have('pub1_blockading', { units: { ...dock, p1: { a0: { cruiser: 1 } } } })).toEqual([0, 1])
  })

  test('[ti3/se.objectives] systems: around the throne, everywhere, beside homes, and before two gates', () => {
    const around = { p1: { m0: { cruiser: 1 }, a0: { cruiser: 1 }, a2: { cruiser: 1 }, a5: { fighter: 1 } } }
    expect(have('pub2_mecatol_and_3_adjacent', { units: around, planets: { p1: ['mecatol_rex'] } })).toEqual([
      3, 4,
    ])
    expect(have('secret_expansionist', { units: around, planets: { p1: ['mecatol_rex'] } })).toEqual([3, 8])
    const { table } = scene()
    const homes = ['p2', 'p3'].map(seat => table.players[seat]?.home ?? '')
    const [one = '', other = ''] = homes
    const besieged = (count: number) => ({
      p1: { [one]: { cruiser: 5 }, [other]: { cruiser: count, fighter: 3 } },
    })
    expect(have('pub2_4_ships_two_homes', { units: besieged(2) })).toEqual([6, 8])
    expect(have('pub2_4_ships_two_homes', { units: besieged(4) })).toEqual([8, 8])
  })

  test('[ti3/se.objectives] At Two Gates wins the game', () => {
    const { table } = scene()
    const units = Object.fromEntries(
      ['p2', 'p3'].map(seat => [table.players[seat]?.home ?? '', { cruiser: 4 }]),
    )
    const game = claiming('pub2_4_ships_two_homes', { units: { p1: units } })
    game.say('p1', 'pub2_4_ships_two_homes')
    expect(game.match.winners).toEqual(['p1'])
  })

  const fought = (situation: Situation) =>
    whereDice(
      seed => scene({ ...situation, seed }, { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } }),
      ({ table, rests }) => rests && fleet(table, 'p2', 'a0').length === 0,
    )

  test('[ti3/se.objectives] Victory in Space: over three ships and more, Fighters too', () => {
    const beaten = (ships: number) =>
      fought({
        units: { p1: { a0: { war_sun: 1 } }, p2: { a0: { carrier: 1, fighter: ships - 1 } } },
        counters: { p1: { fleet: 5 } },
      }).sheet('p1').memory
    expect(beaten(3)).toEqual({ 'beat.a0': 'round' })
    expect(beaten(2)).toEqual({})
    expect(have('pub2_won_2_battles', { change: remembering('beat.a0', 'beat.a1') })).toEqual([2, 2])
  })

  test('[ti3/se.objectives] Against Resistance: a planet with Ground Forces of an opponent, invaded', () => {
    const at = { segment: 'planetInvasion', args: { seat: 'p1', hex: 'a1', planet: 'abyz', ships: [] } }
    const units = { p1: { abyz: { ground_force: 5 } }, p2: { abyz: { ground_force: 1, space_dock: 1 } } }
    const game = whereDice(
      seed => scene({ units, seed, planets: { p2: ['abyz'] } }, at),
      ({ table }) => table.planets.abyz?.owner === 'p1',
    )
    expect(game.sheet('p1').memory).toMatchObject({
      'invaded.abyz': 'round',
      'took.abyz': 'round',
      'burnt.p2': 'round',
    })
    for (const [id, progress] of [
      ['pub1_invaded_1_defended', [1, 1]],
      ['pub2_invaded_2_defended', [1, 2]],
      ['pub2_destroyed_dock', [1, 1]],
      ['secret_regulator', [1, 2]],
    ] as const) {
      const { have, of } = progressOf(game.table, 'p1', id)
      expect([id, have, of]).toEqual([id, ...progress])
    }
  })

  test('[ti3/se.objectives] Three Counters are paid out of the two areas one spends from', () => {
    const game = claiming('pub1_spend_3_cc', { counters: { p1: { pool: 2, strategy: 2 } } })
    game.say('p1', 'pub1_spend_3_cc')
    expect(game.answer('p1', { pool: 1, strategy: 1 })?.code).toBeDefined()
    game.say('p1', { pool: 1, strategy: 2 })
    expect(game.sheet('p1').counters).toMatchObject({ pool: 1, strategy: 0 })
    expect(game.sheet('p1').points).toBe(1)
    expect(have('pub2_spend_6_cc', { counters: { p1: { pool: 2, strategy: 2 } } })).toEqual([4, 6])
  })

  test('[ti3/se.objectives] Ten of Either asks which where both would do', () => {
    const make = (tradeGoods: number) =>
      claiming('pub1_spend_10_res_or_inf', { tradeGoods: { p1: tradeGoods } }).say(
        'p1',
        'pub1_spend_10_res_or_inf',
      )
    const game = make(10)
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['resources', 'influence'])
    game.say('p1', 'influence')
    expect(game.offered<Pay>('p1').worth).toBe('influence')
  })

  const rich = (planets: readonly PlanetId[], tradeGoods: number, exhausted: readonly PlanetId[] = []) =>
    ({ planets: { p1: planets }, tradeGoods: { p1: tradeGoods }, exhausted }) satisfies Situation

  test('[ti3/se.objectives] Something of Everything: a planet gives resources or influence, goods fill in', () => {
    const homes = ['quinarra', 'trenlak'] as const
    // Mecatol Rex is worth 1 and 6.
    expect(have('pub1_spend_4tg_3res_3inf', rich(['mecatol_rex'], 4, homes))).toEqual([7, 10])
    expect(have('pub1_spend_4tg_3res_3inf', rich(['mecatol_rex'], 7, homes))).toEqual([10, 10])
    expect(have('pub1_spend_4tg_3res_3inf', rich([], 9, homes))).toEqual([9, 10])
    const game = claiming('pub1_spend_4tg_3res_3inf', rich(['mecatol_rex'], 7, homes))
    game.say('p1', 'pub1_spend_4tg_3res_3inf')
    // Goods pay the resources; with the planet spent on them the influence would be missing, so it is paid otherwise.
    expect(game.offered<Pay>('p1').tradeGoods).toBe(3)
    game.say('p1', { planets: ['mecatol_rex'], tradeGoods: 2 })
    expect(game.sheet('p1').points).toBe(1)
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.table.planets.mecatol_rex?.exhausted).toBe(true)
  })

  test('[ti3/se.objectives] a claim that is paid for asks for both parts', () => {
    const game = claiming('pub1_spend_4tg_3res_3inf', rich(['mecatol_rex'], 7))
    game.say('p1', 'pub1_spend_4tg_3res_3inf').say('p1', { planets: [], tradeGoods: 3 })
    expect(game.offered<Pay>('p1').worth).toBe('influence')
    game.say('p1', { planets: ['mecatol_rex'], tradeGoods: 0 })
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.sheet('p1').points).toBe(1)
  })
})

function remembering(...deeds: readonly string[]) {
  return ({ table }: { table: Midgame['table'] }) => {
    const own = table.players['p1']
    for (const deed of deeds) if (own) own.memory[deed] = 'round'
  }
}
