import { type Flow, tell } from '../../engine/flow.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { fleet, piecesAt, seatsInSpace } from '../forces.ts'
import { print } from '../prints.ts'
import type { Table } from '../table.ts'
import { destroy } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

/** Docks in space are lost once ships of others are there and none of their owner's, with what they carried. [79.4] */
export function* loseBlockaded(table: Table, hexes: readonly HexId[], name: string): Flow {
  for (const hex of hexes) {
    const ships = seatsInSpace(table, hex)
    if (ships.length === 0) continue
    const lost = piecesAt(table, hex).filter(
      ({ of, kind, planet }) =>
        planet === undefined && print(table, of, kind).inSpace && fleet(table, of, hex).length === 0,
    )
    for (const { id, of } of lost) {
      destroy(table, [id])
      yield* tell('everyone', { text: 'ti4.log.blockaded', about: { seat: of, hex } })
      yield* enforceSupply(table, of, hex, `${name}/${id}`)
    }
  }
}

/** Wherever they lie. */
export const loseAllBlockaded = (table: Table, name: string): Flow =>
  loseBlockaded(table, Object.keys(table.galaxy.tiles), name)
