import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { at } from '../cards/moments.ts'
import type { Table } from '../table.ts'
import { activate } from './economy.ts'
import { end } from './lasting.ts'
import { moment, whileDeciding } from './moments.ts'
import { moveInto } from './movement.ts'
import { pdsFire } from './pdsFire.ts'

export interface Between {
  seat: Seat
  hexes: [HexId, HexId]
}

/** Ships between two adjacent systems, both ways at once. [p. 12] */
export function* transferAction(table: Table, { seat, hexes }: Between): Flow<Next> {
  const [one, other] = hexes
  activate(table, seat, one, 'pool')
  activate(table, seat, other, 'reinforcements')
  table.doing = { kind: 'transfer', of: seat, hexes: [one, other], fired: {} }
  yield* tell('everyone', { text: 'ti3.log.transfers', about: { seat } })
  for (const hex of [one, other]) yield* tell('everyone', { text: 'ti3.log.activates', about: { seat, hex } })
  const activated = at('afterActivation', { of: seat, hexes: [one, other] })
  const came = yield* whileDeciding(table, activated, moveInto(table, seat, [one, other]))
  for (const hex of [one, other]) {
    const units = came.filter(id => table.units[id]?.at === hex)
    yield* moment(table, 'afterEnemyMovement', `moved/${hex}`, { of: seat, hex, units })
  }
  yield* pdsFire(table, seat, [one, other])
  end(table, 'movement')
  const landings = (hex: HexId, then: Next): Next => ({
    segment: 'landings',
    args: { seat, hex, transfer: true },
    then,
  })
  const ends: Next = { segment: 'actionEnds', args: { seat } }
  const builds: Next = { segment: 'production', args: { seat, hex: one, transfer: other }, then: ends }
  return landings(one, landings(other, builds))
}
