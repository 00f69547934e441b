import type { Chance } from '../../engine/chance.ts'
import type { Seat } from '../../engine/rules.ts'
import { forcesWith, type Piece } from '../../galaxy/forces.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import { realmWith } from '../../galaxy/realm.ts'
import type { Turn, Turned } from '../../galaxy/shapes/turn.ts'
import { supplyWith } from '../../galaxy/supply.ts'
import type { CardOf } from '../../galaxy/table.ts'
import { approachWith } from './approach.ts'
import { buildingWith } from './building.ts'
import { best } from './choosing.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { movingWith } from './moving.ts'
import { reachingWith } from './reaching.ts'
import { savingWith } from './saving.ts'
import { gatheringWith, type Wishes } from './wishes.ts'
import { worthWith } from './worth.ts'

const worthwhile = 1.2
/** With so many counters for actions less will do. */
const plenty = 2
/** With more cards than these one can be spared. */
const handful = 3
/** With fewer Ground Forces than that more are called for. */
const enoughTroops = 12

/** Something that can be done instead, and what it is worth in planets. */
export interface Offered {
  readonly card: string
  readonly worth: number
}

export const turnWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { print, dock, kinds } = bots.edition
  const { countOf, enemyInSpace, fleet, isTroop, piecesAt } = forcesWith(bots.edition)
  const { isGathered, isGathering } = gatheringWith(bots.edition)
  const { planetsAt } = realmWith(bots.edition)
  const { fleetLimit, shipsCounted } = supplyWith(bots.edition)
  const { enemyMight, might, prizes } = worthWith(bots)
  const { forceOf, isGuarded, liftable, maySpare, reachOf, troopsFor } = reachingWith(bots)
  const { gainOfApproach, isHostile, prospectsOf } = approachWith(bots)
  const { spareResources } = savingWith(bots)
  const { worthOfSite } = buildingWith(bots)
  const { shortOf } = movingWith(bots)
  const eagerFor = (card: string) => bots.eager(card as CardOf<T>)
  const troops = kinds.filter(isTroop)

  /** Expands where it is cheap, fights at good odds, builds at home, and plays its strategy cards before it passes. */
  function takeTurn(
    seen: Seen<T>,
    options: Turn,
    played: Offered | undefined,
    chance: Chance,
  ): Turned | undefined {
    const { table, seat = '' } = seen
    const deed = bots.deed?.(seen, options.special)
    const card = deed && deed.worth > (played?.worth ?? 0) ? deed : played
    const good = spots(seen, options.tactical)
    const special = specialTurn(table, seat, options)
    if (good.length > 0) {
      const { hex, gain } = best(good, spot => spot.gain, chance)
      const first = options.strategic.find(card => eagerFor(card) > gain)
      if (first !== undefined) return { strategic: first }
      if (card && card.worth > gain) return { special: card.card }
      return special && gain < 2 ? special : { tactical: hex }
    }
    if (special) return special
    if (card) return { special: card.card }
    if (options.strategic.length > 0) return { strategic: best(options.strategic, eagerFor, chance) }
    return options.pass ? { pass: true } : undefined
  }

  /** Troops where they are short, for a counter that is not needed otherwise. */
  function specialTurn(table: T, seat: Seat, { special }: Turn): Turned | undefined {
    const { strategy } = bots.counters(table, seat)
    const cards = table.players[seat]?.actionCards ?? 0
    const found = Object.keys(special).find(id => {
      const { costs, gains, sends } = special[id]?.hint ?? {}
      if (costs === 'actionCard') return cards > handful
      if (costs !== 'counters') return false
      if (gains === 'troops') return strategy > 1 && troopsOf(table, seat) < enoughTroops
      return gains ? strategy > 1 : sends !== undefined && strategy > 2
    })
    return found === undefined ? undefined : { special: found }
  }
  const troopsOf = (table: T, seat: Seat) => troops.reduce((sum, kind) => sum + countOf(table, seat, kind), 0)

  function spots(seen: Seen<T>, hexes: readonly HexId[]): { hex: HexId; gain: number }[] {
    const { table, seat = '' } = seen
    if (hexes.length === 0) return []
    const wishes = bots.wishesOf(seen)
    const reach = reachOf(table, seat)
    const prospects = prospectsOf(table, seat, wishes)
    const least = bots.counters(table, seat).actions > plenty ? worthwhile / 2 : worthwhile
    return hexes
      .map(hex => {
        const able = (reach.get(hex) ?? []).filter(ship => !isGathered(wishes, ship))
        const coming = forceOf(table, seat, hex, able)
        const taking = gainAt(seen, hex, coming, wishes)
        const nearing = gainOfApproach(table, seat, hex, coming, prospects, wishes.garrison)
        return { hex, gain: Math.max(taking, nearing) }
      })
      .filter(({ gain }) => gain > least)
  }

  /** What a tactical action there would bring, roughly, in planets. */
  function gainAt(seen: Seen<T>, hex: HexId, coming: readonly Piece<T>[], wishes: Wishes<T>): number {
    const { table, seat = '' } = seen
    const building = gainOfBuilding(seen, hex, wishes)
    const here = fleet(table, seat, hex)
    if (coming.length === 0 && here.length === 0) return building
    const enemy = enemyMight(table, seat, hex)
    if (enemy > 0 && might(table, [...coming, ...here]) < enemy * wishes.temper.odds) return building
    let left = troopsFor(table, seat, coming, hex, wishes.garrison)
    const ships = [...coming, ...here]
    const victory = () => Math.min(3, enemy) + (wishes.victory?.(hex, ships) ?? 0)
    let gain = building + (enemy > 0 ? victory() : gainOfShips(table, seat, hex, coming, wishes))
    for (const prize of prizes(table, seat, hex, wishes, ships)) {
      if (prize.troops > left) continue
      left -= prize.troops
      gain += prize.worth
    }
    if (hex === middle && table.planets[bots.throne]?.owner === seat)
      gain += Math.min(left, shortOf(table, wishes))
    return gain
  }

  /** Where ships are wanted for their presence alone. */
  function gainOfShips(
    table: T,
    seat: Seat,
    hex: HexId,
    coming: readonly Piece<T>[],
    wishes: Wishes<T>,
  ): number {
    const { gathers, guards } = wishes
    const gathering = coming.filter(ship => isGathering(wishes, ship, hex)).length
    const isBesieged = gathers?.at.includes(hex) && enemyInSpace(table, seat, hex) === undefined
    if (gathering > 0 && (isBesieged || !isHostile(table, seat, hex))) {
      const room = fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex)
      return Math.min(room, gathering) * (gathers?.at.includes(hex) ? 3 : 1)
    }
    if (!guards.has(hex) || isGuarded(table, seat, hex)) return 0
    return coming.some(ship => maySpare(table, seat, ship, guards)) ? 6 : 0
  }

  function gainOfBuilding(seen: Seen<T>, hex: HexId, wishes: Wishes<T>): number {
    const { table, seat = '' } = seen
    const docks = piecesAt(table, hex).some(piece => piece.of === seat && piece.kind === dock)
    const gain = docks ? 1 : gainOfDock(table, seat, hex, wishes)
    const resources = gain > 0 ? spareResources(seen, wishes) : 0
    if (!docks) return resources < 4 ? 0 : gain
    // First what is there goes out, then what comes next is built.
    const isLoaded = fleet(table, seat, hex).some(ship => print(table, seat, ship.kind).capacity > 0)
    const waiting = isLoaded && liftable(table, seat, hex) > 0 ? 0.5 : 1
    return Math.min(5, resources * 0.7) * waiting
  }

  function gainOfDock(table: T, seat: Seat, hex: HexId, { docks, dockOnThrone }: Wishes<T>): number {
    const isOwn = planetsAt(table, hex).some(planet => table.planets[planet]?.owner === seat)
    if (!isOwn || countOf(table, seat, dock) > 2) return 0
    const sites = bots.dockSites(table, seat, hex)
    if (sites.length === 0) return 0
    const throne = dockOnThrone ? (hex === middle ? 5 : -2) : 0
    return 0.5 + Math.max(...sites.map(worthOfSite)) * 0.8 + docks + throne
  }

  return { takeTurn }
})
