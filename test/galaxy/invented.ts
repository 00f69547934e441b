import { tell } from '../../shared/engine/flow.ts'
import type { Json } from '../../shared/engine/json.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Plays, Scenes } from '../../shared/galaxy/components/acting.ts'

/** Action cards invented for a test, in the place of printed ones. */

export type Hands = Record<Seat, readonly string[]>

/** What every edition deals from and to. */
interface Dealing {
  table: { order: Seat[]; decks: { action: number }; players: Record<Seat, { actionCards: number }> }
  hands: Record<Seat, { actionCards: Record<string, true> }>
  box: { actionCards: string[] }
}

/** These cards lie in these hands, and in no other. */
export const dealt =
  (hands: Hands) =>
  ({ table, hands: all, box }: Dealing) => {
    const given = Object.values(hands).flat()
    box.actionCards = box.actionCards.filter(card => !given.includes(card))
    table.decks.action = box.actionCards.length
    for (const seat of table.order) {
      const cards = hands[seat] ?? []
      Object.assign(all[seat] ?? {}, { actionCards: Object.fromEntries(cards.map(card => [card, true])) })
      Object.assign(table.players[seat] ?? {}, { actionCards: cards.length })
    }
  }

/** `registry`: what each card does. It is an edition's own, and put back by `forgetInvented`. */
export function inventedWith<S extends Scenes, Id extends string, Time extends string>(
  registry: { [id in Id]?: Plays<S> },
  cards: Readonly<Record<Id, { readonly play: Time; readonly copies: number }>>,
) {
  const ids = Object.keys(cards) as Id[]
  const printed = { ...registry }

  /** As it lies in the deck. */
  const inDeck = (id: Id, copy = 1): string => (cards[id].copies > 1 ? `${id}.${copy}` : id)

  /** A certain card, which tells that it was played and on what; what it does beyond that may be said. */
  function inventAs(id: Id, more: Partial<Plays<S>> = {}): string {
    const { does, ...rest } = more
    registry[id] = {
      *does(table, playing, aim) {
        const { by, moment, card } = playing
        yield* tell('everyone', { text: 'test.played', about: { seat: by, moment, card, aim: spelt(aim) } })
        return does && (yield* does(table, playing, aim))
      },
      ...rest,
    }
    return inDeck(id)
  }

  return {
    playTimes: [...new Set(ids.map(id => cards[id].play))],
    inDeck,
    inventAs,

    /** A card of that time which only tells that it was played, or does what is said instead. */
    invent(time: Time, more: Partial<Plays<S>> = {}, nth = 0): string {
      const id = ids.filter(card => cards[card].play === time)[nth]
      if (!id) throw new Error(`No card is played ${time}`)
      registry[id] = {
        *does(_table, { by, moment, card }) {
          yield* tell('everyone', { text: 'test.played', about: { seat: by, moment, card } })
          return undefined
        },
        ...more,
      }
      return inDeck(id)
    },

    /** Cards as printed lie aside, so that nothing but what is invented is ever asked for. */
    onlyInvented() {
      for (const id of ids) delete registry[id]
    },

    forgetInvented() {
      for (const id of ids) delete registry[id]
      Object.assign(registry, printed)
    },
  }
}

const spelt = (aim: Json): string => (typeof aim === 'string' ? aim : JSON.stringify(aim))
