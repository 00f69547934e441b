import { choose, type Flow, inHand, look, roll, tell } from '../../engine/flow.ts'
import type { RuleId, Seat, State } from '../../engine/rules.ts'
import type { PlayerSheet, Table } from '../table.ts'
import { deckWith, type Stacks } from './decks.ts'

/** Action cards: seen by who holds them, and how many these are by everybody. */

interface Played extends Table, Stacks<'action'> {
  players: Record<Seat, PlayerSheet & { actionCards: number }>
}
interface Held {
  actionCards: Record<string, true>
}
interface Boxed {
  actionCards: string[]
}

export interface HandRules<T extends Table> {
  readonly rule: RuleId
  /** So many a hand may hold. */
  limit(table: T, seat: Seat): number
  mayDraw?(table: T, seat: Seat): boolean
}

/** Whatever is on its way is discarded when it is done. */
export const beingPlayed = ({ played = [] }: Pick<Table, 'played'>): readonly string[] => played

/** So many that no two cards draw the same lot in a lifetime. */
const lots = 1_000_000_000

export function actionCardsWith<S extends State<Played, Held, Boxed>>(
  game: string,
  { rule, limit, mayDraw = () => true }: HandRules<S['table']>,
) {
  type Table = S['table']
  const deck = deckWith<S, 'action', 'actionCards'>({
    deck: 'action',
    pile: 'actionCards',
    reshuffled: `${game}.log.reshuffled`,
    arranged: cards => cards.sort(),
    stays: beingPlayed,
  })

  /** One at a time from deck to hand, seen by nobody else, discarding when the hand grows too large. Not for lanes of
   *  `together`: the size of a hand and what is discarded are public. */
  function* drawActionCards(table: Table, seat: Seat, count: number): Flow {
    if (!mayDraw(table, seat)) return
    let drawn = 0
    for (let i = 0; i < count; i++) {
      const [card] = yield* deck.drawCards(table, 1, `reshuffle/${seat}/${i}`, ([top = ''], { hands }) => {
        cardsOf(hands, seat)[top] = true
      })
      if (card === undefined) break
      sheetOf(table, seat).actionCards++
      drawn++
      yield* keepHandLimit(table, seat, `${i}`)
    }
    if (drawn > 0) yield* tell('everyone', { text: `${game}.log.drawsCards`, about: { seat, count: drawn } })
  }

  /** At once and by choice, down to what a hand may hold. `after` tells apart cards that come one by one. */
  function* keepHandLimit(table: Table, seat: Seat, after = 'all'): Flow {
    for (;;) {
      const most = limit(table, seat)
      if (sheetOf(table, seat).actionCards <= most) return
      // What is left and what was discarded already tell each of these questions from the others.
      const name = `discard/${seat}/${after}/${table.decks.action}.${table.discards.action.length}`
      const card = yield* choose<string, S>(seat, ({ hand }) => ({
        name,
        rule,
        text: `${game}.ask.discard`,
        hint: { loses: 'actionCard' },
        about: { count: most },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(Object.keys(hand?.actionCards ?? {}).map(id => [id, { on: { card: id } }])),
        },
      }))
      yield* discardActionCard(table, seat, card)
      yield* tellDiscarded(seat, [card])
    }
  }

  /** From hand to the discards, open to all. */
  function* discardActionCard(table: Table, seat: Seat, card: string): Flow {
    yield* inHand<S>(seat, hand => {
      if (!hand.actionCards[card]) throw new Error(`${seat} does not hold ${card}`)
      delete hand.actionCards[card]
    })
    sheetOf(table, seat).actionCards--
    table.discards.action.push(card)
  }

  /** All of them, open to all. */
  function* discardHand(table: Table, seat: Seat): Flow {
    const cards = yield* inHand<S, string[]>(seat, hand => {
      const all = Object.keys(hand.actionCards).sort()
      hand.actionCards = {}
      return all
    })
    sheetOf(table, seat).actionCards = 0
    table.discards.action.push(...cards)
    yield* tellDiscarded(seat, cards)
  }

  /** One of them by lot, if there is any. Each card has a lot of its own, so that no card's lot depends on what others are. */
  function* cardAtRandom(seat: Seat, name: string): Flow<string | undefined> {
    const held = yield* look<S, string[]>(({ hands }) => Object.keys(cardsOf(hands, seat)).sort())
    const drawn: [lot: number, card: string][] = []
    for (const card of held) drawn.push([(yield* roll(`${name}/${card}`, 1, lots))[0] ?? 0, card])
    return drawn.sort(([a], [b]) => a - b)[0]?.[1]
  }

  function* discardAtRandom(table: Table, seat: Seat, name: string): Flow {
    const lost = yield* cardAtRandom(seat, name)
    if (lost === undefined) return
    yield* discardActionCard(table, seat, lost)
    yield* tellDiscarded(seat, [lost])
  }

  function* tellDiscarded(seat: Seat, cards: readonly string[]): Flow {
    for (const card of cards) yield* tell('everyone', { text: `${game}.log.discards`, about: { seat, card } })
  }

  const cardsOf = (hands: S['hands'], seat: Seat) => (hands[seat] as Held).actionCards

  const sheetOf = ({ players }: Played, seat: Seat) => players[seat] as PlayerSheet & { actionCards: number }

  return {
    ...deck,
    drawActionCards,
    keepHandLimit,
    discardActionCard,
    discardHand,
    cardAtRandom,
    discardAtRandom,
  }
}
