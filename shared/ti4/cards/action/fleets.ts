import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { UnitKind } from '../../content/units.ts'
import { fleet, piecesAt, seatsInSpace } from '../../forces.ts'
import { wormholesAt } from '../../links.ts'
import { canPlace } from '../../pieceLimits.ts'
import { isHome } from '../../places.ts'
import { ownerOf, planetsAt } from '../../realm.ts'
import { place } from '../../rules/pieces.ts'
import { liftPieces } from '../../rules/production.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, UnitId } from '../../table.ts'
import type { ActionCards } from '../act.ts'
import { destroyAll } from '../agendas/common.ts'
import { aimAt } from '../aims.ts'

/** Ships that appear, and ships that are shot at from planets. */

const shotAt: readonly UnitKind[] = ['dreadnought', 'cruiser', 'destroyer']

const hexes = (table: Table): HexId[] => Object.keys(table.galaxy.tiles)

/** What is then too much for the fleet pool goes. */
export function* placeShip(table: Table, seat: Seat, kind: UnitKind, hex: HexId, name: string): Flow {
  yield* liftPieces(table, seat, kind, 1, { name, rule: 'ti4/23.4' })
  place(table, { kind, of: seat, at: hex })
  yield* tell('everyone', { text: 'ti4.log.shipPlaced', about: { seat, unit: kind, hex } })
  yield* enforceSupply(table, seat, hex, `${name}/supply`)
}

const isFree = (table: Table, seat: Seat, hex: HexId) =>
  seatsInSpace(table, hex).every(other => other === seat)

export const fleets = {
  ghost_ship: {
    hint: { gains: 'ship' },
    aims: aimAt.hex((table, by) =>
      canPlace(table, by, 'destroyer')
        ? hexes(table).filter(
            hex => wormholesAt(table, hex).length > 0 && !isHome(table, hex) && isFree(table, by, hex),
          )
        : [],
    ),
    does: (table, { by, name }, hex: HexId) => placeShip(table, by, 'destroyer', hex, `${name}/placed`),
  },
  lucky_shot: {
    hint: { harms: 'aimed', by: 2 },
    aims: aimAt.unit((table, by) => {
      const near = hexes(table).filter(hex =>
        planetsAt(table, hex).some(planet => ownerOf(table, planet) === by),
      )
      const ships = near
        .flatMap(hex => piecesAt(table, hex))
        .filter(({ kind, of }) => of !== by && shotAt.includes(kind))
      const dearest = ships.sort((one, other) => shotAt.indexOf(one.kind) - shotAt.indexOf(other.kind))
      return dearest.map(({ id }) => id)
    }),
    does: (table, { name }, ship: UnitId) => destroyAll(table, `${name}/gone`, [ship]),
  },
  war_effort: {
    hint: { gains: 'ship' },
    aims: aimAt.hex((table, by) =>
      canPlace(table, by, 'cruiser') ? hexes(table).filter(hex => fleet(table, by, hex).length > 0) : [],
    ),
    does: (table, { by, name }, hex: HexId) => placeShip(table, by, 'cruiser', hex, `${name}/placed`),
  },
} satisfies ActionCards
