import type { PlanetId } from './planets.ts'
import type { SetId } from './sets.ts'
import type { WordedLike } from './worded.ts'

const printed = {
  the_atrament: {
    id: 'the_atrament',
    set: 'pok',
    name: 'The Atrament',
    planet: 'primor',
    exhausts: true,
    text: 'At the end of your turn you may exhaust this card to place up to 2 of your Infantry on a planet you control.',
  },
  imperial_arms_vault: {
    id: 'imperial_arms_vault',
    set: 'pok',
    name: 'Imperial Arms Vault',
    planet: 'hopes_end',
    exhausts: true,
    text: 'At the end of your turn you may exhaust this card to place 1 of your Mechs on a planet you control, or to draw 1 Action Card.',
  },
  exterrix_headquarters: {
    id: 'exterrix_headquarters',
    set: 'pok',
    name: 'Exterrix Headquarters',
    planet: 'mallice',
    exhausts: true,
    text: 'At the end of your turn you may exhaust this card to gain 2 Trade Goods, or to convert all your Commodities into Trade Goods.',
  },
  mirage_flight_academy: {
    id: 'mirage_flight_academy',
    set: 'pok',
    name: 'Mirage Flight Academy',
    planet: 'mirage',
    exhausts: true,
    text: 'At the end of your turn you may exhaust this card to place up to 2 of your Fighters in a system with your ships.',
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
