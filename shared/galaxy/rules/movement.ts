import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { forcesWith } from '../forces.ts'
import type { HexId } from '../hexes.ts'
import { routeOf } from '../shapes/afterMove.ts'
import type { Move, Moved } from '../shapes/move.ts'
import type { Table, UnitId } from '../table.ts'
import { piecesWith } from './pieces.ts'

/** Ships that move, and what comes along with them. */

/** What an edition has besides. */
export interface Voyage<T extends Table> {
  /** A person comes aboard a ship. */
  boards?(table: T, id: string, ship: UnitId): Flow
}

/** What became of it. */
export interface Sailed {
  /** Ships that are elsewhere now, Fighters that were taken along too. */
  readonly came: readonly UnitId[]
  /** What moved with them and is no ship. */
  readonly floated: readonly UnitId[]
  /** Systems in which something has changed. */
  readonly touched: ReadonlySet<HexId>
  /** From where to where. */
  readonly went: ReadonlyMap<HexId, readonly HexId[]>
}

export function sailingWith<T extends Table>(edition: Edition<T>, { boards }: Voyage<T> = {}) {
  const { name: game, inShips } = edition
  const { isShip } = forcesWith(edition)
  const { loadOnto, moveShips, unit } = piecesWith(edition)

  /** The ships of one system leave it together, so that the log tells of them in one line. */
  function* sail(table: T, seat: Seat, options: Move, moved: Moved): Flow<Sailed> {
    const came: UnitId[] = []
    const floated: UnitId[] = []
    const touched = new Set<HexId>()
    const went = new Map<HexId, readonly HexId[]>()
    for (const from of new Set(Object.values(options.ships).map(({ at }) => at))) {
      const goes = new Map<UnitId, HexId>()
      const flown: UnitId[] = []
      let taken = 0
      for (const [id, entry] of Object.entries(moved)) {
        if (options.ships[id]?.at !== from) continue
        const end = routeOf(options, id, entry)?.at(-1) ?? from
        const loads = (entry.cargo ?? []).filter(each => options.cargo[each]?.aboard === undefined)
        for (const each of loads) {
          touched.add(unit(table, each).at)
          if (takeAlong(table, each, id, end)) flown.push(each)
        }
        if (end !== from) goes.set(id, end)
        for (const person of entry.leaders ?? []) if (boards) yield* boards(table, person, id)
        if (end !== from || loads.length > 0) touched.add(from).add(end)
        taken += loads.length
      }
      moveShips(table, goes)
      for (const id of goes.keys()) (isShip(unit(table, id).kind) ? came : floated).push(id)
      came.push(...flown)
      if (goes.size > 0) {
        went.set(from, [...new Set(goes.values())])
        yield* tell('everyone', { text: `${game}.log.moves`, about: { seat, count: goes.size, hex: from } })
      }
      if (taken > 0)
        yield* tell('everyone', { text: `${game}.log.loads`, about: { seat, count: taken, hex: from } })
    }
    return { came, floated, touched, went }
  }

  /** Says whether it is a ship that flew elsewhere. What rides in a certain ship goes where that goes. */
  function takeAlong(table: T, id: UnitId, ship: UnitId, end: HexId): boolean {
    const flies = isShip(unit(table, id).kind)
    const comes = flies && unit(table, id).at !== end
    if (!flies) loadOnto(table, id, ship)
    if (flies || !inShips) unit(table, id).at = end
    return comes
  }

  return { sail }
}
