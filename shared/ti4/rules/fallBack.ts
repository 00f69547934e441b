import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { PlanetId } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { onPlanet, piecesOf } from '../forces.ts'
import { sheetOf } from '../prints.ts'
import { ownerOf, planetsAt } from '../realm.ts'
import { takesUnits } from '../sites.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { destroy, unit } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

/** What a technology was that is gone: units are as they were without it. [90.19, 90.20, 97.4] */
export function* unitsFallBack(table: Table, seat: Seat, name: string): Flow {
  if (!sheetOf(table, seat, 'war_sun')) yield* goHome(table, seat, 'war_sun', idsOf(table, seat, 'war_sun'))
  if (!sheetOf(table, seat, 'space_dock')?.inSpace) yield* docksLand(table, seat, name)
  // Nobody minds what ships carry while they fight. [16.3]
  const hexes = Object.keys(table.galaxy.tiles).filter(hex => hex !== table.battle?.hex)
  for (const hex of hexes) yield* enforceSupply(table, seat, hex, `${name}/${hex}`)
}

const idsOf = (table: Table, seat: Seat, kind: UnitKind): UnitId[] =>
  piecesOf(table, seat).flatMap(piece =>
    piece.kind === kind && piece.planet === undefined ? [piece.id] : [],
  )

function* goHome(table: Table, seat: Seat, kind: UnitKind, ids: readonly UnitId[]): Flow {
  if (ids.length === 0) return
  destroy(table, ids)
  yield* tell('everyone', { text: 'ti4.log.returnsUnits', about: { seat, unit: kind, count: ids.length } })
}

/** Docks in space come down where they may, or return to reinforcements. */
function* docksLand(table: Table, seat: Seat, name: string): Flow {
  for (const id of idsOf(table, seat, 'space_dock')) {
    const { at } = unit(table, id)
    const planet = yield* choose<PlanetId | 'none', Ti4>(seat, seen => {
      const open = sitesAt(seen.table, seat, at)
      if (open.length === 0) return { skip: 'none' }
      return {
        name: `${name}/dock/${id}`,
        rule: 'ti4/90.19',
        text: 'ti4.ask.dockLands',
        about: { hex: at },
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(open.map(each => [each, { on: { planet: each } }])),
        },
      }
    })
    if (planet === 'none') yield* goHome(table, seat, 'space_dock', [id])
    else unit(table, id).planet = planet
  }
}

const sitesAt = (table: Table, seat: Seat, hex: string): PlanetId[] =>
  planetsAt(table, hex).filter(
    planet =>
      ownerOf(table, planet) === seat &&
      takesUnits(table, seat, planet) &&
      onPlanet(table, planet, 'space_dock').length === 0,
  )
