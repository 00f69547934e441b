import type { Seat } from '../../../shared/engine/rules.ts'
import { kindOf } from '../../../shared/galaxy/playable.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { Moment } from '../../../shared/ti4/cards/moments.ts'
import { type ActionCardId, actionCards } from '../../../shared/ti4/content/actionCards.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Hand, Ti4 } from '../../../shared/ti4/table.ts'
import { type Answers, choicesOf, untilWindow } from '../../galaxy/driving.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { around, from, type Middle } from '../midgame.ts'

/** Action Cards in hands, played in a turn or at their moments. */

export type Game = Midgame<Ti4>

/** Of several copies `flank_speed` is the first, `flank_speed.2` the second. */
export type Copy = ActionCardId | `${ActionCardId}.${number}`
export type Held = Readonly<Record<Seat, readonly Copy[]>>

const card = (copy: Copy) => actionCards[kindOf(copy) as ActionCardId]
const idOf = (copy: Copy): string => (copy.includes('.') || card(copy).copies === 1 ? copy : `${copy}.1`)

/** These Action Cards in hands, and no others; whatever box they come from is in play. */
export const holding =
  (held: Held, also?: Middle['also']): NonNullable<Middle['also']> =>
  state => {
    const { table, hands, box } = state
    const copies = Object.values(held).flat()
    const all = copies.map(idOf)
    table.sets = [...new Set([...table.sets, ...copies.map(copy => card(copy).set)])]
    box.actionCards = box.actionCards.filter(each => !all.includes(each))
    for (const seat of table.order) {
      const cards = (held[seat] ?? []).map(idOf)
      ;(hands[seat] as Hand).actionCards = Object.fromEntries(cards.map(each => [each, true]))
      sheet(table, seat).actionCards = cards.length
    }
    table.decks.action = box.actionCards.length
    also?.(state)
  }

/** p1 has Thibah (industrial) and Lodor (cultural, with an alpha wormhole), p2 Vefut II (hazardous) and Quann (cultural, with a beta
 *  wormhole). */
export const places: Middle = {
  tiles: around({ a0: 's20', a1: 's21', a2: 's26', a3: 's25' }),
  planets: { p1: ['thibah', 'lodor'], p2: ['vefut_ii', 'quann'] },
  units: {
    p1: { a1: { cruiser: 1 }, thibah: { infantry: 1 } },
    p2: { a0: { cruiser: 1 }, vefut_ii: { infantry: 4, pds: 2, space_dock: 1 } },
  },
  strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
}

/** A turn of p1 with these cards in hands. */
export const turnWith = (held: Held, { also, ...middle }: Middle = {}): Game =>
  from({ segment: 'turn', args: { seat: 'p1' } }, { ...places, ...middle, also: holding(held, also) })

/** A Tactical Action of p1 in this system, just activated. */
export const activating = (hex: string, held: Held, { also, ...middle }: Middle = {}): Game =>
  from(
    { segment: 'tacticalAction', args: { seat: 'p1', hex } },
    { ...places, ...middle, also: holding(held, also) },
  )

/** p1 plays it as his action. */
export const acts = (copy: Copy, held: Held = { p1: [copy] }, middle: Middle = {}): Game =>
  turnWith(held, middle).say('p1', { special: idOf(copy) })

const specials = (game: Game): string[] => Object.keys(game.offered<Turn>('p1').special)

/** Whether p1 may play it as his action. */
export const isAction = (copy: Copy, middle: Middle = {}): boolean =>
  specials(turnWith({ p1: [copy] }, middle)).includes(idOf(copy))

/** What there is to choose. */
export const choices = (game: Game, seat = 'p1'): string[] => choicesOf(game, seat)

export const lies = (game: Game, copy: Copy): boolean =>
  game.table.discards.action.some(each => kindOf(each) === kindOf(copy))

/** A copy of that kind in a hand. */
export const cardOf = (game: Game, seat: Seat, kind: Copy): string => {
  const found = cardsOf(game, seat).find(each => kindOf(each) === kindOf(kind))
  if (found === undefined) throw new Error(`${seat} does not hold ${kind}`)
  return found
}

export const cardsOf = (game: Game, seat: Seat): string[] =>
  Object.keys(game.match.state.hands[seat]?.actionCards ?? {})

/** Everybody lets every window pass, until this card is offered to him; then he plays it. */
export function comesTo(game: Game, seat: Seat, copy: Copy): Game {
  for (;;) {
    const isOpen = game.match.open.some(({ to }) => to === seat)
    if (isOpen && choices(game, seat).includes(idOf(copy))) return game.say(seat, idOf(copy))
    const passer = game.match.open.find(
      ({ options }) => 'pass' in ((options as { of?: object }).of ?? {}),
    )?.to
    if (passer === undefined) throw new Error(`${copy} is never offered to ${seat}: ${game.open.join(', ')}`)
    game.say(passer, 'pass')
  }
}

/** Who is asked in a window of that kind, and not by what was played there. */
export const inWindow = (game: Game, time: Moment): Seat[] =>
  game.match.open.filter(({ key }) => key.includes(`/${time}/`) && key.endsWith('/cards')).map(({ to }) => to)

/** Whoever else is asked in such a window lets it be. */
export function passed(game: Game, time: Moment): Game {
  for (let [seat] = inWindow(game, time); seat !== undefined; [seat] = inWindow(game, time))
    game.say(seat, 'pass')
  return game
}

/** Played in the window of that moment, and aimed so: from here on it may be answered. */
export function announces(
  game: Game,
  time: Moment,
  seat: Seat,
  kind: Copy,
  aims: readonly unknown[] = [],
  answers: Answers<Ti4> = {},
): Game {
  untilWindow(game, time, answers)
  game.say(seat, cardOf(game, seat, kind))
  for (const other of inWindow(game, time)) if (other !== seat) game.say(other, 'pass')
  for (const aim of aims) game.say(seat, aim)
  return game
}

/** The same, and nobody answers it. */
export const plays = (...[game, ...played]: Parameters<typeof announces>): Game =>
  passed(announces(game, ...played), 'whenActionCardPlayed')

/** Whether it is offered in the window that is open. */
export const isOffered = (game: Game, seat: Seat, kind: ActionCardId): boolean =>
  choices(game, seat).some(each => kindOf(each) === kind)
