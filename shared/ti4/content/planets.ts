import { basePlanets } from './basePlanets.ts'
import { laterPlanets } from './laterPlanets.ts'
import type { LegendaryPlanetId } from './legendaryPlanets.ts'
import type { SetId } from './sets.ts'
import type { SystemId } from './systems.ts'
import type { Colour } from './technologies.ts'

export type Trait = 'cultural' | 'hazardous' | 'industrial'

const printed = { ...basePlanets, ...laterPlanets }

export type PlanetId = keyof typeof printed

export interface Planet {
  readonly id: PlanetId
  readonly set: SetId
  readonly name: string
  /** Mirage comes by a token and Custodia Vigilia with a technology: they are printed on no tile. */
  readonly system?: SystemId
  readonly resources: number
  readonly influence: number
  readonly trait?: Trait
  readonly specialty?: Colour
  /** The ability card that goes with it. */
  readonly legendary?: LegendaryPlanetId
}

export const planets: Readonly<Record<PlanetId, Planet>> = printed
