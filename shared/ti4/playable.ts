import type { Seat } from '../engine/rules.ts'
import { type Components, kindOf, playableWith, type Stack } from '../galaxy/playable.ts'
import { actionEffects, agendaActs, held, lasting } from './cards/registry.ts'
import { type ActionCardId, actionCards } from './content/actionCards.ts'
import { factions } from './content/factions.ts'
import { promissoryNotes } from './content/promissoryNotes.ts'
import { isIn } from './content/sets.ts'
import { holds, lawsInForce, permits } from './effects.ts'
import { ofNotes } from './noteStack.ts'
import { sheet } from './realm.ts'
import type { Table, Ti4 } from './table.ts'
import { isConcerned } from './windows.ts'

/** What could be played or used at a moment. [1.14–1.20, 2.6] */

export { isAim } from '../galaxy/playable.ts'

export const kindOfCard = (card: string): ActionCardId => kindOf(card) as ActionCardId

/** It is in play, and some copy of it not in the discard pile. */
const isAbout = (table: Table, id: ActionCardId) =>
  isIn(table, actionCards[id]) &&
  table.discards.action.filter(card => kindOf(card) === id).length < actionCards[id].copies

const ofActionCards: Stack<Ti4> = {
  cards: ({ actionCards }) => actionCards,
  count: (table, seat) => (permits(table, seat, 'playsCards', {}, true) ? sheet(table, seat).actionCards : 0),
  effects: actionEffects as Stack<Ti4>['effects'],
  mayHold: (table, _, kind) => (isAbout(table, kind as ActionCardId) ? [kind] : []),
  isTimeOf(kind, what) {
    const { window, also } = actionCards[kind as ActionCardId]
    return window === what || also === what
  },
  isConcerned: (table, seat: Seat, card, { what, about }) =>
    permits(table, seat, 'playsCards', {}, true) &&
    isConcerned(table, seat, actionCards[kindOfCard(card)], what, about),
}

export const isNote = (card: string): boolean => Object.hasOwn(promissoryNotes, kindOf(card))

export const components: Components<Ti4> = {
  held: held as Components<Ti4>['held'],
  laws: agendaActs as Components<Ti4>['laws'],
  lasting: lasting as Components<Ti4>['lasting'],
  holds,
  lawsInForce,
  stacks: [ofActionCards, ofNotes],
}

const abilities = new Set<string>(Object.values(factions).flatMap(each => each.abilities.map(({ id }) => id)))

/** What is compulsory happens all the same. */
const mayUse = (table: Table, seat: Seat, id: string): boolean =>
  holds(table, seat, id) && (!abilities.has(id) || permits(table, seat, 'usesAbilities', {}, true))

export const reads = playableWith<Ti4>({ ...components, holds: mayUse })
export const { fits, couldPlay, playable, usable, couldRespond, offersAt, linesOf, isAbility } = reads
