import type { Chance } from '../../engine/chance.ts'
import type { Seat, State } from '../../engine/rules.ts'
import type { Exchange } from '../watch.ts'
import { keys } from './conserved.ts'

/** Two unseen cards of a kind change places in a copy of the state, or nothing where there are no two. */
export type Exchanging<S extends State> = (
  copy: S,
  seats: [Seat, Seat],
  chance: Chance,
) => Exchange<S> | undefined

/** Of the first kind of which there are two. */
export function exchangeOf<S extends State>(
  state: S,
  chance: Chance,
  kinds: readonly Exchanging<S>[],
): Exchange<S> | undefined {
  const seats = chance.shuffle('seats', keys(state.hands)) as [Seat, Seat]
  for (const kind of chance.shuffle('kinds', kinds)) {
    const exchanged = kind(structuredClone(state), seats, chance)
    if (exchanged) return exchanged
  }
  return undefined
}

type Cards = Partial<Record<string, true>>

/** Cards in a hand, for those in another or, half of the time where there is a deck, its first card. `held`: those nobody
 *  else has seen. */
export const exchangeCards =
  <S extends State>(
    name: string,
    held: (state: S, seat: Seat) => object | undefined,
    deck?: (state: S) => string[],
  ): Exchanging<S> =>
  (copy, [one, other], chance) => {
    const cards = (seat: Seat) => held(copy, seat) as Cards | undefined
    const pick = (seat: Seat) => chance.shuffle(`${name}/${seat}`, keys(cards(seat)))[0]
    const mine = cards(one)
    const a = pick(one)
    const pile = deck && chance.below(`${name}/box`, 2) === 0 ? deck(copy) : undefined
    const theirs = cards(other)
    const b = pile ? pile[0] : pick(other)
    if (!mine || a === undefined || b === undefined) return undefined
    delete mine[a]
    mine[b] = true
    if (pile) pile[0] = a
    else if (theirs) {
      delete theirs[b]
      theirs[a] = true
    }
    return { state: copy, cards: [a, b], knowing: pile ? [one] : [one, other] }
  }
