import type { Seat } from '../../engine/rules.ts'
import { forcesWith, type Piece } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import { hastened, mustHasten } from '../../galaxy/shapes/afterMove.ts'
import type { Move, Moved, MovingShip } from '../../galaxy/shapes/move.ts'
import type { KindOf, PlanetOf, UnitId, UnitOf } from '../../galaxy/table.ts'
import { approachWith, nearer, type Prospects } from './approach.ts'
import type { BotEdition, BotTable } from './edition.ts'
import { isFighter, kindsWith } from './kinds.ts'
import { reachingWith } from './reaching.ts'
import { gatheringWith, type Wishes } from './wishes.ts'
import { type Prize, worthWith } from './worth.ts'

/** Not worth a step. */
const least = 0.3

/** Ships on their way to one system, as many as Fleet Supply holds. */
export const sendingWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { print } = bots.edition
  const { cargoOf, fleet, isTroop, onPlanet } = forcesWith(bots.edition)
  const kinds = kindsWith(bots.edition)
  const isWarship = (kind: string) => kinds.isWarship(kind as KindOf<T>)
  const { isGathered, isGathering } = gatheringWith(bots.edition)
  const { afloat, garrisonOf, isGuarded, liftable, maySpare } = reachingWith(bots)
  const { isHome } = approachWith(bots)
  const { might } = worthWith(bots)

  function pieceOf(table: T, id: UnitId): Piece<T> {
    const unit = table.units[id] as UnitOf<T> | undefined
    if (!unit) throw new Error(`There is no ${id}`)
    return { ...unit, id }
  }

  const isTroopId = (table: T, id: UnitId): boolean => {
    const unit = table.units[id]
    return unit !== undefined && isTroop(unit.kind)
  }

  class Sending {
    readonly plan: Moved = {}
    readonly #coming: [UnitId, MovingShip][]
    readonly #taken = new Set<UnitId>()
    #room: number
    #troops = 0

    constructor(
      readonly table: T,
      readonly seat: Seat,
      readonly options: Move,
      readonly hex: HexId,
      readonly wishes: Wishes<T>,
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

    #cost({ kind }: MovingShip): number {
      return print(this.table, this.seat, kind as KindOf<T>).cost
    }

    /** Troops for the planets first, then the strongest ships. */
    sendAgainst(power: number, wanted: readonly Prize[]) {
      this.sendTroops(wanted)
      for (const [id, ship] of this.#coming.sort(([, a], [, b]) => this.#cost(b) - this.#cost(a))) {
        if (this.power() > power) return
        if (isWarship(ship.kind)) this.#send(id, ship)
      }
    }

    sendTroops(wanted: readonly Prize[]) {
      const needed = wanted.reduce((sum, { troops }) => sum + troops, 0)
      const already = fleet(this.table, this.seat, this.hex).flatMap(({ id }) => cargoOf(this.table, id))
      this.#troops =
        already.filter(({ kind }) => isTroop(kind)).length + afloat(this.table, this.seat, this.hex)
      for (const [id, ship] of this.#coming.sort(([, a], [, b]) => b.capacity - a.capacity)) {
        if (this.#troops >= needed) return
        const cargo = this.#loads(id, ship)
        const brings = [...cargo, ...cargoOf(this.table, id).map(piece => piece.id)]
        if (brings.some(each => isTroopId(this.table, each))) this.#send(id, ship, cargo)
      }
    }

    gather() {
      for (const [id, ship] of this.#coming)
        if (isGathering(this.wishes, ship, this.hex)) this.#send(id, ship)
    }

    guard({ guards }: Wishes<T>) {
      if (isGuarded(this.table, this.seat, this.hex) || Object.keys(this.plan).length > 0) return
      const able = this.#coming
        .filter(([id]) => maySpare(this.table, this.seat, pieceOf(this.table, id), guards))
        .sort(([, a], [, b]) => this.#cost(a) - this.#cost(b))
      const [first] = able.filter(([, { kind }]) => !isFighter(kind))
      if (first) this.#send(...first)
    }

    /** Loaded carriers to where more can be taken, and the warships that can be spared with them. */
    approach(prospects: Prospects) {
      const comes = this.#coming.filter(([, ship]) => nearer(prospects, ship, this.hex) > least)
      for (const [id, ship] of comes.sort(([, a], [, b]) => b.capacity - a.capacity)) {
        const brings = [...this.#loads(id, ship), ...cargoOf(this.table, id).map(piece => piece.id)]
        const troops = brings.filter(each => isTroopId(this.table, each)).length
        if (ship.capacity > 0 && troops > 1) this.#send(id, ship)
      }
      if (Object.keys(this.plan).length === 0) return
      const guarded = new Set<HexId>()
      for (const [id, ship] of comes) {
        if (!isWarship(ship.kind)) continue
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

    power(): number {
      const sent = Object.entries(this.plan).flatMap(([id, { cargo = [] }]) => [
        pieceOf(this.table, id),
        ...cargo.map(each => pieceOf(this.table, each)).filter(({ kind }) => isFighter(kind)),
      ])
      return might(this.table, [...fleet(this.table, this.seat, this.hex), ...sent])
    }

    #send(id: UnitId, ship: MovingShip, cargo = this.#loads(id, ship)) {
      if (this.plan[id] || (ship.counts && this.#room <= 0) || this.#isTooFar(ship)) return
      if (ship.counts) this.#room--
      for (const each of cargo) this.#taken.add(each)
      const all = [...cargo, ...cargoOf(this.table, id).map(piece => piece.id)]
      this.#troops += all.filter(each => isTroopId(this.table, each)).length
      this.plan[id] = cargo.length > 0 ? { cargo } : {}
    }

    /** Only as one that is hastened, and others are already. */
    #isTooFar = (ship: MovingShip): boolean =>
      mustHasten(ship) && hastened(this.options, this.plan).length >= (this.options.hastens ?? 0)

    /** From where it stands: Ground Forces that need not stay, then Fighters. */
    #loads(id: UnitId, ship: MovingShip): UnitId[] {
      let room = ship.capacity - cargoOf(this.table, id).length
      if (room <= 0) return []
      const cargo: UnitId[] = []
      const stays = new Map<string, number>()
      const here = Object.entries(this.options.cargo).filter(
        ([unit, { at, aboard }]) => at === ship.at && aboard === undefined && !this.#taken.has(unit),
      )
      for (const [unit, { kind, planet }] of here) {
        if (room <= 0) break
        if (!isTroop(kind as KindOf<T>) || !ship.carries.includes(kind)) continue
        if (planet === undefined) {
          cargo.push(unit)
          room--
          continue
        }
        const left = stays.get(planet) ?? this.#troopsLeft(planet as PlanetOf<T>)
        if (left <= garrisonOf(this.table, this.seat, planet as PlanetOf<T>, this.wishes.garrison)) continue
        stays.set(planet, left - 1)
        cargo.push(unit)
        room--
      }
      for (const [unit, { kind }] of here) {
        if (room <= 0) break
        if (!isFighter(kind) || !ship.carries.includes(kind)) continue
        cargo.push(unit)
        room--
      }
      return cargo
    }

    #troopsLeft(planet: PlanetOf<T>): number {
      const taken = [...this.#taken].filter(unit => this.options.cargo[unit]?.planet === planet).length
      return onPlanet(this.table, planet).filter(({ kind }) => isTroop(kind)).length - taken
    }
  }

  return { Sending, pieceOf }
})
