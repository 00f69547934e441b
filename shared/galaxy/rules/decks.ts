import { draw, type Flow, type Secrets, shuffle, tell } from '../../engine/flow.ts'
import type { State, TextId } from '../../engine/rules.ts'

/** Decks nobody sees into, with their discards beside them. How many cards are left everybody sees. */

/** What lies open beside a deck called so. */
export interface Stacks<Deck extends string> {
  decks: Record<Deck, number>
  discards: Record<Deck, string[]>
}

type Boxed<Pile extends string> = Record<Pile, string[]>

export interface DeckOf<Deck extends string, Pile extends string> {
  readonly deck: Deck
  /** Where its cards lie in the box. */
  readonly pile: Pile
  /** Told when the discards become the deck. */
  readonly reshuffled: TextId
  /** How discards lie before they are shuffled, where not as they came. */
  arranged?(cards: string[]): string[]
  /** What lies among the discards and is not shuffled with them. */
  stays?(table: object): readonly string[]
}

export function deckWith<
  S extends State<Stacks<Deck>, object, Boxed<Pile>>,
  Deck extends string,
  Pile extends string,
>({ deck, pile, reshuffled, arranged = cards => cards, stays = () => [] }: DeckOf<Deck, Pile>) {
  type Card = S['box'][Pile][number]
  type Table = S['table']
  const pileOf = ({ box }: Pick<Secrets<S>, 'box'>): Boxed<Pile> => box

  /** From the top, so many as there are with the discards made into a deck anew, which is shuffled by that name; `into` where
   *  nobody may see them. */
  function* drawCards(
    table: Table,
    count: number,
    name: string,
    into?: (cards: readonly Card[], secrets: Secrets<S>) => void,
  ): Flow<Card[]> {
    const drawn: Card[] = []
    while (drawn.length < count) {
      if (table.decks[deck] === 0 && !(yield* reshuffle(table, name))) break
      const missing = count - drawn.length
      const top = yield* draw<S, Card[]>(secrets => {
        const cards = pileOf(secrets)[pile]
        const taken = cards.slice(0, missing)
        pileOf(secrets)[pile] = cards.slice(missing)
        into?.(taken, secrets)
        return taken
      })
      stacks(table).decks[deck] -= top.length
      drawn.push(...top)
    }
    return drawn
  }

  const stacks = (table: Table): Stacks<Deck> => table

  /** An empty deck is made of its discards again; says whether there were any. */
  function* reshuffle(table: Table, name: string): Flow<boolean> {
    const staying = table.discards[deck].filter(card => stays(table).includes(card))
    const discarded = arranged(table.discards[deck].filter(card => !staying.includes(card)))
    if (discarded.length === 0) return false
    const shuffled = yield* shuffle(name, discarded)
    yield* draw<S, void>(secrets => {
      pileOf(secrets)[pile] = shuffled
    })
    stacks(table).discards[deck] = staying
    stacks(table).decks[deck] = shuffled.length
    yield* tell('everyone', { text: reshuffled })
    return true
  }

  return { drawCards, reshuffle }
}
