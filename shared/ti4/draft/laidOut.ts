import { type HexId, middle } from '../../galaxy/hexes.ts'
import { type SystemId, systems, type Wormhole } from '../content/systems.ts'
import { isKeptApart } from '../galaxy.ts'
import { type Lanes, sideBySide } from '../hyperlanes.ts'
import { factsOf, type Worth } from './slices.ts'

/** What whoever lays out a galaxy looks for before others are to play on it. */

export interface LaidOut {
  readonly tiles: Readonly<Record<HexId, SystemId>>
  readonly lanes: Lanes
  readonly homes: readonly HexId[]
}

/** What lies nearest to a home; what is as near to several is shared among them. */
export interface Surroundings extends Worth {
  readonly home: HexId
  readonly optimal: Worth
  /** Systems it has alone. */
  readonly own: readonly SystemId[]
  readonly shared: readonly SystemId[]
}

const isPlace = ({ tiles, homes }: LaidOut) => {
  const all = new Set([...Object.keys(tiles), ...homes])
  return (hex: HexId) => all.has(hex)
}

/** Steps from a home to everywhere, along lanes too. */
function stepsFrom(laid: LaidOut, home: HexId): ReadonlyMap<HexId, number> {
  const isThere = isPlace(laid)
  const steps = new Map<HexId, number>([[home, 0]])
  const open = [home]
  for (const hex of open)
    for (const other of sideBySide(hex, isThere, laid.lanes)) {
      if (steps.has(other)) continue
      steps.set(other, (steps.get(hex) ?? 0) + 1)
      open.push(other)
    }
  return steps
}

export function surroundingsIn(laid: LaidOut): Surroundings[] {
  const steps = new Map(laid.homes.map(home => [home, stepsFrom(laid, home)]))
  const found = Object.entries(laid.tiles).map(([hex, system]) => {
    const away = laid.homes.map(home => ({ home, by: steps.get(home)?.get(hex) ?? Number.POSITIVE_INFINITY }))
    const least = Math.min(...away.map(({ by }) => by))
    const nearest = away.filter(({ by }) => by === least && Number.isFinite(by)).map(({ home }) => home)
    return { hex, system, nearest }
  })
  return laid.homes.map(home => {
    const near = found.filter(({ hex, nearest }) => hex !== middle && nearest.includes(home))
    const part = (worth: (facts: ReturnType<typeof factsOf>) => number) =>
      near.reduce((sum, { system, nearest }) => sum + worth(factsOf([system])) / nearest.length, 0)
    return {
      home,
      resources: part(({ resources }) => resources),
      influence: part(({ influence }) => influence),
      optimal: {
        resources: part(({ optimal }) => optimal.resources),
        influence: part(({ optimal }) => optimal.influence),
      },
      own: near.filter(({ nearest }) => nearest.length === 1).map(({ system }) => system),
      shared: near.filter(({ nearest }) => nearest.length > 1).map(({ system }) => system),
    }
  })
}

/** Places side by side that are kept apart while players lay a galaxy. */
export function crowdedIn(laid: LaidOut): [HexId, HexId][] {
  const isThere = isPlace(laid)
  return Object.entries(laid.tiles).flatMap(([hex, system]) =>
    sideBySide(hex, isThere, laid.lanes).flatMap((other): [HexId, HexId][] => {
      const there = laid.tiles[other]
      return there && hex < other && isKeptApart(systems[system], systems[there]) ? [[hex, other]] : []
    }),
  )
}

/** Wormholes that lead nowhere. */
export function lonelyIn({ tiles }: LaidOut): Wormhole[] {
  const all = Object.values(tiles).flatMap(system => systems[system].wormholes ?? [])
  return [...new Set(all)].filter(letter => all.filter(each => each === letter).length === 1)
}
