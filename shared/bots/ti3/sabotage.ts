import type { About, Seat } from '../../engine/rules.ts'
import { opponentIn } from '../../ti3/battles.ts'
import { actionEffect } from '../../ti3/cards/registry.ts'
import type { ActionCardId } from '../../ti3/content/actionCards.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { fleet } from '../../ti3/forces.ts'
import { ownerOf, planetsAt, sheet, strategyCardsOf } from '../../ti3/realm.ts'
import type { Table } from '../../ti3/table.ts'

/** Whether a card that another has just played is worth a Sabotage. */

/** As the window names it: who plays what, and what it is aimed at. */
type Played = { seat: Seat; card: ActionCardId } & About

/** With a full hand it goes for less. */
const enough = 1.5
const fullHand = 6

export function isWorthSabotage(table: Table, seat: Seat, about: About): boolean {
  const { actionCards } = sheet(table, seat)
  return harmTo(table, seat, about as Played) >= (actionCards >= fullHand ? 0.8 : enough)
}

function harmTo(table: Table, seat: Seat, played: Played): number {
  const { seat: by, card } = played
  // The pick that goes back could be any; the one that counts is worth more than every other.
  if (card === 'public_disgrace') return strategyCardsOf(table, seat).includes('base_imperial') ? 4 : 0
  const { harms, by: much = 1 } = actionEffect(card)?.hint ?? {}
  if (by === seat) return 0
  if (harms === 'aimed') return isAimedAt(table, seat, played) ? much : 0
  if (harms !== 'foe') return 0
  const { battle } = table
  const fights = battle && [battle.attacker, battle.defender].includes(seat)
  return fights && opponentIn(battle, seat) === by ? much : 0
}

function isAimedAt(table: Table, seat: Seat, { other, planet, hex, unit }: Played): boolean {
  if (other !== undefined) return other === seat
  if (planet !== undefined) return ownerOf(table, planet as PlanetId) === seat
  if (hex === undefined) return false
  const here = fleet(table, seat, String(hex))
  if (unit !== undefined) return here.some(({ kind }) => kind === unit)
  return planetsAt(table, String(hex)).some(id => ownerOf(table, id) === seat)
}
