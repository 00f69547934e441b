import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import type { TileArt } from './mapPlace.ts'
import { planetsHere } from './planetsHere.ts'
import { tileArt } from './tileArt.ts'

/** What a planet gives now. */
export const worthOf = (table: Table, planet: string) => ({
  resources: reads.worthOfPlanet(table, planet, 'resources'),
  influence: reads.worthOfPlanet(table, planet, 'influence'),
})

/** A system with what its planets give now, which cards may have changed. */
export function tileNow(id: string, table: Table, hex: HexId | undefined): TileArt {
  const tile = tileArt(id, table.planets, planetsHere(table, id, hex))
  const wormholes = reads.turnedOver?.(table, id)
  return {
    ...tile,
    ...(wormholes && { wormholes }),
    planets: tile.planets.map(planet => {
      const traits = reads.traitsOf?.(table, planet.id)
      return { ...planet, ...worthOf(table, planet.id), ...(traits && { traits }) }
    }),
  }
}
