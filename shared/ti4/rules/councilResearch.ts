import type { Flow } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { destroyAll } from '../cards/agendas/common.ts'
import { idsOf, isGate, wormholes } from '../cards/agendas/forces.ts'
import { fleet } from '../forces.ts'
import type { Table } from '../table.ts'
import { research } from './research.ts'

/** What agendas let players research, one after the other. */
export function* councilResearch(table: Table, { seats }: { seats: Seat[] }): Flow<Next | undefined> {
  const [seat, ...others] = seats
  if (seat === undefined) return undefined
  yield* research(table, seat, { name: 'research', rule: 'ti4/8.18', price: 0 })
  return { segment: 'councilResearch', args: { seats: others } }
}

/** All ships beside an alpha or beta wormhole are destroyed. */
export function* wormholesCollapse(table: Table): Flow<undefined> {
  const ships = wormholes(table, isGate).flatMap(hex =>
    table.order.flatMap(seat => idsOf(fleet(table, seat, hex))),
  )
  yield* destroyAll(table, 'collapse', ships)
  return undefined
}
