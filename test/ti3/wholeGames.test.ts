import { describe, expect, test } from 'vitest'
import { type Bout, type Played, playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { watches } from '../../shared/arena/index.ts'
import { ends } from '../../shared/arena/ti3/end.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import { type BotKind, botKinds } from '../../shared/protocol.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { seatsOf } from './scene.ts'

const rules = ti3Rules as unknown as Rules
const watch = watches['ti3'] as Watch

const whole = (players: number, seed: number, bot: (seat: Seat) => BotKind, checks = true): Bout => ({
  rules,
  watch,
  options: { players: String(players), galaxy: 'random' },
  seats: seatsOf(players),
  seed,
  bot,
  checks,
})

/** By what a game was won: nothing else may end it. */
const ending = ({ match: { state, winners = [] } }: Played) => watch.result(state, winners).end

/** Seconds on a machine of its own, much more beside other work. */
const patience = 120_000

const byTurns = (seat: Seat): BotKind => botKinds[Number(seat.slice(1)) % botKinds.length] ?? 'random'

describe.each([3, 4, 5, 6])('a whole game of %i players, bots of each kind by turns', players => {
  test(
    'keeps every piece, hides what is hidden, reloads and takes back without a trace, and has a winner',
    () => {
      const bout = whole(players, players, byTurns)
      const played = playBout(bout)
      const { table } = played.match.state as Ti3
      expect(played.match.winners).not.toEqual([])
      expect(table.phase).toBe('over')
      expect(ends).toContain(ending(played))
      expect(played.counts[`end.${ending(played)}`]).toBe(1)
      expect(played.decisions).toBeGreaterThan(players * 40)
      expect(playExchanged(bout, played.record)).toBeGreaterThan(0)
    },
    patience,
  )
})

describe('whole games among bots', () => {
  test(
    'one sensible player wins against three random ones, wherever he sits',
    () => {
      for (const seat of seatsOf(4)) {
        const { match } = playBout(whole(4, 1, other => (other === seat ? 'sensible' : 'random'), false))
        expect(match.winners).toEqual([seat])
      }
    },
    patience,
  )

  test(
    'a warlike player conquers more than a sensible one among the same three',
    () => {
      const conquered = (kind: BotKind) =>
        [1, 2, 3, 4].reduce((sum, seed) => {
          const { counts } = playBout(whole(4, seed, seat => (seat === 'p1' ? kind : 'random'), false))
          return sum + (counts['takesFrom'] ?? 0)
        }, 0)
      expect(conquered('warlike')).toBeGreaterThan(conquered('sensible'))
    },
    patience,
  )

  test(
    'end by the tenth point, a winning objective or Imperium Rex, and by nothing else',
    () => {
      const seen = new Set<string>()
      for (let seed = 1; seed <= 10 && seen.size < 2; seed++)
        seen.add(ending(playBout(whole(3, seed, () => 'random', false))) ?? 'nothing')
      expect([...seen].sort()).toEqual(['imperiumRex', 'points'])
    },
    patience,
  )
})
