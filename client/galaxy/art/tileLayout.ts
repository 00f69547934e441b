import { luckOf } from '../../parts/luck.ts'
import type { PlanetArt, TileArt } from '../map/mapPlace.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** From so many letters on a name is long. */
const longName = 9

/** Where planets share a tile, some names have to be written smaller. */
export const isCramped = ({ planets: { length } }: TileArt, { name }: PlanetArt) =>
  length > 2 || (length > 1 && name.length >= longName)

/** Where a system's planets lie. The top stays free for ships, the bottom for names and the owner's emblem. */
export function planetSpots(tile: TileArt): readonly Spot[] {
  const [only, second, third] = tile.planets
  if (tile.mecatol) return [{ x: 0, y: -2, r: 49 }]
  if (!only) return []
  const worth = (i: number) => {
    const planet = tile.planets[i]
    return planet ? Math.min(4, planet.resources + planet.influence) - 2 : 0
  }
  if (!second) return tile.wormholes ? [{ x: -42, y: 6, r: 34 }] : [{ x: 0, y: -8, r: 40 + worth(0) * 2 }]
  if (!third) {
    // A long name needs the lower planet, below which nothing else is written.
    const longer = only.name.length - second.name.length
    const byName = Math.max(only.name.length, second.name.length) >= longName && longer !== 0
    const slant = (byName ? longer > 0 : luckOf(`${tile.system} slant`)() < 0.5) ? -1 : 1
    return [
      { x: -42, y: -7 - 11 * slant, r: 30 + worth(0) },
      { x: 42, y: -7 + 11 * slant, r: 30 + worth(1) },
    ]
  }
  return [
    { x: -52, y: -8, r: 20 },
    { x: 46, y: 16, r: 20 },
    { x: 18, y: -38, r: 20 },
  ]
}

/** Several stand below each other beside planets, else side by side. */
export function wormholeSpot({ planets, wormholes = [] }: TileArt, i = 0): Spot {
  const off = i - (wormholes.length - 1) / 2
  if (wormholes.length > 1)
    return planets.length > 0 ? { x: 46, y: -8 + 44 * off, r: 22 } : { x: 78 * off, y: 0, r: 36 }
  return planets.length > 0 ? { x: 46, y: -8, r: 34 } : { x: 0, y: 0, r: 58 }
}
