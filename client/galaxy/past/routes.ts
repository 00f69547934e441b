import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { reads } from '../reads.ts'
import type { Table, UnitId } from '../table.ts'

/** Which way ships went between two moments. The table keeps no routes: told is the shortest that was open to them and
 *  passes wherever they took something aboard. Where rules of movement open none, as in a retreat, they went straight. */

export interface Route {
  readonly of: Seat
  readonly hexes: readonly HexId[]
}

export function routesBetween(before: Table, after: Table): Route[] {
  const routes = new Map<string, Route>()
  if (before.units === after.units) return []
  for (const [id, was] of Object.entries(before.units)) {
    const now = after.units[id]
    if (!now || now.at === was.at || now.aboard !== undefined) continue
    const hexes = routeOf(before, after, id) ?? [was.at, now.at]
    routes.set(`${now.of} ${hexes.join()}`, { of: now.of, hexes })
  }
  return [...routes.values()]
}

function routeOf(before: Table, after: Table, ship: UnitId): readonly HexId[] | undefined {
  const to = after.units[ship]?.at
  const of = after.units[ship]?.of
  if (to === undefined || of === undefined) return undefined
  const open = reads.moveOptions(before, of, [to]).ships[ship]?.routes ?? []
  const called = loadedAt(before, after, ship)
  return open
    .filter(route => called.every(hex => route.includes(hex)))
    .reduce<readonly HexId[] | undefined>(
      (best, route) => (best && best.length <= route.length ? best : route),
      undefined,
    )
}

/** Where it took aboard what it carries now. */
const loadedAt = (before: Table, after: Table, ship: UnitId): HexId[] =>
  Object.entries(after.units).flatMap(([id, { aboard }]) => {
    const was = before.units[id]
    return aboard === ship && was && was.aboard !== ship ? [was.at] : []
  })
