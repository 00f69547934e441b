import { useMemo } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { kindsOf } from '../map/piecesOn.ts'
import { Silhouettes } from '../parts/Silhouettes.tsx'
import { reads } from '../reads.ts'
import type { Table, UnitId } from '../table.ts'

/** Who could come here with one activation, and whose guns reach it. */
export function Threats({ table, hex }: { table: Table; hex: HexId }) {
  const reach = useMemo(() => reads.whoReaches(table, hex), [table.units, table.activated, hex])
  const shoot = useMemo(() => reads.whoShoots(table, hex), [table.units, hex])
  return (
    <>
      <Who what="reach" table={table} who={reach} />
      <Who what="guns" table={table} who={shoot} />
    </>
  )
}

function Who({
  what,
  table,
  who,
}: {
  what: string
  table: Table
  who: Readonly<Record<Seat, readonly UnitId[]>>
}) {
  if (Object.keys(who).length === 0) return null
  return (
    <div class="threat">
      <p class="hint">{say(`galaxy.about.${what}`)}</p>
      <ul>
        {Object.entries(who).map(([seat, ids]) => (
          <li key={seat}>
            <SeatName seat={seat} />
            <Silhouettes units={kindsOf(ids.flatMap(id => table.units[id] ?? []))} />
          </li>
        ))}
      </ul>
    </div>
  )
}
