import { describe, expect, test } from 'vitest'
import { playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { watches } from '../../shared/arena/index.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import type { Inscription } from '../../shared/inscription/table.ts'
import type { BotKind } from '../../shared/protocol.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import { seatsOf } from './scene.ts'

const rules = rulebooks['inscription']
const watch = watches['inscription']

function play(players: number, seed: number, bot: (seat: Seat) => BotKind, checks = true) {
  if (!rules || !watch) throw new Error('Inscription is not on the shelf')
  const options = {
    players: String(players),
    sheets: seed % 2 ? 'different' : 'alike',
    lastStage: 'printed',
    edition: seed % 4 ? 'second' : 'first',
    difficulty: 'medium',
  }
  const bout = { rules, watch, options, seats: seatsOf(players), seed, bot, checks }
  const played = playBout(bout)
  return { bout, played, state: played.match.state as unknown as Inscription }
}

describe('Whole games', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[inscription/20.whole] of %i keep every mark legal, hide what is hidden, reload and take back without a trace',
    players => {
      const { bout, played, state } = play(players, players, () => 'random')
      expect(played.match.winners).toBeDefined()
      expect(state.table.phase).toBe('over')
      for (const seat of state.table.order) {
        const hand = state.hands[seat]
        if (hand) expect(state.table.scores?.[seat]).toEqual(scoreOf(state.table, seat, hand.marks))
      }
      playExchanged(bout, played.record)
    },
  )

  test('of a sensible player among random ones are won by the sensible one', () => {
    for (const seed of [1, 2, 3]) {
      const { played } = play(3, seed, seat => (seat === 'p2' ? 'sensible' : 'random'), false)
      expect(played.match.winners).toEqual(['p2'])
    }
  })
})
