import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import type { UnitKind } from '../../content/units.ts'
import { enemyInSpace, type Piece, piecesAt } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { hexOf, planetsOf, sheet } from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { begin } from '../../rules/lasting.ts'
import { place } from '../../rules/pieces.ts'
import { fleetLimit, shipsCounted } from '../../supply.ts'
import type { Table, UnitId } from '../../table.ts'
import { systemAt, wormholesAt } from '../../ways.ts'
import type { ActionCards } from '../act.ts'

/** Ships that come, ships that go, and how many there may be. */

/** A ship from reinforcements could come there: no enemy ships, and Fleet Supply for one more. */
const takesShip = (table: Table, seat: Seat, hex: HexId, kind: UnitKind): boolean =>
  piecesLeft(table, seat, kind) > 0 &&
  enemyInSpace(table, seat, hex) === undefined &&
  shipsCounted(table, seat, hex) < fleetLimit(table, seat, hex)

function* arrives(table: Table, seat: Seat, hex: HexId, kind: UnitKind): Flow {
  if (!takesShip(table, seat, hex, kind)) return
  place(table, { kind, of: seat, at: hex })
  yield* tell('everyone', { text: 'ti3.log.shipArrives', about: { seat, unit: kind, hex } })
}

const home = (table: Table, seat: Seat) => sheet(table, seat).home

const struck: readonly UnitKind[] = ['dreadnought', 'cruiser', 'destroyer']

const inSight = (table: Table, seat: Seat): Piece[] =>
  [...new Set(planetsOf(table, seat).flatMap(planet => hexOf(table, planet) ?? []))].flatMap(hex =>
    piecesAt(table, hex).filter(({ kind, of }) => of !== seat && struck.includes(kind)),
  )

export const fleets = {
  ghost_ship: {
    aims: aimAt.hex((table, by) =>
      Object.keys(table.galaxy.tiles).filter(
        hex => wormholesAt(table, hex).length > 0 && takesShip(table, by, hex, 'destroyer'),
      ),
    ),
    does: (table, { by }, hex: HexId) => arrives(table, by, hex, 'destroyer'),
  },
  rally_of_the_people: {
    may(table, by) {
      const hex = home(table, by)
      return hex !== undefined && takesShip(table, by, hex, 'dreadnought')
    },
    *does(table, { by }) {
      const hex = home(table, by)
      if (hex !== undefined) yield* arrives(table, by, hex, 'dreadnought')
    },
  },
  lucky_shot: {
    hint: { harms: 'aimed', by: 1.8 },
    aims: aimAt.unit((table, by) => inSight(table, by).map(({ id }) => id)),
    *does(table, { by, name }, id: UnitId) {
      const ship = table.units[id]
      if (!ship) return
      const { kind, of, at } = ship
      yield* tell('everyone', { text: 'ti3.log.luckyShot', about: { seat: by, unit: kind, hex: at } })
      yield* loseUnits(table, of, `${name}/shot`, [id])
    },
  },
  war_footing: {
    aims: aimAt.hex(table => Object.keys(table.galaxy.tiles).filter(hex => systemAt(table, hex))),
    *does(table, { by }, hex: HexId) {
      begin(table, {
        effect: 'war_footing',
        by,
        hex,
        until: 'round',
        adds: { fleetSupply: 2 },
        where: { hex },
      })
      yield* tell('everyone', { text: 'ti3.log.warFooting', about: { seat: by, hex } })
    },
  },
} satisfies ActionCards
