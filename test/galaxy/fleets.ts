import type { Seat, State } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Move, Moved, MovingShip } from '../../shared/galaxy/shapes/move.ts'
import type { KindOf, Table, UnitId } from '../../shared/galaxy/table.ts'
import type { Midgame } from './midgame.ts'

/** Units on the board, and ships that may come. */

type Kind<S extends State<Table>> = KindOf<S['table']>

export const unitsAt = <S extends State<Table>>(
  game: Midgame<S>,
  seat: Seat,
  hex: HexId,
  kind?: Kind<S>,
): UnitId[] =>
  Object.entries(game.table.units)
    .filter(([, unit]) => unit.of === seat && unit.at === hex && (kind === undefined || unit.kind === kind))
    .map(([id]) => id)

export function idOf<S extends State<Table>>(
  game: Midgame<S>,
  seat: Seat,
  hex: HexId,
  kind: Kind<S>,
): UnitId {
  const [id] = unitsAt(game, seat, hex, kind)
  if (id === undefined) throw new Error(`${seat} has no ${kind} in ${hex}`)
  return id
}

/** Ships that may come, as `cruiser c2`. */
export const coming = ({ ships }: Move): string[] =>
  Object.values(ships)
    .map(({ kind, at }) => `${kind} ${at}`)
    .sort()

export const shipAt = (options: Move, kind: string, at: HexId): MovingShip => {
  const found = Object.values(options.ships).find(ship => ship.kind === kind && ship.at === at)
  if (!found) throw new Error(`No ${kind} comes from ${at}`)
  return found
}

/** Several ships without cargo. */
export const all = (...ids: string[]): Moved => Object.fromEntries(ids.map(id => [id, {}]))

/** Nothing rides in a ship that is not there. */
export const orphans = <S extends State<Table>>(game: Midgame<S>): UnitId[] =>
  Object.entries(game.table.units)
    .filter(([, { aboard }]) => aboard && !game.table.units[aboard])
    .map(([id]) => id)
