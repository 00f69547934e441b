import { behind } from '../engine/draft.ts'
import { kept } from '../engine/kept.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { type HexId, isOnMap, neighbours } from './hexes.ts'
import { once } from './once.ts'
import type { Table } from './table.ts'

/** Which systems lie next to each other, and the ways between them. */

/** Side by side on the map. */
export const touching = ({ galaxy }: Table, hex: HexId): HexId[] =>
  isOnMap(hex) ? neighbours(hex).filter(beside => galaxy.tiles[beside]?.system !== undefined) : []

type Letters = readonly string[]

/** The other ends of its wormholes; a single end leads nowhere. Ends of one letter lead to each other, `joined` all of them. */
export function throughWormholes<T extends Table>(
  table: T,
  hex: HexId,
  lettersAt: (table: T, hex: HexId) => Letters,
  joined = false,
): HexId[] {
  const letters = lettersAt(table, hex)
  if (letters.length === 0) return []
  return Object.keys(table.galaxy.tiles).filter(
    other => other !== hex && lettersAt(table, other).some(end => joined || letters.includes(end)),
  )
}

export const waysWith = once(<T extends Table>({ links, linksBy }: Edition<T>) => {
  /** Adjacent for movement, transfer, retreat and patrols; for one player's ships, where it is not the same for all. */
  function adjacent(table: T, hex: HexId, seat?: Seat): readonly HexId[] {
    const tiles = behind(table.galaxy.tiles)
    // The galaxy hardly ever changes once it stands.
    return kept(tiles, `beside ${hex} ${linksBy(table, seat)}`, () => [...new Set(links(table, hex, seat))])
  }

  return { adjacent }
})

/** What the map is to ships of one kind. */
export interface Chart {
  next(hex: HexId): readonly HexId[]
  /** From where it is one step there, if that is not the same. */
  back?(hex: HexId): readonly HexId[]
  /** They may enter it and go on; where they start and end is not asked. */
  passes(hex: HexId): boolean
  /** Leaving it takes no step, at a risk unless it is braved; absent where no system is like that. */
  lifts?(hex: HexId): boolean
  braves?(hex: HexId): boolean
}

/** How many steps `to` is away from each system no more than `most` away, on ways that may be passed. */
export function stepsTo(
  to: HexId,
  { next, passes, lifts, back = next }: Chart,
  most: number,
): Readonly<Record<HexId, number>> {
  const steps: Record<HexId, number> = { [to]: 0 }
  // After the last step there may be something beside that takes none.
  const last = lifts && most > 0 ? most + 1 : most
  let edge = [to]
  for (let step = 1; step <= last && edge.length > 0; step++) {
    const beyond: HexId[] = []
    // What is added while it is gone through is gone through too.
    for (const hex of edge)
      for (const beside of back(hex)) {
        if (steps[beside] !== undefined) continue
        if (lifts?.(beside)) {
          steps[beside] = step - 1
          if (passes(beside)) edge.push(beside)
        } else if (step <= most) {
          steps[beside] = step
          beyond.push(beside)
        }
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
  /** Ways that count at all. */
  fits?(route: readonly HexId[]): boolean
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

/** How often a way leaves what lifts: each time is a risk. */
export const risksOf = (
  route: readonly HexId[],
  { lifts, braves }: Pick<Chart, 'lifts' | 'braves'>,
): number => (lifts ? route.slice(0, -1).filter(hex => lifts(hex) && !braves?.(hex)).length : 0)

/** The ways worth telling apart by one who stops: the safest and plainest, and each that passes stops no other one passes at
 *  no more risk. */
export function waysPast(journey: Journey, stops: ReadonlySet<HexId>): HexId[][] {
  const { from, to, chart } = journey
  const found = new Map<string, { route: HexId[]; passed: HexId[]; risks: number }>()
  for (const route of walks(journey, [from], journey.range)) {
    if (journey.fits && !journey.fits(route)) continue
    const between = new Set(route.filter(hex => hex !== from && hex !== to && stops.has(hex)))
    const passed = [...between].sort()
    const risks = risksOf(route, chart)
    const known = found.get(passed.join())
    if (!known || known.risks > risks || (known.risks === risks && known.route.length > route.length))
      found.set(passed.join(), { route, passed, risks })
  }
  const sorted = [...found.values()].sort(
    (a, b) => a.risks - b.risks || a.route.length - b.route.length || a.passed.length - b.passed.length,
  )
  const isOutdone = (one: (typeof sorted)[number]) =>
    sorted.some(other => other !== one && other.risks <= one.risks && one.passed.every(isIn(other.passed)))
  return sorted.filter((one, i) => i === 0 || !isOutdone(one)).map(({ route }) => route)
}

const isIn = (list: readonly HexId[]) => (hex: HexId) => list.includes(hex)

function* walks(journey: Journey, route: HexId[], left: number): Generator<HexId[]> {
  const { to, chart, steps } = journey
  const at = route.at(-1) as HexId
  if (at === to) yield route
  const isLifted = chart.lifts?.(at) === true
  const after = isLifted ? left : left - 1
  if (after < 0 || (route.length > 1 && !chart.passes(at))) return
  // Between two that lift one could fly to and fro for ever.
  if (isLifted && route.filter(hex => hex === at).length > 2) return
  for (const beside of chart.next(at))
    if ((steps[beside] ?? Number.POSITIVE_INFINITY) <= after) yield* walks(journey, [...route, beside], after)
}
