import { describe, expect, test } from 'vitest'
import { type Bout, type Played, playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { watches } from '../../shared/arena/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import type { BotKind } from '../../shared/protocol.ts'
import { objectives } from '../../shared/ti3/content/objectives.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { leaders, pointsToWin } from '../../shared/ti3/rules/victory.ts'
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
function endOf({ match }: Played): 'points' | 'objective' | 'imperiumRex' | 'other' {
  const { table } = match.state as Ti3
  const winners = match.winners ?? []
  const claimed = Object.values(objectives).some(
    ({ id, ends }) => ends === 'claimed' && winners.some(seat => table.objectives[id]?.[seat]),
  )
  if (claimed) return 'objective'
  if (winners.some(seat => (table.players[seat]?.points ?? 0) >= pointsToWin)) return 'points'
  const isCounted = winners.join() === leaders(table).join()
  return table.objectives.pub2_imperium_rex && isCounted ? 'imperiumRex' : 'other'
}

/** Seconds on a machine of its own, much more beside other work. */
const patience = 120_000

const oddOnes = (seat: Seat): BotKind => (Number(seat.slice(1)) % 2 ? 'sensible' : 'random')

describe.each([3, 4, 5, 6])('a whole game of %i players, sensible and random ones by turns', players => {
  test(
    'keeps every piece, hides what is hidden, reloads and takes back without a trace, and has a winner',
    () => {
      const bout = whole(players, players, oddOnes)
      const played = playBout(bout)
      const { table } = played.match.state as Ti3
      expect(played.match.winners).not.toEqual([])
      expect(table.phase).toBe('over')
      expect(endOf(played)).not.toBe('other')
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
    'end by the tenth point, a winning objective or Imperium Rex, and by nothing else',
    () => {
      const seen = new Set<string>()
      for (let seed = 1; seed <= 10 && seen.size < 2; seed++)
        seen.add(endOf(playBout(whole(3, seed, () => 'random', false))))
      expect([...seen].sort()).toEqual(['imperiumRex', 'points'])
    },
    patience,
  )
})
