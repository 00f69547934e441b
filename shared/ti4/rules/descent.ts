import type { Flow } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import { planetsAt } from '../realm.ts'
import type { Table } from '../table.ts'

interface Descent {
  seat: Seat
  /** Where ground forces have come down, system by system. */
  hexes: HexId[]
  planets: PlanetId[]
}

/** Ground forces that came from nowhere fight for planets in several systems. */
export function* descent(table: Table, { seat, hexes, planets }: Descent): Flow<Next | undefined> {
  delete table.doing
  const [hex, ...others] = hexes
  if (hex === undefined) return undefined
  table.doing = { of: seat, hex, landed: planetsAt(table, hex).filter(planet => planets.includes(planet)) }
  const next: Next = { segment: 'descent', args: { seat, hexes: others, planets } }
  const control: Next = { segment: 'establishControl', args: { seat, hex }, then: next }
  return { segment: 'groundCombats', args: { seat, hex }, then: control }
}
