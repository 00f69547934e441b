import { describe, expect, test } from 'vitest'
import { retreatsTo } from '../../../../shared/ti4/battles.ts'
import { progressOf } from '../../../../shared/ti4/cards/objectives.ts'
import { wormholesPrinted } from '../../../../shared/ti4/galaxy.ts'
import { isOnEdge } from '../../../../shared/ti4/places.ts'
import { ownerOf, sheet } from '../../../../shared/ti4/realm.ts'
import { usesStorm } from '../../../../shared/ti4/rules/ionStorm.ts'
import { adjacent } from '../../../../shared/ti4/ways.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { withoutLeaders, withRelics } from '../../pok/relicScene.ts'

/** Written from the rules alone: what Prophecy of Kings brings onto the board. */

const scene = ({ also, ...middle }: Middle): Middle => ({
  options: withRelics,
  ...middle,
  also(state) {
    withoutLeaders(state)
    state.table.phase = 'action'
    state.table.active = 'p1'
    also?.(state)
  },
})

/** p1 has activated that system. */
const activated = (hex: string, middle: Middle) =>
  from({ segment: 'tacticalAction', args: { seat: 'p1', hex } }, scene(middle))

type Game = ReturnType<typeof activated>

function sails(game: Game, from: string, kind: 'cruiser' | 'carrier' | 'dreadnought' = 'cruiser'): Game {
  untilTrue(game, () => game.open.some(open => open.endsWith('movement')))
  return game.say('p1', Object.fromEntries(unitsAt(game, 'p1', from, kind).map(id => [id, {}])))
}

const comes = (game: Game): string[] => {
  untilTrue(game, () => game.open.some(open => open.endsWith('movement')))
  return Object.values(game.offered<{ ships: Record<string, { kind: string; at: string }> }>('p1').ships)
    .map(({ kind, at }) => `${kind} ${at}`)
    .sort()
}

describe('the wormhole nexus', () => {
  const gamma: Middle = {
    // Lodor has an alpha wormhole.
    tiles: around({ a0: 's26' }),
    planets: { p2: ['lodor'] },
    units: { p1: { a3: { cruiser: 1 } }, p2: { lodor: { pds: 1 } } },
    technologies: { p2: ['pds_ii'] },
    also({ table }) {
      table.tokens = { 'gamma_wormhole.1': 'a3' }
    },
  }

  test('[ti4/100.2] opens when the whole Movement step is over: no cannon reaches it through alpha before that', () => {
    const game = sails(activated('s82', gamma), 'a3')
    expect(game.rests).toBe(true)
    expect(wormholesPrinted(game.table, 's82')).toEqual(['alpha', 'beta', 'gamma'])
  })

  test('[ti4/77.2] once it is open they reach it', () => {
    const open: Middle = {
      ...gamma,
      also(state) {
        gamma.also?.(state)
        state.table.nexusOpen = true
      },
    }
    const game = sails(activated('s82', open), 'a3')
    expect(game.open).toEqual(['p2:p2'])
  })

  test('[ti4/100.2] opens when its planet is gained, whoever it was taken from', () => {
    const game = from(
      { segment: 'establishControl', args: { seat: 'p1', hex: 's82' } },
      scene({
        units: { p1: { mallice: { infantry: 1 } } },
        also({ table }) {
          table.doing = { of: 'p1', hex: 's82', landed: ['mallice'] }
        },
      }),
    )
    untilTrue(game, () => game.rests)
    expect(game.table.nexusOpen).toBe(true)
    expect(game.table.legendary).toEqual({ exterrix_headquarters: {} })
  })

  test('[ti4/39.2] [ti4/38.1] lies on the edge, and counts as no system without planets', () => {
    const { table } = inMidgame({ options: withRelics, units: { p1: { s82: { cruiser: 1 } } } })
    expect(isOnEdge(table, 's82')).toBe(true)
    expect(progressOf(table, 'p1', 'explore_deep_space').have).toBe(0)
    expect(progressOf(table, 'p1', 'populate_the_outer_rim').have).toBe(1)
    expect(progressOf(table, 'p1', 'make_history').have).toBe(1)
  })
})

describe('an ion storm', () => {
  /** In a1, showing alpha; Lodor in a4 has an alpha wormhole, Quann in a3 a beta one. */
  const storm: Middle = {
    tiles: around({ a4: 's26', a3: 's25' }),
    units: { p1: { a4: { cruiser: 1 } } },
    also({ table }) {
      table.tokens = { ion_storm: 'a1' }
    },
  }
  const lies = (game: Game) => Object.keys(game.table.tokens ?? {})

  test('is flipped when ships have come through it, and leads elsewhere at once', () => {
    const game = sails(activated('a1', storm), 'a4')
    expect(lies(game)).toEqual(['ion_storm.flipped'])
    expect(adjacent(game.table, 'a1')).toContain('a3')
    expect(adjacent(game.table, 'a1')).not.toContain('a4')
  })

  test('stays as it is when ships come from beside it', () => {
    const game = sails(activated('a1', { ...storm, units: { p1: { a2: { cruiser: 1 } } } }), 'a2')
    expect(lies(game)).toEqual(['ion_storm'])
  })

  test('is flipped by ships that leave by it, too', () => {
    const game = sails(activated('a4', { ...storm, units: { p1: { a1: { cruiser: 1 } } } }), 'a1')
    expect(lies(game)).toEqual(['ion_storm.flipped'])
  })

  test('is used by whoever sails between alpha and beta, for whom these are one', () => {
    const bound: Middle = {
      ...storm,
      also(state) {
        storm.also?.(state)
        state.table.laws = { wormhole_reconstruction: {} }
      },
    }
    const { table } = inMidgame(scene(bound))
    expect(usesStorm(table, ['a3', 'a1'], 'p1')).toBe(true)
    const creuss = inMidgame(scene({ ...storm, factions: { p1: 'creuss' } })).table
    expect(usesStorm(creuss, ['a3', 'a1'], 'p1')).toBe(true)
    expect(usesStorm(creuss, ['a3', 'a1'], 'p2')).toBe(false)
  })

  test('is not needed where a wormhole is printed beside it that leads there as well', () => {
    const { table } = inMidgame(
      scene({
        ...storm,
        tiles: around({ a4: 's26', a1: 's39' }),
        also: storm.also as NonNullable<Middle['also']>,
      }),
    )
    expect(usesStorm(table, ['a4', 'a1'], 'p1')).toBe(false)
  })
})

describe('Mirage on the board', () => {
  test('[ti4/78.7.b] whoever controls it may retreat there without a unit', () => {
    const { table } = inMidgame(
      scene({
        tiles: around({}),
        planets: { p1: ['mirage'] },
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
        also({ table }) {
          table.tokens = { mirage: 'a1' }
        },
      }),
    )
    expect(ownerOf(table, 'mirage')).toBe('p1')
    expect(retreatsTo(table, 'p1', 'a0')).toEqual(['a1'])
  })

  test('[ti4/38.1] its system is none without planets any more', () => {
    const laid = (tokens: Record<string, string>) =>
      progressOf(
        inMidgame(
          scene({
            tiles: around({}),
            units: { p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 }, a2: { cruiser: 1 } } },
            also({ table }) {
              table.tokens = tokens
            },
          }),
        ).table,
        'p1',
        'explore_deep_space',
      ).have
    expect([laid({}), laid({ mirage: 'a1' })]).toEqual([3, 2])
  })
})

describe('a turn that is cut short', () => {
  const cut: Middle = {
    factions: { p2: 'xxcha' },
    technologies: { p1: ['fleet_logistics', 'dark_energy_tap'], p2: ['nullification_field'] },
    tiles: around({}),
    units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
    also({ table }) {
      table.tokens = { frontier: 'a0' }
    },
  }

  test('Nullification Field: nothing follows the action, nor another one; the token stays', () => {
    const game = from({ segment: 'turn', args: { seat: 'p1' } }, scene(cut))
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { tactical: 'a0' })
    untilTrue(game, () => canUse(game, 'p2', 'nullification_field')).say('p2', 'nullification_field')
    untilTrue(game, () => game.open.includes('p2:turn') || canUse(game, 'p1', 'fleet_logistics'))
    expect(game.open).toEqual(['p2:turn'])
    expect(game.told('ti4.log.exploresFrontier')).toEqual([])
    expect(game.table.activated['a0']).toEqual({ p1: true })
  })

  test('Minister of Peace: the same', () => {
    const game = from(
      { segment: 'turn', args: { seat: 'p1' } },
      scene({
        ...cut,
        also(state) {
          cut.also?.(state)
          state.table.laws = { minister_of_peace: { elected: ['p3'] } }
        },
      }),
    )
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { tactical: 'a0' })
    untilTrue(game, () => canUse(game, 'p3', 'minister_of_peace')).say('p3', 'minister_of_peace')
    untilTrue(game, () => game.open.includes('p2:turn') || canUse(game, 'p1', 'fleet_logistics'))
    expect(game.open).toEqual(['p2:turn'])
    expect(game.told('ti4.log.exploresFrontier')).toEqual([])
  })
})

describe('anomalies and Nav Suite', () => {
  const bold = (middle: Middle) =>
    activated('a0', {
      ...middle,
      also({ table }) {
        table.lasting['nav_suite'] = {
          effect: 'nav_suite',
          by: 'p1',
          until: 'movement',
          allows: { ignoresAnomalies: true },
        }
      },
    })

  test('[ti4/59.2] out of a nebula ships go as far as they can', () => {
    const middle: Middle = { tiles: around({ a3: 's42' }), units: { p1: { a3: { cruiser: 1 } } } }
    expect(comes(bold(middle))).toEqual(['cruiser a3'])
  })

  test('[ti4/41.1] a gravity rift neither carries them further nor takes any', () => {
    const middle: Middle = {
      tiles: around({ a3: 's41' }),
      units: { p1: { a3: { carrier: 1, cruiser: 1 } } },
    }
    const game = bold(middle)
    sails(game, 'a3')
    untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.rift')).toEqual([])
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
    const far: Middle = { ...middle, units: { p1: { a3: { dreadnought: 1 } } } }
    expect(comes(activated('a0', far))).toEqual(['dreadnought a3'])
    expect(bold(far).rests).toBe(true)
  })
})

describe('eight seats and few', () => {
  test('[ti4/84.1] with seven and eight each has one Strategy Card', () => {
    for (const players of [7, 8]) {
      const state = inMidgame({ players, options: withRelics, factions: { p7: 'winnu', p8: 'yin' } })
      expect(state.table.order).toHaveLength(players)
      expect(sheet(state.table, `p${players}`).counters.tactic).toBe(3)
    }
  })
})
