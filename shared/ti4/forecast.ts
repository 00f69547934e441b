import type { Seat } from '../engine/rules.ts'
import { forecastWith, type Gunnery } from '../galaxy/forecast.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { Sides } from '../galaxy/odds/ranks.ts'
import type { Moved } from '../galaxy/shapes/move.ts'
import { retreatsTo, sustains } from './battles.ts'
import type { PlanetId } from './content/planets.ts'
import { type UnitKind, unitKinds } from './content/units.ts'
import { edition } from './edition.ts'
import { enemyInSpace, piecesAt } from './forces.ts'
import { bombs, cannonsBeside } from './odds/guns.ts'
import { unled } from './odds/needs.ts'
import { fighting, flippedMechs, ofFleet, ofPiece, ofTroops } from './odds/sides.ts'
import { hexOf, ownerOf } from './realm.ts'
import type { Battle, Table, Unit, UnitId } from './table.ts'

/** What of a fight happens by itself, or costs nothing: cannons fire and ships bombard, an ambush is laid, a technology or an agent is
 *  exhausted for it, a commander does what he can. Nothing that costs units, goods or cards, but what was begun already. */

/** What casualties are reckoned at, where it costs nothing. */
const structureWorth = 1.5

const gunnery: Gunnery<Table> = {
  fighting,
  ofFleet,
  ofTroops,
  ofShip: (table, ship, _moved, place) => ofPiece(table, ship, place),
  ofTroop: ofPiece,
  alsoFly: (table, seat, hex) =>
    piecesAt(table, hex).filter(({ id, of }) => of === seat && table.battle?.asShips?.includes(id)),
  lossOf: kind => (unitKinds[kind].type === 'structure' ? structureWorth : undefined),
  // The other side's leader is reckoned with in what it hushes.
  sustains(table, seat, kind, planet) {
    const hex = table.battle?.hex ?? ''
    return sustains(
      unled(table, { hex, ...(planet !== undefined && { planet }) }, of => of !== seat),
      seat,
      kind,
      planet,
    )
  },
  canLeave: (table, seat, hex) => retreatsTo(table, seat, hex).length > 0,
  before: cannonsBeside,
  bombardment: (table, seat, _landing, _coming, { hex, planet, against = '' }) =>
    planet === undefined ? [] : bombs(table, seat, hex, planet, against),
  defence: cannonsBeside,
  firesAlone: true,
}

const forecast = forecastWith(edition, gunnery)

/** What is said as a battle in space begins, of single ships. */
export type Said = Pick<Battle, 'asShips' | 'likened'>

/** With these ships and what they carry in the system, and the fight about to begin. */
function arrived(table: Table, seat: Seat, hex: HexId, moved: Moved, said: Said): Table {
  const coming = Object.entries(moved).flatMap(([id, { cargo = [] }]) => [id, ...cargo])
  const { units: before } = table
  const units = { ...before }
  for (const id of coming) {
    const { planet: _, ...unit } = before[id] as Unit
    units[id] = { ...unit, at: hex }
  }
  const then = { ...table, units }
  const defender = enemyInSpace(then, seat, hex)
  if (defender === undefined) return then
  const flipped = [seat, defender].flatMap(of => flippedMechs(then, of, hex)).map(({ id }) => id)
  const asShips = [...(said.asShips ?? []), ...flipped]
  const battle: Battle = { ...said, hex, attacker: seat, defender, round: 0 }
  return { ...then, battle: asShips.length > 0 ? { ...battle, asShips } : battle }
}

export const spaceForecast = (
  table: Table,
  seat: Seat,
  hex: HexId,
  moved: Moved = {},
  said: Said = {},
): Sides | undefined => forecast.spaceForecast(arrived(table, seat, hex, moved, said), seat, hex)

/** Those who come down stand on the planet, sound ones before others; who is nowhere near comes from elsewhere. */
function descended(
  table: Table,
  seat: Seat,
  hex: HexId,
  planet: PlanetId,
  landing: readonly UnitKind[],
): Table {
  const aloft = piecesAt(table, hex).filter(({ of, planet: on }) => of === seat && on === undefined)
  const waiting = aloft.sort((a, b) => Number(a.damaged ?? false) - Number(b.damaged ?? false))
  const units = { ...table.units }
  for (const [nth, kind] of landing.entries()) {
    const at = waiting.findIndex(piece => piece.kind === kind)
    const [piece] = at < 0 ? [] : waiting.splice(at, 1)
    const { id = `landing${nth}`, damaged } = piece ?? {}
    units[id] = { kind, of: seat, at: hex, planet, ...(damaged && { damaged }) }
  }
  return { ...table, units }
}

/** Of these who come down beside those who stand there, after bombardment or with it. */
export function invasionForecast(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  landing: readonly UnitKind[],
  ships: readonly UnitId[] = [],
): Sides | undefined {
  const hex = hexOf(table, planet)
  const defender = ownerOf(table, planet)
  if (hex === undefined) return undefined
  const { battle: _, ...rest } = table
  const then: Table =
    defender === undefined ? rest : { ...rest, battle: { hex, planet, attacker: seat, defender, round: 0 } }
  // Fighters that come down are no ground forces.
  const troops = landing.filter(kind => kind !== 'fighter')
  const fighters = landing.filter(kind => kind === 'fighter')
  const sides = forecast.invasionForecast(
    descended(then, seat, hex, planet, troops),
    seat,
    planet,
    fighters,
    ships,
  )
  // Whoever comes down has bombarded before.
  const before = defender === undefined ? [] : bombs(then, seat, hex, planet, defender)
  return sides && { ...sides, attacker: { ...sides.attacker, before } }
}

/** Bombardment is over when anybody lands. */
export function landingForecast(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  landing: readonly UnitKind[],
): Sides | undefined {
  const sides = invasionForecast(table, seat, planet, landing)
  return sides && { ...sides, attacker: { ...sides.attacker, before: [] } }
}
