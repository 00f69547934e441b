import { describe, expect, it } from 'vitest'
import { planetSpots } from '../../client/galaxy/art/tileLayout.ts'
import { type ChipPlaces, placesAfar, placesClose } from '../../client/galaxy/map/chipPlaces.ts'
import {
  bannerSizes,
  fleetRows,
  garrisonSize,
  groundRow,
  rowsSize,
} from '../../client/galaxy/map/chipSizes.ts'
import type { FleetArt, GroundArt, MapPlace } from '../../client/galaxy/map/mapPlace.ts'
import { type Box, scaled, shared } from '../../client/galaxy/map/room.ts'
import { tileArt } from '../../client/galaxy/map/tileArt.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const owner = (seat: string) => ({ seat, colour: '#fff', emblem: 'star' })
const all = Object.keys(systems) as (keyof typeof systems)[]

/** A system with two fleets, forces on every planet and leaders everywhere. */
function crowded(system: keyof typeof systems): MapPlace {
  const tile = tileArt(system)
  const fleet = (seat: string): FleetArt => ({
    owner: owner(seat),
    ships: ['cruiser', 'carrier', 'destroyer', 'fighter', 'dreadnought'].map(kind => ({ kind, count: 2 })),
    cargo: [{ kind: 'ground_force', count: 3 }],
    leaders: ['admiral'],
  })
  const ground = tile.planets.map(
    ({ id }): GroundArt => ({
      planet: id,
      owner: owner('p1'),
      units: [
        { kind: 'space_dock', count: 1 },
        { kind: 'pds', count: 1 },
        { kind: 'ground_force', count: 12 },
      ],
      leaders: ['general'],
    }),
  )
  return { hex: 'b1', tile, fleets: [fleet('p2'), fleet('p3')], ground }
}

function boxesOf({ fleets = [], ground = [] }: MapPlace, laid: ChipPlaces, close: boolean) {
  const garrisons = ground.flatMap((one, i) => {
    const at = laid.ground[i]
    return at ? [scaled(close ? rowsSize([groundRow(one)]) : garrisonSize(one), at)] : []
  })
  const ships = fleets.flatMap((one, i) => {
    const at = laid.fleets[i]
    const shapes = close ? fleetRows(one).map(rowsSize) : bannerSizes(one)
    const size = shapes[at?.shape ?? 0]
    return at && size ? [scaled(size, at)] : []
  })
  return { garrisons, ships }
}

/** A hair's breadth hides nothing. */
const some = 30
const hides = (one: Box, other: Box) => shared(one, other) > some

describe.each([
  ['from afar', placesAfar, false],
  ['close by', placesClose, true],
] as const)('What stands in a crowded system, seen %s', (_, places, close) => {
  it.each(all)('%s: hides no planet, no troops and no other fleet', system => {
    const place = crowded(system)
    const { garrisons, ships } = boxesOf(place, places(place), close)
    const planets = planetSpots(place.tile ?? tileArt(system)).map(({ x, y, r }) => ({
      x,
      y,
      width: r,
      height: r,
    }))
    for (const [i, fleet] of ships.entries()) {
      expect(planets.filter(planet => hides(fleet, planet))).toEqual([])
      expect(garrisons.filter(garrison => hides(fleet, garrison))).toEqual([])
      expect(ships.filter((other, at) => at !== i && hides(fleet, other))).toEqual([])
    }
    for (const [i, garrison] of garrisons.entries())
      expect(garrisons.filter((other, at) => at !== i && hides(garrison, other))).toEqual([])
  })
})

it('leaves a single fleet above its planet, as large as ever', () => {
  const place = { ...crowded('sys_saudor'), ground: [] }
  const [fleet] = placesAfar({ ...place, fleets: place.fleets?.slice(0, 1) ?? [] }).fleets
  expect(fleet?.scale).toBeGreaterThanOrEqual(0.9)
  expect(fleet?.y).toBeLessThan(-40)
})
