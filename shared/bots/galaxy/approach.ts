import type { Seat } from '../../engine/rules.ts'
import { forcesWith, type Piece } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import { realmWith } from '../../galaxy/realm.ts'
import { waysWith } from '../../galaxy/ways.ts'
import type { BotEdition, BotTable } from './edition.ts'
import { reachingWith } from './reaching.ts'
import type { Wishes } from './wishes.ts'
import { worthWith } from './worth.ts'

/** What lies ahead of a fleet in each system: the best it could take, fading with each step to it. */
export type Prospects = Readonly<Record<HexId, number>>

const fading = 0.65
/** More Ground Forces than that are not brought together soon. */
const mostTroops = 12

/** How much nearer to it a ship would be there. */
export const nearer = (prospects: Prospects, ship: { at: HexId }, hex: HexId): number =>
  (prospects[hex] ?? 0) - (prospects[ship.at] ?? 0)

export const approachWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { print, dock } = bots.edition
  const { enemyInSpace, fleet, piecesAt } = forcesWith(bots.edition)
  const { ownerOf, planetsAt } = realmWith(bots.edition)
  const { adjacent } = waysWith(bots.edition)
  const { troopsWith } = reachingWith(bots)
  const { enemyMight, might, prizes } = worthWith(bots)

  function prospectsOf(table: T, seat: Seat, wishes: Wishes<T>): Prospects {
    const hexes = Object.keys(table.galaxy.tiles)
    const own = might(
      table,
      hexes.flatMap(hex => fleet(table, seat, hex)),
    )
    let now: Record<HexId, number> = {}
    for (const hex of hexes) {
      const isTooStrong = enemyMight(table, seat, hex) * wishes.temper.odds > own * 0.7
      const worth = prizes(table, seat, hex, wishes)
        .filter(({ troops }) => troops <= mostTroops)
        .reduce((sum, prize) => sum + prize.worth, 0)
      now[hex] = isTooStrong ? 0 : worth
    }
    for (let step = 0; step < 6; step++) {
      const further: Record<HexId, number> = {}
      for (const hex of hexes) {
        const beside = adjacent(table, hex).map(next => (now[next] ?? 0) * fading)
        further[hex] = Math.max(now[hex] ?? 0, ...beside)
      }
      now = further
    }
    return now
  }

  /** Where something is built a warship stays behind. */
  const isHome = (table: T, seat: Seat, hex: HexId): boolean =>
    piecesAt(table, hex).some(({ kind, of }) => kind === dock && of === seat)

  /** Nobody waits beside the guns of others. */
  const isHostile = (table: T, seat: Seat, hex: HexId): boolean =>
    enemyInSpace(table, seat, hex) !== undefined ||
    planetsAt(table, hex).some(planet => (ownerOf(table, planet) ?? seat) !== seat)

  /** What it is worth to bring a loaded carrier a step nearer to what can be taken. */
  function gainOfApproach(
    table: T,
    seat: Seat,
    hex: HexId,
    coming: readonly Piece<T>[],
    prospects: Prospects,
    garrison: number,
  ): number {
    if (isHostile(table, seat, hex)) return 0
    const loaded = coming.filter(
      ship => print(table, seat, ship.kind).capacity > 0 && troopsWith(table, seat, ship, garrison) > 1,
    )
    return Math.max(0, ...loaded.map(ship => nearer(prospects, ship, hex)))
  }

  return { prospectsOf, isHome, isHostile, gainOfApproach }
})
