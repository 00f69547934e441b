import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { type PlanetId, planets } from '../../ti3/content/planets.ts'
import { units } from '../../ti3/content/units.ts'
import { numberOf } from '../../ti3/effects.ts'
import { enemyInSpace, fleet, onPlanet, type Piece } from '../../ti3/forces.ts'
import { isColony, planetsAt } from '../../ti3/realm.ts'
import type { Table } from '../../ti3/table.ts'

/** What a planet brings to whoever holds it. */
export function worthOf(planet: PlanetId): number {
  const { resources, influence, specialty } = planets[planet]
  const throne = planet === 'mecatol_rex' ? 3 : 0
  return 1.5 + resources + influence * 0.7 + (specialty ? 0.7 : 0) + throne + (isColony(planet) ? 0 : 2)
}

/** How much a unit does in a fight: hits it makes before it falls. */
export function strength(table: Table, piece: Piece): number {
  const { combat, dice, sustainsDamage } = units[piece.kind]
  if (combat === undefined) return 0
  const bonus = numberOf(table, piece.of, 'combat', 0, {
    kind: piece.kind,
    hex: piece.at,
    step: piece.planet ? 'invasion' : 'battle',
    side: 'attacker',
    round: 2,
  })
  const hits = (dice * Math.min(10, Math.max(0, 11 - combat + bonus))) / 10
  return hits * (sustainsDamage && !piece.damaged ? 2 : 1)
}

/** Two fleets are worth their hits times their bodies. */
export function might(table: Table, pieces: readonly Piece[]): number {
  const bodies = pieces.reduce(
    (sum, { kind, damaged }) => sum + (units[kind].sustainsDamage && !damaged ? 2 : 1),
    0,
  )
  return Math.sqrt(bodies * pieces.reduce((sum, piece) => sum + strength(table, piece), 0))
}

export function enemyMight(table: Table, seat: Seat, hex: HexId): number {
  const enemy = enemyInSpace(table, seat, hex)
  return enemy === undefined ? 0 : might(table, fleet(table, enemy, hex))
}

export interface Prize {
  planet: PlanetId
  worth: number
  /** Ground Forces wanted to take it safely. */
  troops: number
}

/** Planets in the system that could be won, best first. */
export function prizes(table: Table, seat: Seat, hex: HexId): Prize[] {
  return planetsAt(table, hex)
    .filter(planet => table.planets[planet]?.owner !== seat)
    .map(planet => {
      const defenders = onPlanet(table, planet, 'ground_force').length
      const guns = onPlanet(table, planet, 'pds').length
      const troops = defenders === 0 ? 1 : Math.ceil(defenders * 1.6 + guns * 0.6 + 1)
      return { planet, worth: worthOf(planet) + (defenders > 0 ? 1 : 0), troops }
    })
    .sort((a, b) => b.worth / b.troops - a.worth / a.troops)
}
