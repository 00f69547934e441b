import { type Flow, tell } from '../../engine/flow.ts'
import { hexOfSystem } from '../../galaxy/hexOfSystem.ts'
import { piecesAt } from '../forces.ts'
import { ownerOf } from '../realm.ts'
import type { Table } from '../table.ts'

/** The wormhole nexus. [100] */

/** Once a unit is there, or somebody has its planet, it shows all its wormholes for good; for ships that came when the whole
 *  Movement step is over, cannons and all. [100.2] */
export function* openNexus(table: Table): Flow {
  if (table.nexusOpen) return
  const hex = hexOfSystem(table.galaxy.tiles, 's82')
  if (hex === undefined) return
  if (piecesAt(table, hex).length === 0 && ownerOf(table, 'mallice') === undefined) return
  table.nexusOpen = true
  yield* tell('everyone', { text: 'ti4.log.nexusOpens', about: { hex } })
}
