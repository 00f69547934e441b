import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { tacticalCost } from '../activation.ts'
import { at } from '../cards/moments.ts'
import type { Table, UnitId } from '../table.ts'
import { probe } from './domains/probing.ts'
import { activate, spendCounter } from './economy.ts'
import { end } from './lasting.ts'
import { moment, whileDeciding } from './moments.ts'
import { askLeave, moveInto } from './movement.ts'
import { pdsFire } from './pdsFire.ts'

export interface InSystem {
  seat: Seat
  hex: HexId
}

/** The seven steps of a tactical action: activation, movement and PDS fire here, the others follow. [pp. 10–12] */
export function* tacticalAction(table: Table, { seat, hex }: InSystem): Flow<Next> {
  const more = tacticalCost(table, seat)
  activate(table, seat, hex, 'pool')
  table.doing = { kind: 'tactical', of: seat, hexes: [hex], fired: {} }
  yield* tell('everyone', { text: 'ti3.log.activates', about: { seat, hex } })
  if (more > 0) {
    spendCounter(table, seat, 'pool', more)
    yield* tell('everyone', { text: 'ti3.log.paysCounters', about: { seat, count: more } })
  }
  if (yield* moment(table, 'systemActivated', 'activated', { of: seat, hexes: [hex] }))
    return { segment: 'actionEnds', args: { seat } }
  const activated = at('afterActivation', { of: seat, hexes: [hex] })
  const units = yield* whileDeciding(table, activated, moves(table, seat, hex))
  yield* probe(table, seat, hex)
  yield* moment(table, 'afterEnemyMovement', 'moved', { of: seat, hex, units })
  yield* pdsFire(table, seat, [hex])
  end(table, 'movement')
  const args = { seat, hex }
  return {
    segment: 'spaceBattle',
    args,
    then: {
      segment: 'landings',
      args,
      then: { segment: 'production', args, then: { segment: 'actionEnds', args: { seat } } },
    },
  }
}

function* moves(table: Table, seat: Seat, hex: HexId): Flow<readonly UnitId[]> {
  yield* askLeave(table, seat, hex)
  return yield* moveInto(table, seat, [hex])
}

/** What was under way is over. */
export function* actionEnds(table: Table, _: { seat: Seat }): Flow<undefined> {
  delete table.doing
  end(table, 'casualties')
  return undefined
}
