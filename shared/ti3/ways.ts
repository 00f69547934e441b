import { behind, isSettled } from '../engine/draft.ts'
import { type HexId, neighbours } from '../galaxy/hexes.ts'
import { systems } from './content/systems.ts'
import { permits } from './effects.ts'
import type { Table } from './table.ts'

/** Which systems lie next to each other, and the ways between them. */

export const systemAt = (table: Table, hex: HexId) => {
  const id = table.galaxy.tiles[hex]?.system
  return id && systems[id]
}

/** Side by side on the map. [p. 25] */
export const touching = (table: Table, hex: HexId): HexId[] =>
  neighbours(hex).filter(beside => table.galaxy.tiles[beside]?.system !== undefined)

/** Those printed on the system. */
export const printedWormholes = (table: Table, hex: HexId) => {
  const letter = systemAt(table, hex)?.wormhole
  return letter ? [letter] : []
}

/** And those discovered in it. */
export const wormholesAt = (table: Table, hex: HexId) => [
  ...printedWormholes(table, hex),
  ...(table.galaxy.tiles[hex]?.discovered ?? []),
]

/** Whether every wormhole leads to every other one: what says so says it of all players. */
const areJoined = (table: Table): boolean => permits(table, table.speaker, 'joinsWormholes', {})

/** The other ends of its wormholes; a single end leads nowhere. [p. 18] */
export function throughWormhole(table: Table, hex: HexId, lettersAt = wormholesAt): HexId[] {
  const letters = lettersAt(table, hex)
  if (letters.length === 0) return []
  const joined = areJoined(table)
  return Object.keys(table.galaxy.tiles).filter(
    other => other !== hex && lettersAt(table, other).some(end => joined || letters.includes(end)),
  )
}

type Atlas = Record<HexId, readonly HexId[]>

/** The galaxy hardly ever changes once it stands: who lies beside whom is looked up once for each, as wormholes lead and
 *  with all of them joined. */
const atlases = { apart: new WeakMap<object, Atlas>(), joined: new WeakMap<object, Atlas>() }

/** Adjacent for movement, transfer, retreat and patrols: wormholes join systems, but carry no PDS fire. */
export function adjacent(table: Table, hex: HexId): readonly HexId[] {
  const tiles = behind(table.galaxy.tiles)
  const known = atlases[areJoined(table) ? 'joined' : 'apart']
  const atlas = known.get(tiles) ?? {}
  if (isSettled(tiles)) known.set(tiles, atlas)
  const beside = atlas[hex]
  if (beside) return beside
  const found = [...new Set([...touching(table, hex), ...throughWormhole(table, hex)])]
  atlas[hex] = found
  return found
}

/** What the map is to ships of one kind. */
export interface Chart {
  next(hex: HexId): readonly HexId[]
  /** They may enter it and go on; where they start and end is not asked. */
  passes(hex: HexId): boolean
}

/** How many steps `to` is away from each system no more than `most` away, on ways that may be passed. */
export function stepsTo(to: HexId, { next, passes }: Chart, most: number): Readonly<Record<HexId, number>> {
  const steps: Record<HexId, number> = { [to]: 0 }
  let edge = [to]
  for (let step = 1; step <= most && edge.length > 0; step++) {
    const beyond: HexId[] = []
    for (const hex of edge)
      for (const beside of next(hex))
        if (steps[beside] === undefined) {
          steps[beside] = step
          beyond.push(beside)
        }
    edge = beyond.filter(passes)
  }
  return steps
}

export interface Journey {
  from: HexId
  to: HexId
  range: number
  chart: Chart
  /** Those of the chart, for `to`. */
  steps: Readonly<Record<HexId, number>>
}

export function shortestWay({ from, to, chart, steps }: Journey): HexId[] {
  const route = [from]
  for (let at = from; at !== to; ) {
    const left = steps[at] ?? 0
    const on = chart.next(at).find(hex => steps[hex] === left - 1 && (hex === to || chart.passes(hex)))
    if (on === undefined) throw new Error(`No way leads from ${from} to ${to}`)
    route.push(on)
    at = on
  }
  return route
}

/** The ways worth telling apart by one who stops: the plainest, and each that passes stops no other one passes. */
export function waysPast(journey: Journey, stops: ReadonlySet<HexId>): HexId[][] {
  const { from, to } = journey
  const found = new Map<string, { route: HexId[]; passed: HexId[] }>()
  for (const route of walks(journey, [from], journey.range)) {
    const between = new Set(route.filter(hex => hex !== from && hex !== to && stops.has(hex)))
    const passed = [...between].sort()
    const known = found.get(passed.join())
    if (!known || known.route.length > route.length) found.set(passed.join(), { route, passed })
  }
  const sorted = [...found.values()].sort(
    (a, b) => a.route.length - b.route.length || a.passed.length - b.passed.length,
  )
  return sorted
    .filter(
      (one, i) => i === 0 || !sorted.some(other => other !== one && one.passed.every(isIn(other.passed))),
    )
    .map(({ route }) => route)
}

const isIn = (list: readonly HexId[]) => (hex: HexId) => list.includes(hex)

function* walks(journey: Journey, route: HexId[], left: number): Generator<HexId[]> {
  const { to, chart, steps } = journey
  const at = route.at(-1) as HexId
  if (at === to) yield route
  if (left === 0 || (route.length > 1 && !chart.passes(at))) return
  for (const beside of chart.next(at))
    if ((steps[beside] ?? Number.POSITIVE_INFINITY) < left)
      yield* walks(journey, [...route, beside], left - 1)
}
