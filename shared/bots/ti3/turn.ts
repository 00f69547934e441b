import type { Chance } from '../../engine/chance.ts'
import type { Seat, View } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { StrategyCardId } from '../../ti3/content/strategyCards.ts'
import { units } from '../../ti3/content/units.ts'
import { numberOf } from '../../ti3/effects.ts'
import { cargoOf, enemyInSpace, fleet, onPlanet, type Piece, piecesAt, piecesOf } from '../../ti3/forces.ts'
import { hasActivated, planetsAt, sheet, spendable } from '../../ti3/realm.ts'
import type { Turn, Turned } from '../../ti3/shapes/turn.ts'
import type { Table, Ti3 } from '../../ti3/table.ts'
import { adjacent } from '../../ti3/ways.ts'
import { best } from './galaxy.ts'
import { enemyMight, might, prizes } from './worth.ts'

/** Expands where it is cheap, fights at good odds, builds at home, and plays its strategy cards before it passes. */
export function takeTurn({ table, seat }: View<Ti3>, options: Turn, chance: Chance): Turned | undefined {
  const me = seat as Seat
  const reach = reachOf(table, me)
  const spots = options.tactical.map(hex => ({ hex, gain: gainAt(table, me, hex, reach) }))
  const good = spots.filter(({ gain }) => gain > 1.2)
  if (good.length > 0) {
    const { hex, gain } = best(good, spot => spot.gain, chance)
    const first = options.strategic.find(card => eagerFor(card as StrategyCardId) > gain)
    return first === undefined ? { tactical: hex } : { strategic: first }
  }
  if (options.strategic.length > 0)
    return { strategic: best(options.strategic, card => eagerFor(card as StrategyCardId), chance) }
  return options.pass ? { pass: true } : undefined
}

const eagerness: Readonly<Partial<Record<StrategyCardId, number>>> = {
  base_imperial: 9,
  base_technology: 4,
  base_logistics: 3.5,
  base_trade: 3,
}
const eagerFor = (card: StrategyCardId) => eagerness[card] ?? 1

export interface Reach {
  ships: Piece[]
  distances: ReadonlyMap<HexId, ReadonlyMap<HexId, number>>
}

/** Own ships that may leave, and how far each of their systems is from others; what bars the way is left to the rules. */
export function reachOf(table: Table, seat: Seat): Reach {
  const ships = piecesOf(table, seat).filter(
    piece => units[piece.kind].move > 0 && !hasActivated(table, seat, piece.at),
  )
  const distances = new Map<HexId, Map<HexId, number>>()
  for (const from of new Set(ships.map(({ at }) => at))) distances.set(from, around(table, seat, from, 3))
  return { ships, distances }
}

function around(table: Table, seat: Seat, from: HexId, most: number): Map<HexId, number> {
  const known = new Map<HexId, number>([[from, 0]])
  let rim = [from]
  for (let far = 1; far <= most; far++) {
    const next: HexId[] = []
    for (const hex of rim) {
      if (far > 1 && enemyInSpace(table, seat, hex) !== undefined) continue
      for (const beside of adjacent(table, hex)) {
        if (known.has(beside)) continue
        known.set(beside, far)
        next.push(beside)
      }
    }
    rim = next
  }
  return known
}

const arrives = (table: Table, { distances }: Reach, ship: Piece, hex: HexId) =>
  (distances.get(ship.at)?.get(hex) ?? 99) <=
  numberOf(table, ship.of, 'move', units[ship.kind].move, { kind: ship.kind, from: ship.at })

/** What a tactical action there would bring, roughly, in planets. */
function gainAt(table: Table, seat: Seat, hex: HexId, reach: Reach): number {
  const building = gainOfBuilding(table, seat, hex)
  const wanted = prizes(table, seat, hex)
  const enemy = enemyMight(table, seat, hex)
  if (wanted.length === 0 && enemy === 0) return building
  const coming = reach.ships.filter(ship => arrives(table, reach, ship, hex))
  const own = might(table, [...coming, ...fleet(table, seat, hex)])
  if (enemy > 0 && own < enemy * 1.4) return building
  let troops = troopsFor(table, seat, coming, hex)
  let gain = enemy > 0 ? Math.min(3, enemy) : 0
  for (const prize of wanted) {
    if (prize.troops > troops) continue
    troops -= prize.troops
    gain += prize.worth
  }
  return gain + building
}

function troopsFor(table: Table, seat: Seat, coming: readonly Piece[], hex: HexId): number {
  const left = new Map<HexId, number>()
  let troops = 0
  for (const ship of [...coming, ...fleet(table, seat, hex)]) {
    const room = units[ship.kind].capacity
    if (room === 0) continue
    const aboard = cargoOf(table, ship.id).filter(({ kind }) => kind === 'ground_force').length
    const there = left.get(ship.at) ?? liftable(table, seat, ship.at)
    const taken = ship.at === hex ? 0 : Math.min(room - aboard, there)
    left.set(ship.at, there - taken)
    troops += aboard + taken
  }
  return troops
}

/** Ground Forces that can be spared: one stays on each planet that has any. */
export function liftable(table: Table, seat: Seat, hex: HexId): number {
  return planetsAt(table, hex).reduce((sum, planet) => {
    const here = onPlanet(table, planet, 'ground_force').filter(piece => piece.of === seat).length
    return sum + Math.max(0, here - 1)
  }, 0)
}

function gainOfBuilding(table: Table, seat: Seat, hex: HexId): number {
  const docks = piecesAt(table, hex).filter(piece => piece.of === seat && piece.kind === 'space_dock')
  if (docks.length === 0) return 0
  // First what is there goes out, then what comes next is built.
  const waiting = fleet(table, seat, hex).some(ship => units[ship.kind].capacity > 0) ? 0.5 : 1
  const { pool } = sheet(table, seat).counters
  return Math.min(5, spendable(table, seat, 'resources') * 0.7) * waiting * (pool > 0 ? 1 : 0)
}
