import type { Seat } from '../engine/rules.ts'
import { battlesWith } from './battles.ts'
import type { Edition } from './edition.ts'
import { forcesWith, type Piece } from './forces.ts'
import type { HexId } from './hexes.ts'
import type { Fight } from './numbers.ts'
import type { Fighting, Gun, Side, Sides } from './odds/ranks.ts'
import { realmWith } from './realm.ts'
import type { Moved } from './shapes/move.ts'
import type { KindOf, PlanetOf, Table, UnitId, UnitOf } from './table.ts'

/** The fight that would come of a move or a landing, as odds are reckoned: all that is public and happens by itself,
 *  nothing that somebody may decide to do on top of it, with a card, a counter or trade goods. */

/** Whose side of which fight. */
export type Place<T extends Table> = Pick<Fight<PlanetOf<T>>, 'hex' | 'planet' | 'side' | 'against'>

/** How an edition fights, as far as it happens by itself. */
export interface Gunnery<T extends Table> {
  /** Dice of a unit of this kind in the rounds of a battle, what they need, and what such a unit does before the first. */
  fighting(table: T, seat: Seat, kind: KindOf<T>, place: Place<T>): Omit<Fighting, 'worth'>
  /** What is so of one ship alone, after this move: who is aboard, what it has to take. */
  ofShip?(table: T, ship: Piece<T>, moved: Moved, place: Place<T>): OfShip
  /** What is so of one alone of those who fight on a planet. */
  ofTroop?(table: T, troop: Piece<T>, place: Place<T>): OfShip
  /** What fights among ships, and is none. */
  alsoFly?(table: T, seat: Seat, hex: HexId): readonly Piece<T>[]
  /** What is lost with one of this kind, where it is not what it costs. */
  lossOf?(kind: KindOf<T>): number | undefined
  /** What is so of a side and of none of its ships. */
  ofFleet?(table: T, seat: Seat, place: Place<T>): OfSide
  /** What those do who come down with these leaders. */
  ofInvaders?(table: T, seat: Seat, planet: PlanetOf<T>, leaders: readonly string[]): Pick<Side, 'again'>
  /** What is so of a side on a planet. */
  ofTroops?(table: T, seat: Seat, place: Place<T>): OfSide
  sustains(table: T, seat: Seat, kind: KindOf<T>, planet?: PlanetOf<T>): boolean
  canLeave(table: T, seat: Seat, hex: HexId, ships: readonly Piece<T>[]): boolean
  /** Shots before a battle in space, from wherever they come; not of what is taken aboard on the way. */
  before(table: T, of: Seat, place: Place<T>, lifted: ReadonlySet<UnitId>): readonly Gun[]
  /** Shots at a planet by ships there and on their way. */
  bombardment(
    table: T,
    seat: Seat,
    landing: boolean,
    coming: readonly UnitId[],
    place: Place<T>,
  ): readonly Gun[]
  /** Shots of a planet at those who land, with these leaders among them. */
  defence(table: T, of: Seat, place: Place<T>, leaders: readonly string[]): readonly Gun[]
  /** A planet without troops falls only to those whom that leaves. */
  readonly firesAlone?: true
  /** How likely what is destroyed there comes back at once. */
  returns?(table: T, of: Seat, planet: PlanetOf<T>): number | undefined
}

/** What no unit has alone. */
export type OfSide = Omit<Side, 'units' | 'before' | 'canLeave'>

/** Added to what all of its kind have, or in its place. */
export interface OfShip extends Partial<Omit<Fighting, 'dice' | 'worth'>> {
  readonly dice?: number
  readonly worth?: number
}

type Troop<T extends Table> = Piece<T> | Pick<UnitOf<T>, 'kind'>

const isPiece = <T extends Table>(troop: Troop<T>): troop is Piece<T> => 'id' in troop

export function forecastWith<T extends Table>(edition: Edition<T>, gunnery: Gunnery<T>) {
  type Kind = KindOf<T>
  type Planet = PlanetOf<T>
  const { print } = edition
  const { cargoOf, enemyInSpace, fleet, isLanding } = forcesWith(edition)
  const { enemyOn, troopsOn } = battlesWith(edition)
  const { hexOf, othersClockwise } = realmWith(edition)

  function costOf(table: T, seat: Seat, kind: Kind): number {
    const { cost, built } = print(table, seat, kind)
    return gunnery.lossOf?.(kind) ?? cost / built
  }

  const piece = (table: T, id: UnitId): Piece<T>[] => {
    const unit = table.units[id] as UnitOf<T> | undefined
    return unit ? [{ ...unit, id }] : []
  }

  /** Who would fight in the system, if these ships came with this cargo; undefined where nobody would. */
  function spaceForecast(table: T, seat: Seat, hex: HexId, moved: Moved = {}): Sides | undefined {
    const enemy = enemyInSpace(table, seat, hex)
    if (!enemy) return undefined
    const coming = Object.entries(moved).flatMap(([id, { cargo }]) => [
      ...piece(table, id),
      ...(cargo ?? []).flatMap(each => piece(table, each)),
    ])
    const attackers = new Map<UnitId, Piece<T>>()
    const alsoFly = (side: Seat) => gunnery.alsoFly?.(table, side, hex) ?? []
    const ships = [...fleet(table, seat, hex), ...coming.filter(({ kind }) => !isLanding(kind))]
    for (const each of [...ships, ...alsoFly(seat)]) attackers.set(each.id, each)
    if (attackers.size === 0) return undefined
    // What it takes along comes to what is aboard already.
    const holdOf = (ship: UnitId) => {
      const loaded = (moved[ship]?.cargo ?? []).flatMap(id => piece(table, id))
      return [...cargoOf(table, ship), ...loaded.filter(({ aboard }) => aboard !== ship)]
    }
    const defenders = [...fleet(table, enemy, hex), ...alsoFly(enemy)]
    const [a, d] = [
      { hex, side: 'attacker' as const, against: enemy },
      { hex, side: 'defender' as const, against: seat },
    ]
    const canLeave = (side: Seat, ships: readonly Piece<T>[]) =>
      gunnery.canLeave(table, side, hex, ships) && { canLeave: true as const }
    // What is taken aboard on the way stands on its planet no longer.
    const lifted = new Set(coming.map(({ id }) => id))
    const guns = (of: Seat, place: Place<T>) => gunnery.before(table, of, place, lifted)
    return {
      attacker: {
        units: [...attackers.values()].map(ship => flying(table, seat, ship, holdOf(ship.id), a, moved)),
        before: guns(seat, a),
        ...gunnery.ofFleet?.(table, seat, a),
        ...canLeave(seat, [...attackers.values()]),
      },
      defender: {
        units: defenders.map(ship => flying(table, enemy, ship, cargoOf(table, ship.id), d, {})),
        // Everybody's in range fire at who moves.
        before: othersClockwise(table, seat).flatMap(other => guns(other, d)),
        ...gunnery.ofFleet?.(table, enemy, d),
        ...canLeave(enemy, defenders),
      },
    }
  }

  function flying(
    table: T,
    seat: Seat,
    ship: Piece<T>,
    cargo: readonly Piece<T>[],
    place: Place<T>,
    moved: Moved,
  ): Fighting {
    const { kind, damaged } = ship
    const plain = gunnery.fighting(table, seat, kind, place)
    const { dice = 0, worth = 0, ...own } = gunnery.ofShip?.(table, ship, moved, place) ?? {}
    const aboard = cargo
      .filter(each => isLanding(each.kind))
      .reduce((sum, each) => sum + costOf(table, seat, each.kind), 0)
    return {
      ...plain,
      ...(!damaged && gunnery.sustains(table, seat, kind) && { sustains: true as const }),
      ...own,
      dice: plain.dice > 0 ? plain.dice + dice : 0,
      worth: costOf(table, seat, kind) + aboard + worth,
      ...(kind === 'fighter' && { fighter: true as const }),
    }
  }

  /** What these troops, beside those that stand there, would meet on a planet: bombardment by ships in the system or on
   *  their way, then its defence, then rounds. `leaders` come down with them. Undefined where nobody defends. */
  function invasionForecast(
    table: T,
    seat: Seat,
    planet: Planet,
    landing: readonly Kind[],
    ships: readonly UnitId[] = [],
    leaders: readonly string[] = [],
  ): Sides | undefined {
    const hex = hexOf(table, planet)
    const enemy = enemyOn(table, planet, seat)
    const defenders = enemy === undefined ? [] : troopsOn(table, planet, enemy)
    if (hex === undefined || enemy === undefined) return undefined
    const [a, d] = [
      { hex, planet, side: 'attacker' as const, against: enemy },
      { hex, planet, side: 'defender' as const, against: seat },
    ]
    const attackers: Troop<T>[] = [...landing.map(kind => ({ kind })), ...troopsOn(table, planet, seat)]
    const lands = attackers.length > 0
    const answers = lands ? gunnery.defence(table, enemy, d, leaders) : []
    if (defenders.length === 0 && !(gunnery.firesAlone && answers.length > 0)) return undefined
    const returns = gunnery.returns?.(table, enemy, planet)
    const standing = (of: Seat, troop: Troop<T>, place: Place<T>): Fighting => {
      const { kind } = troop
      const isDamaged = isPiece(troop) && troop.damaged === true
      const plain = gunnery.fighting(table, of, kind, place)
      const {
        dice = 0,
        worth = 0,
        ...own
      } = (isPiece(troop) && gunnery.ofTroop?.(table, troop, place)) || ({} as OfShip)
      return {
        ...plain,
        ...(!isDamaged && gunnery.sustains(table, of, kind, planet) && { sustains: true as const }),
        ...own,
        dice: plain.dice + dice,
        worth: costOf(table, of, kind) + worth,
      }
    }
    return {
      attacker: {
        units: attackers.map(troop => standing(seat, troop, a)),
        before: gunnery.bombardment(table, seat, lands, ships, a),
        ...gunnery.ofInvaders?.(table, seat, planet, leaders),
        ...gunnery.ofTroops?.(table, seat, a),
      },
      defender: {
        units: defenders.map(troop => standing(enemy, troop, d)),
        before: answers,
        ...(returns !== undefined && { returns }),
        ...gunnery.ofTroops?.(table, enemy, d),
      },
    }
  }

  return { spaceForecast, invasionForecast }
}
