import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Pay } from '../../../shared/galaxy/shapes/pay.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { hitsOn } from '../../../shared/ti3/battles.ts'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { races } from '../../../shared/ti3/content/races.ts'
import { setsChosen } from '../../../shared/ti3/content/sets.ts'
import type { RacialTechnologyId } from '../../../shared/ti3/content/technologies.ts'
import { fleet, onPlanet, piecesAt } from '../../../shared/ti3/forces.ts'
import { spaceForecast } from '../../../shared/ti3/forecast.ts'
import { moveOptions } from '../../../shared/ti3/movement.ts'
import { produceOptions } from '../../../shared/ti3/production.ts'
import { carriageOf, rangeOf } from '../../../shared/ti3/range.ts'
import { canLearn, missingTechnologies, openTechnologies, priceOf } from '../../../shared/ti3/research.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import { aims, standing, turnWith } from '../action/turnWith.ts'
import { quiet } from '../held.ts'
import { type Midgame, midgame, type Situation, whereDice } from '../midgame.ts'
import { seatsOf } from '../scene.ts'

const chosen = setsChosen({ racialTechnologies: 'yes', expansionRaces: 'yes' })
const peoples = { p1: 'norr', p2: 'sol', p3: 'letnev' } as const

/** p1 is of the people whose technology this is, and knows it; the others are not. */
const knowing = (
  technology: RacialTechnologyId,
  at: Parameters<typeof midgame>[0],
  { knows, ...situation }: Situation & { knows?: false } = {},
): Midgame => {
  const own = Object.values(races).find(race => race.racialTechnologies.includes(technology))
  const people = own?.id ?? 'norr'
  const others = Object.values(races).filter(({ id, set }) => id !== people && set === 'base')
  return midgame(at, {
    races: { p1: people, p2: others[4]?.id ?? 'mentak', p3: others[1]?.id ?? 'letnev' },
    technologies: { p1: knows === false ? [] : [technology], p2: [], p3: [] },
    units: {},
    ...situation,
    tiles: { ...quiet, ...situation.tiles },
    change(state) {
      state.table.sets = chosen
      situation.change?.(state)
    },
  })
}
const turn = { segment: 'turn', args: { seat: 'p1' } }
const turnOf = (seat: string) => ({ segment: 'turn', args: { seat } })
const special = (game: Midgame) => Object.keys(game.offered<Turn>('p1').special)
const offered = (game: Midgame, seat = 'p1') => Object.keys(game.offered<OneOf>(seat).of).sort()

describe('Racial technologies', () => {
  const research = (knows: readonly never[] | readonly 'valkyrie_armor'[] = [], situation: Situation = {}) =>
    turnWith([], {
      races: peoples,
      cards: { p1: ['base_technology'] },
      technologies: { p1: knows, p2: [], p3: [] },
      tradeGoods: { p1: 20 },
      ...situation,
      change(state) {
        state.table.sets = chosen
        situation.change?.(state)
      },
    })
  const primary = (game: Midgame) => game.say('p1', { strategic: 'base_technology' })

  test('[ti3/se.racial] are one for each of the fourteen races, where they are chosen', () => {
    expect(new Set(Object.values(races).flatMap(({ racialTechnologies }) => racialTechnologies)).size).toBe(
      14,
    )
    const start = (options: Record<string, string>) =>
      gameSetup({ players: '3', ...options }, seatsOf(3), chanceOf(seedFrom('sets'))).state.table
    expect(start({ racialTechnologies: 'yes' }).sets).toEqual(['base', 'racialTechnologies'])
    const { table } = research()
    expect(canLearn(table, 'p1', 'valkyrie_armor')).toBe(true)
    expect(canLearn(table, 'p2', 'valkyrie_armor')).toBe(false)
    expect(canLearn({ ...table, sets: ['base'] }, 'p1', 'valkyrie_armor')).toBe(false)
  })

  test('[ti3/se.racial] cost what stands on them in place of the technology that is free', () => {
    const game = primary(research())
    expect(offered(game)).toContain('valkyrie_armor')
    game.say('p1', 'valkyrie_armor')
    expect(game.offered<Pay>('p1').least).toBe(3)
    game.say('p1', { planets: [], tradeGoods: 3 })
    expect(game.sheet('p1').technologies).toEqual({ valkyrie_armor: true })
    expect(game.sheet('p1').tradeGoods).toBe(17)
  })

  test('[ti3/se.racial] are not offered to whoever cannot pay for them', () => {
    const game = primary(research([], { tradeGoods: { p1: 2 }, exhausted: ['quinarra', 'trenlak'] }))
    expect(offered(game)).not.toContain('valkyrie_armor')
  })

  test('[ti3/se.racial] cost that beside the usual price with the secondary ability', () => {
    const { table } = research()
    expect(priceOf(table, 'p1', 'valkyrie_armor')).toBe(8 + 3)
    expect(priceOf(table, 'p2', 'mark_ii_advanced_carriers', 6)).toBe(6 + 4)
  })

  test('[ti3/se.racial] come by nothing but the Technology Strategy, and to nobody else', () => {
    const { table } = research()
    expect(openTechnologies(table, 'p1')).not.toContain('valkyrie_armor')
    expect(missingTechnologies(table, 'p1')).toHaveLength(24)
  })

  test('[ti3/se.racial] count as one more for objectives, and as no colour', () => {
    const { table } = research(['valkyrie_armor'])
    expect(progressOf(table, 'p1', 'pub1_5_techs').have).toBe(1)
    expect(progressOf(table, 'p1', 'pub1_techs_4_colours').have).toBe(0)
  })

  test('[ti3/se.racial] have no colour to be dearer or cheaper by', () => {
    const game = research([], {
      change({ table }) {
        table.laws = { subsidized_studies: { elected: ['red'] }, technology_tariffs: {} }
      },
    })
    expect(priceOf(game.table, 'p1', 'valkyrie_armor')).toBe(11)
    const dearer = research([], {
      change({ table }) {
        table.laws = { regressive_rhetoric: {} }
      },
    })
    expect(priceOf(dearer.table, 'p1', 'valkyrie_armor')).toBe(13)
  })

  test('[ti3/se.productionCenters] Hacan: for a counter six goods, two of them for another, once a round', () => {
    const make = (goods: number) =>
      knowing('production_centers', turn, { counters: { p1: { strategy: 2 } }, tradeGoods: { p1: goods } })
    expect(special(make(6))).not.toContain('production_centers')
    const game = make(5).say('p1', { special: 'production_centers' })
    expect(offered(game)).toEqual(['p2', 'p3'])
    game.say('p1', 'p3')
    expect([game.sheet('p1').tradeGoods, game.sheet('p3').tradeGoods]).toEqual([9, 2])
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect(game.sheet('p1').memory).toHaveProperty('production_centers', 'round')
  })

  test('[ti3/se.recyclers] Winnu: an action card for two goods or a counter, once a round', () => {
    const make = () =>
      knowing('bioptic_recyclers', turn, {
        change({ table, hands }) {
          table.discards.action = []
          const hand = hands['p1']
          if (hand) hand.actionCards = { plague: true, uprising: true }
          const own = table.players['p1']
          if (own) own.actionCards = 2
        },
      }).say('p1', { special: 'bioptic_recyclers' })
    const game = make()
    expect(aims(game)).toEqual(['plague', 'uprising'])
    game.say('p1', 'plague')
    expect(offered(game)).toEqual(['fleet', 'pool', 'strategy', 'tradeGoods'])
    const goods = game.sheet('p1').tradeGoods
    game.say('p1', 'tradeGoods')
    expect(game.sheet('p1').tradeGoods).toBe(goods + 2)
    expect(game.table.discards.action).toEqual(['plague'])
    expect(game.open[0]).not.toMatch(/^p1/)
    const other = make()
    const { pool } = other.sheet('p1').counters
    other.say('p1', 'plague').say('p1', 'pool')
    expect(other.sheet('p1').counters.pool).toBe(pool + 1)
  })

  const within = { p1: { a1: { cruiser: 1 } }, p2: { b0: { cruiser: 1 } } }
  const activating = (technology: RacialTechnologyId, situation: Situation = {}) =>
    knowing(technology, turnOf('p2'), {
      units: within,
      planets: { p1: ['abyz', 'fria'] },
      counters: { p1: { strategy: 1 }, p2: { pool: 2, fleet: 3 } },
      ...situation,
    }).say('p2', { tactical: 'a1' })

  test('[ti3/se.trespass] Naalu: who activates a system they control loses a counter of Fleet Supply', () => {
    expect(activating('telepathic_mind_weapon').sheet('p2').counters.fleet).toBe(2)
    const unguarded = activating('telepathic_mind_weapon', { planets: { p1: ['abyz'] } })
    expect(unguarded.sheet('p2').counters.fleet).toBe(3)
  })

  test('[ti3/se.trespass] Naalu: ships beyond what is left go at once', () => {
    const units = { p1: { a1: { cruiser: 1 } }, p2: { b0: { cruiser: 3 } } }
    const game = activating('telepathic_mind_weapon', { units })
    expect(game.open[0]).toMatch(/^p2:ships1/)
  })

  test('[ti3/se.trespass] Xxcha: for a counter the activation fails and the turn is over', () => {
    const game = activating('diplomats')
    expect(offered(game)).toEqual(['diplomats', 'pass'])
    const before = game.sheet('p2').counters
    game.say('p1', 'diplomats')
    expect(game.table.activated['a1']).toBeUndefined()
    expect(game.sheet('p2').counters.reinforcements).toBe(before.reinforcements + 1)
    expect(game.sheet('p1').counters.strategy).toBe(0)
    expect(game.open[0]).not.toMatch(/^p2/)
    expect(game.table.doing).toBeUndefined()
  })

  test('[ti3/se.trespass] Xxcha: the turn is over for Fleet Logistics too, and let pass it goes on', () => {
    const technologies = { p1: ['diplomats'], p2: ['fleet_logistics'], p3: [] } as const
    expect(activating('diplomats', { technologies }).say('p1', 'diplomats').open[0]).not.toMatch(/^p2/)
    expect(activating('diplomats').say('p1', 'pass').open).toEqual(['p2:movement'])
  })

  test('[ti3/se.trespass] Xxcha: once a round, for a counter, in a system they control', () => {
    const used: Situation['change'] = ({ table }) => {
      const own = table.players['p1']
      if (own) own.memory['diplomats'] = 'round'
    }
    for (const situation of [
      { change: used },
      { counters: { p1: { strategy: 0 } } },
      { planets: { p1: ['abyz'] as const } },
    ])
      expect(activating('diplomats', situation).open).toEqual(['p2:movement'])
  })

  test('[ti3/se.racial] L1Z1X: Dreadnoughts carry a Ground Force, two with Stasis Capsules', () => {
    const capacity = (...more: 'stasis_capsules'[]) =>
      carriageOf(
        knowing('dreadnought_invasion_pod', turn, {
          technologies: { p1: ['dreadnought_invasion_pod', ...more] },
        }).table,
        'p1',
        'dreadnought',
      )
    expect(capacity()).toEqual({ capacity: 1, carries: ['ground_force'] })
    expect(capacity('stasis_capsules').capacity).toBe(2)
  })

  test('[ti3/se.racial] Sol: Carriers hold eight and sustain damage, as odds know', () => {
    const at = { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } }
    const units = { p1: { a0: { carrier: 1 } }, p2: { a0: { cruiser: 3 } } }
    const { table } = knowing('mark_ii_advanced_carriers', turn, { units })
    expect(carriageOf(table, 'p1', 'carrier').capacity).toBe(8)
    expect(carriageOf(table, 'p2', 'carrier').capacity).toBe(6)
    expect(spaceForecast(table, 'p1', 'a0')?.attacker.units[0]?.sustains).toBe(true)
    const hit = whereDice(
      seed => knowing('mark_ii_advanced_carriers', at, { units, seed }),
      ({ log }) => log.some(({ text }) => text === 'ti3.log.damaged'),
    )
    expect(hit.told('ti3.log.damaged')[0]).toMatchObject({ unit: 'carrier' })
  })

  test('[ti3/se.racial] Letnev: Ground Forces have their munitions for nothing, and ships pay', () => {
    const fight = { hex: 'a0', planet: 'abyz', side: 'attacker', round: 1 } as const
    const hits = (knows?: false) =>
      hitsOn(
        knowing('l4_disruptors', turn, { ...(knows === false && { knows }) }).table,
        'p1',
        'ground_force',
        {
          ...fight,
          step: 'invasion',
        },
      )
    expect([hits(false), hits()]).toEqual([8, 6])
    const { table } = knowing('l4_disruptors', turn)
    expect(hitsOn(table, 'p1', 'cruiser', { ...fight, step: 'battle' })).toBe(7)
    // Whoever has lost the ability for a round has nothing to get for nothing.
    const crisis = {
      effect: 'cultural_crisis',
      by: 'p1',
      until: 'round',
      silences: { letnev_munitions: true },
    } as const
    const silent = knowing('l4_disruptors', turn, {
      change({ table }) {
        table.lasting['crisis'] = crisis
      },
    })
    expect(hitsOn(silent.table, 'p1', 'ground_force', { ...fight, step: 'invasion' })).toBe(8)
  })

  test('[ti3/se.racial] Letnev: nobody is asked for goods before a round of Invasion Combat', () => {
    const at = {
      segment: 'planetInvasion',
      args: { seat: 'p1', hex: 'a1', planet: 'abyz', ships: [] },
    }
    const units = { p1: { abyz: { ground_force: 2 } }, p2: { abyz: { ground_force: 2 } } }
    const make = (knows?: false) =>
      knowing('l4_disruptors', at, {
        units,
        planets: { p2: ['abyz'] },
        tradeGoods: { p1: 4 },
        ...(knows === false && { knows }),
      })
    expect(make(false).open[0]).toMatch(/beforeCombatRound|cards/)
    expect(make().rests).toBe(true)
  })

  test('[ti3/se.racial] Saar: docks move two, build five and support five Fighters', () => {
    const { table } = knowing('floating_factory', turn, { units: { p1: { a0: { space_dock: 1 } } } })
    expect(rangeOf(table, 'p1', 'space_dock', 'a0', false)).toBe(2)
    const { docks, dockFighters } = produceOptions(table, 'p1', 'a0', { newDocks: false })
    expect([Object.values(docks)[0]?.most, dockFighters]).toEqual([5, 5])
  })

  test('[ti3/se.racial] Muaat: War Suns cost 10 and move one system further', () => {
    const { table } = knowing('magmus_reactor', turn, {
      technologies: { p1: ['magmus_reactor', 'war_sun_tech'] },
      units: { p1: { muaat: { space_dock: 1 } } },
    })
    expect(rangeOf(table, 'p1', 'war_sun', 'a0', false)).toBe(2)
    const home = table.players['p1']?.home ?? ''
    expect(produceOptions(table, 'p1', home, { newDocks: false }).prices.war_sun?.cost).toBe(10)
  })

  test('[ti3/se.racial] Yin: two are converted where one was', () => {
    const at = { segment: 'planetInvasion', args: { seat: 'p1', hex: 'a1', planet: 'abyz', ships: [] } }
    const units = { p1: { abyz: { ground_force: 1 } }, p2: { abyz: { ground_force: 3 } } }
    const make = (seed: string) =>
      knowing('fanaticism', at, {
        units,
        seed,
        planets: { p2: ['abyz'] },
      }).say('p1', 'yin_indoctrinate')
    const game = whereDice(
      make,
      ({ log }) => log.filter(({ text }) => text === 'ti3.log.converts').length === 2,
    )
    expect(game.told('ti3.log.converts')).toHaveLength(2)
  })

  test("[ti3/se.racial] N'orr: who falls in a round may take another along", () => {
    const at = { segment: 'planetInvasion', args: { seat: 'p1', hex: 'a1', planet: 'abyz', ships: [] } }
    const units = { p1: { abyz: { ground_force: 3 } }, p2: { abyz: { ground_force: 3 } } }
    const make = (seed: string) =>
      knowing('valkyrie_armor', at, {
        units,
        seed,
        planets: { p2: ['abyz'] },
      })
    const valkyries = ({ log }: Midgame) =>
      log.filter(({ text, about }) => text === 'ti3.log.throws' && about?.['technology'] === 'valkyrie_armor')
    const game = whereDice(make, made => valkyries(made).some(({ dice }) => dice?.includes(10)))
    expect(game.rests).toBe(true)
    // Nobody throws for rounds in which none of theirs fell.
    for (const { dice } of valkyries(game)) expect(dice?.length).toBeGreaterThan(0)
  })
})

describe('Salvage Operations', () => {
  const units = { p1: { a0: { dreadnought: 4 } }, p2: { a0: { cruiser: 1 } } }
  const at = { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a0' } }
  const fought = (situation: Situation = {}) =>
    whereDice(
      seed =>
        knowing('salvage_operations', at, {
          units,
          seed,
          counters: { p1: { fleet: 5 } },
          tradeGoods: { p1: 0 },
          ...situation,
        }),
      ({ table, log }) =>
        fleet(table, 'p2', 'a0').length === 0 &&
        log.some(({ text }) => text === 'ti3.log.gainsTradeGoods') &&
        fleet(table, 'p1', 'a0').length === 4,
    )

  test('[ti3/se.salvage] brings Mentak two goods, and one ship of a kind it destroyed for its price', () => {
    const game = fought()
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(offered(game)).toEqual(['cruiser', 'none'])
    game.say('p1', 'cruiser')
    const { least, planets } = game.offered<Pay>('p1')
    expect(least).toBe(2)
    expect(Object.keys(planets).length).toBeGreaterThan(0)
    game.say('p1', { planets: [], tradeGoods: 2 })
    expect(standing(game, 'a0').filter(unit => unit === 'p1 cruiser')).toHaveLength(1)
  })

  test('[ti3/se.salvage] is asked of nobody whose Fleet Supply is full', () => {
    const game = fought({ counters: { p1: { fleet: 4 } } })
    expect(game.rests).toBe(true)
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })

  test('[ti3/se.salvage] brings the goods to whoever has lost as well', () => {
    const lost = { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } }
    const game = whereDice(
      seed => knowing('salvage_operations', at, { units: lost, seed, tradeGoods: { p1: 0 } }),
      ({ table, rests }) => rests && fleet(table, 'p1', 'a0').length === 0,
    )
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })
})

describe('Shuttle Logistics', () => {
  const at = { segment: 'statusPhase' }
  const tiles = { a2: 'sys_thibah', a4: 'empty_2' } as const
  const planets = { p1: ['abyz', 'fria', 'thibah'] } as const
  const make = (units: Situation['units']) =>
    knowing('shuttle_logistics', at, { tiles, planets, ...(units && { units }) })

  test('[ti3/se.shuttles] moves Ground Forces of one system to planets there and next door', () => {
    const game = make({ p1: { abyz: { ground_force: 3 }, a1: { carrier: 1, ground_force: 1 } } })
    expect(offered(game)).toEqual(['a1', 'none'])
    game.say('p1', 'a1').say('p1', { fria: 1, thibah: 1 }).say('p1', { fria: 1 })
    const count = (planet: 'abyz' | 'fria' | 'thibah') => onPlanet(game.table, planet).length
    expect([count('abyz'), count('fria'), count('thibah')]).toEqual([1, 2, 1])
    expect(piecesAt(game.table, 'a1').some(({ aboard }) => aboard)).toBe(false)
  })

  test('[ti3/se.shuttles] goes neither from where enemy ships are nor to there', () => {
    const guarded = { p1: { abyz: { ground_force: 2 } }, p2: { a2: { cruiser: 1 } } }
    const game = make(guarded).say('p1', 'a1')
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['fria'])
    const besieged = make({ p1: { abyz: { ground_force: 2 } }, p2: { a1: { cruiser: 1 } } })
    expect(besieged.open.some(key => key.startsWith('p1:from'))).toBe(false)
  })
})

describe('Spatial Conduit Network', () => {
  const tiles = { b8: 'sys_thibah' } as const
  const planets = { p1: ['abyz', 'fria', 'thibah'] } as const
  const units = { p1: { a1: { cruiser: 2 }, b8: { cruiser: 1 } } }
  const at = { segment: 'tacticalAction', args: { seat: 'p1', hex: 'b8' } }
  const make = (situation: Situation = {}) =>
    knowing('spatial_conduit_network', at, {
      tiles,
      planets,
      units,
      counters: { p1: { fleet: 5 } },
      ...situation,
    })
  const ways = ({ table }: Midgame) =>
    Object.values(moveOptions(table, 'p1', ['b8']).ships).flatMap(({ routes }) => routes)

  test('[ti3/se.conduit] leads Jol-Nar from any system they control to the one they activate', () => {
    const game = make()
    expect(ways(game)).toContainEqual(['a1', 'b8'])
    const [ship] = Object.keys(moveOptions(game.table, 'p1', ['b8']).ships)
    game.say('p1', { [ship ?? '']: {} })
    expect(game.told('ti3.log.conduit')).toHaveLength(1)
    expect(game.sheet('p1').memory).toHaveProperty('spatial_conduit_network', 'round')
  })

  test('[ti3/se.conduit] leads nowhere a second time in a round, nor where they control nothing', () => {
    const used: Situation['change'] = ({ table }) => {
      const own = table.players['p1']
      if (own) own.memory['spatial_conduit_network'] = 'round'
    }
    expect(ways(make({ change: used }))).not.toContainEqual(['a1', 'b8'])
    expect(ways(make({ planets: { p1: ['abyz', 'thibah'] } }))).not.toContainEqual(['a1', 'b8'])
    expect(ways(make({ planets: { p1: ['abyz', 'fria'] } }))).not.toContainEqual(['a1', 'b8'])
  })
})
