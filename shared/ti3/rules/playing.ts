import { type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Choice, OneOf } from '../../engine/options.ts'
import type { Command, Seat, View } from '../../engine/rules.ts'
import { respondTogether } from '../../galaxy/window.ts'
import { type ActionCardId, actionCards, type PlayTime } from '../content/actionCards.ts'
import { clockwiseFrom, orderOfPlay, sheet, strategyCardsOf } from '../realm.ts'
import { type ActionEffect, actionEffects, type Playing } from '../responds/actionEffects.ts'
import type { MomentAbout } from '../responds/index.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import { isConcerned, type WindowTime, windowTimes } from './windows.ts'

/** Playing Action Cards: announced by all, revealed together, resolved in order of play. [p. 22] */

/** There are as many as in the box, and each is asked of thousands of times. */
const kinds = new Map<string, ActionCardId>()

export function kindOfCard(card: string): ActionCardId {
  const known = kinds.get(card)
  if (known) return known
  const dot = card.lastIndexOf('.')
  const kind = (dot < 0 ? card : card.slice(0, dot)) as ActionCardId
  if (Object.hasOwn(actionCards, kind)) kinds.set(card, kind)
  return kind
}

const effectOf = (id: ActionCardId): ActionEffect | undefined => actionEffects[id]

/** Some copy of it is not in the discard pile. */
const isAbout = (table: Table, id: ActionCardId) =>
  table.discards.action.filter(card => kindOfCard(card) === id).length < actionCards[id].copies

/** Whether a kind of card fits the moment: its own time, or that of a discarded card it would repeat. */
function fits(table: Table, id: ActionCardId, seat: Seat, what: PlayTime, about: MomentAbout): boolean {
  const effect = effectOf(id)
  if (!effect || effect.may?.(table, seat, about) === false) return false
  const { play } = actionCards[id]
  if (play !== 'asCopiedCard') return play === what
  return table.discards.action.some(card => {
    const other = kindOfCard(card)
    return other !== id && actionCards[other].play === what && effectOf(other) !== undefined
  })
}

/** One situation: the same card is played on it once in a round by one player. */
const situation = (id: ActionCardId, what: PlayTime, { hex, planet, card, battle }: MomentAbout) =>
  ['played', id, what, hex ?? battle?.hex, planet ?? battle?.planet, card, battle?.round]
    .filter(part => part !== undefined)
    .join('.')

function isRepeated(table: Table, seat: Seat, id: ActionCardId, what: PlayTime, about: MomentAbout) {
  return what !== 'action' && what !== 'anyTime' && situation(id, what, about) in sheet(table, seat).memory
}

/** As far as the table can know: a hand that is not empty, and a card that fits and may lie in it. */
export function couldPlay(table: Table, seat: Seat, what: PlayTime, about: MomentAbout = {}): boolean {
  if (sheet(table, seat).actionCards === 0 || !isConcerned(table, seat, what, about)) return false
  const known = Object.keys(actionEffects) as ActionCardId[]
  return known.some(
    id =>
      isAbout(table, id) &&
      fits(table, id, seat, what, about) &&
      !(actionCards[id].copies === 1 && isRepeated(table, seat, id, what, about)),
  )
}

/** What this seat could play of its hand. */
export function playable(seen: View<Ti3>, what: PlayTime, about: MomentAbout = {}): Record<string, Choice> {
  const { table, seat, hand } = seen
  if (seat === undefined || !hand || !isConcerned(table, seat, what, about)) return {}
  const cards = Object.keys(hand.actionCards).filter(card => {
    const id = kindOfCard(card)
    return fits(table, id, seat, what, about) && !isRepeated(table, seat, id, what, about)
  })
  return Object.fromEntries(cards.sort().map(card => [card, { on: { card: kindOfCard(card) } }]))
}

const inOrder = (table: Table): Seat[] =>
  clockwiseFrom(table, table.speaker).every(seat => strategyCardsOf(table, seat).length > 0)
    ? orderOfPlay(table)
    : clockwiseFrom(table, table.speaker)

/** The moment for cards with this play time: again and again, until all pass. Says whether one of them cancelled. */
export function* playWindow(table: Table, what: WindowTime, name: string, about: MomentAbout): Flow<boolean> {
  if (Object.keys(actionEffects).length === 0) return false
  for (let time = 1; ; time++) {
    const seats = clockwiseFrom(table, table.active ?? table.speaker)
    const played = yield* respondTogether<Ti3>({
      name: `${name}/cards${time}`,
      kind: what,
      rule: 'ti3/22.announce',
      text: windowTimes[what][1],
      about: aboutOf(about),
      seats: seats.filter(seat => couldPlay(table, seat, what, about)),
      offers: seen => playable(seen, what, about),
    })
    const order = inOrder(table).filter(seat => seat in played)
    if (order.length === 0) return false
    for (const seat of order) {
      sheet(table, seat).memory[situation(kindOfCard(played[seat] as string), what, about)] = 'round'
      yield* reveal(table, seat, played[seat] as string)
    }
    let cancelled = false
    for (const by of order) {
      const card = played[by] as string
      if (yield* resolve(table, { by, card, moment: what, about, name: `${name}/${time}/${by}` }))
        cancelled = true
    }
    if (cancelled) return true
  }
}

/** What a sentence can name of it. */
function aboutOf({ of, hex, planet, card }: MomentAbout) {
  return {
    ...(of !== undefined && { seat: of }),
    ...(hex !== undefined && { hex }),
    ...(planet !== undefined && { planet }),
    ...(card !== undefined && { card }),
  }
}

/** From the hand to the discard pile, for all to see. */
function* reveal(table: Table, seat: Seat, card: string): Flow {
  yield* inHand<Ti3>(seat, (hand: Hand) => {
    delete hand.actionCards[card]
  })
  sheet(table, seat).actionCards--
  table.discards.action.push(card)
  yield* tell('everyone', { text: 'ti3.log.playsCard', about: { seat, card: kindOfCard(card) } })
}

/** Its choices, then whoever may cancel it, then what it does. Says whether it cancels what it was played on. */
function* resolve(table: Table, playing: Playing): Flow<boolean> {
  const { by, card, name } = playing
  const id = kindOfCard(card)
  const effect = effectOf(id)
  if (!effect) return false
  const aim = effect.aims && (yield* effect.aims(table, playing))
  if (effect.aims && aim === undefined) return false
  if (
    !effect.sure &&
    (yield* playWindow(table, 'afterActionCard', `${name}/afterActionCard`, { of: by, card: id }))
  ) {
    yield* tell('everyone', { text: 'ti3.log.cardCancelled', about: { seat: by, card: id } })
    return false
  }
  return (yield* effect.does(table, playing, aim)) === 'cancels'
}

/** A card played as an action or by command. */
export function* playCard(
  table: Table,
  by: Seat,
  card: string,
  moment: 'action' | 'anyTime',
  name: string,
): Flow {
  yield* reveal(table, by, card)
  yield* resolve(table, { by, card, moment, about: { of: by }, name })
}

/** Cards for any time: the only ones played between all others. */
export const playAnyTime: Command<Ti3> = {
  during: ({ phase }) => phase === 'strategy' || phase === 'action' || phase === 'status',
  may(seen) {
    const of = playable(seen, 'anyTime')
    return Object.keys(of).length > 0 ? ({ shape: 'oneOf', of } as OneOf) : undefined
  },
  does: (table: Table, seat: Seat, card: never) => playCard(table, seat, card, 'anyTime', 'card'),
}
