import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Piece } from '../../forces.ts'
import { hasActivated } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { activate } from '../economy.ts'
import { moveShips, unit } from '../pieces.ts'
import { destinations, type Orders, type Patrol, patrolShips } from './patrols.ts'

/** Up to two ships, each one step into an empty system that is then activated. [p. 38] */

type OrdersOf = (table: Table, seat: Seat) => Orders

export function* askPatrols(seat: Seat, name: string, ordersOf: OrdersOf): Flow<Patrol[]> {
  const first = yield* askPatrol(seat, `${name}/first`, ordersOf, [])
  if (!first) return []
  const second = yield* askPatrol(seat, `${name}/second`, ordersOf, [first])
  return second ? [first, second] : [first]
}

export function* sendPatrols(table: Table, seat: Seat, sent: readonly Patrol[]): Flow {
  for (const { ship, to } of sent) {
    moveShips(table, new Map([[ship, to]]))
    if (!hasActivated(table, seat, to)) activate(table, seat, to, 'reinforcements')
    const about = { seat, unit: unit(table, ship).kind, hex: to }
    yield* tell('everyone', { text: 'ti3.log.patrols', about })
  }
}

/** First which ship, then where it goes. One is enough, and he may still think better of it. */
function* askPatrol(
  seat: Seat,
  name: string,
  ordersOf: OrdersOf,
  before: Patrol[],
): Flow<Patrol | undefined> {
  const ship = yield* choose<string, Ti3>(seat, ({ table }) => {
    const ships = patrolShips(table, ordersOf(table, seat), before)
    if (ships.length === 0) return { skip: 'none' }
    const none = { text: before.length > 0 ? 'ti3.ask.enoughPatrols' : 'ti3.ask.useNone' }
    return {
      name: `${name}/ship`,
      rule: 'ti3/37.patrols',
      text: before.length > 0 ? 'ti3.ask.secondPatrol' : 'ti3.ask.patrol',
      options: { shape: 'oneOf', of: { ...Object.fromEntries(ships.map(shipChoice)), none } },
    }
  })
  if (ship === 'none') return undefined
  const to = yield* choose<HexId | undefined, Ti3>(seat, ({ table }) => {
    const from = table.units[ship]
    const hexes = from ? destinations(table, ordersOf(table, seat), from.at, before) : []
    if (!from || hexes.length === 0) return { skip: undefined }
    return {
      name: `${name}/to`,
      rule: 'ti3/37.patrols',
      text: 'ti3.ask.patrolTo',
      hint: { sends: 'ship' },
      about: { unit: from.kind, hex: from.at },
      options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(hex => [hex, { on: { hex } }])) },
    }
  })
  return to === undefined ? undefined : { ship, to }
}

const shipChoice = ({ id, kind, at }: Piece): [string, Choice] => [
  id,
  { on: { unit: id }, text: 'ti3.ask.patrolShip', about: { unit: kind, hex: at } },
]
