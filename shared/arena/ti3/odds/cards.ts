import type { Seat } from '../../../engine/rules.ts'
import type { Side } from '../../../galaxy/odds/ranks.ts'
import { spared } from '../../../ti3/cards/action/battles.ts'
import type { MomentAbout } from '../../../ti3/cards/moments.ts'
import { actionEffect } from '../../../ti3/cards/registry.ts'
import { type ActionCardId, actionCards, type PlayTime } from '../../../ti3/content/actionCards.ts'
import { fleet } from '../../../ti3/forces.ts'
import { isAim, kindOfCard } from '../../../ti3/rules/playable.ts'
import type { Battle, Table, UnitId } from '../../../ti3/table.ts'
import type { OddsBattle, OddsForce } from '../../oddsBattle.ts'
import { hex, type Staged, seats, sides } from './scene.ts'

/** Action Cards that are played as soon as they can be, in a battle that is about to begin. */

/** Before any shot of the step that odds begin with, and after it. */
const early: readonly PlayTime[] = ['afterEnemyMovement', 'beforeBombardment']
const later: readonly PlayTime[] = [
  'beforeInvasionCombat',
  'beforeSpaceBattle',
  'beforeCombatRound',
  'afterEnemyCombatRoll',
]
const times = [...early, ...later]

/** What hangs on how the fight goes, or on another card, or leaves nobody to fight. */
const unforeseen: { readonly [Id in ActionCardId]?: string } = {
  direct_hit: 'whom it destroys hangs on what was damaged, and when',
  emergency_repairs: 'what it repairs hangs on what was damaged, and when',
  recheck: 'which die it throws again is decided as the dice lie',
  sabotage: 'it answers another card; leave out the one it cancels',
  skilled_retreat: 'whoever leaves decides it as the fight goes',
  star_of_death: 'it leaves nobody to fight',
  touch_of_genius: 'it repeats a card that was played before',
}

/** Why it can be no part of odds. */
export function unknowable(card: string): string | undefined {
  const why = unforeseen[kindOfCard(card)]
  return why && `"${card}" can be no part of odds: ${why}`
}

/** Those that have a part in a battle, each with its number among its like. */
export function playedBy({ cards = [] }: OddsForce): [kind: ActionCardId, nth: number][] {
  const kinds = cards.map(kindOfCard).filter(kind => times.includes(actionCards[kind].play))
  return kinds.map((kind, i) => [kind, kinds.slice(0, i + 1).filter(other => other === kind).length])
}

export const arrives = (battle: OddsBattle): boolean =>
  sides.some(side => playedBy(battle[side]).some(([kind]) => actionCards[kind].play === 'afterEnemyMovement'))

/** Of several a sound one, as whoever plays it would aim. */
export const aimed = ({ units }: Table, ids: readonly string[]): string | undefined =>
  ids.find(id => !units[id]?.damaged) ?? ids[0]

/** The table with all that these cards begin: first those that come before any shot, then the others too. */
export function withCards({ state, planet, coming }: Staged, battle: OddsBattle): [Table, Table] {
  const first = structuredClone(state.table)
  begins(first, battle, planet, coming, early)
  const then = structuredClone(first)
  begins(then, battle, planet, coming, later)
  return [first, then]
}

/** What cards do that leaves nothing on the table before the fight. */
export function besides(table: Table, battle: OddsBattle, side: 'attacker' | 'defender'): Partial<Side> {
  const holds = (of: OddsForce, card: ActionCardId) => playedBy(of).some(([kind]) => kind === card)
  const poisons = side === 'defender' && holds(battle.attacker, 'chemical_warfare')
  if (battle.place === 'space')
    return {
      ...(holds(battle[side], 'shields_holding') && { spared }),
      // It is played once PDS have fired, and on nobody where no Dreadnought is left.
      ...(holds(battle[side], 'into_the_breach') && { unledBy: 1 }),
    }
  const canPoison = fleet(table, seats.attacker, hex).some(({ kind }) => kind === 'dreadnought')
  return poisons && canPoison ? { halved: true } : {}
}

function begins(
  table: Table,
  battle: OddsBattle,
  planet: Staged['planet'],
  coming: UnitId | undefined,
  when: readonly PlayTime[],
) {
  const { attacker, defender } = seats
  const lands = battle.place === 'ground' && { planet }
  for (const side of sides)
    for (const [kind, nth] of playedBy(battle[side])) {
      // One of a kind in each round.
      const fight: Battle = { hex, attacker, defender, round: nth, ...lands }
      const about: MomentAbout = { of: attacker, hex, battle: fight, ...lands, units: coming ? [coming] : [] }
      table.battle = fight
      if (when.includes(actionCards[kind].play)) begin(table, seats[side], kind, about)
    }
  delete table.battle
}

/** Cards that destroy or call off act in the midst of it, and begin nothing. */
const acting: readonly ActionCardId[] = ['chemical_warfare', 'shields_holding']

function begin(table: Table, by: Seat, card: ActionCardId, about: MomentAbout) {
  const effect = actionEffect(card)
  if (!effect || acting.includes(card) || effect.may?.(table, by, about as never, card) === false) return
  const aim = isAim(effect.aims) ? aimed(table, effect.aims.among(table, by, about as never)) : ''
  if (aim === undefined) return
  const playing = { by, card, moment: actionCards[card].play, about, name: card }
  for (const _ of effect.does(table, playing as never, aim));
}
