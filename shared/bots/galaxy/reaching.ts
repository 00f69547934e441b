import type { Seat } from '../../engine/rules.ts'
import { forcesWith, type Piece } from '../../galaxy/forces.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import { rangeWith } from '../../galaxy/range.ts'
import { realmWith } from '../../galaxy/realm.ts'
import { supplyWith } from '../../galaxy/supply.ts'
import type { PlanetOf } from '../../galaxy/table.ts'
import type { BotEdition, BotTable } from './edition.ts'
import { isFighter, kindsWith } from './kinds.ts'

const mostCarriers = 2

export const reachingWith = once(<T extends BotTable>({ edition, throne, isColony }: BotEdition<T>) => {
  type Pieces = readonly Piece<T>[]
  const { print, dock } = edition
  const { cargoOf, fleet, onPlanet, piecesAt, piecesOf, isTroop } = forcesWith(edition)
  const { isCarrier, isWarship } = kindsWith(edition)
  const { hasActivated, planetsAt } = realmWith(edition)
  const { chartsFor, rangeOf } = rangeWith(edition)
  const { fleetLimit, shipsCounted } = supplyWith(edition)

  /** Which own ships could come to each system. Those of a kind in one place come equally far; docks stay where they build. */
  function reachOf(table: T, seat: Seat): ReadonlyMap<HexId, Pieces> {
    const reach = new Map<HexId, Pieces>()
    const charts = chartsFor(table, seat)
    const groups = new Map<string, Piece<T>[]>()
    for (const piece of piecesOf(table, seat)) {
      if (piece.kind === dock || print(table, seat, piece.kind).move === 0) continue
      if (hasActivated(table, seat, piece.at)) continue
      const key = `${piece.kind}@${piece.at}`
      groups.set(key, [...(groups.get(key) ?? []), piece])
    }
    for (const group of groups.values()) {
      const [{ kind, at }] = group as [Piece<T>]
      const { next, passes } = charts(kind, at)
      const seen = new Set([at])
      let edge = [at]
      for (let left = rangeOf(table, seat, kind, at, false); left > 0; left--) {
        const beyond: HexId[] = []
        for (const hex of edge)
          for (const beside of next(hex)) {
            if (seen.has(beside)) continue
            seen.add(beside)
            reach.set(beside, [...(reach.get(beside) ?? []), ...group])
            beyond.push(beside)
          }
        edge = beyond.filter(passes)
      }
    }
    return reach
  }

  /** The part of them that Fleet Supply lets come: carriers with troops, then what fights best. */
  function forceOf(table: T, seat: Seat, hex: HexId, coming: Pieces): Piece<T>[] {
    const room = Math.max(0, fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex))
    const brings = (ship: Piece<T>) => troopsFor(table, seat, [ship], hex)
    const cost = ({ kind }: Piece<T>) => print(table, seat, kind).cost
    const carriers = coming
      .filter(ship => isCarrier(ship.kind) && brings(ship) > 0)
      .sort((a, b) => brings(b) - brings(a))
      .slice(0, mostCarriers)
    const warships = coming.filter(({ kind }) => isWarship(kind)).sort((a, b) => cost(b) - cost(a))
    return [...carriers, ...warships].slice(0, room)
  }

  /** Ground Forces these ships could bring, and those already there. */
  function troopsFor(table: T, seat: Seat, coming: Pieces, hex: HexId, garrison = 0): number {
    const left = new Map<HexId, number>()
    let troops = afloat(table, seat, hex)
    for (const ship of [...coming, ...fleet(table, seat, hex)]) {
      const room = print(table, seat, ship.kind).capacity
      if (room === 0) continue
      const aboard = troopsAboard(table, ship)
      const there = left.get(ship.at) ?? waitingFor(table, seat, ship.at, garrison)
      const taken = ship.at === hex ? 0 : Math.min(room - aboard, there)
      left.set(ship.at, there - taken)
      troops += aboard + taken
    }
    return troops
  }

  /** In space, where no ship in particular carries them. */
  const afloat = (table: T, seat: Seat, hex: HexId): number =>
    piecesAt(table, hex).filter(
      ({ of, kind, planet, aboard }) => of === seat && isTroop(kind) && !planet && !aboard,
    ).length

  /** What could be taken along from where it is. */
  const waitingFor = (table: T, seat: Seat, hex: HexId, garrison: number): number =>
    liftable(table, seat, hex, garrison) + afloat(table, seat, hex)

  const troopsAboard = (table: T, ship: Piece<T>): number =>
    cargoOf(table, ship.id).filter(({ kind }) => isTroop(kind)).length

  /** Ground Forces on board and those that could come along. */
  const troopsWith = (table: T, seat: Seat, ship: Piece<T>, garrison: number): number =>
    Math.min(
      print(table, seat, ship.kind).capacity,
      troopsAboard(table, ship) + waitingFor(table, seat, ship.at, garrison),
    )

  /** Ground Forces that stay: one where something is built and at home, on the throne as many as are wished, elsewhere none. */
  function garrisonOf(table: T, seat: Seat, planet: PlanetOf<T>, onThrone: number): number {
    if (planet === throne) return Math.max(1, onThrone)
    const hasDock = onPlanet(table, planet, dock).some(({ of }) => of === seat)
    return hasDock || !isColony(planet) ? 1 : 0
  }

  /** Ground Forces that can be spared. */
  function liftable(table: T, seat: Seat, hex: HexId, garrison = 0): number {
    return planetsAt(table, hex).reduce((sum, planet) => {
      const here = piecesAt(table, hex).filter(
        piece => piece.planet === planet && piece.of === seat && isTroop(piece.kind),
      ).length
      return sum + Math.max(0, here - garrisonOf(table, seat, planet, garrison))
    }, 0)
  }

  /** A ship other than a Fighter of one's own stands there. */
  const isGuarded = (table: T, seat: Seat, hex: HexId): boolean =>
    fleet(table, seat, hex).some(({ kind }) => !isFighter(kind))

  /** It is not the last one that guards where it is. */
  const maySpare = (table: T, seat: Seat, { at }: Piece<T>, guards: ReadonlySet<HexId>): boolean =>
    !guards.has(at) || fleet(table, seat, at).filter(({ kind }) => !isFighter(kind)).length > 1

  return { afloat, reachOf, forceOf, troopsFor, troopsWith, garrisonOf, liftable, isGuarded, maySpare }
})
