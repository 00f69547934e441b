import type { Seat } from '../engine/rules.ts'
import { activationWith } from './activation.ts'
import type { Edition } from './edition.ts'
import type { Piece } from './forces.ts'
import type { HexId } from './hexes.ts'
import type { Movement } from './movement.ts'
import { realmWith } from './realm.ts'
import type { Table, UnitId } from './table.ts'

/** Who could come to a system, and who could shoot at those who do: what its dossier tells. */

export function reachWith<T extends Table>(
  edition: Edition<T>,
  { moveOptions }: Movement<T>,
  gunsInRange: (table: T, seat: Seat, hex: HexId) => readonly Piece<T>[],
) {
  const { barsActivation } = activationWith(edition)
  const { clockwiseFrom } = realmWith(edition)

  function bySeat(table: T, find: (seat: Seat) => UnitId[]): Record<Seat, UnitId[]> {
    const found = clockwiseFrom(table, table.speaker).map(seat => [seat, find(seat)] as const)
    return Object.fromEntries(found.filter(([, ids]) => ids.length > 0))
  }

  /** By player: ships from elsewhere that could come if he activated it now. Whether he has a counter left is not asked. */
  const whoReaches = (table: T, hex: HexId): Record<Seat, UnitId[]> =>
    bySeat(table, seat => {
      if (barsActivation(table, seat, hex)) return []
      const { ships } = moveOptions(table, seat, [hex])
      return Object.keys(ships).filter(id => ships[id]?.at !== hex)
    })

  /** By player: what could fire into it. */
  const whoShoots = (table: T, hex: HexId): Record<Seat, UnitId[]> =>
    bySeat(table, seat => gunsInRange(table, seat, hex).map(({ id }) => id))

  return { whoReaches, whoShoots }
}
