import { canonical } from '../../engine/json.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Scene as AnyScene } from '../../galaxy/components/moments.ts'
import { type Components, kindOf, playableWith, type Stack } from '../../galaxy/playable.ts'
import type { Aim } from '../cards/act.ts'
import { at, type Moment, type Scene } from '../cards/moments.ts'
import { actionEffects, held, lasting, political } from '../cards/registry.ts'
import { type ActionCardId, actionCards } from '../content/actionCards.ts'
import { isIn } from '../content/sets.ts'
import { holds, lawsInForce } from '../effects.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { isConcerned, situationOf } from './windows.ts'

export { isAim } from '../../galaxy/playable.ts'

/** What could be played or used at a moment. [p. 22] */

export const kindOfCard = (card: string): ActionCardId => kindOf(card) as ActionCardId

/** It is in play, and some copy of it not in the discard pile. */
const isAbout = (table: Table, id: ActionCardId) =>
  isIn(table, actionCards[id]) &&
  table.discards.action.filter(card => kindOf(card) === id).length < actionCards[id].copies

/** What one player may do once on one situation in a round. */
export const oncePlayed = (table: Table, id: string, { what, about }: AnyScene, aim?: unknown) =>
  ['played', id, situationOf(table, what, about), ...(aim === undefined ? [] : [spelt(aim)])]
    .filter(part => part !== '')
    .join('.')
const spelt = (aim: unknown) => (typeof aim === 'string' ? aim : canonical(aim as never))

/** What a card is judged by: one for any time knows of no other moment, also where a window waits for it. */
export const ownScene = <S extends AnyScene>(id: string, seat: Seat, scene: S) =>
  actionCards[id as ActionCardId].play === 'anyTime' ? at('anyTime', { of: seat }) : scene

/** Whether such a card is played then at all. */
function isTimeOf(id: string, what: string): boolean {
  const { play } = actionCards[id as ActionCardId]
  if (play === what || play === 'asCopiedCard') return true
  return (actionEffects[id as ActionCardId]?.pauses as readonly string[] | undefined)?.includes(what) === true
}

/** Kinds among the discards that could be played here. */
export const copied = (table: Table, id: ActionCardId, seat: Seat, scene: AnyScene): ActionCardId[] =>
  [...new Set(table.discards.action.map(kindOfCard))].filter(
    other => other !== id && actionCards[other].play !== 'asCopiedCard' && fits(table, other, seat, scene),
  )

const actionCardStack: Stack<Ti3> = {
  cards: ({ actionCards }) => actionCards,
  count: (table, seat) => sheet(table, seat).actionCards,
  effects: actionEffects as Stack<Ti3>['effects'],
  mayHold: (table, _, kind) => (isAbout(table, kind as ActionCardId) ? [kind] : []),
  isTimeOf,
  isConcerned: (table, seat, _, { what, about }) => isConcerned(table, seat, what, about),
  unusual: {
    isPlayed: (table, seat, kind, scene, aim) =>
      oncePlayed(table, kind, scene, aim) in sheet(table, seat).memory,
    own: ownScene,
    copies: (table, kind, seat, scene) =>
      actionCards[kind as ActionCardId].play === 'asCopiedCard'
        ? copied(table, kind as ActionCardId, seat, scene)
        : undefined,
  },
}

export const components: Components<Ti3> = {
  held: held as Components<Ti3>['held'],
  laws: political as Components<Ti3>['laws'],
  lasting: lasting as Components<Ti3>['lasting'],
  holds,
  lawsInForce,
  stacks: [actionCardStack],
}

export const reads = playableWith<Ti3>(components)
export const { fits, couldPlay, playable, usable, couldRespond, offersAt, linesOf, isAbility } = reads

/** Of what it could be aimed at, that at which this player has not played its like. */
export const left = (aim: Aim, id: ActionCardId, what: Moment): Aim['among'] =>
  reads.left(actionCardStack, aim as never, id, what) as never

/** Who could play a card before he decides is asked even with nothing to decide: it may give him something. */
export function couldFirst(table: Table, seat: Seat): { always?: true } {
  const { occasion } = table
  return occasion && couldPlay(table, seat, occasion as Scene) ? { always: true } : {}
}
