import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { hexOfSystem } from '../../../shared/galaxy/hexOfSystem.ts'
import { edition } from '../edition.ts'
import { planetsMoved } from '../reads.ts'
import type { Table } from '../table.ts'

/** Planets as they lie now: those of the tile, and what a token brought or took. */
export function planetsHere(table: Table, system: string, hex: HexId | undefined): readonly string[] {
  const printed = edition.system(system).planets
  const moved = planetsMoved(table)
  if (!moved) return printed
  const laid = Object.keys(moved.laid).filter(planet => hex !== undefined && moved.laid[planet] === hex)
  return [...printed, ...laid].filter(planet => !moved.gone[planet])
}

export function hexOfPlanet(table: Table, planet: string): HexId | undefined {
  const moved = planetsMoved(table)
  if (moved?.gone[planet]) return undefined
  return moved?.laid[planet] ?? hexOfSystem(table.galaxy.tiles, edition.planet(planet)?.system)
}
