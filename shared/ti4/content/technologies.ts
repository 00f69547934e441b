import type { FactionId } from './factionIds.ts'
import { factionTechnologies } from './factionTechnologies.ts'
import { generalTechnologies } from './generalTechnologies.ts'
import type { Reprinted } from './printings.ts'
import type { SetId } from './sets.ts'
import type { UnitPrintId } from './units.ts'

export type Colour = 'blue' | 'green' | 'red' | 'yellow'

const printed = { ...generalTechnologies, ...factionTechnologies }

export type TechnologyId = keyof typeof printed

interface Fields {
  readonly id: TechnologyId
  readonly set: SetId
  readonly name: string
  readonly faction?: FactionId
  /** Unit upgrades and the Valefar Assimilators are of none. */
  readonly colour?: Colour
  /** Technologies to be owned before, by colour. */
  readonly needs: { readonly [C in Colour]?: number }
  /** The side of a unit that it turns up; what that can do is read there. */
  readonly unit?: UnitPrintId
  /** The general upgrade this faction has it instead of. */
  readonly replaces?: TechnologyId
  readonly exhausts?: boolean
  readonly text?: string
}

export interface Technology extends Fields, Reprinted<Pick<Fields, 'exhausts' | 'text'>> {}

export const technologies: Readonly<Record<TechnologyId, Technology>> = printed
