import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import type { Turn, Turned } from '../../galaxy/shapes/turn.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import type { StrategyCardId } from '../../ti3/content/strategyCards.ts'
import { units } from '../../ti3/content/units.ts'
import { countOf, fleet, onPlanet, type Piece, piecesAt } from '../../ti3/forces.ts'
import { newDockPlanets } from '../../ti3/production.ts'
import { hexOf, planetsAt, sheet } from '../../ti3/realm.ts'
import { fleetLimit, shipsCounted } from '../../ti3/supply.ts'
import type { Table } from '../../ti3/table.ts'
import { gainOfApproach, isHostile, prospectsOf } from './approach.ts'
import { worthOfSite } from './building.ts'
import { best } from './galaxy.ts'
import { bestCard } from './playing.ts'
import { forceOf, isGuarded, liftable, maySpare, reachOf, troopsFor } from './reaching.ts'
import { spareResources } from './saving.ts'
import type { Seen } from './temper.ts'
import { isGathered, isGathering, type Wishes, wishesOf } from './wishes.ts'
import { enemyMight, might, prizes } from './worth.ts'

/** Expands where it is cheap, fights at good odds, builds at home, and plays its strategy cards before it passes. */
export function takeTurn(seen: Seen, options: Turn, chance: Chance): Turned | undefined {
  const { table, seat = '' } = seen
  const good = spots(seen, options.tactical)
  const special = specialTurn(table, seat, options)
  const card = bestCard(seen, {}, Object.keys(options.special), 'action')
  if (good.length > 0) {
    const { hex, gain } = best(good, spot => spot.gain, chance)
    const first = options.strategic.find(card => eagerFor(card as StrategyCardId) > gain)
    if (first !== undefined) return { strategic: first }
    if (card && card.worth > gain) return { special: card.card }
    return special && gain < 2 ? special : { tactical: hex }
  }
  if (special) return special
  if (card) return { special: card.card }
  if (options.strategic.length > 0)
    return { strategic: best(options.strategic, card => eagerFor(card as StrategyCardId), chance) }
  return options.pass ? { pass: true } : undefined
}

const eagerness: Readonly<Partial<Record<StrategyCardId, number>>> = {
  base_imperial: 99,
  base_technology: 4,
  base_logistics: 3.5,
  base_trade: 3,
  se_bureaucracy: 4.5,
  se_technology_ii: 4,
  se_leadership: 3.5,
  se_trade_ii: 3,
}
const eagerFor = (card: StrategyCardId) => eagerness[card] ?? 1

/** With more cards than these one can be spared. */
const handful = 3

/** Troops where they are short, for a counter that is not needed otherwise. */
function specialTurn(table: Table, seat: Seat, { special }: Turn): Turned | undefined {
  const { strategy } = sheet(table, seat).counters
  const found = Object.keys(special).find(id => {
    const { costs, gains, sends } = special[id]?.hint ?? {}
    if (costs === 'actionCard') return sheet(table, seat).actionCards > handful
    if (costs !== 'counters') return false
    if (gains === 'troops') return strategy > 1 && countOf(table, seat, 'ground_force') < 12
    return gains ? strategy > 1 : sends !== undefined && strategy > 2
  })
  return found === undefined ? undefined : { special: found }
}

const worthwhile = 1.2
/** With so many counters for actions less will do. */
const plenty = 2

function spots(seen: Seen, hexes: readonly HexId[]): { hex: HexId; gain: number }[] {
  const { table, seat = '' } = seen
  if (hexes.length === 0) return []
  const wishes = wishesOf(seen)
  const reach = reachOf(table, seat)
  const prospects = prospectsOf(table, seat, wishes)
  const least = sheet(table, seat).counters.pool > plenty ? worthwhile / 2 : worthwhile
  return hexes
    .map(hex => {
      const able = (reach.get(hex) ?? []).filter(ship => !isGathered(wishes, ship))
      const coming = forceOf(table, seat, hex, able)
      const taking = gainAt(seen, hex, coming, wishes)
      return {
        hex,
        gain: Math.max(taking, gainOfApproach(table, seat, hex, coming, prospects, wishes.garrison)),
      }
    })
    .filter(({ gain }) => gain > least)
}

/** What a tactical action there would bring, roughly, in planets. */
function gainAt(seen: Seen, hex: HexId, coming: readonly Piece[], wishes: Wishes): number {
  const { table, seat = '' } = seen
  const building = gainOfBuilding(seen, hex, wishes)
  const here = fleet(table, seat, hex)
  if (coming.length === 0 && here.length === 0) return building
  const enemy = enemyMight(table, seat, hex)
  if (enemy > 0 && might(table, [...coming, ...here]) < enemy * wishes.temper.odds) return building
  let troops = troopsFor(table, seat, coming, hex, wishes.garrison)
  let gain = building + (enemy > 0 ? Math.min(3, enemy) : gainOfShips(table, seat, hex, coming, wishes))
  for (const prize of prizes(table, seat, hex, wishes, [...coming, ...here])) {
    if (prize.troops > troops) continue
    troops -= prize.troops
    gain += prize.worth
  }
  if (hex === middle && table.planets.mecatol_rex?.owner === seat)
    gain += Math.min(troops, shortOf(table, wishes))
  return gain
}

/** Ground Forces still wanted on the throne. */
export const shortOf = (table: Table, { garrison }: Wishes): number =>
  Math.max(0, garrison - onPlanet(table, 'mecatol_rex', 'ground_force').length)

/** Where ships are wanted for their presence alone. */
function gainOfShips(table: Table, seat: Seat, hex: HexId, coming: readonly Piece[], wishes: Wishes): number {
  const { guards } = wishes
  const gathering = coming.filter(ship => isGathering(wishes, ship, hex)).length
  if (gathering > 0 && !isHostile(table, seat, hex)) {
    const room = fleetLimit(table, seat, hex) - shipsCounted(table, seat, hex)
    return Math.min(room, gathering) * (hex === middle ? 3 : 1)
  }
  if (!guards.has(hex) || isGuarded(table, seat, hex)) return 0
  return coming.some(ship => maySpare(table, seat, ship, guards)) ? 6 : 0
}

function gainOfBuilding(seen: Seen, hex: HexId, wishes: Wishes): number {
  const { table, seat = '' } = seen
  const docks = piecesAt(table, hex).some(piece => piece.of === seat && piece.kind === 'space_dock')
  const dock = docks ? 1 : gainOfDock(table, seat, hex, wishes)
  const resources = dock > 0 ? spareResources(seen, wishes) : 0
  if (!docks) return resources < 4 ? 0 : dock
  // First what is there goes out, then what comes next is built.
  const isLoaded = fleet(table, seat, hex).some(ship => units[ship.kind].capacity > 0)
  const waiting = isLoaded && liftable(table, seat, hex) > 0 ? 0.5 : 1
  return Math.min(5, resources * 0.7) * waiting
}

function gainOfDock(table: Table, seat: Seat, hex: HexId, { aims, dockOnThrone }: Wishes): number {
  const isOwn = planetsAt(table, hex).some(planet => table.planets[planet]?.owner === seat)
  if (!isOwn || countOf(table, seat, 'space_dock') > 2) return 0
  const sites = newDockPlanets(table, seat, hex)
  if (sites.length === 0) return 0
  const wanted = aims.includes('pub1_3_docks') || aims.includes('secret_industrial') ? 2 : 0
  const throne = dockOnThrone ? (hex === middle ? 5 : -2) : 0
  return 0.5 + Math.max(...sites.map(worthOfSite)) * 0.8 + wanted + throne
}

const troopsAt = ({ table, seat }: Seen, planet: string) =>
  onPlanet(table, planet as PlanetId, 'ground_force').filter(({ of }) => of === seat).length

/** Where a ship waits that could take them on. */
export function dropOn({ table, seat = '' }: Seen, { of }: OneOf): string {
  const waits = (planet: string) => {
    const hex = hexOf(table, planet as PlanetId)
    return hex ? fleet(table, seat, hex).filter(({ kind }) => units[kind].capacity > 0).length : 0
  }
  return Object.keys(of).reduce((a, b) => (waits(b) > waits(a) ? b : a))
}

/** From where there are most troops to the throne, or where there are fewest. */
export const beamFrom = (seen: Seen, { of }: OneOf): string =>
  Object.keys(of).reduce((a, b) => (troopsAt(seen, b) > troopsAt(seen, a) ? b : a))

export const beamTo = (seen: Seen, { of }: OneOf): string =>
  'mecatol_rex' in of
    ? 'mecatol_rex'
    : Object.keys(of).reduce((a, b) => (troopsAt(seen, b) < troopsAt(seen, a) ? b : a))
