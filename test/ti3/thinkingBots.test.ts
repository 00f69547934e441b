import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { distance } from '../../shared/galaxy/distance.ts'
import type { Moved } from '../../shared/galaxy/shapes/move.ts'
import type { Turned } from '../../shared/galaxy/shapes/turn.ts'
import type { PoliticalCardId } from '../../shared/ti3/content/politicalCards.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import type { UnitKind } from '../../shared/ti3/content/units.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { type Midgame, midgame } from './midgame.ts'

type Kind = 'sensible' | 'warlike'

/** What a bot answers to the question its seat is asked. */
function answers(game: Midgame, seat: Seat, kind: Kind = 'sensible'): unknown {
  const asked = game.match.open.find(({ to }) => to === seat)
  if (!asked) throw new Error(`${seat} is not asked: ${game.open}`)
  const { to: _, ...ask } = asked
  return botAnswer('ti3', kind, game.match.view(seat), ask as never, chanceOf(seedFrom(`${seat} ${kind}`)))
}

type Forces = Record<string, Partial<Record<UnitKind, number>>>
const races = { p1: 'xxcha', p2: 'letnev', p3: 'norr' } as const

/** p2 holds the two planets in b3, p1 every other one: there is nothing else to be had. */
const beside = (mine: Forces, theirs: Forces): Midgame =>
  midgame(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      races,
      tiles: { b3: 'sys_abyz__fria' },
      units: { p1: mine, p2: theirs },
      planets: { p2: ['abyz', 'fria'] },
      cards: { p1: ['base_initiative'], p2: ['base_trade'], p3: ['base_warfare'] },
      change({ table, hands }) {
        Object.assign(hands['p1'] ?? {}, { secretObjective: 'secret_technocrat' })
        for (const { system } of Object.values(table.galaxy.tiles))
          for (const planet of system ? systems[system].planets : [])
            table.planets[planet] = {
              owner: ['abyz', 'fria'].includes(planet) ? 'p2' : 'p1',
              exhausted: true,
            }
      },
    },
  )

describe.each(['sensible', 'warlike'] as const)('a %s bot', kind => {
  test('leaves alone a fleet it cannot beat', () => {
    const game = beside(
      { b2: { cruiser: 1, carrier: 1, ground_force: 4 } },
      { b3: { dreadnought: 3 }, abyz: { ground_force: 1 } },
    )
    expect((answers(game, 'p1', kind) as { tactical?: string }).tactical).not.toBe('b3')
  })

  test('slips away with the Naalu from an attack it would lose, and stays where it would win', () => {
    const attacked = (own: number, theirs: number) =>
      midgame(
        { segment: 'spaceBattle', args: { seat: 'p2', hex: 'b3' } },
        {
          races: { ...races, p1: 'naalu' },
          tiles: { b3: 'sys_abyz__fria', b4: 'empty_1' },
          units: { p1: { b3: { cruiser: own } }, p2: { b3: { cruiser: theirs } } },
          activated: { p1: ['b4'] },
        },
      )
    expect(answers(attacked(1, 5), 'p1', kind)).toBe('b4')
    expect(answers(attacked(5, 1), 'p1', kind)).toBe('stays')
  })

  test('takes what is held by less than it can bring, and lands on it', () => {
    const game = beside(
      { b2: { dreadnought: 3, cruiser: 2, carrier: 1, ground_force: 6 } },
      { b3: { destroyer: 1 }, abyz: { ground_force: 1 } },
    )
    const said = answers(game, 'p1', kind) as Turned
    expect(said).toEqual({ tactical: 'b3' })
    const moving = game.say('p1', said)
    const moved = answers(moving, 'p1', kind) as Moved
    const kinds = Object.keys(moved).map(id => game.table.units[id]?.kind)
    expect(kinds).toContain('carrier')
    expect(kinds).toContain('dreadnought')
  })

  test('brings a loaded carrier nearer when nothing can be taken at once', () => {
    const far = 'b5'
    const game = beside(
      { [far]: { carrier: 1, ground_force: 4, cruiser: 2 } },
      { abyz: { ground_force: 4 }, fria: { ground_force: 4 } },
    )
    const said = answers(game, 'p1', kind) as { tactical: string }
    expect(distance(said.tactical, 'b3')).toBeLessThan(distance(far, 'b3'))
    const moved = answers(game.say('p1', said), 'p1', kind) as Moved
    expect(Object.keys(moved).map(id => game.table.units[id]?.kind)).toContain('carrier')
  })
})

describe('votes', () => {
  const council = (card: PoliticalCardId, candidates: string[], change: (state: Ti3) => void = () => {}) =>
    midgame(
      { segment: 'vote', args: { seat: 'p1' } },
      {
        races,
        change(state) {
          state.table.speaker = 'p1'
          state.table.order = ['p1', 'p2', 'p3']
          state.table.agenda = { card, candidates, votes: {} }
          change(state)
        },
      },
    )
  const everybody = ['p1', 'p2', 'p3']

  test('make oneself a minister, and let whoever leads be executed', () => {
    expect(answers(council('minister_of_commerce', everybody), 'p2')).toBe('p2')
    const led = council('public_execution', everybody, ({ table }) => {
      Object.assign(table.players['p3'] ?? {}, { points: 6 })
    })
    expect(answers(led, 'p2')).toBe('p3')
  })

  test('are for what helps and against what costs', () => {
    expect(answers(council('open_the_trade_routes', ['for', 'against']), 'p2')).toBe('for')
    expect(answers(council('cost_overruns', ['for', 'against']), 'p2')).toBe('against')
  })

  test('are for points for all only when one leads', () => {
    const leading = (seat: Seat) =>
      council('imperial_mandate', ['for', 'against'], ({ table }) => {
        Object.assign(table.players[seat] ?? {}, { points: 5 })
      })
    expect(answers(leading('p2'), 'p2')).toBe('for')
    expect(answers(leading('p3'), 'p2')).toBe('against')
  })
})
