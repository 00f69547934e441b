import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

/** What is seen to happen on the map between two moments. */
export interface Flight {
  readonly of: Seat
  readonly from: HexId
  readonly to: HexId
  readonly kind: string
  readonly count: number
}
export interface Happened {
  readonly flights: readonly Flight[]
  /** Where units were lost. */
  readonly blasts: readonly HexId[]
}

type Units = Table['units']
const weight = (kind: string) => reads.ships.indexOf(kind)
const heavier = (a: string, b: string) => (weight(a) > weight(b) ? a : b)

export function happened(before: Units, after: Units): Happened {
  const flights = new Map<string, Flight>()
  const blasts = new Set<HexId>()
  if (before === after) return { flights: [], blasts: [] }
  for (const [id, was] of Object.entries(before)) {
    const now = after[id]
    if (now === was) continue
    if (!now) blasts.add(was.at)
    else if (now.at !== was.at && now.aboard === undefined) {
      const key = `${now.of} ${was.at} ${now.at}`
      const known = flights.get(key)
      flights.set(key, {
        of: now.of,
        from: was.at,
        to: now.at,
        kind: known ? heavier(known.kind, now.kind) : now.kind,
        count: (known?.count ?? 0) + 1,
      })
    }
  }
  return { flights: [...flights.values()], blasts: [...blasts] }
}
