import type { Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { DomainKind } from '../../content/domainCounters.ts'
import type { LeaderId } from '../../content/leaders.ts'
import type { PlanetId } from '../../content/planets.ts'
import { cargoOf, fleet, onPlanet } from '../../forces.ts'
import { carriageOf } from '../../range.ts'
import type { Table, UnitId } from '../../table.ts'
import { loseUnits } from '../casualties.ts'
import { leaderIn } from '../leaders.ts'
import { loseLoneCounters } from '../loneCounters.ts'
import { loadOnto } from '../pieces.ts'
import { enforceSupply } from '../supplyLimits.ts'

/** What came down on one planet, and the ships it came from. */
export type Landing = {
  planet: PlanetId
  from: Record<UnitId, UnitId>
  leaders?: Record<LeaderId, UnitId>
}

/** What a counter does; true where the planet's card comes ready. */
export type Meets = (table: Table, seat: Seat, landing: Landing, kind: DomainKind) => Flow<boolean>

/** What has just landed goes back aboard: its own ship while there is room, else another one of the fleet. */
export function* returnToShips(table: Table, seat: Seat, { planet, from, leaders = {} }: Landing): Flow {
  // First of all: no ship that carried them is lost before the others have found room.
  for (const [id, ship] of Object.entries(leaders))
    if (table.leaders) table.leaders[id] = { of: leaderIn(table, id).of, aboard: ship }
  const landed = onPlanet(table, planet).filter(({ id }) => id in from)
  const [first] = landed
  if (!first) return
  const back: Record<UnitId, UnitId> = {}
  const left: UnitId[] = []
  for (const { id, kind, at } of landed) {
    const ships = fleet(table, seat, at)
    const own = ships.filter(ship => ship.id === from[id])
    const takes = [...own, ...ships].find(ship => {
      const { capacity, carries } = carriageOf(table, seat, ship.kind)
      const coming = Object.values(back).filter(to => to === ship.id)
      return carries.includes(kind) && cargoOf(table, ship.id).length + coming.length < capacity
    })
    if (takes) back[id] = takes.id
    else left.push(id)
  }
  yield* loseUnits(table, seat, `noRoom/${planet}`, left)
  yield* loseLoneCounters(table, seat, back, `back/${planet}`)
  for (const [id, ship] of Object.entries(back)) if (table.units[id]) loadOnto(table, id, ship)
  // Fighters may have found places that are taken again.
  yield* enforceSupply(table, seat, first.at, 'returned')
}
