import { describe, expect, test } from 'vitest'
import { retreatsTo } from '../../../shared/ti4/battles.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { tokensAt } from '../../../shared/ti4/tokens.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { acts, isAction } from '../actionCards/hands.ts'
import { activating, type Game, producing, untilUse } from '../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'

const options = { pok: 'yes' }

/** Agents have nothing to do with it. */
const alone =
  (also?: Middle['also']): NonNullable<Middle['also']> =>
  state => {
    for (const player of Object.values(state.table.players)) player.leaders = {}
    also?.(state)
  }

const played = (game: Game, ...aims: unknown[]): Game => {
  for (const aim of aims) game.say('p1', aim)
  return untilTrue(game, () => !game.match.open.some(({ key }) => key.includes('whenActionCardPlayed')))
}

describe('action cards of Prophecy of Kings', () => {
  const fragments = { cultural_relic_fragment: 1 }
  const withFragments: Middle = {
    options,
    also: alone(({ table }) => {
      const other = table.players['p2']
      if (other) other.fragments = { ...fragments }
    }),
  }

  test('Archaeological Expedition keeps relic fragments and discards the rest', () => {
    const game = acts('archaeological_expedition', undefined, {
      options,
      also: alone(({ box }) => {
        const top = ['industrial_relic_fragment.1', 'abandoned_warehouses.1', 'industrial_relic_fragment.2']
        box.industrial = [...top, ...box.industrial.filter(card => !top.includes(card))]
      }),
    })
    played(game, 'industrial')
    expect(game.sheet('p1').fragments).toEqual({ industrial_relic_fragment: 2 })
    expect(game.table.discards.industrial).toEqual(['abandoned_warehouses.1'])
  })

  test('Exploration Probe explores a frontier beside his ships', () => {
    const game = acts('exploration_probe', undefined, {
      options,
      also: alone(({ table }) => {
        table.tokens = { frontier: 'a0' }
      }),
    })
    played(game)
    expect(tokensAt(game.table, 'a0')).not.toContain('frontier')
    expect(game.told('ti4.log.exploresFrontier')).toHaveLength(1)
  })

  test('Refit Troops turns Infantry into Mechs', () => {
    const game = acts('refit_troops', undefined, { options, also: alone() })
    const [one] = onPlanet(game.table, 'thibah', 'infantry')
    if (game.open[0]?.endsWith('infantry')) played(game, [one?.id])
    else played(game)
    expect(onPlanet(game.table, 'thibah').map(({ kind }) => kind)).toEqual(['mech'])
  })

  test('Seize Artifact takes a fragment of a neighbour', () => {
    expect(isAction('seize_artifact', { options, also: alone() })).toBe(false)
    const game = played(acts('seize_artifact', undefined, withFragments))
    expect(game.sheet('p1').fragments).toEqual(fragments)
    expect(game.sheet('p2').fragments).toEqual({ cultural_relic_fragment: 0 })
  })
})

describe('technologies of Prophecy of Kings', () => {
  test('Bio-Stims readies another technology as his turn ends', () => {
    const game = from(
      { segment: 'turnEnds', args: { seat: 'p1' } },
      {
        options,
        technologies: { p1: ['bio_stims', 'sling_relay'] },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          const card = table.players['p1']?.technologies.sling_relay
          if (card) card.exhausted = true
        },
      },
    )
    untilUse(game, 'p1', 'bio_stims').say('p1', 'bio_stims')
    if (game.open[0] === 'p1:readied') game.say('p1', 'sling_relay')
    expect(game.sheet('p1').technologies).toEqual({ bio_stims: { exhausted: true }, sling_relay: {} })
  })

  test('Predictive Intelligence: tokens are placed anew as his turn ends', () => {
    const game = from(
      { segment: 'turnEnds', args: { seat: 'p1' } },
      {
        options,
        technologies: { p1: ['predictive_intelligence'] },
        tokens: { p1: { tactic: 3, fleet: 3, strategy: 2 } },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
        },
      },
    )
    untilUse(game, 'p1', 'predictive_intelligence').say('p1', 'predictive_intelligence')
    game.say('p1', { tactic: 5, fleet: 3 })
    expect(game.sheet('p1').counters).toMatchObject({ tactic: 5, fleet: 3, strategy: 0 })
    expect(game.sheet('p1').technologies.predictive_intelligence).toEqual({ exhausted: true })
  })

  test('Self-Assembly Routines: a Mech after production', () => {
    const home = inMidgame({ options }).table.players['p1']?.home as string
    const game = producing(
      {
        options,
        tradeGoods: { p1: 9 },
        technologies: { p1: ['self_assembly_routines'] },
        units: { p1: { moll_primus: { space_dock: 1 } } },
      },
      home,
    )
    untilTrue(game, () => game.open.includes('p1:production'))
    const pay = { planets: [], tradeGoods: 1 }
    game.say('p1', { build: { moll_primus: { infantry: 2 } }, newDocks: [], pay })
    untilUse(game, 'p1', 'self_assembly_routines').say('p1', 'self_assembly_routines')
    if (game.open[0] === 'p1:aim') game.say('p1', 'moll_primus')
    expect(onPlanet(game.table, 'moll_primus', 'mech')).toHaveLength(1)
  })

  test('AI Development Algorithm: 1 resource less for each unit upgrade', () => {
    const home = inMidgame({ options }).table.players['p1']?.home as string
    const game = producing(
      {
        options,
        tradeGoods: { p1: 9 },
        technologies: { p1: ['ai_development_algorithm', 'infantry_ii', 'cruiser_ii'] },
        units: { p1: { moll_primus: { space_dock: 1 } } },
      },
      home,
    )
    untilUse(game, 'p1', 'ai_development_algorithm').say('p1', 'ai_development_algorithm')
    untilTrue(game, () => game.open.includes('p1:production'))
    const pay = { planets: [], tradeGoods: 0 }
    game.say('p1', { build: { moll_primus: { cruiser: 1 } }, newDocks: [], pay })
    expect(game.sheet('p1').tradeGoods).toBe(9)
  })

  test('Scanlink Drone Network explores a planet with his units in the system he activates', () => {
    const game = activating({
      options,
      technologies: { p1: ['scanlink_drone_network'] },
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { infantry: 1 } } },
      also: alone(),
    })
    untilUse(game, 'p1', 'scanlink_drone_network').say('p1', 'scanlink_drone_network')
    if (game.open[0] === 'p1:aim') game.say('p1', 'lodor')
    expect(game.told('ti4.log.explores')).toMatchObject([{ seat: 'p1', planet: 'lodor' }])
  })

  test('Dark Energy Tap: retreats to where nothing lies', () => {
    const refuges = (technologies: Middle['technologies']) => {
      const { table } = inMidgame({
        options,
        tiles: around({}),
        units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
        ...(technologies && { technologies }),
      })
      return retreatsTo(table, 'p1', 'a0')
    }
    expect(refuges({ p1: [] })).toEqual([])
    expect(refuges({ p1: ['dark_energy_tap'] })).toContain('a5')
    expect(refuges({ p1: ['dark_energy_tap'] })).not.toContain('a1')
  })
})
