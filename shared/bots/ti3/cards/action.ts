import { troopsOn } from '../../../ti3/battles.ts'
import type { ActionCardId } from '../../../ti3/content/actionCards.ts'
import type { PlanetId } from '../../../ti3/content/planets.ts'
import { fleet, onPlanet, piecesAt } from '../../../ti3/forces.ts'
import {
  hasActivated,
  isColony,
  ownerOf,
  planetsAbroad,
  planetsAt,
  planetsOf,
  readyPlanets,
  sheet,
  worthOfPlanet,
} from '../../../ti3/realm.ts'
import type { Table } from '../../../ti3/table.ts'
import { incomeOf } from '../../../ti3/trading.ts'
import { touching } from '../../../ti3/ways.ts'
import { halves } from '../../galaxy/opinion.ts'
import { good } from '../../galaxy/worth.ts'
import { costOf, rivalry, worthOf } from '../reads.ts'
import { wishesOf } from '../wishes.ts'
import type { Opinion, Spot } from './opinion.ts'

/** Cards that are an action of one's turn. */

/** What is exhausted is missed until the Status Phase alone. */
const missed = (table: Table, planet: PlanetId): number =>
  table.planets[planet]?.exhausted
    ? 0
    : worthOfPlanet(table, planet, 'resources') * 0.35 + worthOfPlanet(table, planet, 'influence') * 0.15

/** All of it, by whom it hurts. */
const missedBy = ({ table, seat }: Spot, planets: readonly PlanetId[]): number =>
  planets.reduce((sum, planet) => {
    const owner = ownerOf(table, planet)
    return owner === undefined ? sum : sum + missed(table, planet) * rivalry(table, seat, owner)
  }, 0)

/** Ships of others in reach of it. */
const threats = (table: Table, seat: string, planet: PlanetId, only?: string): number => {
  const hex = Object.keys(table.galaxy.tiles).find(at => planetsAt(table, at).includes(planet))
  if (hex === undefined) return 0
  return [hex, ...touching(table, hex)]
    .flatMap(at => piecesAt(table, at))
    .filter(({ of, planet: on }) => of !== seat && on === undefined && (only === undefined || of === only))
    .length
}

const docks = (table: Table, planet: PlanetId) => onPlanet(table, planet, 'space_dock')

export const actions = {
  good_year: {
    worth: ({ table, seat }) => planetsAbroad(table, seat).length * good,
    keep: 2,
  },
  influence_in_the_merchants_guild: {
    worth({ table, seat }, aim) {
      const pair = halves(aim)
      if (pair.includes(seat)) return 0
      return pair.reduce(
        (sum, of) => sum + Math.min(3, incomeOf(table, of)) * 0.3 * rivalry(table, seat, of),
        0,
      )
    },
    keep: 0.5,
  },
  privateers: {
    worth({ table, seat }, on) {
      const goods = sheet(table, on).tradeGoods
      return Math.floor(goods / 2) * good + goods * good * rivalry(table, seat, on) * 0.6
    },
    keep: 1.5,
  },
  stellar_criminals: {
    worth({ table, seat }, on) {
      const all = readyPlanets(table, on).map(planet => missed(table, planet))
      const half = all.sort((a, b) => a - b).slice(0, Math.floor(all.length / 2))
      return half.reduce((sum, each) => sum + each, 0) * rivalry(table, seat, on) * 2
    },
    keep: 1,
  },
  insubordination: {
    worth: ({ table, seat }, on) => (sheet(table, on).counters.pool < 3 ? 2 : 1.4) * rivalry(table, seat, on),
    keep: 1,
  },
  /** Where there is more to be built, or ships that could go on. */
  unexpected_action: {
    worth({ table, seat }, hex) {
      const { pool } = sheet(table, seat).counters
      if (pool < 1) return 0
      const builds = planetsAt(table, hex).some(id => docks(table, id).some(({ of }) => of === seat))
      return fleet(table, seat, hex).length * 0.15 + (builds ? 0.5 : 0)
    },
    keep: 0.8,
  },
  diplomatic_immunity: {
    worth({ table, seat }, hex) {
      const held = planetsAt(table, hex).filter(id => ownerOf(table, id) === seat)
      return held.reduce((sum, id) => sum + (threats(table, seat, id) > 2 ? worthOf(id) * 0.2 : 0), 0)
    },
    keep: 0.8,
  },
  successful_spy: {
    worth: ({ table, seat }, from) =>
      sheet(table, seat).actionCards > 6 ? 0 : Math.min(2, sheet(table, from).actionCards) * 0.8,
    keep: 1.6,
  },
  armistice: {
    pairs: true,
    worth({ table, seat }, aim) {
      const [on, planet] = halves(aim)
      return threats(table, seat, planet as PlanetId, on) > 2 ? worthOf(planet as PlanetId) * 0.25 : 0
    },
    keep: 0.6,
  },
  civil_defense: {
    worth: ({ table, seat }, aim) => {
      const planet = aim as PlanetId
      const home = isColony(planet) ? 0 : 0.3
      return 1.2 + home + worthOf(planet) * 0.1 + Math.min(4, threats(table, seat, planet)) * 0.1
    },
    keep: 1.4,
  },
  /** With one Ground Force or none there, its owner is rid of it. */
  local_unrest: {
    worth({ table, seat }, aim) {
      const planet = aim as PlanetId
      const owner = ownerOf(table, planet)
      if (owner === undefined || owner === seat) return 0
      const bare = troopsOn(table, planet, owner).length <= 1
      const taken = bare ? worthOf(planet) * 0.5 : 0.3
      return (taken + missed(table, planet)) * rivalry(table, seat, owner)
    },
    keep: 1.4,
  },
  plague: {
    worth({ table, seat }, aim) {
      const planet = aim as PlanetId
      const owner = ownerOf(table, planet)
      if (owner === undefined || owner === seat) return 0
      return troopsOn(table, planet, owner).length * 0.35 * rivalry(table, seat, owner)
    },
    keep: 0.8,
  },
  rise_of_a_messiah: { worth: ({ table, seat }) => planetsOf(table, seat).length * 0.3, keep: 2 },
  strategic_bombardment: {
    worth: (spot, hex) =>
      missedBy(
        spot,
        planetsAt(spot.table, hex).filter(id => ownerOf(spot.table, id) !== spot.seat),
      ) * 1.5,
    keep: 0.5,
  },
  uprising: {
    worth: (spot, hex) => missedBy(spot, planetsAt(spot.table, hex)) * 1.5,
    keep: 0.8,
  },
  voluntary_annexation: {
    worth: ({ seen }, aim) => worthOf(aim as PlanetId) + wishesOf(seen).worth(aim as PlanetId) + 1,
    keep: 3,
  },
  ghost_ship: {
    worth({ table, seat, seen }, hex) {
      const wanted = wishesOf(seen).guards.has(hex) && fleet(table, seat, hex).length === 0
      const own = planetsAt(table, hex).some(id => ownerOf(table, id) === seat)
      return 0.9 + (wanted ? 2 : 0) + (own ? 0.3 : 0)
    },
    keep: 1,
  },
  rally_of_the_people: { worth: () => 2.2, keep: 2.4 },
  lucky_shot: {
    worth({ table, seat }, id) {
      const ship = table.units[id]
      return ship ? costOf(table, ship) * good * (0.6 + rivalry(table, seat, ship.of)) : 0
    },
    keep: 1.4,
  },
  secret_industrial_agent: {
    worth({ table, seat }, aim) {
      const [dock] = docks(table, aim as PlanetId)
      return dock ? 3 * rivalry(table, seat, dock.of) : 0
    },
    keep: 1.8,
  },
  spacedock_accident: {
    worth({ table, seat }, aim) {
      const [dock] = docks(table, aim as PlanetId)
      if (!dock || hasActivated(table, dock.of, dock.at)) return 0
      return 1.5 * rivalry(table, seat, dock.of)
    },
    keep: 0.6,
  },
} satisfies { readonly [id in ActionCardId]?: Opinion }
