import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { forcesWith, type Piece } from './forces.ts'
import type { HexId } from './hexes.ts'
import type { Fight } from './numbers.ts'
import { once } from './once.ts'
import { realmWith } from './realm.ts'
import type { Battle, KindOf, PlanetOf, Table } from './table.ts'

/** What client, bots and rules read about fights: who fights whom, and where. */

export const opponentIn = (
  { attacker, defender }: Pick<Battle, 'attacker' | 'defender'>,
  seat: Seat,
): Seat => (seat === attacker ? defender : attacker)

/** How a side rolls in a battle. */
export const fightIn = <Planet extends string, Step extends string>(
  battle: Battle<Planet>,
  seat: Seat,
  step: Step,
): Fight<Planet, Step> => ({
  hex: battle.hex,
  ...(battle.planet !== undefined && { planet: battle.planet }),
  step,
  side: seat === battle.attacker ? 'attacker' : 'defender',
  against: opponentIn(battle, seat),
  round: battle.round,
})

export const battlesWith = once(<T extends Table>(edition: Edition<T>) => {
  type Kind = KindOf<T>
  type Planet = PlanetOf<T>
  const { hazardsAt, numberOf, permits, print } = edition
  const { enemyInSpace, fleet, hasNoUnits, isGroundForce, onPlanet, piecesAt } = forcesWith(edition)
  const { ownerOf, planetsAt } = realmWith(edition)

  /** Whom the ships of `seat` have to fight there. */
  const fights = (table: T, seat: Seat, hex: HexId): Seat | undefined =>
    fleet(table, seat, hex).length > 0 ? enemyInSpace(table, seat, hex) : undefined

  /** How many dice a ship of this kind throws against Fighters before a battle; most throw none. */
  const barrageDice = (table: T, seat: Seat, kind: Kind): number => {
    const { antiFighterBarrage } = print(table, seat, kind)
    return antiFighterBarrage ? numberOf(table, seat, 'barrageDice', antiFighterBarrage.dice, { kind }) : 0
  }

  const troopsOn = (table: T, planet: Planet, seat: Seat): Piece<T>[] =>
    onPlanet(table, planet).filter(piece => piece.of === seat && isGroundForce(table, piece))

  /** Whose Ground Forces or control stand against `seat` on a planet. */
  function enemyOn(table: T, planet: Planet, seat: Seat): Seat | undefined {
    const owner = ownerOf(table, planet)
    if (owner !== undefined && owner !== seat) return owner
    return onPlanet(table, planet).find(piece => piece.of !== seat && isGroundForce(table, piece))?.of
  }

  /** Planets on which Ground Forces of `seat` stand against others. */
  const contested = (table: T, seat: Seat, hex: HexId): Planet[] =>
    planetsAt(table, hex).filter(planet => {
      const enemy = enemyOn(table, planet, seat)
      return enemy !== undefined && troopsOn(table, planet, seat).length > 0
    })

  /** Fighters alone cannot leave, unless they fly without carriers. */
  const canFly = (table: T, seat: Seat, ships: readonly Piece<T>[]): boolean =>
    ships.some(ship => ship.kind !== 'fighter' || permits(table, seat, 'freeFighters', {}))

  /** Empty, or one's own: no enemy ship, and a unit or a planet of the player. */
  function emptyOrFriendly(table: T, seat: string, hex: string): boolean {
    const { system } = table.galaxy.tiles[hex] ?? {}
    if (system === undefined || enemyInSpace(table, seat, hex) !== undefined) return false
    if (hasNoUnits(table, hex) && hazardsAt(table, hex).length === 0) return true
    return (
      piecesAt(table, hex).some(({ of }) => of === seat) ||
      planetsAt(table, hex).some(planet => ownerOf(table, planet) === seat)
    )
  }

  return { fights, barrageDice, troopsOn, enemyOn, contested, canFly, emptyOrFriendly }
})
