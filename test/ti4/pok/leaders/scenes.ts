import type { Seat } from '../../../../shared/engine/rules.ts'
import type { LeaderId } from '../../../../shared/ti4/content/leaders.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import type { Middle } from '../../midgame.ts'

/** Places in which leaders show what they can do. */

export const options = { pok: 'yes' }

export const strategyCards: NonNullable<Middle['strategyCards']> = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}

/** This leader, ready and unlocked, is all that anybody has. */
export const led = (id: LeaderId, scene: Middle, seat: Seat = 'p1'): Middle => ({
  options,
  strategyCards,
  ...scene,
  also(state) {
    for (const each of state.table.order) sheet(state.table, each).leaders = {}
    sheet(state.table, seat).leaders = { [id]: {} }
    scene.also?.(state)
  },
})
