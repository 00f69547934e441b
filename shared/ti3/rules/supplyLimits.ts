import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Table } from '../table.ts'

/** Ships over Fleet Supply, by the owner's choice, and Fighters without support leave this system. [pp. 21, 29] */
export function* enforceSupply(_table: Table, _seat: Seat, _hex: HexId, _name: string): Flow {}
