import { halfHeight, type Point } from '../../parts/outlines.ts'
import { planetSpots, type Spot, wormholeSpot } from '../art/tileLayout.ts'
import { bannerSizes, fleetRows, garrisonSize, groundRow, type Rowed, rowsSize } from './chipSizes.ts'
import { counterPlaces } from './counterArt.tsx'
import type { FleetArt, GroundArt, MapPlace, PlanetArt, TileArt } from './mapPlace.ts'
import { type Box, type Laid, layOn, type Size, scaled } from './room.ts'

/** Where fleets and garrisons stand on a tile, so that none of them hides a planet, troops or another. */

export interface ChipPlaces {
  /** As they stand in `ground` and `fleets`; a garrison without a planet has none. */
  readonly ground: readonly (Laid | undefined)[]
  readonly fleets: readonly Laid[]
}

/** Beside planets there is less room. */
const small = 0.85

/** The part of a planet by which it is known. */
const core = ({ x, y, r }: Spot): Box => ({ x, y, width: r * 1.1, height: r * 1.1 })
const values = ({ x, y, r }: Spot): Box => ({ x: x * 0.95, y: y + r * 0.9, width: 54, height: 26 })
const nameOf = ({ x, y, r }: Spot, name: string): Box => ({
  x,
  y: y + r * 0.9 + 19,
  width: name.length * 8,
  height: 14,
})
const shoulders = ({ x, y, r }: Spot): Box => ({ x, y: y - r * 0.7, width: r * 2.2, height: r * 0.6 })

/** A flag, a colour of technology, what was found there. */
const bearsSigns = ({ tokens = [], owner: realm }: MapPlace, planet: PlanetArt | undefined): boolean =>
  planet !== undefined &&
  (planet.specialty !== undefined ||
    (planet.owner !== undefined && planet.owner.seat !== realm?.seat) ||
    tokens.some(token => token.planet === planet.id))

/** What may be hidden if it must be: names, signs, the owner's seal, counters. */
function beside(place: MapPlace, tile: TileArt, spots: readonly Spot[], close: boolean): Box[] {
  const { counters = [], owner } = place
  const flags = counters.map((_, i) => ({
    ...(counterPlaces[i % counterPlaces.length] as Point),
    width: 22,
    height: 26,
  }))
  const holes = (tile.wormholes ?? []).map((_, i): Box => {
    const { x, y, r } = wormholeSpot(tile, i)
    return { x, y, width: r, height: r }
  })
  return [
    ...flags,
    ...holes,
    ...spots.filter((_, i) => bearsSigns(place, tile.planets[i])).map(shoulders),
    ...(close ? spots.map((spot, i) => nameOf(spot, tile.planets[i]?.name ?? '')) : []),
    ...(owner ? [{ x: 0, y: halfHeight - 13, width: 26, height: 26 }] : []),
  ]
}

interface Drawn {
  readonly shapes: (fleet: FleetArt) => readonly Size[]
  readonly garrison: (ground: GroundArt) => Size
  /** Where one looks for a garrison, and how large it is there. */
  readonly on: (spot: Spot, beside: number) => Point & { readonly scale: number }
  readonly scale: (open: boolean) => number
}

const closeBy: Drawn = {
  shapes: fleet => fleetRows(fleet).map(rowsSize),
  garrison: ground => rowsSize([groundRow(ground)]),
  on: ({ x, y, r }) => ({ x, y: y - r * 0.62, scale: small }),
  scale: open => (open ? 1 : small),
}

const fromAfar: Drawn = {
  shapes: bannerSizes,
  garrison: garrisonSize,
  // A dock is what one looks for from afar.
  on: ({ x, y, r }, beside) => ({ x, y: y - r * 0.12 - 9, scale: [1.02, 0.9, 0.72][beside] ?? 0.72 }),
  scale: () => 1,
}

/** The top stays free for ships; where there is nothing else they stand in the middle. */
const top = -60

function lay(place: MapPlace, drawn: Drawn, close: boolean): ChipPlaces {
  const { tile, fleets = [], ground = [] } = place
  if (!tile) return { ground: [], fleets: [] }
  const spots = planetSpots(tile)
  const open = spots.length === 0 && !tile.wormholes
  const company = spots.length > 2 ? 2 : spots.length > 1 || tile.wormholes ? 1 : 0
  const free = beside(place, tile, spots, close)
  const taken: Box[] = []
  const garrisons = ground.map((one): Laid | undefined => {
    const on = tile.planets.findIndex(({ id }) => id === one.planet)
    const spot = spots[on]
    if (!spot) return undefined
    const size = drawn.garrison(one)
    const others = spots.filter((_, i) => i !== on).map(core)
    const { scale, ...at } = drawn.on(spot, company)
    const laid = layOn({ shapes: [size], at, scale }, [...taken, ...others, ...spots.map(values)], [])
    taken.push(scaled(size, laid))
    return laid
  })
  const kept = [...taken, ...spots.map(core), ...spots.map(values)]
  const laidFleets = fleets.map((fleet, i): Laid => {
    const shapes = drawn.shapes(fleet)
    const at = { x: 0, y: open ? 42 * (i - (fleets.length - 1) / 2) : top }
    const laid = layOn({ shapes, at, scale: drawn.scale(open) }, kept, free)
    const size = shapes[laid.shape]
    if (size) kept.push(scaled(size, laid))
    return laid
  })
  return { ground: garrisons, fleets: laidFleets }
}

export const placesClose = (place: MapPlace): ChipPlaces => lay(place, closeBy, true)
export const placesAfar = (place: MapPlace): ChipPlaces => lay(place, fromAfar, false)

export const rowsOf = (fleet: FleetArt, { shape }: Laid): readonly Rowed[] => fleetRows(fleet)[shape] ?? []
