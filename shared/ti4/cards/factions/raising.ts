import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { canPlace } from '../../pieceLimits.ts'
import { hexOf } from '../../realm.ts'
import { moment } from '../../rules/moments.ts'
import { place } from '../../rules/pieces.ts'
import { offerPiece } from '../../rules/production.ts'
import { isReplaced } from '../../rules/replacing.ts'
import { roomFor, takesUnits } from '../../sites.ts'
import type { Table } from '../../table.ts'

/** Structures that are placed without Construction. */

const raised: readonly UnitKind[] = ['pds', 'space_dock']

/** Those a planet still takes. */
export const room = (table: Table, seat: Seat, planet: PlanetId): UnitKind[] =>
  takesUnits(table, seat, planet)
    ? raised.filter(kind => roomFor(table, seat, kind, planet) > 0 && canPlace(table, seat, kind))
    : []

export function* raise(table: Table, seat: Seat, planet: PlanetId, kind: UnitKind, name: string): Flow {
  if (yield* isReplaced(table, seat, kind, planet, name)) return
  const at = hexOf(table, planet) as HexId
  if (!(yield* offerPiece(table, seat, kind, { name: `${name}/${kind}`, rule: 'ti4/23.4' }))) return
  place(table, { kind, of: seat, at, planet })
  yield* tell('everyone', { text: 'ti4.log.raises', about: { seat, unit: kind, planet } })
  if (kind === 'space_dock') yield* moment(table, 'dockPlaced', `${name}/dock`, { of: seat, hex: at })
}
