import type { Staged } from '../battlefield.ts'
import { askedIn, dealt, type Hands } from '../invented.ts'
import type { Midgame } from '../midgame.ts'

export const holding = (hands: Hands, more: Staged = {}): Staged => ({
  ...more,
  change(state) {
    dealt(hands)(state)
    more.change?.(state)
  },
})

/** Nobody cancels what was just played. */
export function quietly(game: Midgame): Midgame {
  for (let [seat] = askedIn(game, 'afterActionCard'); seat; [seat] = askedIn(game, 'afterActionCard'))
    game.say(seat, 'pass')
  return game
}
