import type { Seat } from '../../../shared/engine/rules.ts'
import { kindOf } from '../../../shared/galaxy/playable.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import type { ActionCardId } from '../../../shared/ti4/content/actionCards.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Hand, Ti4 } from '../../../shared/ti4/table.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { around, from, type Middle } from '../midgame.ts'

/** A copy of a card, `flank_speed` or `flank_speed.2`. */
export type Copy = ActionCardId | `${ActionCardId}.${number}`
export type Held = Readonly<Record<Seat, readonly Copy[]>>

/** These Action Cards in hands, and no others. */
export const holding =
  (held: Held, also?: Middle['also']): NonNullable<Middle['also']> =>
  state => {
    const { table, hands, box } = state
    const all = Object.values(held).flat().map(String)
    box.actionCards = box.actionCards.filter(card => !all.includes(card))
    for (const seat of table.order) {
      const cards = held[seat] ?? []
      ;(hands[seat] as Hand).actionCards = Object.fromEntries(cards.map(card => [card, true]))
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
export const turnWith = (held: Held, { also, ...middle }: Middle = {}): Midgame<Ti4> =>
  from({ segment: 'turn', args: { seat: 'p1' } }, { ...places, ...middle, also: holding(held, also) })

/** A Tactical Action of p1 in this system, just activated. */
export const activating = (hex: string, held: Held, { also, ...middle }: Middle = {}): Midgame<Ti4> =>
  from(
    { segment: 'tacticalAction', args: { seat: 'p1', hex } },
    { ...places, ...middle, also: holding(held, also) },
  )

/** p1 plays it as his action. */
export const plays = (card: Copy, held: Held = { p1: [card] }, middle: Middle = {}): Midgame<Ti4> =>
  turnWith(held, middle).say('p1', { special: card })

export const specials = (game: Midgame<Ti4>): string[] => Object.keys(game.offered<Turn>('p1').special)

export const isOffered = (card: Copy, middle: Middle = {}): boolean =>
  specials(turnWith({ p1: [card] }, middle)).includes(card)

/** What there is to choose. */
export const choices = (game: Midgame<Ti4>, seat = 'p1'): string[] =>
  Object.keys(game.offered<{ of: Record<string, unknown> }>(seat).of)

export const lies = (game: Midgame<Ti4>, card: Copy): boolean =>
  game.table.discards.action.some(each => kindOf(each) === kindOf(card))

/** Everybody lets every window pass, until this card is offered to him; then he plays it. */
export function comesTo(game: Midgame<Ti4>, seat: Seat, card: Copy): Midgame<Ti4> {
  for (;;) {
    const isOpen = game.match.open.some(({ to }) => to === seat)
    if (isOpen && choices(game, seat).includes(card)) return game.say(seat, card)
    const passer = game.match.open.find(
      ({ options }) => 'pass' in ((options as { of?: object }).of ?? {}),
    )?.to
    if (passer === undefined) throw new Error(`${card} is never offered to ${seat}: ${game.open.join(', ')}`)
    game.say(passer, 'pass')
  }
}
