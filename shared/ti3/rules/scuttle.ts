import { type Flow, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { piecesOf } from '../forces.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { destroy } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

/** At any time during the Status Phase: own units go back to the reinforcements. [p. 19] */
export const scuttle: Command<Ti3> = {
  may({ table, seat }) {
    if (table.phase !== 'status' || seat === undefined) return undefined
    const own = piecesOf(table, seat)
    if (own.length === 0) return undefined
    const of = Object.fromEntries(
      own.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
    )
    const options: SomeOf = { shape: 'someOf', of, least: 1, most: own.length }
    return options
  },
  does: scuttles,
}

function* scuttles(table: Table, seat: Seat, chosen: readonly UnitId[]): Flow {
  const hexes = new Set<HexId>(chosen.flatMap(id => table.units[id]?.at ?? []))
  // What rides in a scuttled ship may have been named as well.
  const gone = new Set(chosen.filter(id => table.units[id]).flatMap(id => destroy(table, id)))
  yield* tell('everyone', { text: 'ti3.log.scuttles', about: { seat, count: gone.size } })
  for (const hex of hexes) yield* enforceSupply(table, seat, hex, `supply/${hex}`)
}
