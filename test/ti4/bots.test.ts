import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { gainOf } from '../../shared/bots/ti4/voting.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Turned } from '../../shared/galaxy/shapes/turn.ts'
import type { UnitKind } from '../../shared/ti4/content/units.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { council, decide } from './council.ts'
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

  test('votes for what brings it a point, and against what brings one to another', () => {
    const { table } = inMidgame()
    const own = gainOf(table, 'p1', 'shard_of_the_throne_base', 'p1')
    expect(own).toBeGreaterThan(0)
    expect(gainOf(table, 'p1', 'shard_of_the_throne_base', 'p2')).toBeLessThan(0)
    expect(gainOf(table, 'p1', 'public_execution', 'p2')).toBeGreaterThan(0)
  })
})
