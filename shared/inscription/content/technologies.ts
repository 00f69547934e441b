import type { SheetId, Specialty } from './assets.ts'
import { type Edition, inEdition, type Reprinted } from './editions.ts'
import type { Effect } from './effects.ts'
import type { SetId } from './sets.ts'

const printed = {
  gravity_drive: {
    id: 'gravity_drive',
    set: 'base',
    name: 'Gravity Drive',
    sheet: 'navigation',
    research: 2,
    specialty: 'propulsion',
    text: 'You can explore through wormholes.',
    effects: [{ op: 'passive', id: 'wormholes' }],
  },
  scanlink_drone_network: {
    id: 'scanlink_drone_network',
    set: 'base',
    name: 'Scanlink Drone Network',
    sheet: 'navigation',
    research: 2,
    specialty: 'cybernetic',
    perActive: true,
    text: 'Explore 1 system at no cost.',
    effects: [{ op: 'explore', n: 1 }],
  },
  dark_energy_tap: {
    id: 'dark_energy_tap',
    set: 'base',
    name: 'Dark Energy Tap',
    sheet: 'navigation',
    research: 2,
    specialty: 'propulsion',
    text: 'When you claim a system that contains no asset, claim 2 trade goods.',
    effects: [{ op: 'trigger', on: 'claimEmptySystem', do: [{ op: 'claim', asset: 'tg', n: 2 }] }],
  },
  psychoarchaeology: {
    id: 'psychoarchaeology',
    set: 'base',
    name: 'Psychoarchaeology',
    sheet: 'navigation',
    research: 2,
    specialty: 'biotic',
    perActive: true,
    text: 'You may spend 1 specialty asset (any sheet) to spend 3 free trade goods on this sheet.',
    effects: [
      { op: 'pay', asset: 'specialty', n: 1, optional: true },
      { op: 'freeTradeGoods', n: 3, sheet: 'navigation' },
    ],
  },
  neural_motivators: {
    id: 'neural_motivators',
    set: 'base',
    name: 'Neural Motivators',
    sheet: 'expansion',
    research: 2,
    specialty: 'biotic',
    perActive: true,
    text: 'Spend 1 influence on this sheet for each row or column here whose specialty asset you have claimed, even if that asset has been spent (maximum 2).',
    effects: [
      { op: 'spend', res: { I: 1 }, sheet: 'expansion', times: { count: 'specialtyLines', most: 2 } },
    ],
  },
  hyper_metabolism: {
    id: 'hyper_metabolism',
    set: 'base',
    name: 'Hyper Metabolism',
    sheet: 'expansion',
    research: 3,
    specialty: 'biotic',
    text: 'When you cross out the last icon of a planet, claim 1 population.',
    effects: [
      { op: 'trigger', on: 'planetFullyDeveloped', do: [{ op: 'claim', asset: 'population', n: 1 }] },
    ],
  },
  bio_stims: {
    id: 'bio_stims',
    set: 'base',
    name: 'Bio-Stims',
    sheet: 'expansion',
    research: 2,
    specialty: 'biotic',
    perActive: true,
    text: 'Cross out any 1 icon on an unlocked planet.',
    effects: [{ op: 'crossIcon', sheet: 'expansion', n: 1, res: 'any' }],
  },
  predictive_intelligence: {
    id: 'predictive_intelligence',
    set: 'base',
    name: 'Predictive Intelligence',
    sheet: 'expansion',
    research: 2,
    specialty: 'cybernetic',
    perActive: true,
    text: 'After the dice are rolled, treat one black die as if it showed influence.',
    effects: [{ op: 'setBlackDie', to: 'I' }],
  },
  sarween_tools: {
    id: 'sarween_tools',
    set: 'base',
    name: 'Sarween Tools',
    sheet: 'industry',
    research: 2,
    specialty: 'cybernetic',
    perActive: true,
    text: 'Spend 1 free trade good on this sheet.',
    effects: [{ op: 'freeTradeGoods', n: 1, sheet: 'industry' }],
  },
  self_assembly_routines: {
    id: 'self_assembly_routines',
    set: 'base',
    name: 'Self-Assembly Routines',
    sheet: 'industry',
    research: 3,
    specialty: 'warfare',
    perActive: true,
    second: { research: 2 },
    text: 'Scrap up to 2 spaces at no cost (normal adjacency).',
    effects: [{ op: 'scrap', n: 2, optional: true }],
  },
  integrated_economy: {
    id: 'integrated_economy',
    set: 'base',
    name: 'Integrated Economy',
    sheet: 'industry',
    research: 3,
    specialty: 'cybernetic',
    perActive: true,
    second: { research: 2 },
    text: 'The first time you claim a commodity asset on this sheet this round, claim 1 trade good.',
    effects: [
      {
        op: 'trigger',
        on: 'claimCommodityHere',
        limit: 'oncePerActive',
        do: [{ op: 'claim', asset: 'tg', n: 1 }],
      },
    ],
  },
  transit_diodes: {
    id: 'transit_diodes',
    set: 'base',
    name: 'Transit Diodes',
    sheet: 'industry',
    research: 2,
    specialty: 'cybernetic',
    perActive: true,
    text: "After the dice are rolled, spend one black die's resource on any one inactive sheet instead of this one.",
    effects: [{ op: 'redirectBlackDie' }],
  },
  fleet_logistics: {
    id: 'fleet_logistics',
    set: 'base',
    name: 'Fleet Logistics',
    sheet: 'warfare',
    research: 2,
    specialty: 'propulsion',
    text: 'Your strength is increased by 1 in each war.',
    effects: [{ op: 'strength', wars: 'all', side: 'both', n: 1 }],
  },
  plasma_scoring: {
    id: 'plasma_scoring',
    set: 'base',
    name: 'Plasma Scoring',
    sheet: 'warfare',
    research: 3,
    specialty: 'warfare',
    text: 'Each section that contains at least one node of a PDS has +1 strength.',
    effects: [{ op: 'passive', id: 'pdsSectionBonus', n: 1 }],
  },
  antimass_deflectors: {
    id: 'antimass_deflectors',
    set: 'base',
    name: 'Antimass Deflectors',
    sheet: 'warfare',
    research: 2,
    specialty: 'propulsion',
    text: 'Your units can be drawn over anomaly nodes (a covered anomaly is a marked node).',
    effects: [{ op: 'passive', id: 'deployOverAnomalies' }],
  },
  duranium_armor: {
    id: 'duranium_armor',
    set: 'base',
    name: 'Duranium Armor',
    sheet: 'warfare',
    research: 2,
    specialty: 'warfare',
    text: 'When you would lose a war by 2 strength or less, that war is a tie for you instead (the neighbour still wins).',
    effects: [{ op: 'trigger', on: 'loseWarBy', max: 2, do: [{ op: 'treatAsTie' }] }],
  },
} as const satisfies Record<string, Technology & Reprinted<Technology>>

export interface Technology {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly sheet: SheetId
  /** Research icons, all to be crossed out, unless the specialty is spent instead. */
  readonly research: number
  readonly specialty: Specialty
  /** Once each round in which its sheet is active. */
  readonly perActive?: true
  readonly text: string
  readonly effects: readonly Effect[]
}
export type TechnologyId = keyof typeof printed
export const technologies: Readonly<Record<TechnologyId, Technology & Reprinted<Technology>>> = printed
export const technologyIds = Object.keys(printed) as TechnologyId[]
/** Research icons of a technology. */
export const researchOf = (edition: Edition, id: TechnologyId): number =>
  inEdition(technologies[id], edition).research
