import { type Flow, leave, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { unsettled } from '../battles.ts'
import { fleet } from '../forces.ts'
import type { Table } from '../table.ts'

/** A turn that ends in the middle of a Tactical Action. */

/** Units that awakened or rose beside those of others fight all the same, in space and on planets; nothing ends that. */
function fought(table: Table, then: Next): Next {
  const { of: seat, hex, fresh = [] } = table.doing ?? {}
  if (seat === undefined || hex === undefined) return then
  const args = { seat, hex }
  const control: Next = { segment: 'establishControl', args, then }
  const onGround: Next =
    unsettled(table, seat, hex).length > 0 ? { segment: 'groundCombats', args, then: control } : then
  const hasRisen = fleet(table, seat, hex).some(({ id }) => fresh.includes(id))
  return hasRisen ? { segment: 'spaceCombat', args, then: onGround } : onGround
}

/** What comes after an action comes no more, what ends a turn does. Of an action in the turn of another that action alone is
 *  over. */
export function* leaveTurnOf(table: Table, of: Seat): Flow<never> {
  const { active: seat = of, doing } = table
  if (doing) doing.isCut = true
  const ends: Next = { segment: 'turnEnds', args: { seat } }
  const then: Next = seat === of ? ends : { segment: 'actionOver', args: { seat }, then: ends }
  return yield* leave(fought(table, { segment: 'actionEnds', then }))
}

/** By somebody else. */
export function* endTurnOf(table: Table, of: Seat): Flow<never> {
  yield* tell('everyone', { text: 'ti4.log.turnEnded', about: { seat: of } })
  return yield* leaveTurnOf(table, of)
}
