import {
  type NavigationSheetId,
  navigationSheets,
} from '../../../shared/inscription/content/navigationSheets.ts'
import { placeOfSystem, starChart } from '../../../shared/inscription/printed.ts'
import { wobbleOf } from './chalkPaths.ts'

/** Where everything on a Navigation sheet is drawn. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface StarMap {
  readonly id: NavigationSheetId
  readonly width: number
  readonly height: number
  readonly systems: Readonly<Record<string, Spot>>
  readonly wormholes: Readonly<Record<string, Spot>>
  /** Where the value of a relic system or of Mecatol Rex is written. */
  readonly values: Readonly<Record<string, Spot>>
  /** Each hyperlane once. */
  readonly lanes: readonly (readonly [from: string, to: string])[]
}

/** Upright home lies at the bottom; lying down the sheet is turned, home to the left. */
interface Ground {
  readonly width: number
  readonly height: number
  readonly home: number
  readonly mecatol: number
  readonly first: number
  readonly last: number
}
const upright: Ground = { width: 390, height: 690, home: 584, mecatol: 76, first: 27, last: 363 }
const lying: Ground = { width: 700, height: 506, home: 44, mecatol: 654, first: 82, last: 410 }

/** How large a circle is printed. */
export function radiusOf(id: NavigationSheetId, system: string): number {
  if (system === 'MR') return mecatolRadius
  return starChart(id).systems[system] === 'none' ? 11 : 19
}
const mecatolRadius = 28
/** How far around a system a finger meets it: 44 pixels across on a phone, and never over its neighbour. */
export const reachOf = 23
const around = 19
const known = new Map<string, StarMap>()

export function starMap(id: NavigationSheetId, isUpright: boolean): StarMap {
  const key = `${id}${isUpright}`
  const map = known.get(key) ?? draw(id, isUpright)
  known.set(key, map)
  return map
}

function draw(id: NavigationSheetId, isUpright: boolean): StarMap {
  const chart = starChart(id)
  const ground = isUpright ? upright : lying
  const systems = spots(id, Object.keys(chart.systems), ground, isUpright)
  const lanes = Object.entries(navigationSheets[id].hyperlanes).flatMap(([from, all]) =>
    all.split(' ').map(to => [from, to] as const),
  )
  const taken: Spot[] = []
  const beside = (system: string, away: number) => {
    const spot = freeSpot(systems, lanes, taken, system, away, ground)
    taken.push(spot)
    return spot
  }
  const wormholes: Record<string, Spot> = {}
  for (const [wormhole, system] of Object.entries(chart.wormholes)) wormholes[wormhole] = beside(system, 31)
  const values: Record<string, Spot> = {}
  for (const [system, asset] of Object.entries(chart.systems))
    if (asset === 'relic' || asset === 'mecatol') values[system] = beside(system, asset === 'relic' ? 32 : 42)
  return { id, width: ground.width, height: ground.height, systems, wormholes, values, lanes }
}

/** The lattice is printed a little out of true, as stars are. */
function spots(id: NavigationSheetId, systems: readonly string[], ground: Ground, isUpright: boolean) {
  const places = systems.map(system => ({ system, ...setApart(placeOfSystem(id, system)) }))
  const least = Math.min(...places.map(({ x }) => x))
  const most = Math.max(...places.map(({ x }) => x))
  const across = (x: number) => ground.first + ((x - least) / (most - least)) * (ground.last - ground.first)
  const along = (y: number) => ground.home + (y / 10) * (ground.mecatol - ground.home)
  const found: Record<string, Spot> = {}
  for (const { system, x, y } of places) {
    const wobble = wobbleOf(`${id}${system}`)
    const [aside, ahead] = system === 'H' || system === 'MR' ? [0, 0] : [wobble() * 4, wobble() * 5]
    const inside = Math.min(Math.max(across(x) + aside, ground.first - 2), ground.last + 2)
    found[system] = isUpright ? { x: inside, y: along(y) + ahead } : { x: along(y) + ahead, y: inside }
  }
  return found
}

/** Pockets lie a little farther out than their column. */
const setApart = ({ x, y }: Spot): Spot => ({ x: x > 6 ? x + 0.2 : x < 0 ? x - 0.2 : x, y })

/** Beside a system, as far as can be from all that is drawn. */
function freeSpot(
  systems: Readonly<Record<string, Spot>>,
  lanes: StarMap['lanes'],
  taken: readonly Spot[],
  system: string,
  away: number,
  { width, height }: Ground,
): Spot {
  const middle = spotOf(systems, system)
  let best = middle
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2
    const spot = { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away }
    const edge = Math.min(spot.x, width - spot.x, spot.y - 56, height - 70 - spot.y) - 18
    const room = Math.min(
      edge < 0 ? edge * 100 : 60,
      ...Object.entries(systems).map(([other, at]) =>
        other === system ? 60 : distance(spot, at) - (other === 'MR' ? mecatolRadius : around),
      ),
      ...lanes.map(([from, to]) => toSegment(spot, spotOf(systems, from), spotOf(systems, to))),
      ...taken.map(at => distance(spot, at) - 8),
    )
    if (room > most) {
      most = room
      best = spot
    }
  }
  return best
}

export function spotOf(spots: Readonly<Record<string, Spot>>, id: string): Spot {
  const spot = spots[id]
  if (!spot) throw new Error(`"${id}" is nowhere on this sheet`)
  return spot
}

export const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

function toSegment(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy)
  const nearest = Math.min(1, Math.max(0, share))
  return distance(spot, { x: from.x + dx * nearest, y: from.y + dy * nearest })
}

/** From the edge of one circle to that of the other. */
export function between(from: Spot, to: Spot, offFrom: number, offTo: number): readonly [Spot, Spot] {
  const length = distance(from, to) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return [
    { x: from.x + dx * offFrom, y: from.y + dy * offFrom },
    { x: to.x - dx * offTo, y: to.y - dy * offTo },
  ]
}
