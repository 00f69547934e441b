import type { AskFrame } from '../../engine/frames.ts'
import type { OneOf, Options } from '../../engine/options.ts'
import type { About } from '../../engine/rules.ts'
import { opponentIn } from '../../ti3/battles.ts'
import type { Plays } from '../../ti3/cards/act.ts'
import type { Moment, MomentAbout } from '../../ti3/cards/moments.ts'
import { actionEffect } from '../../ti3/cards/registry.ts'
import { type ActionCardId, actionCards } from '../../ti3/content/actionCards.ts'
import { fleet } from '../../ti3/forces.ts'
import { sheet } from '../../ti3/realm.ts'
import { copied, isAim, kindOfCard, left } from '../../ti3/rules/playable.ts'
import type { Table } from '../../ti3/table.ts'
import { opinionOf } from './cards/index.ts'
import type { Spot } from './cards/opinion.ts'
import { isWorthSabotage } from './sabotage.ts'
import type { Seen } from './temper.ts'

/** Plays Action Cards where they help: when, and at what. What it thinks of each stands in `cards/`. */

interface Play {
  readonly card: string
  readonly worth: number
}

/** A card is kept for better until the hand is nearly full: what would be discarded is rather spent. */
const usual = 1
const nearlyFull = 6
const leastOf = ({ table, seat = '' }: Seen) => (sheet(table, seat).actionCards >= nearlyFull ? 0.4 : usual)

/** As much of a moment as its window tells. */
function momentOf({ table, seat = '' }: Seen, about: About): MomentAbout {
  const { battle, doing } = table
  const { seat: of, hex, planet, card } = about as { [key: string]: string | undefined }
  const hexes = doing?.hexes ?? (hex === undefined ? [] : [hex])
  const struck = battle && !battle.planet ? damaged(table, opponentIn(battle, seat), battle.hex) : []
  return {
    ...(of !== undefined && { of, seats: [of] }),
    ...(hex !== undefined && { hex }),
    ...(planet !== undefined && { planet: planet as never }),
    ...(card !== undefined && { card }),
    ...(battle && { battle }),
    hexes,
    units: struck,
  }
}

const damaged = (table: Table, seat: string, hex: string) =>
  fleet(table, seat, hex).flatMap(({ id, damaged }) => (damaged ? [id] : []))

/** What a kind could be aimed at here; of what is no simple aim, nothing in particular. */
function aimsOf({ table, seat, about }: Spot, id: ActionCardId, what: Moment): readonly string[] {
  const aims: Plays['aims'] = actionEffect(id)?.aims
  return isAim(aims) ? left(aims, id, what)(table, seat, about) : ['']
}

const timeOf = (id: ActionCardId) => actionCards[id].play as Moment

function worthOfKind(spot: Spot, id: ActionCardId, what: Moment = timeOf(id)): number {
  const opinion = opinionOf(id)
  if (!opinion) return 0
  return Math.max(0, ...aimsOf(spot, id, what).map(aim => opinion.worth(spot, aim)))
}

/** The influence it costs could have been spent otherwise. */
const priceOfCopy = 0.8

function worthOfCopy(spot: Spot, id: ActionCardId, what: Moment): number {
  const { table, seat, about } = spot
  const kinds = copied(table, id, seat, { what, about } as never)
  return Math.max(0, ...kinds.map(kind => worthOfKind(spot, kind))) - priceOfCopy
}

function worthOf(spot: Spot, about: About, card: string, what?: Moment): number {
  const id = kindOfCard(card)
  if (id === 'sabotage') return isWorthSabotage(spot.table, spot.seat, about) ? 9 : 0
  if (actionCards[id].play === 'asCopiedCard') return what ? worthOfCopy(spot, id, what) : 0
  return worthOfKind(spot, id)
}

/** The best of the cards offered, if any is worth it. */
export function bestCard(
  seen: Seen,
  about: About,
  cards: readonly string[],
  what?: Moment,
): Play | undefined {
  if (!seen.temper.cards) return undefined
  const spot = { seen, table: seen.table, seat: seen.seat ?? '', about: momentOf(seen, about) }
  const least = leastOf(seen)
  return cards
    .filter(card => kindOfCard(card) in actionCards)
    .map(card => ({ card, worth: worthOf(spot, about, card, what) }))
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth)[0]
}

/** What it aims at. Of two halves the first is that of the best pair, and so is the second. */
export function aimCard(seen: Seen, ask: AskFrame): string | undefined {
  const id = kindOfCard(String(ask.about?.['card']))
  const opinion = opinionOf(id)
  if (!opinion) return undefined
  const { table, seat = '' } = seen
  const spot: Spot = { seen, table, seat, about: momentOf(seen, momentAsked(seen)) }
  const { of } = ask.options as OneOf
  // Only then is it asked what could be aimed at: the question does not say all that the moment was about.
  const { pairs } = opinion
  const among = pairs ? aimsOf(spot, id, timeOf(id)) : Object.keys(of)
  const best = top(among, aim => opinion.worth(spot, aim))
  if (!pairs || best === undefined) return best
  return best.split('.').find(half => half in of)
}

/** The question for an aim does not say again what the card is played on, but the table does. */
const momentAsked = ({ table }: Seen): About => {
  const [hex] = table.doing?.hexes ?? []
  return {
    ...(table.doing && { seat: table.doing.of }),
    ...(hex !== undefined && { hex }),
    ...(table.agenda && { card: table.agenda.card }),
  }
}

const top = (ids: readonly string[], score: (id: string) => number): string | undefined =>
  ids.map(id => ({ id, score: score(id) })).sort((a, b) => b.score - a.score)[0]?.id

/** The kind a repeated card shall be. */
export const repeat = (seen: Seen, { of }: OneOf): string | undefined => {
  const spot: Spot = { seen, table: seen.table, seat: seen.seat ?? '', about: momentOf(seen, {}) }
  return top(Object.keys(of), id => worthOfKind(spot, id as ActionCardId))
}

/** How much it wants to have a card, for later. */
export const keeping = (card: string): number => opinionOf(kindOfCard(card))?.keep ?? 0

/** What it plays by command before it answers: for any time, or for what it is about to decide. */
export function commandOf(seen: Seen, offers: () => Readonly<Record<string, Options>>) {
  const { table, hand } = seen
  const now = Object.keys(hand?.actionCards ?? {}).filter(card => {
    const { play } = actionCards[kindOfCard(card)]
    return play === 'anyTime' || play === table.occasion?.what
  })
  if (now.length === 0) return undefined
  const { of } = (offers()['playAnyTime'] ?? { of: {} }) as OneOf
  const best = bestCard(
    seen,
    aboutOccasion(table),
    now.filter(card => card in of),
  )
  return best && { name: 'playAnyTime', value: best.card }
}

const aboutOccasion = ({ occasion }: Table): About =>
  occasion?.about.card === undefined ? {} : { card: occasion.about.card }
