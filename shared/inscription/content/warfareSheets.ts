import type { AssetCode } from './assets.ts'
import type { SetId } from './sets.ts'
import type { TechnologyId } from './technologies.ts'

/** The war grid from its top row down, the two halves apart; `.` is a plain node and `##` an anomaly. */
export interface WarfareSheet {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly technologies: readonly [TechnologyId, TechnologyId]
  readonly grid: readonly string[]
  /** For each war what winning brings on either side, and what losing costs. */
  readonly spoils: readonly Spoils[]
}

export interface Spoils {
  readonly left: AssetCode
  readonly right: AssetCode
  readonly loss: AssetCode
}

const printed = {
  WB: {
    id: 'WB',
    set: 'base',
    name: 'Symmetrical',
    technologies: ['fleet_logistics', 'plasma_scoring'],
    grid: [
      '## . . vp:2 . | . vp:2 . . ##',
      'population . . . . | . . . . population',
      '. . ## . vp:1 | vp:1 . ## . .',
      '. . . ## com:diamond:1 | faction ## . . .',
      '. planet . . . | . . . planet .',
      '## . . . spec:warfare | spec:biotic . . . ##',
      'vp:1 . . . ## | ## . . . vp:1',
      '. . focus:M . . | . . councilor . .',
      '. ## . . tg:1 | tg:1 . . ## .',
      'com:triangle:1 . . . ## | ## . . . com:square:1',
      '. . vp:1 . . | . . vp:1 . .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'spec:warfare', right: 'spec:propulsion', loss: 'vp:-1' },
      { left: 'focus:R', right: 'com:square:2', loss: 'vp:-1' },
      { left: 'tg:2', right: 'population', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA1: {
    id: 'WA1',
    set: 'base',
    name: 'Open Front',
    technologies: ['fleet_logistics', 'plasma_scoring'],
    grid: [
      '. . . . ## | ## vp:1 . . .',
      '. . . vp:1 . | . . . vp:2 .',
      'vp:1 . . . . | ## . vp:1 . .',
      '## . . . . | . spec:warfare . faction .',
      '. population . ## spec:biotic | . . . . .',
      '. . vp:2 . . | . . . . .',
      '. population . . vp:1 | . . . ## focus:M',
      '. . . ## . | ## councilor . planet .',
      '. . planet . . | . . . . .',
      'vp:1 . . . tg:1 | . tg:1 . . com:diamond:1',
      '. com:triangle:1 . ## . | com:square:1 ## . . .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'spec:warfare', right: 'spec:propulsion', loss: 'vp:-1' },
      { left: 'focus:R', right: 'com:square:2', loss: 'vp:-1' },
      { left: 'tg:2', right: 'population', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA2: {
    id: 'WA2',
    set: 'base',
    name: 'Nebula Belt',
    technologies: ['fleet_logistics', 'antimass_deflectors'],
    grid: [
      '. . . vp:1 . | vp:2 . vp:1 . .',
      'population . . ## . | . . ## . .',
      '## ## . . population | ## . ## . .',
      '. vp:2 . . . | . . ## planet .',
      'com:diamond:1 ## . . councilor | . . planet . ##',
      '. . . ## . | faction . . . .',
      '. . . ## vp:1 | . com:square:1 . . .',
      '. ## . . ## | . ## focus:M . ##',
      '. . tg:1 . tg:1 | . . . ## .',
      '. . . ## . | vp:1 . . . .',
      'com:triangle:1 . spec:biotic . vp:1 | . spec:warfare . ## vp:1',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'spec:propulsion', right: 'spec:warfare', loss: 'vp:-1' },
      { left: 'com:triangle:2', right: 'focus:R', loss: 'vp:-1' },
      { left: 'population', right: 'tg:2', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA3: {
    id: 'WA3',
    set: 'base',
    name: 'Salvage Fields',
    technologies: ['fleet_logistics', 'duranium_armor'],
    grid: [
      '. . . population . | ## population . vp:1 .',
      '. ## . . . | . . . . .',
      'vp:1 . . . . | ## ## . . .',
      '. . . vp:2 ## | . . . . .',
      '. . ## . vp:2 | ## . councilor ## com:square:1',
      '. . faction . . | ## . . com:triangle:1 .',
      '. tg:1 ## ## . | planet . . . .',
      '. ## com:diamond:1 . . | . planet . tg:1 .',
      '. . . . tg:1 | . . . ## .',
      '. spec:warfare ## vp:1 . | . spec:biotic . . vp:1',
      '. . . . tg:1 | . . . focus:M .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'tg:2', right: 'spec:warfare', loss: 'vp:-1' },
      { left: 'focus:I', right: 'com:diamond:2', loss: 'vp:-1' },
      { left: 'tg:2', right: 'councilor', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA4: {
    id: 'WA4',
    set: 'base',
    name: 'Contested Worlds',
    technologies: ['fleet_logistics', 'plasma_scoring'],
    grid: [
      '. ## . . . | . . vp:2 . .',
      'faction . ## . vp:1 | . ## . vp:2 .',
      '. vp:1 . . . | . vp:1 . . .',
      '. ## planet . vp:1 | . ## spec:warfare ## .',
      '. . . . . | . planet . . .',
      '. councilor . ## . | vp:1 . . . ##',
      '. . . . . | . . com:square:1 . .',
      '## . vp:1 . . | . . ## . population',
      '. planet . ## tg:1 | . . . . ##',
      '. . spec:biotic . ## | . com:diamond:1 . focus:M .',
      '. com:square:1 . . tg:1 | ## . . . .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'planet', right: 'spec:propulsion', loss: 'vp:-1' },
      { left: 'focus:R', right: 'population', loss: 'vp:-1' },
      { left: 'vp:3', right: 'tg:2', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA5: {
    id: 'WA5',
    set: 'base',
    name: 'Left Hook',
    technologies: ['fleet_logistics', 'antimass_deflectors'],
    grid: [
      '. vp:2 . . ## | . vp:1 . . .',
      'faction . vp:1 . . | . . . . .',
      '. ## . . . | population ## . vp:1 .',
      'spec:biotic . . vp:2 . | ## . vp:1 ## planet',
      '. . . . planet | . . ## . .',
      '## . . . . | . . . com:triangle:1 .',
      '## . focus:M . . | . . . . population',
      '. tg:1 ## . ## | vp:1 . . . .',
      'councilor . . . . | . ## ## . .',
      '. spec:warfare . tg:1 . | . . com:square:1 . .',
      'com:diamond:1 ## . . . | . vp:1 ## . .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'spec:warfare', right: 'spec:propulsion', loss: 'vp:-1' },
      { left: 'focus:R', right: 'com:square:2', loss: 'vp:-1' },
      { left: 'tg:2', right: 'population', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA6: {
    id: 'WA6',
    set: 'base',
    name: 'Right Cross',
    technologies: ['fleet_logistics', 'duranium_armor'],
    grid: [
      '. vp:1 ## . vp:2 | . . . faction .',
      '. . . . ## | ## vp:2 . ## .',
      '. . . . . | . . . population .',
      '. vp:1 ## . councilor | . . ## . vp:1',
      '. ## . spec:biotic . | com:square:1 . ## . .',
      '. . ## . . | . . . spec:warfare .',
      '. . . planet . | focus:M . . ## .',
      '. tg:1 . . . | . . . population .',
      '. ## ## . . | . . planet . ##',
      '. . . com:diamond:1 . | . tg:1 . vp:2 .',
      '. vp:1 . . vp:2 | . ## com:triangle:1 . .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'spec:propulsion', right: 'spec:warfare', loss: 'vp:-1' },
      { left: 'com:triangle:2', right: 'focus:R', loss: 'vp:-1' },
      { left: 'population', right: 'tg:2', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA7: {
    id: 'WA7',
    set: 'base',
    name: 'War College',
    technologies: ['fleet_logistics', 'plasma_scoring'],
    grid: [
      '. . ## . . | ## . . . .',
      '. . . . . | . ## faction . .',
      'vp:1 . population . vp:1 | . population . ## .',
      '. vp:1 . . . | ## . vp:2 . .',
      'councilor . . . planet | ## . . ## vp:1',
      '## . . ## . | . com:square:1 . . .',
      '. ## spec:biotic . . | . . . . planet',
      'spec:warfare . . vp:1 . | . . . . .',
      '## . ## . . | focus:M . . . vp:1',
      '. . spec:propulsion ## . | . spec:biotic . vp:1 .',
      'tg:1 . . com:diamond:1 . | . . . ## .',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'tg:2', right: 'spec:warfare', loss: 'vp:-1' },
      { left: 'focus:I', right: 'com:diamond:2', loss: 'vp:-1' },
      { left: 'tg:2', right: 'councilor', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
  WA8: {
    id: 'WA8',
    set: 'base',
    name: 'Last Bastion',
    technologies: ['fleet_logistics', 'antimass_deflectors'],
    grid: [
      '. ## ## vp:1 . | . . ## vp:1 .',
      '. . . . . | . . vp:2 . .',
      '## . vp:1 . . | . . . ## vp:1',
      '. vp:2 . . . | . ## planet . .',
      'faction . . ## . | . population ## . .',
      '. . . . spec:biotic | . . . spec:warfare ##',
      '. population . . ## | . . . . vp:1',
      '. . . . . | . planet . ## .',
      'focus:M ## . . com:triangle:1 | . . . councilor .',
      '. com:square:1 . . . | . . tg:1 ## .',
      'vp:1 . ## com:diamond:1 . | . . . . tg:1',
      '. . . . . | . . . . .',
    ],
    spoils: [
      { left: 'planet', right: 'spec:propulsion', loss: 'vp:-1' },
      { left: 'focus:R', right: 'population', loss: 'vp:-1' },
      { left: 'vp:3', right: 'tg:2', loss: 'vp:-2' },
      { left: 'vp:4', right: 'vp:4', loss: 'vp:-3' },
    ],
  },
} as const satisfies Record<string, WarfareSheet>

export type WarfareSheetId = keyof typeof printed
export const warfareSheets: Readonly<Record<WarfareSheetId, WarfareSheet>> = printed
