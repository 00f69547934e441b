import { tell } from '../../shared/engine/flow.ts'
import type { Json } from '../../shared/engine/json.ts'
import type { Next, Seat } from '../../shared/engine/rules.ts'
import type { Plays } from '../../shared/ti3/cards/act.ts'
import { actionEffects } from '../../shared/ti3/cards/registry.ts'
import { type ActionCardId, actionCards, type PlayTime } from '../../shared/ti3/content/actionCards.ts'
import type { Hand, PlayerSheet, Ti3 } from '../../shared/ti3/table.ts'
import { type Answers as Driving, steady, untilTrue, untilWindow } from '../galaxy/driving.ts'
import { quiet } from './held.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

export { askedIn, choicesOf, passAll, steady, untilTrue } from '../galaxy/driving.ts'

const registry = actionEffects as Partial<Record<ActionCardId, Plays>>

const ids = Object.keys(actionCards) as ActionCardId[]
export const playTimes = [...new Set(ids.map(id => actionCards[id].play))]

/** As it lies in the deck. */
export const inDeck = (id: ActionCardId, copy = 1) => (actionCards[id].copies > 1 ? `${id}.${copy}` : id)

/** A card of that time which only tells that it was played; the card, as it lies in the deck. */
export function invent(time: PlayTime, more: Partial<Plays> = {}, nth = 0): string {
  const id = ids.filter(card => actionCards[card].play === time)[nth]
  if (!id) throw new Error(`No card is played ${time}`)
  registry[id] = {
    *does(_table, { by, moment, card }) {
      yield* tell('everyone', { text: 'test.played', about: { seat: by, moment, card } })
      return undefined
    },
    ...more,
  }
  return inDeck(id)
}

const printed = { ...registry }

/** Cards as printed lie aside, so that nothing but what is invented is ever asked for. */
export function onlyInvented() {
  for (const id of ids) delete registry[id]
}

export function forgetInvented() {
  onlyInvented()
  Object.assign(registry, printed)
}

/** These cards lie in these hands, and in no other. */
export const dealt =
  (hands: Record<Seat, readonly string[]>) =>
  ({ table, hands: all, box }: Ti3) => {
    const given = Object.values(hands).flat()
    box.actionCards = box.actionCards.filter(card => !given.includes(card))
    table.decks.action = box.actionCards.length
    for (const seat of table.order) {
      const cards = hands[seat] ?? []
      ;(all[seat] as Hand).actionCards = Object.fromEntries(cards.map(card => [card, true]))
      ;(table.players[seat] as PlayerSheet).actionCards = cards.length
    }
  }

export type Hands = Record<Seat, readonly string[]>

/** p1's turn at a quiet table of three where these cards are all there are, looked over at every step. */
export const begin = (at: Next, hands: Hands, { change, ...situation }: Situation = {}): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      tiles: quiet,
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        change?.(state)
      },
    }),
  )

/** In the middle of his Tactical Action. */
export const beginInAction = (at: Next, hands: Hands, { change, ...situation }: Situation = {}): Midgame =>
  begin(at, hands, {
    ...situation,
    change(state) {
      state.table.doing = { kind: 'tactical', of: 'p1', hexes: ['a1'], fired: {} }
      change?.(state)
    },
  })

export const turnOf = (seat: Seat): Next => ({ segment: 'turn', args: { seat } })
export const council: Next = { segment: 'galacticCouncil', args: { seat: 'p1' } }

type Answers = Driving<Ti3>

/** Plays on, with these answers by the last word of the question, until a window of that time is open. */
export const until = (game: Midgame, time: PlayTime, answers: Answers = {}): Midgame =>
  untilWindow(game, time, answers)

/** Or until this player may play a card by command. */
export const untilOffered = (game: Midgame, seat: Seat, answers: Answers = {}): Midgame =>
  untilTrue(game, () => game.may(seat)['playAnyTime'] !== undefined, answers)

/** A certain card, which tells that it was played and on what; what it does beyond that may be said. */
export function inventAs(id: ActionCardId, more: Partial<Plays> = {}): string {
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
const spelt = (aim: Json): string => (typeof aim === 'string' ? aim : JSON.stringify(aim))

/** What was played, by whom, on what. */
export const playedOn = (game: Midgame) =>
  game.told('test.played').map(about => `${about?.['seat']} ${about?.['card']} ${about?.['aim']}`)

/** Sabotage as printed. */
export const inventSabotage = () =>
  inventAs('sabotage', {
    *does() {
      return 'cancels'
    },
    sure: true,
  })
