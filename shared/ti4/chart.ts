import { hexesOfRing } from '../galaxy/hexes.ts'
import type { PlanetId } from './content/planets.ts'
import { type Anomaly, systems, type Wormhole } from './content/systems.ts'
import { type Lanes, sideBySide } from './hyperlanes.ts'
import { type Lies, liesBy, wordsOf } from './map.ts'

/** A galaxy written as a text, as a chart of its places: 0 is the middle, and on from there ring by ring, each clockwise from
 *  the top. */

export interface Cell {
  readonly index: number
  /** As it is written. */
  readonly tile: string
  /** Systems that touch it or are joined to it by hyperlanes. [6, 6.4] */
  readonly neighbours: readonly number[]
  readonly wormholes: readonly Wormhole[]
  /** Null where there is none: in a text for others every key is there. */
  readonly anomaly: Anomaly | null
  readonly planets: readonly PlanetId[]
}

export interface Chart {
  readonly cells: readonly Cell[]
  /** All those with one wormhole are adjacent to each other as well. [6.1] */
  readonly wormholeGroups: Readonly<Partial<Record<Wormhole, readonly number[]>>>
  readonly homes: readonly number[]
}

const rings = [0, 1, 2, 3, 4]

const nexus = systems.s82

const systemOf = (lies: Lies) =>
  lies.is === 'system' ? systems[lies.system] : lies.is === 'nexus' ? nexus : undefined

function wormholesOf(lies: Lies): readonly Wormhole[] {
  if (lies.is === 'nexus' && lies.open) return nexus.active?.wormholes ?? []
  return systemOf(lies)?.wormholes ?? []
}

const isHome = (lies: Lies): boolean => lies.is === 'home' || systemOf(lies)?.home !== undefined

export function chartOf(text: string): Chart {
  const words = wordsOf(text)
  const hexes = rings.flatMap(hexesOfRing)
  if (words.length > hexes.length)
    throw new Error(`There are ${words.length - 1} tiles; four rings have ${hexes.length - 1} places.`)
  const places = hexesBegun(words.length).map((hex, index) => {
    const tile = words[index] ?? '-1'
    const lies = liesBy(tile)
    if (lies.is === 'unknown') throw new Error(`No tile is called "${tile}": it stands in place ${index}.`)
    return { index, hex, tile, lies }
  })
  const indexOf = new Map(places.map(({ hex, index }) => [hex, index]))
  // The nexus touches nothing, wherever it is written.
  const standing = new Set(
    places.filter(({ lies }) => lies.is === 'home' || lies.is === 'system').map(({ hex }) => hex),
  )
  const lanes: Lanes = Object.fromEntries(
    places.flatMap(({ hex, lies }) => (lies.is === 'hyperlane' ? [[hex, lies.lane]] : [])),
  )
  const cells = places.map(({ index, hex, tile, lies }) => {
    const beside = standing.has(hex) ? sideBySide(hex, other => standing.has(other), lanes) : []
    const { anomalies: [anomaly = null] = [], planets = [] } = systemOf(lies) ?? {}
    const wormholes = wormholesOf(lies)
    const neighbours = beside.map(other => indexOf.get(other) ?? 0).sort((a, b) => a - b)
    return { index, tile, neighbours, wormholes, anomaly, planets }
  })
  return {
    cells,
    wormholeGroups: groupsOf(cells),
    homes: places.filter(({ lies }) => isHome(lies)).map(({ index }) => index),
  }
}

/** Rings are written to their end; what is missing there is nothing. */
function hexesBegun(count: number) {
  const last = rings.find(ring => 1 + 3 * ring * (ring + 1) >= count) ?? 0
  return rings.slice(0, last + 1).flatMap(hexesOfRing)
}

function groupsOf(cells: readonly Cell[]): Chart['wormholeGroups'] {
  const groups: Partial<Record<Wormhole, number[]>> = {}
  for (const { index, wormholes } of cells)
    for (const letter of wormholes) groups[letter] = [...(groups[letter] ?? []), index]
  return groups
}
