import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { ownerArt, type Table } from '../table.ts'
import type { TileArt } from './mapPlace.ts'

/** A system as the map draws it, with those who hold its planets. */
export function tileArt(
  id: string,
  held: Table['planets'] = {},
  within: readonly string[] = edition.system(id).planets,
): TileArt {
  const { wormholes, special, home } = edition.system(id)
  return {
    system: id,
    name: nameOf('system', id),
    planets: within.map(planet => {
      const { resources = 0, influence = 0, specialty, traits, station } = edition.planet(planet) ?? {}
      const owner = ownerArt(held[planet]?.owner)
      return {
        id: planet,
        name: nameOf('planet', planet),
        resources,
        influence,
        ...(specialty && { specialty }),
        ...(traits && { traits }),
        ...(station && { station }),
        ...(owner && { owner }),
        ...(held[planet]?.exhausted && { exhausted: true as const }),
      }
    }),
    ...(wormholes.length > 0 && { wormholes }),
    ...(special && { special }),
    ...(home && { home: true }),
    ...(id === edition.middle && { mecatol: true }),
  }
}
