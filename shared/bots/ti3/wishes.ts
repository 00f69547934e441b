import type { Seat } from '../../engine/rules.ts'
import { distance } from '../../galaxy/distance.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import { progressOf } from '../../ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../ti3/content/objectives.ts'
import { type PlanetId, planets, type Specialty } from '../../ti3/content/planets.ts'
import { races } from '../../ti3/content/races.ts'
import { systems } from '../../ti3/content/systems.ts'
import { bigShips } from '../../ti3/control.ts'
import { countOf, enemyInSpace, fleet, onPlanet } from '../../ti3/forces.ts'
import { hexOf, isColony, neighboursOf, planetsAt, planetsOf, sheet } from '../../ti3/realm.ts'
import type { Table } from '../../ti3/table.ts'
import { printedWormholes, throughWormhole, touching } from '../../ti3/ways.ts'
import type * as galaxy from '../galaxy/wishes.ts'
import type { Reserve } from '../galaxy/wishes.ts'
import { waitingOn } from './suns.ts'
import type { Seen } from './temper.ts'

/** What open objectives and the own secret one make a player want. */
export interface Wishes extends galaxy.Wishes<Table> {
  readonly aims: readonly ObjectiveId[]
  readonly dreadnoughts: boolean
}

const throne: PlanetId = 'mecatol_rex'

/** Revealed and not claimed yet, and the own secret one. */
export function aimsOf({ table, seat = '', hand }: Seen): ObjectiveId[] {
  const open = (Object.keys(table.objectives) as ObjectiveId[]).filter(id => !table.objectives[id]?.[seat])
  return hand?.secretObjective ? [...open, hand.secretObjective] : open
}

type Worth = (table: Table, seat: Seat, planet: PlanetId) => number

const onThrone =
  (more: number): Worth =>
  (_table, _seat, planet) =>
    planet === throne ? more : 0
const eachColony =
  (more: number): Worth =>
  (_table, _seat, planet) =>
    isColony(planet) ? more : 0

const homeOf = (table: Table, seat: Seat) => systems[races[sheet(table, seat).race].homeSystem].planets

/** A home system counts only whole: what is begun is finished. */
const foreignHome =
  (more: number): Worth =>
  (table, seat, planet) => {
    const owner = table.order.find(other => homeOf(table, other).includes(planet))
    if (owner === undefined || owner === seat) return 0
    const own = homeOf(table, owner).filter(id => table.planets[id]?.owner === seat).length
    return more + own * 2
  }

const specialtiesOf = (table: Table, seat: Seat, colour: Specialty) =>
  planetsOf(table, seat).filter(id => planets[id].specialty === colour).length

function bestSpecialty(table: Table, seat: Seat): Specialty {
  const count = (colour: Specialty) => specialtiesOf(table, seat, colour)
  return (['red', 'green', 'blue'] as const).reduce((a, b) => (count(b) > count(a) ? b : a))
}

/** With somebody to beat, or something to burn. */
const defended =
  (more: number): Worth =>
  (table, seat, planet) =>
    onPlanet(table, planet, 'ground_force').some(({ of }) => of !== seat) ? more : 0
const withDock =
  (more: number): Worth =>
  (table, seat, planet) =>
    onPlanet(table, planet, 'space_dock').some(({ of }) => of !== seat) ? more : 0

/** With a great fleet about it that could be beaten. */
const withFleet =
  (more: number): Worth =>
  (table, seat, planet) => {
    const hex = hexOf(table, planet)
    const enemy = hex && enemyInSpace(table, seat, hex)
    return enemy && fleet(table, enemy, hex).length >= greatFleet ? more : 0
  }
const greatFleet = 3

const heart = (table: Table) => [middle, ...touching(table, middle)]

const worths: { readonly [id in ObjectiveId]?: Worth } = {
  pub1_5_planets: eachColony(0.5),
  pub2_10_planets: eachColony(1),
  pub2_supremacy: eachColony(1.5),
  pub1_mecatol_whole_round: onThrone(3),
  pub1_all_specialties(table, seat, planet) {
    const { specialty } = planets[planet]
    return specialty && specialtiesOf(table, seat, specialty) === 0 ? 2 : 0
  },
  pub2_mecatol_and_all_adjacent: (table, _seat, planet) =>
    heart(table).some(hex => planetsAt(table, hex).includes(planet)) ? 8 : 0,
  pub2_influence_over_both_neighbours: (_table, _seat, planet) => planets[planet].influence,
  pub2_domination: foreignHome(12),
  pub1_took_3_planets: eachColony(0.5),
  pub2_11_planets: eachColony(1),
  pub2_4_ships_two_homes: foreignHome(6),
  pub1_control_mecatol: onThrone(3),
  pub2_mecatol_and_3_adjacent: (table, _seat, planet) =>
    heart(table).some(hex => planetsAt(table, hex).includes(planet)) ? 4 : 0,
  pub1_influence_over_each_neighbour: (_table, _seat, planet) => planets[planet].influence * 0.7,
  pub1_invaded_1_defended: defended(2),
  pub2_invaded_2_defended: defended(3),
  pub1_won_battle_3_ships: withFleet(2),
  pub2_won_2_battles: withFleet(4),
  pub2_destroyed_dock: withDock(6),
  secret_regulator: withDock(6),
  secret_expansionist: eachColony(0.7),
  secret_conqueror: foreignHome(5),
  secret_diversified: onThrone(4),
  secret_forceful: onThrone(4),
  secret_industrial: onThrone(4),
  secret_master_of_ships: onThrone(4),
  secret_usurper: onThrone(4),
  secret_focused: (table, seat, planet) => (planets[planet].specialty === bestSpecialty(table, seat) ? 4 : 0),
  secret_technocrat: (_table, _seat, planet) => (planets[planet].specialty ? 3 : 0),
  secret_merciless(table, seat, planet) {
    const { left, right } = neighboursOf(table, seat)
    const [dock] = onPlanet(table, planet, 'space_dock')
    const isLast = dock && [left, right].includes(dock.of) && countOf(table, dock.of, 'space_dock') === 1
    return isLast ? 6 : 0
  },
}

const docksOnThrone: readonly ObjectiveId[] = [
  'secret_diversified',
  'secret_forceful',
  'secret_master_of_ships',
  'secret_usurper',
]

const conquests: readonly ObjectiveId[] = [
  'secret_conqueror',
  'secret_merciless',
  'secret_regulator',
  'pub2_domination',
  'pub2_destroyed_dock',
  'pub2_4_ships_two_homes',
]

export function wishesOf(seen: Seen): Wishes {
  const { table, seat = '', temper } = seen
  const aims = aimsOf(seen)
  const wants = (id: ObjectiveId) => aims.includes(id)
  const weighed = aims.flatMap(id => worths[id] ?? [])
  const guards = new Set<HexId>()
  if (wants('pub2_mecatol_and_all_adjacent') || wants('pub2_mecatol_and_3_adjacent'))
    for (const hex of heart(table)) guards.add(hex)
  if (wants('secret_keeper_of_gates'))
    for (const hex of Object.keys(table.galaxy.tiles))
      if (throughWormhole(table, hex, printedWormholes).length > 0) guards.add(hex)
  const goods = Math.max(0, ...aims.map(id => objectives[id].spend?.tradeGoods ?? 0))
  const homes = foreignHome(temper.homes)
  return {
    temper,
    aims,
    worth(planet) {
      const owner = table.planets[planet]?.owner
      const taken = owner ? temper.conquest + temper.envy * sheet(table, owner).points : 0
      const home = temper.homes > 0 ? homes(table, seat, planet) : 0
      return weighed.reduce((sum, worth) => sum + worth(table, seat, planet), taken + home)
    },
    waiting: planet => waitingOn(seen, planet),
    guards,
    ...(wants('pub2_4_ships_two_homes') && { gathers: { at: siegesOf(table, seat), most: siege } }),
    ...(wants('secret_master_of_ships') && { gathers: { at: [middle], most: 8 } }),
    ...(wants('secret_forceful') && { gathers: { at: [middle], kind: 'dreadnought' as const, most: 4 } }),
    garrison: wants('secret_usurper') ? 6 : 0,
    conquers: conquests.some(wants) || temper.homes > 0,
    docks: wants('pub1_3_docks') || wants('secret_industrial') ? 2 : 0,
    dockOnThrone: docksOnThrone.some(wants) && table.planets[throne]?.owner === seat,
    dreadnoughts: wants('secret_forceful') || wants('secret_industrial'),
    goods,
    reserve: () => reserveOf(table, seat, aims),
  }
}

/** The two foreign home systems where most is done already, the nearer ones before others; what has come there stays. */
function siegesOf(table: Table, seat: Seat): HexId[] {
  const home = sheet(table, seat).home ?? middle
  const others = table.order.flatMap(other => (other === seat ? [] : (sheet(table, other).home ?? [])))
  const ships = (hex: HexId) => Math.min(siege, bigShips(table, seat, hex))
  return others.sort((a, b) => ships(b) - ships(a) || distance(home, a) - distance(home, b)).slice(0, 2)
}
const siege = 4

/** The dearest objective that could be paid for in this round's Status Phase, unless another one can be had for nothing:
 *  until then so much is not spent. */
function reserveOf(table: Table, seat: Seat, aims: readonly ObjectiveId[]): Reserve | undefined {
  const open = aims.filter(id => objectives[id].kind !== 'secret')
  const fulfilled = open.filter(id => {
    const { have, of } = progressOf(table, seat, id)
    return have >= of
  })
  const points = (id: ObjectiveId) => objectives[id].points ?? 9
  const dearest = fulfilled.sort(
    (a, b) => points(b) - points(a) || (objectives[b].spend ? 0 : 1) - (objectives[a].spend ? 0 : 1),
  )[0]
  const { resources, influence } = (dearest && objectives[dearest].spend) ?? {}
  if (resources) return { worth: 'resources', least: resources }
  return influence ? { worth: 'influence', least: influence } : undefined
}
