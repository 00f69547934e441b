import type { Seat } from '../../engine/rules.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import { isGreatShip } from '../../ti4/cards/counted.ts'
import { progressOf } from '../../ti4/cards/objectives.ts'
import { type Counted, type ObjectiveId, objectives } from '../../ti4/content/objectives.ts'
import { type PlanetId, planets, type Trait } from '../../ti4/content/planets.ts'
import type { UnitKind } from '../../ti4/content/units.ts'
import { countOf, enemyInSpace, fleet, isTroop, onPlanet } from '../../ti4/forces.ts'
import { homesOfOthers, isAnomaly, isInHome, mecatolRex } from '../../ti4/places.ts'
import { isLegendary, specialtiesOf, traitsOf } from '../../ti4/planets.ts'
import { planetsOf, sheet, spendable } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import type * as galaxy from '../galaxy/wishes.ts'
import type { Reserve } from '../galaxy/wishes.ts'
import { guardsFor, isShared } from './guards.ts'
import type { Seen } from './temper.ts'

/** What open objectives and the own secret ones make a player want. */
export interface Wishes extends galaxy.Wishes<Table> {
  readonly aims: readonly ObjectiveId[]
  readonly dreadnoughts: boolean
  readonly greatShips: boolean
}

/** Revealed and not scored yet, and the own secret ones. */
export function aimsOf({ table, seat = '', hand }: Seen): ObjectiveId[] {
  const open = (Object.keys(table.objectives) as ObjectiveId[]).filter(id => !table.objectives[id]?.[seat])
  return [...open, ...(Object.keys(hand?.secretObjectives ?? {}) as ObjectiveId[])]
}

export const needOf = (id: ObjectiveId): Counted | undefined => objectives[id].needs?.of

type Worth = (table: Table, seat: Seat, planet: PlanetId) => number

const traits: readonly Trait[] = ['cultural', 'hazardous', 'industrial']

const withTrait =
  (trait: Trait, more: number): Worth =>
  (table, _seat, planet) =>
    traitsOf(table, planet).includes(trait) ? more : 0

function bestTrait(table: Table, seat: Seat): Trait {
  const count = (trait: Trait) =>
    planetsOf(table, seat).filter(id => traitsOf(table, id).includes(trait)).length
  return traits.reduce((a, b) => (count(b) > count(a) ? b : a))
}

const onThrone =
  (more: number): Worth =>
  (_table, _seat, planet) =>
    planet === mecatolRex ? more : 0

const foreignHome =
  (more: number): Worth =>
  (table, seat, planet) =>
    isInHome(planet) && table.planets[planet] && table.planets[planet].owner !== seat ? more : 0

/** What plain objectives count. */
const byCount: { readonly [what in Counted]?: Worth } = {
  planetsOfOneTrait: (table, seat, planet) => withTrait(bestTrait(table, seat), 1.5)(table, seat, planet),
  culturalPlanets: withTrait('cultural', 1.5),
  hazardousPlanets: withTrait('hazardous', 1.5),
  industrialPlanets: withTrait('industrial', 1.5),
  legendaryPlanets: (table, _seat, planet) => (isLegendary(table, planet) ? 4 : 0),
  planetsBeyondHomes: (_table, _seat, planet) => (isInHome(planet) ? 0 : 0.8),
  planetsInHomesOfOthers: foreignHome(5),
  planetsWithSpecialty: (table, _seat, planet) => (specialtiesOf(table, planet).length > 0 ? 2 : 0),
  resourcesOfPlanets: (_table, _seat, planet) => planets[planet].resources * 0.5,
  influenceOfPlanets: (_table, _seat, planet) => planets[planet].influence * 0.5,
  neighboursWithFewerPlanets: () => 0.5,
}

/** Without a shield, and with so few troops that ships could strike them all down. */
const isOpen: Worth = (table, seat, planet) => {
  const there = onPlanet(table, planet).filter(({ of }) => of !== seat)
  const troops = there.filter(({ kind }) => isTroop(kind)).length
  if (troops === 0 || there.some(({ kind }) => kind === 'pds')) return 0
  return troops < 3 && bombarding.some(kind => countOf(table, seat, kind) > 0) ? 4 : 1
}
const bombarding = ['dreadnought', 'war_sun'] as const

/** The others. */
const special: { readonly [id in ObjectiveId]?: Worth } = {
  occupy_the_seat_of_the_empire: onThrone(4),
  stake_your_claim: (table, seat, planet) => (isShared(table, seat, planet) ? 3 : 0),
  make_an_example_of_their_world: isOpen,
  become_a_martyr: () => 0,
}

type Won = (table: Table, seat: Seat, hex: HexId, ships: readonly { readonly kind: UnitKind }[]) => boolean

const foesAt = (table: Table, seat: Seat, hex: HexId) => {
  const foe = enemyInSpace(table, seat, hex)
  return foe === undefined ? [] : fleet(table, foe, hex)
}

/** What is scored for having won. */
const inVictory: { readonly [id in ObjectiveId]?: Won } = {
  destroy_their_greatest_ship: (table, seat, hex) =>
    foesAt(table, seat, hex).some(({ kind }) => isGreatShip(kind)),
  unveil_flagship: (_table, _seat, _hex, ships) => ships.some(({ kind }) => kind === 'flagship'),
  spark_a_rebellion(table, seat, hex) {
    const foe = enemyInSpace(table, seat, hex)
    const most = Math.max(...table.order.map(each => sheet(table, each).points))
    return foe !== undefined && sheet(table, foe).points === most
  },
  brave_the_void: (table, _seat, hex) => isAnomaly(table, hex),
  darken_the_skies: (table, seat, hex) => homesOfOthers(table, seat).includes(hex),
}

const worthFor = (id: ObjectiveId): Worth | undefined => {
  const need = needOf(id)
  return need ? byCount[need] : special[id]
}

/** What is paid to land on Mecatol Rex for the first time. */
const custodiansPrice = 6
/** A victory point is worth so many planets. */
const point = 4

const nobody = { locals: 0, toll: 0, deadly: false }

export function wishesOf(seen: Seen): Wishes {
  const { table, seat = '', temper } = seen
  const aims = aimsOf(seen)
  const needs = aims.flatMap(id => needOf(id) ?? [])
  const weighed = aims.flatMap(id => worthFor(id) ?? [])
  const ships = Math.max(
    aims.includes('occupy_the_seat_of_the_empire') ? 3 : 0,
    ...aims.map(id => (needOf(id) === 'nonFightersInOneSystem' ? (objectives[id].needs?.count ?? 0) : 0)),
  )
  const homes = foreignHome(temper.homes)
  const docks = needs.some(need =>
    ['spaceDocks', 'structures', 'planetsBeyondHomeWithStructures'].includes(need),
  )
  return {
    temper,
    aims,
    worth(planet) {
      const owner = table.planets[planet]?.owner
      const taken = owner ? temper.conquest + temper.envy * sheet(table, owner).points : 0
      const custodians = planet === mecatolRex && table.custodians ? point : 0
      return weighed.reduce(
        (sum, worth) => sum + worth(table, seat, planet),
        taken + custodians + homes(table, seat, planet),
      )
    },
    waiting(planet) {
      const isClosed = planet === mecatolRex && table.custodians
      const pays = !isClosed || spendable(table, seat, 'influence') >= custodiansPrice
      return { ...nobody, deadly: !pays }
    },
    victory(hex, ships) {
      const fulfilled = aims.filter(id => inVictory[id]?.(table, seat, hex, ships))
      return fulfilled.length * point
    },
    guards: guardsFor(table, seat, aims),
    ...(ships > 0 && { gathers: { at: [middle], most: ships } }),
    garrison: table.planets[mecatolRex]?.owner === seat ? 3 : 0,
    conquers: needs.includes('planetsInHomesOfOthers') || temper.homes > 0,
    docks: docks ? 2 : 0,
    dockOnThrone: false,
    dreadnoughts: needs.includes('dreadnoughts') || aims.includes('make_an_example_of_their_world'),
    greatShips: needs.includes('flagshipsAndWarSuns') || aims.includes('unveil_flagship'),
    goods: Math.max(0, ...aims.map(id => objectives[id].spend?.tradeGoods ?? 0).filter(count => count < 10)),
    // Whoever is out for homes builds with all there is.
    reserve: () => (temper.homes > 0 ? undefined : reserveOf(table, seat, aims)),
  }
}

/** The dearest objective that could be paid for in this round's Status Phase, unless another one can be had for nothing:
 *  until then so much is not spent. */
function reserveOf(table: Table, seat: Seat, aims: readonly ObjectiveId[]): Reserve | undefined {
  const fulfilled = aims.filter(id => {
    const { have, of } = progressOf(table, seat, id)
    return objectives[id].kind !== 'secret' && have >= of
  })
  const { points } = { points: (id: ObjectiveId) => objectives[id].points + (objectives[id].spend ? 0 : 0.5) }
  const [dearest] = fulfilled.sort((a, b) => points(b) - points(a))
  const { resources, influence } = (dearest && objectives[dearest].spend) ?? {}
  if (resources) return { worth: 'resources', least: resources }
  return influence ? { worth: 'influence', least: influence } : undefined
}
