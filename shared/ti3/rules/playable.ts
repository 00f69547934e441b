import { behind } from '../../engine/draft.ts'
import { canonical } from '../../engine/json.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat, View } from '../../engine/rules.ts'
import type { ActsAt, Aim, Plays } from '../cards/act.ts'
import { at, type Moment, type MomentAbout, type Scene } from '../cards/moments.ts'
import { actionEffect, actionEffects, held, political } from '../cards/registry.ts'
import { type ActionCardId, actionCards } from '../content/actionCards.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import { isIn } from '../content/sets.ts'
import { holds, lawsInForce } from '../effects.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { isConcerned, situationOf } from './windows.ts'

/** What could be played or used at a moment: of one's own hand, and as far as the table can know. */

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

/** It is in play, and some copy of it not in the discard pile. */
const isAbout = (table: Table, id: ActionCardId) =>
  isIn(table, actionCards[id]) &&
  table.discards.action.filter(card => kindOfCard(card) === id).length < actionCards[id].copies

export const isAim = (aims: Plays['aims']): aims is Aim => typeof aims === 'object'

/** What one player may do once on one situation in a round. */
export const oncePlayed = (table: Table, id: ActionCardId, { what, about }: Scene, aim?: unknown): string =>
  ['played', id, situationOf(table, what, about), ...(aim === undefined ? [] : [spelt(aim)])]
    .filter(part => part !== '')
    .join('.')
const spelt = (aim: unknown) => (typeof aim === 'string' ? aim : canonical(aim as never))

const isPlayed = (table: Table, seat: Seat, id: ActionCardId, scene: Scene, aim?: unknown): boolean =>
  oncePlayed(table, id, scene, aim) in sheet(table, seat).memory

/** Of what it could be aimed at, that at which this player has not played its like. */
export const left =
  (aim: Aim, id: ActionCardId, what: Moment): Aim['among'] =>
  (table, by, about) =>
    aim.among(table, by, about).filter(one => !isPlayed(table, by, id, { what, about }, one))

/** Whether there is something to do for it, now and here. */
function hasUse(table: Table, id: ActionCardId, seat: Seat, { what, about }: Scene): boolean {
  const effect = actionEffect(id)
  if (!effect) return false
  if (effect.may && !effect.may(table, seat, about as never)) return false
  if (isAim(effect.aims)) return left(effect.aims, id, what)(table, seat, about).length > 0
  return effect.aims !== undefined || !isPlayed(table, seat, id, { what, about })
}

/** Whether a kind of card fits the moment: its own time, or that of a discarded card it would repeat. */
export function fits(table: Table, id: ActionCardId, seat: Seat, scene: Scene): boolean {
  const { play } = actionCards[id]
  if (play === 'asCopiedCard')
    return copied(table, id, seat, scene).length > 0 && hasUse(table, id, seat, scene)
  return isTimeOf(id, scene.what) && hasUse(table, id, seat, ownScene(id, seat, scene))
}

/** Whether such a card is played then at all. */
function isTimeOf(id: ActionCardId, what: Moment): boolean {
  const { play } = actionCards[id]
  if (play === what || play === 'asCopiedCard') return true
  return (actionEffect(id)?.pauses as readonly Moment[] | undefined)?.includes(what) === true
}

/** What a card is judged by: one for any time knows of no other moment, also where a window waits for it. */
export const ownScene = (id: ActionCardId, seat: Seat, scene: Scene): Scene =>
  actionCards[id].play === 'anyTime' ? at('anyTime', { of: seat }) : scene

/** Kinds among the discards that could be played here. */
export const copied = (table: Table, id: ActionCardId, seat: Seat, scene: Scene): ActionCardId[] =>
  [...new Set(table.discards.action.map(kindOfCard))].filter(
    other => other !== id && actionCards[other].play !== 'asCopiedCard' && fits(table, other, seat, scene),
  )

/** As far as the table can know: a hand that is not empty, and a card that fits and may lie in it. */
export function couldPlay(table: Table, seat: Seat, what: Moment, about: MomentAbout): boolean {
  if (sheet(table, seat).actionCards === 0 || !isConcerned(table, seat, what, about)) return false
  // Read from plain data: it is asked of every card, of everybody, at every moment.
  const plain = behind(table)
  const known = Object.keys(actionEffects) as ActionCardId[]
  return known.some(
    id => isTimeOf(id, what) && isAbout(plain, id) && fits(plain, id, seat, { what, about } as Scene),
  )
}

/** Who could play a card before he decides is asked even with nothing to decide: it may give him something. */
export function couldFirst(table: Table, seat: Seat): { always?: true } {
  const { occasion } = table
  return occasion && couldPlay(table, seat, occasion.what, occasion.about) ? { always: true } : {}
}

/** What this seat could play of its hand. */
export function playable(seen: View<Ti3>, what: Moment, about: MomentAbout): Record<string, Choice> {
  const { table, seat, hand } = seen
  if (seat === undefined || !hand || !isConcerned(table, seat, what, about)) return {}
  const cards = Object.keys(hand.actionCards).filter(card =>
    fits(table, kindOfCard(card), seat, { what, about } as Scene),
  )
  return Object.fromEntries(cards.sort().map(card => [card, { on: { card: kindOfCard(card) } }]))
}

type Chosen = readonly [id: string, act: ActsAt<Moment>, choice: NonNullable<ActsAt<Moment>['choice']>]
const choosable = (what: Moment): Chosen[] =>
  Object.entries(held).flatMap(([id, { at }]) => {
    const act = at?.[what] as ActsAt<Moment> | undefined
    return act?.choice ? [[id, act, act.choice] as const] : []
  })

/** Of laws: one that elected a player is his, one that elected nobody is anybody's. */
function lawful(table: Table, seat: Seat, what: Moment): Chosen[] {
  const plain = behind(table)
  return lawsInForce(plain).flatMap(({ id, elected }) => {
    const act = political[id as PoliticalCardId]?.at?.[what] as ActsAt<Moment> | undefined
    const isHis = elected?.includes(seat) ?? true
    return act?.choice && isHis ? [[id, act, act.choice] as const] : []
  })
}

/** What this seat could use at a moment: abilities, technologies, laws. Everybody can see that. */
export function usable(table: Table, seat: Seat, { what, about }: Scene): Chosen[] {
  const own = choosable(what).filter(([id]) => holds(table, seat, id))
  return [...own, ...lawful(table, seat, what)].filter(
    ([, , { may, aims }]) =>
      may?.(table, seat, about) !== false && (!isAim(aims) || aims.among(table, seat, about).length > 0),
  )
}

export const couldRespond = (table: Table, seat: Seat, scenes: readonly Scene[]): boolean =>
  scenes.some(
    scene => usable(table, seat, scene).length > 0 || couldPlay(table, seat, scene.what, scene.about),
  )

export function offersAt(seen: View<Ti3>, scenes: readonly Scene[]): Record<string, Choice> {
  const { table, seat = '' } = seen
  const cards = scenes.map(({ what, about }) => playable(seen, what, about))
  return Object.assign({}, ...scenes.map(scene => linesOf(table, seat, scene)), ...cards.reverse())
}

/** Abilities and the like, each as it reads. */
export const linesOf = (table: Table, seat: Seat, scene: Scene): Record<string, Choice> =>
  Object.fromEntries(
    usable(table, seat, scene).map(([id, , { hint, line }]): [string, Choice] => [
      id,
      { on: { card: id }, ...(hint && { hint }), ...line?.(table, seat, scene.about) },
    ]),
  )
