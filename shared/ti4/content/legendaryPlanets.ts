import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { PlanetId } from './planets.ts'
import type { SetId } from './sets.ts'

const printed = {
  the_atrament: {
    id: 'the_atrament',
    set: 'pok',
    name: 'The Atrament',
    planet: 'primor',
    exhausts: true,
    text: 'You may exhaust this card as your turn ends: up to 2 Infantry of yours come to a planet you control.',
  },
  imperial_arms_vault: {
    id: 'imperial_arms_vault',
    set: 'pok',
    name: 'Imperial Arms Vault',
    planet: 'hopes_end',
    exhausts: true,
    text: 'You may exhaust this card as your turn ends: 1 Mech of yours comes to a planet you control, or you draw 1 Action Card.',
  },
  exterrix_headquarters: {
    id: 'exterrix_headquarters',
    set: 'pok',
    name: 'Exterrix Headquarters',
    planet: 'mallice',
    exhausts: true,
    text: 'You may exhaust this card as your turn ends: gain 2 Trade Goods, or make Trade Goods of all your Commodities.',
  },
  mirage_flight_academy: {
    id: 'mirage_flight_academy',
    set: 'pok',
    name: 'Mirage Flight Academy',
    planet: 'mirage',
    exhausts: true,
    text: 'You may exhaust this card as your turn ends: up to 2 Fighters of yours come to a system with your ships.',
  },
  custodia_vigilia: {
    id: 'custodia_vigilia',
    set: 'codex3',
    name: 'Custodia Vigilia',
    planet: 'custodia_vigilia',
    text: 'While you control Mecatol Rex, it has Space Cannon 5 and Production 3. When another player scores victory points through Imperial, gain 2 Command Tokens.',
  },
} as const

export type LegendaryPlanetId = keyof typeof printed

/** The ability card of a legendary planet. */
export interface LegendaryPlanet {
  readonly id: LegendaryPlanetId
  readonly set: SetId
  readonly name: string
  readonly planet: PlanetId
  readonly exhausts?: true
  readonly text: string
}

export const legendaryPlanets: Readonly<Record<LegendaryPlanetId, LegendaryPlanet>> = printed

export type LegendaryPlanetWords = WordedLike<typeof printed>
