import { cardless } from '../../shared/bots/ti3/index.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { Rules, Seat, View } from '../../shared/engine/rules.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'

/** Half of the seats never play an Action Card, in each way in which they can sit in turn: what cards are worth shows in who
 *  wins. */

export interface Halved {
  hasCards(seat: Seat): boolean
  thinks(view: View, ask: AskFrame): unknown
}

export function halved({ shapes }: Rules, seats: readonly Seat[], seed: number): Halved {
  const ways = halvesOf(seats)
  const playing = ways[seed % ways.length] ?? []
  const hasCards = (seat: Seat) => playing.includes(seat)
  const thinks = (view: View, ask: AskFrame) => {
    if (view.seat === undefined || hasCards(view.seat)) return undefined
    const chance = chanceOf(seedFrom(`cardless ${seed} ${ask.key}`))
    return cardless.answers(view as View<Ti3>, ask, chance) ?? sampleAnswer(shapes, ask.options, chance)
  }
  return { hasCards, thinks }
}

function halvesOf(seats: readonly Seat[], count = Math.floor(seats.length / 2)): Seat[][] {
  if (count === 0) return [[]]
  return seats.flatMap((seat, i) => halvesOf(seats.slice(i + 1), count - 1).map(rest => [seat, ...rest]))
}
