import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import { type PlanetId, planets } from './content/planets.ts'
import { holdsSystem } from './control.ts'
import { onPlanet } from './forces.ts'
import { leadersOn } from './leaders.ts'
import { hexOf, isStation, ownerOf } from './realm.ts'
import type { Table } from './table.ts'
import { touching } from './ways.ts'

/** Planets that can be annexed without a landing, by whoever holds the systems around them. */

/** Nothing stands on it, whoever left his marker there. */
const isEmpty = (table: Table, planet: PlanetId): boolean =>
  onPlanet(table, planet).length === 0 && leadersOn(table, planet).length === 0

const annexedAlready = ({ lasting }: Table, planet: PlanetId): boolean =>
  Object.values(lasting).some(one => one.effect === 'annexed' && one.planet === planet)

export function annexable(handle: Table, seat: Seat): PlanetId[] {
  const table = behind(handle)
  return (Object.keys(planets) as PlanetId[]).filter(planet => {
    if (planet === 'mecatol_rex' || isStation(planet) || ownerOf(table, planet) === seat) return false
    const hex = hexOf(table, planet)
    if (hex === undefined || !isEmpty(table, planet) || annexedAlready(table, planet)) return false
    return touching(table, hex).some(next => holdsSystem(table, seat, next))
  })
}
