import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { UnitKind } from '../content/units.ts'
import { permits } from '../effects.ts'
import { enemyInSpace, piecesAt } from '../forces.ts'
import { piecesLeft, piecesOnBoard } from '../pieceLimits.ts'
import { sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import { place } from '../rules/pieces.ts'
import { fighterSupport, fightersAt, fleetLimit, shipsCounted } from '../supply.ts'
import type { Table, Ti3 } from '../table.ts'

/** What a star forges: two Fighters or a Destroyer, as far as supply and support reach. */

const forged = { destroyer: 1, fighter: 2 } as const
type Forged = keyof typeof forged

/** How many of these the system takes. */
function room(table: Table, seat: Seat, hex: HexId, kind: Forged): number {
  const ships = fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex)
  if (kind === 'destroyer') return Math.min(forged.destroyer, ships, piecesLeft(table, seat, kind))
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat).fighter ?? {}
  if (at[hex] === undefined && Object.keys(at).length >= pieces) return 0
  const supported = fighterSupport(table, seat, hex) - fightersAt(table, seat, hex)
  const free = permits(table, seat, 'freeFighters', {}) ? Math.max(0, ships) : 0
  return Math.min(forged.fighter, Math.max(0, supported) + free)
}

const forges: readonly UnitKind[] = ['war_sun', 'space_dock']

const forgesIn = (table: Table, seat: Seat, kind: Forged): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex =>
      piecesAt(table, hex).some(piece => piece.of === seat && forges.includes(piece.kind)) &&
      enemyInSpace(table, seat, hex) === undefined &&
      room(table, seat, hex, kind) > 0,
  )

const kinds = Object.keys(forged) as Forged[]

export const canForge = (table: Table, seat: Seat): boolean =>
  sheet(table, seat).counters.strategy > 0 && kinds.some(kind => forgesIn(table, seat, kind).length > 0)

export function* forge(table: Table, seat: Seat): Flow {
  const hex = yield* choose<HexId, Ti3>(seat, ({ table }) => ({
    name: 'forge',
    rule: 'ti3/se.forge',
    text: 'ti3.ask.forge',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        [...new Set(kinds.flatMap(kind => forgesIn(table, seat, kind)))].map(hex => [hex, { on: { hex } }]),
      ),
    },
  }))
  const kind = yield* choose<Forged, Ti3>(seat, ({ table }) => ({
    name: 'forged',
    rule: 'ti3/se.forge',
    text: 'ti3.ask.forged',
    about: { hex },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        kinds.flatMap(unit => {
          const count = room(table, seat, hex, unit)
          return count > 0 ? [[unit, { text: 'ti3.ask.forgesSome', about: { unit, count } }]] : []
        }),
      ),
    },
  }))
  const count = room(table, seat, hex, kind)
  spendCounter(table, seat, 'strategy')
  for (let i = 0; i < count; i++) place(table, { kind, of: seat, at: hex })
  yield* tell('everyone', { text: 'ti3.log.forges', about: { seat, unit: kind, count, hex } })
}
