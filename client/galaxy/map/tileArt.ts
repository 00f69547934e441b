import { planets } from '../../../shared/ti3/content/planets.ts'
import { type SystemId, systems } from '../../../shared/ti3/content/systems.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { nameOf } from '../names.ts'
import { ownerArt } from '../table.ts'
import type { TileArt } from './mapPlace.ts'

/** A system as the map draws it, with those who hold its planets. */
export function tileArt(id: SystemId, held: Table['planets'] = {}): TileArt {
  const { wormhole, special, home, planets: within } = systems[id]
  return {
    system: id,
    name: nameOf('system', id),
    planets: within.map(planet => {
      const { resources, influence, specialty } = planets[planet]
      const owner = ownerArt(held[planet]?.owner)
      return {
        id: planet,
        name: nameOf('planet', planet),
        resources,
        influence,
        ...(specialty && { specialty }),
        ...(owner && { owner }),
        ...(held[planet]?.exhausted && { exhausted: true as const }),
      }
    }),
    ...(wormhole && { wormhole }),
    ...(special && { special }),
    ...(home && { home: true }),
    ...(id === 'mecatol_rex' && { mecatol: true }),
  }
}
