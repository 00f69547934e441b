import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import type { SystemId } from '../../../shared/ti3/content/systems.ts'
import { worthOfPlanet } from '../../../shared/ti3/realm.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import type { TileArt } from './mapPlace.ts'
import { tileArt } from './tileArt.ts'

/** What a planet gives now. */
export const worthOf = (table: Table, planet: PlanetId) => ({
  resources: worthOfPlanet(table, planet, 'resources'),
  influence: worthOfPlanet(table, planet, 'influence'),
})

/** A system with what its planets give now, which cards may have changed. */
export function tileNow(id: SystemId, table: Table): TileArt {
  const tile = tileArt(id, table.planets)
  return {
    ...tile,
    planets: tile.planets.map(planet => ({ ...planet, ...worthOf(table, planet.id as PlanetId) })),
  }
}
