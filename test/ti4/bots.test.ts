import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { gainOf } from '../../shared/bots/ti4/voting.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Turned } from '../../shared/galaxy/shapes/turn.ts'
import type { UnitKind } from '../../shared/ti4/content/units.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { council, decide } from './council.ts'
import { fighting, untilUse } from './factions/scenes.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

type Forces = Record<string, Partial<Record<UnitKind, number>>>

/** Beside a0 with the two planets of s38 lies nothing but empty space. */
const beside = (mine: Forces, theirs: Forces, middle: Middle = {}) =>
  from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      tiles: around({ a0: 's38' }),
      units: { p1: mine, p2: theirs },
      tokens: { p1: { tactic: 3, fleet: 4 } },
      ...middle,
    },
  )

function answers(game: ReturnType<typeof beside>, seat: Seat): unknown {
  const asked = game.match.open.find(({ to }) => to === seat)
  if (!asked) throw new Error(`${seat} is not asked`)
  const { to: _, ...ask } = asked
  return botAnswer('ti4', 'sensible', game.match.view(seat), ask as never, chanceOf(seedFrom(seat)))
}

describe('a sensible bot', () => {
  test('activates where it can take planets that nobody holds', () => {
    const game = beside({ a1: { carrier: 1, infantry: 4 } }, {})
    expect((answers(game, 'p1') as Turned & { tactical?: string }).tactical).toBe('a0')
  })

  test('leaves alone a fleet it cannot beat', () => {
    const game = beside({ a1: { carrier: 1, infantry: 4 } }, { a0: { dreadnought: 4 } })
    expect((answers(game, 'p1') as Turned & { tactical?: string }).tactical).not.toBe('a0')
  })

  test('settles where an agenda lets it', () => {
    const game = decide(
      council({
        cards: ['colonial_redistribution'],
        planets: { p2: ['lodor'] },
        tiles: { a0: 's26' },
        units: { p2: { lodor: { infantry: 1 } } },
        also({ table }) {
          for (const [seat, points] of [
            ['p1', 1],
            ['p2', 2],
            ['p4', 1],
          ] as const)
            sheet(table, seat).points = points
        },
      }),
      'lodor',
    )
    expect(answers(game, 'p3')).toBe('yes')
  })

  test('builds late in the game though it cannot have a War Sun', () => {
    const game = from(
      { segment: 'production', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { space_dock: 1 } } },
        tradeGoods: { p1: 6 },
        round: 6,
        also({ table }) {
          Object.assign(table, { phase: 'action', active: 'p1', doing: { of: 'p1', hex: 'a0' } })
        },
      },
    )
    const { build } = answers(game, 'p1') as { build: object }
    expect(Object.keys(build)).toEqual(['lodor'])
  })

  test('scores a secret objective for what has just been done', () => {
    const game = fighting({
      technologies: { p1: [], p2: [] },
      factions: { p1: 'sol', p2: 'hacan' },
      units: { p1: { a0: { flagship: 1, dreadnought: 4 } }, p2: { a0: { fighter: 1, carrier: 1 } } },
      also({ table, hands }) {
        Object.assign(hands['p1'] ?? {}, { secretObjectives: { unveil_flagship: true } })
        sheet(table, 'p1').secretObjectives = 1
      },
    })
    untilTrue(game, () => game.match.open.some(({ text, to }) => text === 'ti4.ask.scoreDeed' && to === 'p1'))
    expect(answers(game, 'p1')).toBe('unveil_flagship')
  })

  test('bombards where another has ground forces', () => {
    const game = from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { infantry: 2 } } },
        also({ table }) {
          table.doing = { of: 'p1', hex: 'a0' }
        },
      },
    )
    expect(game.asked('p1').text).toBe('ti4.ask.bombard')
    expect(answers(game, 'p1')).toBe('lodor')
  })

  test('fires its Space Cannons at whoever comes', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { cruiser: 3 } }, p2: { lodor: { pds: 2 } } },
      },
    )
    untilTrue(game, () => game.asked('p2').text === 'ti4.ask.spaceCannon')
    expect(answers(game, 'p2')).toBe('p1')
  })

  test('of the Nekro Virus copies with the token that lies on nothing yet', () => {
    const game = untilUse(
      fighting({
        factions: { p1: 'nekro', p2: 'sol' },
        technologies: { p1: ['valefar_assimilator_x', 'valefar_assimilator_y'], p2: ['spec_ops_ii'] },
        units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { carrier: 2 } } },
        also({ table }) {
          sheet(table, 'p1').technologies.chaos_mapping = { token: 'valefar_assimilator_x' }
        },
      }),
      'p1',
      'technological_singularity',
    ).say('p1', 'technological_singularity')
    expect(answers(game, 'p1')).toBe('valefar_assimilator_y.spec_ops_ii')
  })

  test('makes a relic of its fragments before it passes', () => {
    const game = beside(
      {},
      {},
      {
        options: { pok: 'yes' },
        strategyCards: {},
        tokens: { p1: { tactic: 0, strategy: 0 } },
        also({ table }) {
          for (const seat of table.order) delete sheet(table, seat).leaders
          sheet(table, 'p1').fragments = { cultural_relic_fragment: 3 }
        },
      },
    )
    expect(answers(game, 'p1')).toEqual({ special: 'cultural_relic_fragment' })
  })

  test('votes for what brings it a point, and against what brings one to another', () => {
    const { table } = inMidgame()
    const own = gainOf(table, 'p1', 'shard_of_the_throne_base', 'p1')
    expect(own).toBeGreaterThan(0)
    expect(gainOf(table, 'p1', 'shard_of_the_throne_base', 'p2')).toBeLessThan(0)
    expect(gainOf(table, 'p1', 'public_execution', 'p2')).toBeGreaterThan(0)
  })
})
