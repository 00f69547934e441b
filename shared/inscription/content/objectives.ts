import type { SheetId } from './assets.ts'
import { type Edition, inEdition, type Reprinted } from './editions.ts'
import type { SetId } from './sets.ts'

const printed = {
  collector: {
    id: 'collector',
    set: 'base',
    name: 'Collector',
    sheet: 'navigation',
    first: 8,
    later: 5,
    need: 2,
    text: 'Claim both relic systems.',
  },
  mercantilist: {
    id: 'mercantilist',
    set: 'base',
    name: 'Mercantilist',
    sheet: 'navigation',
    first: 7,
    later: 4,
    need: 3,
    text: 'Claim 3 systems that contain a commodity or trade good asset.',
  },
  prospector: {
    id: 'prospector',
    set: 'base',
    name: 'Prospector',
    sheet: 'navigation',
    first: 9,
    later: 5,
    need: 5,
    text: 'Claim 5 systems that contain a planet asset.',
  },
  core_cracker: {
    id: 'core_cracker',
    set: 'base',
    name: 'Core-Cracker',
    sheet: 'expansion',
    first: 9,
    later: 5,
    need: 3,
    text: 'Cross out every icon of 3 planets.',
    second: { need: 2, text: 'Cross out every icon of 2 planets.' },
  },
  expansionist: {
    id: 'expansionist',
    set: 'base',
    name: 'Expansionist',
    sheet: 'expansion',
    first: 7,
    later: 4,
    need: 6,
    text: 'Have any combination of 6 unlocked planets and built space docks.',
    second: { need: 5, text: 'Have any combination of 5 unlocked planets and built space docks.' },
  },
  technocrat: {
    id: 'technocrat',
    set: 'base',
    name: 'Technocrat',
    sheet: 'expansion',
    first: 8,
    later: 5,
    need: 3,
    text: 'Claim 3 specialty assets on the Expansion sheet.',
    second: { need: 2, text: 'Claim 2 specialty assets on the Expansion sheet.' },
  },
  diversified_production: {
    id: 'diversified_production',
    set: 'base',
    name: 'Diversified Production',
    sheet: 'industry',
    first: 7,
    later: 4,
    need: 3,
    text: 'Cross out at least 3 icons of each commodity type in the industry chart.',
    second: { need: 4, text: 'Cross out at least 4 icons of each commodity type in the industry chart.' },
  },
  maximum_efficiency: {
    id: 'maximum_efficiency',
    set: 'base',
    name: 'Maximum Efficiency',
    sheet: 'industry',
    first: 8,
    later: 5,
    need: 5,
    text: 'Have a scrapped space (including the preprinted one or a scrapped dotted X) with at least 5 adjacent claimed spaces.',
    second: {
      need: 10,
      text: 'Have two scrapped spaces (including the preprinted one or a scrapped dotted X) with at least 5 adjacent claimed spaces each.',
    },
  },
  sourcing_expert: {
    id: 'sourcing_expert',
    set: 'base',
    name: 'Sourcing Expert',
    sheet: 'industry',
    first: 8,
    later: 5,
    need: 7,
    text: 'Cross out all 7 icons of one commodity type in the industry chart.',
    second: {
      need: 12,
      text: 'Cross out all 7 icons of one commodity type and at least 5 of another in the industry chart.',
    },
  },
  armada: {
    id: 'armada',
    set: 'base',
    name: 'Armada',
    sheet: 'warfare',
    first: 9,
    later: 5,
    need: 8,
    text: 'Build 8 units other than infantry.',
  },
  secured_assets: {
    id: 'secured_assets',
    set: 'base',
    name: 'Secured Assets',
    sheet: 'warfare',
    first: 8,
    later: 5,
    need: 9,
    text: 'Claim 9 assets on the war grid.',
  },
  united_front: {
    id: 'united_front',
    set: 'base',
    name: 'United Front',
    sheet: 'warfare',
    first: 7,
    later: 4,
    need: 6,
    text: 'Have at least 6 marked nodes in both sections of the same war.',
  },
} as const satisfies Record<string, Objective & Reprinted<Objective>>

export interface Objective {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly sheet: SheetId
  readonly first: number
  readonly later: number
  /** So many of what its text counts. */
  readonly need: number
  readonly text: string
}
export type ObjectiveId = keyof typeof printed
export const objectives: Readonly<Record<ObjectiveId, Objective & Reprinted<Objective>>> = printed
export const objectiveIds = Object.keys(printed) as ObjectiveId[]
export const objectiveIn = (edition: Edition, id: ObjectiveId): Objective =>
  inEdition(objectives[id], edition)
