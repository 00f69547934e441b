import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../table.ts'

/** How the table stood when this browser last looked at it: all of it public. */
export interface LastSeen {
  /** When its last line was told. */
  readonly at: number
  readonly round: number
  readonly owners: Readonly<Record<string, Seat>>
  readonly points: Readonly<Record<Seat, number>>
}

export const lastSeenOf = (table: Table, at: number): LastSeen => ({
  at,
  round: table.round,
  owners: Object.fromEntries(
    Object.entries(table.planets).flatMap(([planet, card]) => (card ? [[planet, card.owner]] : [])),
  ),
  points: Object.fromEntries(Object.entries(table.players).map(([seat, { points }]) => [seat, points])),
})

const place = 'throneward.lastSeen'
const most = 12

type Kept = Readonly<Record<string, LastSeen>>

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    // A browser that keeps nothing tells no news: nothing else is lost.
    return {}
  }
}

export const lastSeenIn = (room: string): LastSeen | undefined => read()[room]

export function keepLastSeen(room: string, seen: LastSeen): void {
  const others = Object.entries(read())
    .filter(([id]) => id !== room)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, most - 1)
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries([[room, seen], ...others])))
  } catch {
    // As above.
  }
}
