import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { isShip, piecesAt } from '../../../shared/ti3/forces.ts'
import { leadersAboard, leadersOn } from '../../../shared/ti3/leaders.ts'
import type { Battle, Table } from '../../../shared/ti3/table.ts'
import { LeaderList } from './LeaderList.tsx'
import { leadersInFleet } from './leaders.ts'

/** Leaders beside the forces they are with. */

export const FleetLeaders = ({ table, seat, hex }: { table: Table; seat: Seat; hex: HexId }) => (
  <LeaderList table={table} ids={leadersInFleet(table, seat, hex)} full />
)

export const PlanetLeaders = ({ table, planet }: { table: Table; planet: string }) => (
  <LeaderList table={table} ids={leadersOn(table, planet as PlanetId)} />
)

interface SideLeadersProps {
  table: Table
  battle: Battle
  seat: Seat
}

/** Aboard its ships, or on the planet fought for. */
export function SideLeaders({ table, battle: { hex, planet }, seat }: SideLeadersProps) {
  const ids = planet
    ? leadersOn(table, planet, seat)
    : piecesAt(table, hex)
        .filter(({ of, kind }) => of === seat && isShip(kind))
        .flatMap(({ id }) => leadersAboard(table, id))
  return <LeaderList table={table} ids={ids} />
}
