import { behind } from '../engine/draft.ts'
import { kept } from '../engine/kept.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type { TokenId } from './content/tokens.ts'
import { unitPrints } from './content/units.ts'
import { sheetOf } from './prints.ts'
import type { Table } from './table.ts'

/** Dimensional tears: wherever a dock that tears space open stands, and as long as it does. */

const docks = Object.values(unitPrints).filter(({ makes }) => makes !== undefined)

/** Looked at before all else, since it is asked of every system: hardly anybody has such docks. */
const couldTear = ({ players }: Table, seat: Seat): boolean =>
  docks.some(
    ({ faction, technology }) =>
      players[seat]?.faction === faction || (technology && players[seat]?.technologies[technology]),
  )

/** Whose they are, by where they gape. */
export const tears = (table: Table): ReadonlyMap<HexId, readonly Seat[]> => kept(behind(table), 'tears', find)

function find(table: Table): ReadonlyMap<HexId, readonly Seat[]> {
  const { units, order } = table
  const found = new Map<HexId, Seat[]>()
  const tearing = order.filter(seat => couldTear(table, seat) && sheetOf(table, seat, 'space_dock')?.makes)
  if (tearing.length === 0) return found
  for (const { of, kind, at } of Object.values(units))
    if (kind === 'space_dock' && tearing.includes(of) && !found.get(at)?.includes(of))
      found.set(at, [...(found.get(at) ?? []), of])
  return found
}

export const tearsAt = (table: Table, hex: HexId): readonly Seat[] => tears(table).get(hex) ?? none
const none: readonly Seat[] = []

/** The token that lies beneath such a dock to remember it by. */
export const tearToken = ({ players }: Table, seat: Seat): TokenId =>
  players[seat]?.faction === 'nekro' ? 'dimensional_tear_nekro' : 'dimensional_tear'
