import type { HexId } from '../../galaxy/hexes.ts'
import type { Move, Moved, MovingShip } from '../../galaxy/shapes/move.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { unitOf } from '../../ti3/content/units.ts'
import { cargoOf, fleet, onPlanet, type Piece } from '../../ti3/forces.ts'
import type { Table, UnitId } from '../../ti3/table.ts'
import { isHome, nearer, type Prospects } from './approach.ts'
import { garrisonOf, isGuarded, liftable, maySpare } from './reaching.ts'
import { isGathered, isGathering, type Wishes } from './wishes.ts'
import { might, type Prize } from './worth.ts'

/** Not worth a step. */
const least = 0.3

/** Ships on their way to one system, as many as Fleet Supply holds. */
export class Sending {
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
    this.#coming = Object.entries(options.ships).filter(
      ([, ship]) =>
        ship.to === hex &&
        ship.at !== hex &&
        (ship.led ?? 0) < ship.routes.length &&
        !isGathered(wishes, ship),
    )
  }

  /** Troops for the planets first, then the strongest ships. */
  sendAgainst(power: number, wanted: readonly Prize[]) {
    this.sendTroops(wanted)
    for (const [id, ship] of this.#coming.sort(([, a], [, b]) => unitOf(b.kind).cost - unitOf(a.kind).cost)) {
      if (this.power() > power) return
      if (ship.kind !== 'carrier' && ship.kind !== 'fighter') this.#send(id, ship)
    }
  }

  sendTroops(wanted: readonly Prize[]) {
    const needed = wanted.reduce((sum, { troops }) => sum + troops, 0)
    const already = fleet(this.table, this.seat, this.hex).flatMap(({ id }) => cargoOf(this.table, id))
    this.#troops = already.filter(({ kind }) => kind === 'ground_force').length
    for (const [id, ship] of this.#coming.sort(([, a], [, b]) => b.capacity - a.capacity)) {
      if (this.#troops >= needed) return
      const cargo = this.#loads(id, ship)
      const brings = [...cargo, ...cargoOf(this.table, id).map(piece => piece.id)]
      if (brings.some(each => this.table.units[each]?.kind === 'ground_force')) this.#send(id, ship, cargo)
    }
  }

  gather() {
    for (const [id, ship] of this.#coming) if (isGathering(this.wishes, ship, this.hex)) this.#send(id, ship)
  }

  guard({ guards }: Wishes) {
    if (isGuarded(this.table, this.seat, this.hex) || Object.keys(this.plan).length > 0) return
    const able = this.#coming
      .filter(([id]) => maySpare(this.table, this.seat, pieceOf(this.table, id), guards))
      .sort(([, a], [, b]) => unitOf(a.kind).cost - unitOf(b.kind).cost)
    const [first] = able.filter(([, { kind }]) => kind !== 'fighter')
    if (first) this.#send(...first)
  }

  /** Loaded carriers to where more can be taken, and the warships that can be spared with them. */
  approach(prospects: Prospects) {
    const comes = this.#coming.filter(([, ship]) => nearer(prospects, ship, this.hex) > least)
    for (const [id, ship] of comes.sort(([, a], [, b]) => b.capacity - a.capacity)) {
      const brings = [...this.#loads(id, ship), ...cargoOf(this.table, id).map(piece => piece.id)]
      const troops = brings.filter(each => this.table.units[each]?.kind === 'ground_force').length
      if (ship.capacity > 0 && troops > 1) this.#send(id, ship)
    }
    if (Object.keys(this.plan).length === 0) return
    const guarded = new Set<HexId>()
    for (const [id, ship] of comes) {
      if (ship.kind === 'carrier' || ship.kind === 'fighter') continue
      if (!guarded.has(ship.at) && isHome(this.table, this.seat, ship.at)) guarded.add(ship.at)
      else this.#send(id, ship)
    }
  }

  /** Carriers that have nothing to carry where they are come back for troops. */
  bringHome() {
    for (const [id, ship] of this.#coming) {
      const idle = ship.capacity > 1 && cargoOf(this.table, id).length === 0
      if (idle && this.#room > 2 && liftable(this.table, this.seat, ship.at) === 0) this.#send(id, ship)
    }
  }

  #loads(id: UnitId, ship: MovingShip): UnitId[] {
    return loadingOf(this, id, ship, this.#taken)
  }

  power(): number {
    const sent = Object.entries(this.plan).flatMap(([id, { cargo = [] }]) => [
      pieceOf(this.table, id),
      ...cargo.map(each => pieceOf(this.table, each)).filter(({ kind }) => kind === 'fighter'),
    ])
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

export function pieceOf(table: Table, id: UnitId): Piece {
  const unit = table.units[id]
  if (!unit) throw new Error(`There is no ${id}`)
  return { ...unit, id }
}

/** From where it stands: Ground Forces that need not stay, then Fighters. */
function loadingOf(
  { table, seat, options, wishes: { garrison } }: Sending,
  id: UnitId,
  ship: MovingShip,
  taken: ReadonlySet<UnitId>,
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
    if (left <= garrisonOf(table, seat, planet as PlanetId, garrison)) continue
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
