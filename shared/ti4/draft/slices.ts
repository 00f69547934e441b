import type { LegendaryPlanetId } from '../content/legendaryPlanets.ts'
import { type Planet, planets, type Trait } from '../content/planets.ts'
import type { SetupId } from '../content/setups.ts'
import { type Anomaly, type SystemId, systems, type Wormhole } from '../content/systems.ts'
import type { Colour } from '../content/technologies.ts'
import { touching } from './places.ts'

/** What is read of a slice: systems for the places of one home. */
export type Slice = readonly SystemId[]

export interface Worth {
  readonly resources: number
  readonly influence: number
}

export interface SliceFacts extends Worth {
  /** Each planet for what it has more of; where it has as much of both, half for each. */
  readonly optimal: Worth
  readonly traits: readonly Trait[]
  readonly specialties: readonly Colour[]
  readonly wormholes: readonly Wormhole[]
  readonly anomalies: readonly Anomaly[]
  readonly legendary: readonly LegendaryPlanetId[]
}

const planetsIn = (slice: Slice): Planet[] =>
  slice.flatMap(id => systems[id].planets.map(planet => planets[planet]))

/** What a planet is spent for. */
export function optimalOf({ resources, influence }: Worth): Worth {
  if (resources === influence) return { resources: resources / 2, influence: influence / 2 }
  return resources > influence ? { resources, influence: 0 } : { resources: 0, influence }
}

const sum = (all: readonly Worth[]): Worth => ({
  resources: all.reduce((total, { resources }) => total + resources, 0),
  influence: all.reduce((total, { influence }) => total + influence, 0),
})

export function factsOf(slice: Slice): SliceFacts {
  const within = planetsIn(slice)
  return {
    ...sum(within),
    optimal: sum(within.map(optimalOf)),
    traits: within.flatMap(({ trait }) => trait ?? []),
    specialties: within.flatMap(({ specialty }) => specialty ?? []),
    wormholes: slice.flatMap(id => systems[id].wormholes ?? []),
    anomalies: slice.flatMap(id => systems[id].anomalies ?? []),
    legendary: within.flatMap(({ legendary }) => legendary ?? []),
  }
}

/** What slices are held to: `docs/rulings.md` says where the numbers come from. They are for slices with three blue systems;
 *  with more they grow in proportion. */
export const balance = {
  blue: 3,
  leastInfluence: 4,
  leastResources: 2.5,
  least: 9,
  most: 13,
  /** Slices in which each kind of wormhole occurs: one alone leads nowhere. */
  wormholes: 2,
  /** Slices with a legendary planet, where such planets are in the box. */
  legendary: 1,
} as const

/** The kinds of which there are two on dealt tiles. */
const kinds = ['alpha', 'beta'] as const

export type Fault =
  | 'influence'
  | 'resources'
  | 'least'
  | 'most'
  | 'anomalies'
  | 'sameWormhole'
  | 'twoLegendary'
  | 'fewWormholes'
  | 'noLegendary'
type Faults = Partial<Record<Fault, number>>

const under = (has: number, least: number): number => Math.max(0, least - has)
const beyondOne = (count: number): number => Math.max(0, count - 1)

/** In which respects a slice is not as it should be, and by how much. */
export function faultsOf(setup: SetupId, slice: Slice): Faults {
  const { optimal, wormholes, legendary } = factsOf(slice)
  const scale = slice.filter(id => systems[id].back === 'blue').length / balance.blue
  const total = optimal.resources + optimal.influence
  const isWild = (place: number) => systems[slice[place] as SystemId].anomalies !== undefined
  return without0({
    influence: under(optimal.influence, balance.leastInfluence * scale),
    resources: under(optimal.resources, balance.leastResources * scale),
    least: under(total, balance.least * scale),
    most: under(-total, -balance.most * scale),
    anomalies: touching[setup].filter(([one, other]) => isWild(one) && isWild(other)).length,
    sameWormhole: wormholes.length - new Set(wormholes).size,
    twoLegendary: beyondOne(legendary.length),
  })
}

/** And all of them together. `among`: what they were dealt from. */
export function faultsAmong(slices: readonly Slice[], among: Slice): Faults {
  const facts = slices.map(factsOf)
  const all = factsOf(among)
  const fewer = kinds.map(kind => {
    const least = Math.min(balance.wormholes, all.wormholes.filter(each => each === kind).length)
    return under(facts.filter(({ wormholes }) => wormholes.includes(kind)).length, least)
  })
  const least = Math.min(balance.legendary, all.legendary.length)
  return without0({
    fewWormholes: fewer.reduce((a, b) => a + b, 0),
    noLegendary: under(facts.filter(({ legendary }) => legendary.length > 0).length, least),
  })
}

const without0 = (faults: Readonly<Record<string, number>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, by]) => by > 0))

export const sizeOf = (faults: Faults): number => Object.values(faults).reduce((a, b) => a + b, 0)
