import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { isAboard } from '../map/piecesOn.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { inSpaceOf } from './present.ts'
import { UnitRows } from './UnitRows.tsx'

/** The fleets in space: whose, how full, and what they carry. */
export function FleetRows({ table, hex }: { table: Table; hex: HexId }) {
  return (
    <>
      {[...inSpaceOf(table, hex)].map(([seat, units]) => {
        const ships = units.filter(unit => !isAboard(unit))
        const aboard = units.filter(isAboard)
        const supply = reads.supplyOf(table, seat, hex)
        return (
          <section key={seat} class="fleet-rows">
            <p class="fleet-head">
              <SeatName seat={seat} />
              <span class="hint">
                {say('galaxy.about.supply', { now: supply.ships, most: supply.most })}
                {supply.fighters > 0 &&
                  ` · ${say('galaxy.about.support', { now: supply.fighters, most: supply.support })}`}
              </span>
            </p>
            <UnitRows table={table} hex={hex} seat={seat} units={ships} />
            {aboard.length > 0 && (
              <div class="cargo-rows">
                <p class="hint">{say('galaxy.about.aboard')}</p>
                <UnitRows table={table} hex={hex} seat={seat} units={aboard} />
              </div>
            )}
            <reads.FleetExtras table={table} seat={seat} hex={hex} />
          </section>
        )
      })}
    </>
  )
}
