import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { sustains } from '../../ti3/battles.ts'
import { type PlanetId, planets } from '../../ti3/content/planets.ts'
import { units } from '../../ti3/content/units.ts'
import { numberOf } from '../../ti3/effects.ts'
import { enemyInSpace, fleet, type Piece, piecesAt } from '../../ti3/forces.ts'
import { isColony, planetsAt } from '../../ti3/realm.ts'
import type { Table } from '../../ti3/table.ts'
import { isDeadly, localsOf, tollOf } from './suns.ts'
import type { Wishes } from './wishes.ts'

/** What a planet brings to whoever holds it. */
export function worthOf(planet: PlanetId): number {
  const { resources, influence, specialty } = planets[planet]
  const throne = planet === 'mecatol_rex' ? 3 : 0
  return 1.5 + resources + influence * 0.7 + (specialty ? 0.7 : 0) + throne + (isColony(planet) ? 0 : 2)
}

/** How much a unit does in a fight: hits it makes before it falls. */
function strength(table: Table, piece: Piece): number {
  const { combat, dice } = units[piece.kind]
  if (combat === undefined) return 0
  const bonus = numberOf(table, piece.of, 'combat', 0, {
    kind: piece.kind,
    hex: piece.at,
    step: piece.planet ? 'invasion' : 'battle',
    side: 'attacker',
    round: 2,
  })
  const hits = (dice * Math.min(10, Math.max(0, 11 - combat + bonus))) / 10
  return hits * bodiesOf(table, piece)
}

const bodiesOf = (table: Table, { of, kind, damaged }: Piece) =>
  !damaged && sustains(table, of, kind) ? 2 : 1

/** Two fleets are worth their hits times their bodies. */
export function might(table: Table, pieces: readonly Piece[]): number {
  let bodies = 0
  let hits = 0
  for (const piece of pieces) {
    bodies += bodiesOf(table, piece)
    hits += strength(table, piece)
  }
  return Math.sqrt(bodies * hits)
}

/** Its guns in the system shoot before it fights. */
export function enemyMight(table: Table, seat: Seat, hex: HexId): number {
  const enemy = enemyInSpace(table, seat, hex)
  const guns = piecesAt(table, hex).filter(({ kind, of }) => kind === 'pds' && of !== seat).length
  return enemy === undefined ? 0 : might(table, fleet(table, enemy, hex)) + guns * 0.5
}

export interface Prize {
  planet: PlanetId
  worth: number
  /** Ground Forces wanted to take it safely. */
  troops: number
}

/** Ground Forces that ships are likely to hit before a landing. */
export function bombardment(ships: readonly Piece[]): number {
  const hits = { dreadnought: 0.5, war_sun: 2 } as Partial<Record<string, number>>
  return ships.reduce((sum, { kind }) => sum + (hits[kind] ?? 0), 0)
}

/** Planets in the system that could be won, best first, if these ships come to help. */
export function prizes(
  table: Table,
  seat: Seat,
  hex: HexId,
  wishes: Wishes,
  ships: readonly Piece[] = [],
): Prize[] {
  const softened = bombardment(ships)
  return planetsAt(table, hex)
    .filter(planet => table.planets[planet]?.owner !== seat && !isDeadly(wishes.known(planet)))
    .map(planet => {
      const there = piecesAt(table, hex).filter(piece => piece.planet === planet)
      const lies = wishes.known(planet)
      const locals = localsOf(lies)
      const defenders = there.filter(({ kind }) => kind === 'ground_force').length + locals
      const guns = there.filter(({ kind }) => kind === 'pds').length
      const left = Math.max(1, defenders - (locals > 0 ? 0 : softened))
      const troops = defenders === 0 ? 1 : Math.ceil(left * 1.4 + guns * 0.6 + 1)
      return { planet, worth: worthOf(planet) + wishes.worth(planet), troops: troops + tollOf(lies) }
    })
    .sort((a, b) => b.worth / b.troops - a.worth / a.troops)
}
