import type { View } from '../../engine/rules.ts'
import { middle } from '../../galaxy/hexes.ts'
import { units } from '../../ti3/content/units.ts'
import { cargoOf, fleet, onPlanet, type Piece, piecesAt } from '../../ti3/forces.ts'
import type { Move, Moved, MovingShip } from '../../ti3/shapes/move.ts'
import type { Table, Ti3, UnitId } from '../../ti3/table.ts'
import { isGuarded, liftable, maySpare } from './reaching.ts'
import { shortOf } from './turn.ts'
import { type Wishes, wishesOf } from './wishes.ts'
import { enemyMight, might, type Prize, prizes } from './worth.ts'

/** Against an enemy everything that helps; for open planets a carrier with troops; else what is wanted for its presence. */
export function moveShips(seen: View<Ti3>, options: Move): Moved {
  const wishes = wishesOf(seen)
  const moved: Moved = {}
  for (const hex of new Set(Object.values(options.ships).map(({ to }) => to)))
    Object.assign(moved, movesTo(seen, options, hex, wishes))
  return moved
}

function movesTo({ table, seat = '' }: View<Ti3>, options: Move, hex: string, wishes: Wishes): Moved {
  const fleetSent = new Sending(table, seat, options, hex, wishes)
  const coming = Object.keys(options.ships).map(id => pieceOf(table, id))
  const wanted = prizes(table, seat, hex, wishes, coming)
  if (hex === middle) wanted.push({ planet: 'mecatol_rex', worth: 0, troops: shortOf(table, wishes) })
  const enemy = enemyMight(table, seat, hex)
  if (enemy > 0) {
    fleetSent.sendAgainst(enemy * 2.5, wanted)
    return fleetSent.power() > enemy * 1.1 ? fleetSent.plan : {}
  }
  const isDefended = wanted.some(({ troops }) => troops > 1)
  if (isDefended || wishes.stages.has(hex)) fleetSent.sendAgainst(isDefended ? 6 : 12, wanted)
  fleetSent.sendTroops(wanted)
  if (wishes.gathers && hex === middle) fleetSent.gather(wishes)
  else if (wishes.guards.has(hex)) fleetSent.guard(wishes)
  if (
    prizes(table, seat, hex, wishes).length === 0 &&
    piecesAt(table, hex).some(p => p.of === seat && p.kind === 'space_dock')
  )
    fleetSent.bringHome()
  return fleetSent.plan
}

/** Ships on their way to one system, as many as Fleet Supply holds. */
class Sending {
  readonly plan: Moved = {}
  readonly #coming: [UnitId, MovingShip][]
  readonly #taken = new Set<UnitId>()
  #room: number
  #troops = 0

  constructor(
    readonly table: Table,
    readonly seat: string,
    readonly options: Move,
    readonly hex: string,
    readonly wishes: Wishes,
  ) {
    const { most = 0, now = 0 } = options.fleet[hex] ?? {}
    this.#room = most - now
    this.#coming = Object.entries(options.ships).filter(([, ship]) => ship.to === hex && ship.at !== hex)
  }

  /** Troops for the planets first, then the strongest ships. */
  sendAgainst(power: number, wanted: readonly Prize[]) {
    this.sendTroops(wanted)
    for (const [id, ship] of this.#coming.sort(([, a], [, b]) => units[b.kind].cost - units[a.kind].cost)) {
      if (this.power() > power) return
      if (ship.kind !== 'carrier' && ship.kind !== 'fighter') this.#send(id, ship)
    }
  }

  sendTroops(wanted: readonly Prize[]) {
    const stages = this.wishes.stages.has(this.hex) ? 6 : 0
    const needed = wanted.reduce((sum, { troops }) => sum + troops, stages)
    const already = fleet(this.table, this.seat, this.hex).flatMap(({ id }) => cargoOf(this.table, id))
    this.#troops = already.filter(({ kind }) => kind === 'ground_force').length
    for (const [id, ship] of this.#coming.sort(([, a], [, b]) => b.capacity - a.capacity)) {
      if (this.#troops >= needed) return
      const cargo = this.#loads(id, ship)
      const brings = [...cargo, ...cargoOf(this.table, id).map(piece => piece.id)]
      if (brings.some(each => this.table.units[each]?.kind === 'ground_force')) this.#send(id, ship, cargo)
    }
  }

  gather({ gathers }: Wishes) {
    for (const [id, ship] of this.#coming)
      if (ship.kind !== 'fighter' && ship.kind === (gathers?.kind ?? ship.kind)) this.#send(id, ship)
  }

  guard({ guards }: Wishes) {
    if (isGuarded(this.table, this.seat, this.hex) || Object.keys(this.plan).length > 0) return
    const able = this.#coming
      .filter(([id]) => maySpare(this.table, this.seat, pieceOf(this.table, id), guards))
      .sort(([, a], [, b]) => units[a.kind].cost - units[b.kind].cost)
    const [first] = able.filter(([, { kind }]) => kind !== 'fighter')
    if (first) this.#send(...first)
  }

  /** Carriers that have nothing to carry where they are come back for troops. */
  bringHome() {
    for (const [id, ship] of this.#coming) {
      const idle = ship.capacity > 1 && cargoOf(this.table, id).length === 0
      if (idle && this.#room > 2 && liftable(this.table, this.seat, ship.at) === 0) this.#send(id, ship)
    }
  }

  #loads(id: UnitId, ship: MovingShip): UnitId[] {
    return loadingOf(this.table, this.options, id, ship, this.#taken, this.wishes.garrison)
  }

  power(): number {
    const sent = Object.keys(this.plan).map(id => pieceOf(this.table, id))
    return might(this.table, [...fleet(this.table, this.seat, this.hex), ...sent])
  }

  #send(id: UnitId, ship: MovingShip, cargo = this.#loads(id, ship)) {
    if (this.plan[id] || (ship.counts && this.#room <= 0)) return
    if (ship.counts) this.#room--
    for (const each of cargo) this.#taken.add(each)
    const all = [...cargo, ...cargoOf(this.table, id).map(piece => piece.id)]
    this.#troops += all.filter(each => this.table.units[each]?.kind === 'ground_force').length
    this.plan[id] = cargo.length > 0 ? { cargo } : {}
  }
}

function pieceOf(table: Table, id: UnitId): Piece {
  const unit = table.units[id]
  if (!unit) throw new Error(`There is no ${id}`)
  return { ...unit, id }
}

/** From where it stands: Ground Forces but the last of each planet, then Fighters. */
function loadingOf(
  table: Table,
  options: Move,
  id: UnitId,
  ship: MovingShip,
  taken: ReadonlySet<UnitId>,
  garrison: number,
): UnitId[] {
  let room = ship.capacity - cargoOf(table, id).length
  if (room <= 0) return []
  const cargo: UnitId[] = []
  const stays = new Map<string, number>()
  const here = Object.entries(options.cargo).filter(
    ([unit, { at, aboard }]) => at === ship.at && aboard === undefined && !taken.has(unit),
  )
  for (const [unit, { kind, planet }] of here) {
    if (room <= 0) break
    if (kind !== 'ground_force' || planet === undefined || !ship.carries.includes(kind)) continue
    const left =
      stays.get(planet) ?? onPlanet(table, planet as never, 'ground_force').length - countTaken(planet)
    if (left <= (planet === 'mecatol_rex' ? Math.max(1, garrison) : 1)) continue
    stays.set(planet, left - 1)
    cargo.push(unit)
    room--
  }
  for (const [unit, { kind }] of here) {
    if (room <= 0) break
    if (kind !== 'fighter' || !ship.carries.includes(kind)) continue
    cargo.push(unit)
    room--
  }
  return cargo

  function countTaken(planet: string): number {
    return [...taken].filter(unit => options.cargo[unit]?.planet === planet).length
  }
}
