import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { PlanetId } from '../content/planets.ts'
import { enemyInSpace, isTroop, type Piece, piecesAt } from '../forces.ts'
import { wouldLeaveCounter } from '../pieceLimits.ts'
import { nextTo } from '../range.ts'
import { groundsAt, hexOf, ownerOf } from '../realm.ts'
import { leaveBarePlanets } from '../rules/barePlanets.ts'
import { unit } from '../rules/pieces.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import type { ActsAt } from './act.ts'

/** Ground Forces of one system change planets, there and next door, while no enemy ship looks on. */

const troopsIn = (table: Table, by: Seat, hex: HexId): Piece[] =>
  piecesAt(table, hex).filter(({ of, kind }) => of === by && isTroop(kind))

const isQuiet = (table: Table, by: Seat, hex: HexId) => enemyInSpace(table, by, hex) === undefined

const within = (table: Table, by: Seat, hex: HexId): PlanetId[] =>
  [hex, ...nextTo(table, by, hex)]
    .filter(beside => isQuiet(table, by, beside))
    .flatMap(beside => groundsAt(table, beside))
    .filter(planet => ownerOf(table, planet) === by)

/** Where they lie: a planet, or aboard ships all together. */
const aboard = 'aboard'
const spotOf = ({ planet }: Piece): string => planet ?? aboard

const destinations = (table: Table, by: Seat, hex: HexId, from: string): PlanetId[] =>
  within(table, by, hex).filter(planet => planet !== from)

const stations = (table: Table, by: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex =>
      isQuiet(table, by, hex) &&
      troopsIn(table, by, hex).some(piece => destinations(table, by, hex, spotOf(piece)).length > 0),
  )

export const shuttle: ActsAt<'statusPhaseBegins'> = {
  *does(table, { by, name }) {
    const hex = yield* choose<HexId | 'none', Ti3>(by, ({ table }) => {
      const able = stations(table, by)
      if (able.length === 0) return { skip: 'none' }
      return {
        name: `${name}/from`,
        rule: 'ti3/se.shuttles',
        text: 'ti3.ask.shuttlesFrom',
        options: {
          shape: 'oneOf',
          of: {
            ...Object.fromEntries(able.map(at => [at, { on: { hex: at } }])),
            none: { text: 'ti3.ask.useNone' },
          },
        },
        otherwise: 'none',
      }
    })
    if (hex === 'none') return
    // Those that were there before any of them moved.
    const troops = troopsIn(table, by, hex)
    for (const from of new Set(troops.map(spotOf))) {
      const pieces = troops.filter(piece => spotOf(piece) === from)
      yield* sendFrom(table, by, hex, from, pieces, `${name}/${from}`)
    }
    yield* leaveBarePlanets(table)
  },
}

function* sendFrom(
  table: Table,
  by: Seat,
  hex: HexId,
  from: string,
  pieces: readonly Piece[],
  name: string,
): Flow {
  const most = pieces.length
  const goes = yield* choose<Record<string, number>, Ti3>(by, ({ table }) => {
    const open = destinations(table, by, hex, from)
    if (open.length === 0) return { skip: {} }
    return {
      name,
      rule: 'ti3/se.shuttles',
      text: from === aboard ? 'ti3.ask.shuttlesAboard' : 'ti3.ask.shuttles',
      about: from === aboard ? { hex } : { planet: from },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(open.map(planet => [planet, { on: { planet }, most }])),
        least: 0,
        most,
      },
      otherwise: {},
    }
  })
  let left = pieces.map(({ id }) => id)
  for (const [planet, wanted] of Object.entries(goes)) {
    const sent = settle(table, by, left.slice(0, wanted), planet as PlanetId)
    left = left.filter(id => !sent.includes(id))
    if (sent.length > 0)
      yield* tell('everyone', { text: 'ti3.log.shuttles', about: { seat: by, count: sent.length, planet } })
  }
}

/** As many of them as pieces reach. */
function settle(table: Table, by: Seat, ids: readonly UnitId[], planet: PlanetId): UnitId[] {
  const at = hexOf(table, planet)
  for (let count = ids.length; count > 0; count--) {
    const sent = ids.slice(0, count)
    const goes = Object.fromEntries(sent.map(id => [id, planet]))
    if (at === undefined || wouldLeaveCounter(table, by, goes) !== undefined) continue
    for (const id of sent) {
      delete unit(table, id).aboard
      Object.assign(unit(table, id), { at, planet })
    }
    return sent
  }
  return []
}
