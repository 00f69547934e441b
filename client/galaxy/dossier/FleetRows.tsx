import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { supplied } from '../../../shared/ti3/forces.ts'
import { fighterSupport, fleetLimit } from '../../../shared/ti3/supply.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { LeaderList } from '../../ti3/leaders/LeaderList.tsx'
import { leadersInFleet } from '../../ti3/leaders/leaders.ts'
import { inSpaceOf } from './strength.ts'
import { UnitRows } from './UnitRows.tsx'

/** The fleets in space: whose, how full, and what they carry. */
export function FleetRows({ table, hex }: { table: Table; hex: HexId }) {
  return (
    <>
      {[...inSpaceOf(table, hex)].map(([seat, units]) => {
        const ships = units.filter(({ aboard }) => aboard === undefined)
        const aboard = units.filter(unit => unit.aboard !== undefined)
        const fighters = ships.filter(({ kind }) => kind === 'fighter').length
        return (
          <section key={seat} class="fleet-rows">
            <p class="fleet-head">
              <SeatName seat={seat} />
              <span class="hint">
                {say('ti3.about.supply', { now: supplied(ships), most: fleetLimit(table, seat, hex) })}
                {fighters > 0 &&
                  ` · ${say('ti3.about.support', { now: fighters, most: fighterSupport(table, seat, hex) })}`}
              </span>
            </p>
            <UnitRows table={table} hex={hex} seat={seat} units={ships} />
            {aboard.length > 0 && (
              <div class="cargo-rows">
                <p class="hint">{say('ti3.about.aboard')}</p>
                <UnitRows table={table} hex={hex} seat={seat} units={aboard} />
              </div>
            )}
            <LeaderList table={table} ids={leadersInFleet(table, seat, hex)} full />
          </section>
        )
      })}
    </>
  )
}
