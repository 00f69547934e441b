import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { holdsSystem } from '../../control.ts'
import { cargoOf, fleet, type Piece, piecesOf } from '../../forces.ts'
import { carriageOf, nextTo } from '../../range.ts'
import { hasActivated } from '../../realm.ts'
import { fleetLimit, shipsCounted } from '../../supply.ts'
import type { Table, Ti3, UnitId } from '../../table.ts'
import { moveShips, unit } from '../pieces.ts'
import { settle } from '../supplyLimits.ts'

/** Up to two ships, each one step into a system one controls; nothing is activated by it. [SE 16] */

export interface Reinforcement {
  ship: UnitId
  to: HexId
  /** Fighters it takes along. */
  fighters: number
}
type Sent = readonly Reinforcement[]

const isBig = ({ kind }: Piece) => kind !== 'fighter'

/** Ships with somewhere to go; of those that are alike in one system, the first. */
export function ablesToReinforce(table: Table, seat: Seat, before: Sent): Piece[] {
  const alike = new Set<string>()
  return piecesOf(table, seat).filter(piece => {
    if (!isShipToSend(table, piece, before)) return false
    const { kind, at, damaged } = piece
    const key = `${kind} ${at} ${damaged === true} ${cargoOf(table, piece.id).length}`
    if (alike.has(key) || destinations(table, seat, piece, before).length === 0) return false
    alike.add(key)
    return true
  })
}

const isShipToSend = (table: Table, piece: Piece, before: Sent): boolean =>
  piece.planet === undefined &&
  piece.aboard === undefined &&
  isBig(piece) &&
  !before.some(({ ship }) => ship === piece.id) &&
  !hasActivated(table, piece.of, piece.at)

export function destinations(table: Table, seat: Seat, ship: Piece, before: Sent): HexId[] {
  return nextTo(table, seat, ship.at).filter(
    hex => isHeldStill(table, seat, hex, before) && hasRoom(table, seat, hex, before),
  )
}

/** Controlled, and not only by a ship that leaves. */
const isHeldStill = (table: Table, seat: Seat, hex: HexId, before: Sent): boolean =>
  holdsSystem(table, seat, hex) &&
  fleet(table, seat, hex).some(piece => isBig(piece) && !before.some(({ ship }) => ship === piece.id))

function hasRoom(table: Table, seat: Seat, hex: HexId, before: Sent): boolean {
  const came = before.filter(({ to }) => to === hex).length
  const left = before.filter(({ ship }) => table.units[ship]?.at === hex).length
  return shipsCounted(table, seat, hex) + came - left < fleetLimit(table, seat, hex)
}

/** Places for Fighters aboard, as far as there are Fighters beside it that no other takes along. */
function fightersFor(table: Table, seat: Seat, { id, kind, at }: Piece, before: Sent): number {
  const { capacity, carries } = carriageOf(table, seat, kind)
  if (!carries.includes('fighter')) return 0
  const taken = before
    .filter(({ ship }) => table.units[ship]?.at === at)
    .reduce((sum, { fighters }) => sum + fighters, 0)
  const here = fleet(table, seat, at).filter(piece => !isBig(piece)).length - taken
  return Math.max(0, Math.min(capacity - cargoOf(table, id).length, here))
}

export const mayReinforce = (table: Table, seat: Seat, sent: Sent): boolean =>
  sent.every(({ ship, to, fighters }, i) => {
    const before = sent.slice(0, i)
    const found = table.units[ship]
    if (found?.of !== seat) return false
    const piece = { ...found, id: ship }
    return (
      isShipToSend(table, piece, before) &&
      destinations(table, seat, piece, before).includes(to) &&
      fighters <= fightersFor(table, seat, piece, before)
    )
  })

export function* askReinforcements(seat: Seat, name: string): Flow<Reinforcement[]> {
  const first = yield* askOne(seat, `${name}/first`, [])
  if (!first) return []
  const second = yield* askOne(seat, `${name}/second`, [first])
  return second ? [first, second] : [first]
}

const shipChoice = ({ id, kind, at }: Piece): [string, Choice] => [
  id,
  { on: { unit: id }, text: 'ti3.ask.patrolShip', about: { unit: kind, hex: at } },
]

function* askOne(seat: Seat, name: string, before: Sent): Flow<Reinforcement | undefined> {
  const ship = yield* choose<string, Ti3>(seat, ({ table }) => {
    const ships = ablesToReinforce(table, seat, before)
    if (ships.length === 0) return { skip: 'none' }
    const none = { text: before.length > 0 ? 'ti3.ask.enoughPatrols' : 'ti3.ask.useNone' }
    return {
      name: `${name}/ship`,
      rule: 'ti3/se.reinforce',
      text: before.length > 0 ? 'ti3.ask.reinforceSecond' : 'ti3.ask.reinforce',
      options: { shape: 'oneOf', of: { ...Object.fromEntries(ships.map(shipChoice)), none } },
    }
  })
  if (ship === 'none') return undefined
  const to = yield* choose<HexId | undefined, Ti3>(seat, ({ table }) => {
    const piece = pieceOf(table, ship)
    const hexes = piece ? destinations(table, seat, piece, before) : []
    if (!piece || hexes.length === 0) return { skip: undefined }
    return {
      name: `${name}/to`,
      rule: 'ti3/se.reinforce',
      text: 'ti3.ask.reinforceTo',
      hint: { sends: 'ship' },
      about: { unit: piece.kind, hex: piece.at },
      options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(hex => [hex, { on: { hex } }])) },
    }
  })
  if (to === undefined) return undefined
  const taken = yield* choose<{ fighter?: number }, Ti3>(seat, ({ table }) => {
    const piece = pieceOf(table, ship)
    const most = piece ? fightersFor(table, seat, piece, before) : 0
    if (most === 0) return { skip: {} }
    return {
      name: `${name}/fighters`,
      rule: 'ti3/se.reinforce',
      text: 'ti3.ask.reinforceFighters',
      options: {
        shape: 'amounts',
        of: { fighter: { text: 'galaxy.amounts.unit', about: { unit: 'fighter' }, most } },
        least: 0,
        most,
      },
    }
  })
  return { ship, to, fighters: taken.fighter ?? 0 }
}

const pieceOf = (table: Table, id: UnitId): Piece | undefined => {
  const found = table.units[id]
  return found && { ...found, id }
}

export function* sendReinforcements(table: Table, seat: Seat, sent: Sent, name: string): Flow {
  const touched = new Set<HexId>()
  for (const { ship, to, fighters } of sent) {
    const from = unit(table, ship).at
    const along = fleet(table, seat, from)
      .filter(piece => !isBig(piece))
      .slice(0, fighters)
    moveShips(table, new Map([[ship, to], ...along.map(({ id }): [UnitId, HexId] => [id, to])]))
    touched.add(from).add(to)
    const about = { seat, unit: unit(table, ship).kind, hex: to }
    yield* tell('everyone', { text: 'ti3.log.reinforces', about })
  }
  for (const hex of touched) yield* settle(table, seat, hex, `${name}/${hex}`)
}
