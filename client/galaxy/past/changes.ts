import type { Seat } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { type Flight, happened } from '../map/happenings.ts'
import { hexOfPlanet } from '../map/planetsHere.ts'
import type { Table, Unit } from '../table.ts'

/** So many units of a kind more or fewer than before; those that only moved are neither. */
export interface Count {
  readonly hex: HexId
  readonly of: Seat
  readonly kind: string
  readonly by: number
}

/** A counter that was laid. */
export interface Mark {
  readonly hex: HexId
  readonly of: Seat
}

/** A planet that changed hands. */
export interface Taken {
  readonly hex: HexId
  readonly planet: string
  readonly of: Seat | undefined
}

export interface Changes {
  readonly flights: readonly Flight[]
  readonly counts: readonly Count[]
  readonly taken: readonly Taken[]
  readonly activated: readonly Mark[]
}

/** What the map has to show between two moments. */
export function changesBetween(before: Table, after: Table): Changes {
  return {
    flights: happened(before.units, after.units).flights,
    counts: counted(before.units, after.units),
    taken: taken(before, after),
    activated: activated(before, after),
  }
}

function counted(before: Table['units'], after: Table['units']): Count[] {
  const counts = new Map<string, Count>()
  const add = ({ at: hex, of, kind }: Unit, by: 1 | -1) => {
    const key = `${hex} ${of} ${kind} ${by}`
    counts.set(key, { hex, of, kind, by: (counts.get(key)?.by ?? 0) + by })
  }
  if (before === after) return []
  for (const id in before) if (before[id] && !after[id]) add(before[id], -1)
  for (const id in after) if (after[id] && !before[id]) add(after[id], 1)
  return [...counts.values()]
}

function taken(before: Table, after: Table): Taken[] {
  if (before.planets === after.planets) return []
  return Object.keys({ ...before.planets, ...after.planets }).flatMap(id => {
    const of = after.planets[id]?.owner
    const hex = hexOfPlanet(after, id)
    return hex === undefined || of === before.planets[id]?.owner ? [] : [{ hex, planet: id, of }]
  })
}

function activated(before: Table, after: Table): Mark[] {
  if (before.activated === after.activated) return []
  return Object.entries(after.activated).flatMap(([hex, seats]) =>
    Object.keys(seats).flatMap(of => (before.activated[hex]?.[of] ? [] : [{ hex, of }])),
  )
}
