import type { Seat } from '../../engine/rules.ts'
import { forcesWith, type Piece } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import { realmWith } from '../../galaxy/realm.ts'
import type { KindOf, PlanetOf } from '../../galaxy/table.ts'
import type { BotEdition, BotTable } from './edition.ts'
import { kindsWith } from './kinds.ts'
import type { Wishes } from './wishes.ts'

/** A trade good, or a resource that is not spent. */
export const good = 0.4

export interface Prize<Planet extends string = string> {
  planet: Planet
  worth: number
  /** Ground Forces wanted to take it safely: none where ships alone hold it. */
  troops: number
}

export const worthWith = once(
  <T extends BotTable>({ edition, throne, charm, isColony, bombards, sustains }: BotEdition<T>) => {
    type Planet = PlanetOf<T>
    type Pieces = readonly Piece<T>[]
    const { print, numberOf, planet: printed } = edition
    const { piecesAt, enemyInSpace, fleet, isGroundForce } = forcesWith(edition)
    const { isGun } = kindsWith(edition)
    const { planetsAt } = realmWith(edition)

    /** What a planet brings to whoever holds it. */
    function worthOf(planet: Planet): number {
      const { resources, influence } = printed(planet)
      return (
        1.5 +
        resources +
        influence * 0.7 +
        charm(planet) +
        (planet === throne ? 3 : 0) +
        (isColony(planet) ? 0 : 2)
      )
    }

    /** How much a unit does in a fight: hits it makes before it falls. */
    function strength(table: T, piece: Piece<T>): number {
      const kind = piece.kind as KindOf<T>
      const { combat, dice } = print(table, piece.of, kind)
      if (combat === undefined) return 0
      const bonus = numberOf(table, piece.of, 'combat', 0, {
        kind,
        hex: piece.at,
        step: piece.planet ? 'invasion' : 'battle',
        side: 'attacker',
        round: 2,
      })
      const hits = (dice * Math.min(10, Math.max(0, 11 - combat + bonus))) / 10
      return hits * bodiesOf(table, piece)
    }

    const bodiesOf = (table: T, { of, kind, damaged }: Piece<T>): number =>
      !damaged && sustains(table, of, kind) ? 2 : 1

    /** Two fleets are worth their hits times their bodies. */
    function might(table: T, pieces: Pieces): number {
      let bodies = 0
      let hits = 0
      for (const piece of pieces) {
        bodies += bodiesOf(table, piece)
        hits += strength(table, piece)
      }
      return Math.sqrt(bodies * hits)
    }

    /** Its guns in the system shoot before it fights. */
    function enemyMight(table: T, seat: Seat, hex: HexId): number {
      const enemy = enemyInSpace(table, seat, hex)
      const guns = piecesAt(table, hex).filter(({ kind, of }) => isGun(kind) && of !== seat).length
      return enemy === undefined ? 0 : might(table, fleet(table, enemy, hex)) + guns * 0.5
    }

    const bombardment = (ships: Pieces): number => ships.reduce((sum, { kind }) => sum + bombards(kind), 0)

    /** Planets in the system that could be won, best first, if these ships come to help. */
    function prizes(
      table: T,
      seat: Seat,
      hex: HexId,
      wishes: Wishes<T>,
      ships: Pieces = [],
    ): Prize<Planet>[] {
      const softened = bombardment(ships)
      return planetsAt(table, hex)
        .filter(planet => table.planets[planet]?.owner !== seat && !wishes.waiting(planet).deadly)
        .map(planet => {
          const there = piecesAt(table, hex).filter(piece => piece.planet === planet)
          const { locals, toll } = wishes.waiting(planet)
          const defenders = there.filter(piece => isGroundForce(table, piece)).length + locals
          const guns = there.filter(({ kind }) => isGun(kind)).length
          const left = Math.max(1, defenders - (locals > 0 ? 0 : softened))
          const invaders = defenders === 0 ? 1 : Math.ceil(left * 1.4 + guns * 0.6 + 1)
          const troops = printed(planet).station ? 0 : invaders + toll
          return { planet, worth: worthOf(planet) + wishes.worth(planet), troops }
        })
        .sort((a, b) => b.worth / Math.max(1, b.troops) - a.worth / Math.max(1, a.troops))
    }

    /** What a unit costs by itself, where several are sold at once. */
    const costOf = (table: T, { of, kind }: Pick<Piece<T>, 'of' | 'kind'>): number => {
      const { cost, built } = print(table, of, kind)
      return cost / built
    }
    const costOfAll = (table: T, pieces: Pieces): number =>
      pieces.reduce((sum, piece) => sum + costOf(table, piece), 0)
    const fleetCost = (table: T, seat: Seat, hex: HexId): number => costOfAll(table, fleet(table, seat, hex))

    return { worthOf, might, enemyMight, bombardment, prizes, costOf, costOfAll, fleetCost }
  },
)
