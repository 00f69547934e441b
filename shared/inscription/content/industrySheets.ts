import type { Reprinted } from './editions.ts'
import type { SetId } from './sets.ts'
import type { TechnologyId } from './technologies.ts'

/** The grid row by row: an asset, `x:` and a specialty for a dotted X, `scrapped` for the preprinted space, `void` for no space at all.
 *  Every second row has six hexes and stands half a hex to the right. In the second edition two corners are detached: dotted X alone
 *  lead there. */
export interface IndustrySheet {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly technologies: readonly [TechnologyId, TechnologyId]
  readonly grid: readonly string[]
}

const printed = {
  IB: {
    id: 'IB',
    set: 'base',
    name: 'Symmetrical',
    technologies: ['sarween_tools', 'self_assembly_routines'],
    grid: [
      'vp:2 com:triangle:1 x:warfare planet x:biotic com:square:1 vp:2',
      'focus:R tg:1 vp:1 vp:1 councilor population',
      'void com:diamond:1 com:square:1 councilor com:triangle:1 com:diamond:1 void',
      'x:cybernetic com:triangle:1 com:diamond:1 tg:1 com:square:1 x:propulsion',
      'com:triangle:2 vp:1 com:square:1 scrapped com:triangle:1 vp:1 com:square:2',
      'spec:propulsion focus:M tg:1 com:diamond:1 com:square:1 spec:cybernetic',
      'vp:1 councilor com:diamond:2 faction com:triangle:1 councilor vp:1',
    ],
    second: {
      grid: [
        'vp:3 population x:warfare planet x:biotic faction vp:3',
        'x:cybernetic void vp:1 vp:1 void x:propulsion',
        'tg:1 com:diamond:1 com:square:1 councilor com:triangle:1 com:diamond:1 councilor',
        'focus:R com:triangle:1 com:diamond:1 tg:1 com:square:1 com:triangle:1',
        'com:triangle:2 vp:1 com:square:1 scrapped com:triangle:1 vp:1 com:square:2',
        'spec:propulsion focus:M tg:1 com:diamond:1 com:square:1 spec:cybernetic',
        'vp:1 councilor com:diamond:2 com:square:1 com:triangle:1 councilor vp:1',
      ],
    },
  },
  IA1: {
    id: 'IA1',
    set: 'base',
    name: 'Triad Works',
    technologies: ['sarween_tools', 'self_assembly_routines'],
    grid: [
      'vp:1 tg:1 com:square:2 planet com:triangle:1 com:square:1 councilor',
      'x:cybernetic focus:M vp:1 com:square:1 vp:1 population',
      'com:diamond:1 councilor com:triangle:1 tg:1 com:diamond:1 x:warfare focus:R',
      'spec:cybernetic com:diamond:1 scrapped com:diamond:1 vp:1 com:square:1',
      'void faction com:square:1 com:triangle:1 x:biotic vp:2 tg:1',
      'vp:1 x:propulsion councilor vp:1 com:diamond:2 com:triangle:2',
      'void councilor com:square:1 com:triangle:1 spec:propulsion com:triangle:1 vp:2',
    ],
    second: {
      grid: [
        'vp:3 population x:warfare planet com:triangle:1 com:square:1 councilor',
        'x:cybernetic void vp:1 com:square:1 vp:1 tg:1',
        'com:diamond:1 councilor com:triangle:1 tg:1 com:diamond:1 com:square:2 focus:R',
        'spec:cybernetic com:diamond:1 scrapped com:diamond:1 vp:1 com:square:1',
        'focus:M com:triangle:1 com:square:1 com:triangle:1 spec:propulsion vp:1 tg:1',
        'vp:1 com:triangle:2 councilor vp:1 void x:propulsion',
        'com:diamond:2 councilor com:square:1 com:triangle:1 x:biotic faction vp:3',
      ],
    },
  },
  IA2: {
    id: 'IA2',
    set: 'base',
    name: 'Triangle Cartel',
    technologies: ['sarween_tools', 'integrated_economy'],
    grid: [
      'com:triangle:1 vp:2 spec:cybernetic com:diamond:1 com:triangle:1 com:diamond:2 void',
      'x:propulsion faction com:triangle:1 com:square:1 com:square:1 councilor',
      'com:square:1 com:triangle:1 com:triangle:1 scrapped councilor vp:1 planet',
      'com:square:2 x:cybernetic councilor com:square:1 x:warfare tg:1',
      'void vp:1 tg:1 x:biotic spec:propulsion com:diamond:1 population',
      'vp:1 focus:R vp:1 councilor focus:M com:triangle:2',
      'vp:2 vp:1 com:triangle:1 com:triangle:1 vp:1 com:diamond:1 tg:1',
    ],
    second: {
      grid: [
        'vp:3 population x:cybernetic com:diamond:1 com:triangle:1 com:diamond:2 com:diamond:1',
        'x:propulsion void com:triangle:1 com:square:1 com:square:1 councilor',
        'com:square:1 com:triangle:1 com:triangle:1 scrapped councilor vp:1 planet',
        'com:square:2 spec:cybernetic councilor com:square:1 vp:1 tg:1',
        'focus:M vp:1 tg:1 com:triangle:2 spec:propulsion com:diamond:1 com:triangle:1',
        'vp:1 focus:R vp:1 councilor void x:biotic',
        'tg:1 vp:1 com:triangle:1 com:triangle:1 x:warfare faction vp:3',
      ],
    },
  },
  IA3: {
    id: 'IA3',
    set: 'base',
    name: 'Diamond Yards',
    technologies: ['sarween_tools', 'transit_diodes'],
    grid: [
      'councilor vp:1 planet com:diamond:1 focus:R councilor vp:2',
      'com:square:2 com:diamond:1 x:cybernetic vp:1 com:diamond:2 x:warfare',
      'void com:triangle:1 vp:1 vp:1 tg:1 spec:propulsion com:diamond:1',
      'faction vp:1 com:triangle:1 tg:1 com:triangle:1 x:biotic',
      'void com:triangle:1 tg:1 scrapped com:square:1 vp:1 vp:2',
      'x:propulsion focus:M com:square:1 com:diamond:1 councilor councilor',
      'com:diamond:1 com:diamond:1 com:square:1 population com:square:1 com:triangle:2 spec:cybernetic',
    ],
    second: {
      grid: [
        'councilor vp:1 planet com:diamond:1 x:cybernetic population vp:3',
        'com:square:2 com:diamond:1 focus:R vp:1 void x:warfare',
        'com:diamond:2 com:triangle:1 vp:1 vp:1 tg:1 spec:propulsion com:diamond:1',
        'com:diamond:1 vp:1 com:triangle:1 tg:1 com:triangle:1 com:square:1',
        'focus:M com:triangle:1 tg:1 scrapped com:square:1 vp:1 com:diamond:1',
        'x:propulsion void com:square:1 com:diamond:1 councilor councilor',
        'vp:3 faction x:biotic councilor com:square:1 com:triangle:2 spec:cybernetic',
      ],
    },
  },
  IA4: {
    id: 'IA4',
    set: 'base',
    name: 'Square Exchange',
    technologies: ['sarween_tools', 'self_assembly_routines'],
    grid: [
      'vp:1 vp:2 planet com:diamond:2 vp:1 councilor void',
      'com:square:1 com:square:2 com:square:1 x:propulsion com:triangle:1 com:square:1',
      'councilor focus:M com:triangle:1 population councilor com:square:1 com:diamond:1',
      'vp:2 x:biotic faction com:square:1 scrapped tg:1',
      'vp:1 councilor com:triangle:1 spec:propulsion com:square:1 com:square:1 void',
      'spec:cybernetic x:cybernetic com:diamond:1 tg:1 x:warfare tg:1',
      'com:triangle:1 vp:1 com:diamond:1 com:triangle:2 focus:R vp:1 vp:1',
    ],
    second: {
      grid: [
        'vp:3 population x:propulsion com:diamond:2 vp:1 councilor com:square:2',
        'x:biotic void com:square:1 planet com:triangle:1 com:square:1',
        'councilor focus:M com:triangle:1 vp:1 councilor com:square:1 com:diamond:1',
        'vp:1 com:square:1 vp:1 com:square:1 scrapped tg:1',
        'vp:1 councilor com:triangle:1 spec:propulsion com:square:1 com:square:1 tg:1',
        'spec:cybernetic focus:R com:diamond:1 tg:1 void x:warfare',
        'com:triangle:1 vp:1 com:diamond:1 com:triangle:2 x:cybernetic faction vp:3',
      ],
    },
  },
  IA5: {
    id: 'IA5',
    set: 'base',
    name: 'Senate Quarter',
    technologies: ['sarween_tools', 'integrated_economy'],
    grid: [
      'com:triangle:2 com:square:1 councilor com:triangle:1 councilor com:square:2 void',
      'com:triangle:1 tg:1 com:diamond:1 vp:1 councilor x:warfare',
      'vp:1 com:square:1 scrapped com:square:1 x:biotic com:square:1 spec:cybernetic',
      'com:square:1 com:triangle:1 councilor vote:1 vp:1 x:propulsion',
      'void spec:propulsion com:diamond:1 vp:1 focus:M com:triangle:1 vp:2',
      'vp:1 com:diamond:1 vp:2 tg:1 focus:R x:cybernetic',
      'councilor com:diamond:1 faction com:diamond:2 planet vp:1 population',
    ],
    second: {
      grid: [
        'vp:3 population x:warfare com:triangle:1 councilor com:square:2 tg:1',
        'x:biotic void com:diamond:1 vp:1 councilor councilor',
        'vp:1 com:square:1 scrapped com:square:1 com:triangle:1 com:square:1 spec:cybernetic',
        'com:square:1 com:triangle:1 councilor vote:1 vp:1 planet',
        'focus:R spec:propulsion com:diamond:1 vp:1 focus:M com:triangle:1 com:triangle:2',
        'vp:1 com:diamond:1 com:square:1 tg:1 void x:cybernetic',
        'councilor com:diamond:1 vp:1 com:diamond:2 x:propulsion faction vp:3',
      ],
    },
  },
  IA6: {
    id: 'IA6',
    set: 'base',
    name: 'Free Port',
    technologies: ['sarween_tools', 'transit_diodes'],
    grid: [
      'com:diamond:1 com:diamond:1 com:diamond:2 spec:propulsion councilor com:triangle:2 vp:2',
      'vp:2 vp:1 com:triangle:1 vp:1 com:square:1 com:square:1',
      'void vp:1 councilor com:diamond:1 councilor x:warfare tg:1',
      'com:square:1 x:cybernetic tg:1 scrapped councilor vp:1',
      'focus:M com:square:1 vp:1 com:triangle:1 tg:1 com:triangle:1 void',
      'tg:1 spec:cybernetic tg:1 population com:triangle:1 focus:R',
      'planet x:biotic faction com:triangle:1 com:square:2 x:propulsion com:diamond:1',
    ],
    second: {
      grid: [
        'com:diamond:1 com:diamond:1 com:diamond:2 spec:propulsion x:warfare population vp:3',
        'planet vp:1 com:triangle:1 vp:1 void x:cybernetic',
        'com:square:1 vp:1 councilor com:diamond:1 councilor councilor tg:1',
        'com:square:1 com:square:1 tg:1 scrapped councilor vp:1',
        'focus:M com:square:1 vp:1 com:triangle:1 tg:1 com:triangle:1 spec:cybernetic',
        'x:propulsion void tg:1 com:triangle:2 com:triangle:1 focus:R',
        'vp:3 faction x:biotic com:triangle:1 com:square:2 tg:1 com:diamond:1',
      ],
    },
  },
  IA7: {
    id: 'IA7',
    set: 'base',
    name: 'Research Arcology',
    technologies: ['sarween_tools', 'self_assembly_routines'],
    grid: [
      'spec:cybernetic com:diamond:2 com:square:1 vp:2 population focus:R com:square:2',
      'x:cybernetic faction tg:1 com:triangle:1 x:biotic com:square:1',
      'spec:propulsion vp:1 com:square:1 com:square:1 spec:biotic com:triangle:1 com:diamond:1',
      'vp:1 councilor scrapped com:square:1 tg:1 x:warfare',
      'tg:1 com:diamond:1 councilor com:triangle:1 spec:cybernetic vp:1 void',
      'vp:1 com:triangle:1 x:propulsion focus:M councilor com:triangle:2',
      'com:triangle:1 vp:1 com:diamond:1 planet councilor vp:2 void',
    ],
    second: {
      grid: [
        'vp:3 population x:biotic spec:cybernetic com:diamond:2 focus:R com:square:2',
        'x:cybernetic void tg:1 com:triangle:1 com:square:1 com:square:1',
        'spec:propulsion vp:1 com:square:1 com:square:1 spec:biotic com:triangle:1 com:diamond:1',
        'vp:1 councilor scrapped com:square:1 tg:1 councilor',
        'tg:1 com:diamond:1 councilor com:triangle:1 spec:cybernetic vp:1 councilor',
        'vp:1 com:triangle:1 com:triangle:2 focus:M void x:propulsion',
        'com:triangle:1 vp:1 com:diamond:1 planet x:warfare faction vp:3',
      ],
    },
  },
  IA8: {
    id: 'IA8',
    set: 'base',
    name: 'Colonial Office',
    technologies: ['sarween_tools', 'integrated_economy'],
    grid: [
      'tg:1 councilor x:cybernetic com:square:1 vp:1 planet vp:1',
      'councilor com:diamond:1 com:triangle:1 x:biotic com:triangle:1 tg:1',
      'void com:square:1 scrapped com:triangle:1 vp:1 com:diamond:1 void',
      'com:diamond:1 com:triangle:1 com:square:1 com:diamond:1 focus:R com:square:2',
      'vp:1 spec:propulsion spec:cybernetic vp:1 faction x:propulsion vp:2',
      'vp:1 com:square:1 population com:diamond:2 com:triangle:1 population',
      'focus:M tg:1 councilor vp:2 x:warfare planet com:triangle:2',
    ],
    second: {
      grid: [
        'vp:3 population x:cybernetic com:square:1 vp:1 planet vp:1',
        'x:biotic void com:triangle:1 councilor com:triangle:1 tg:1',
        'com:diamond:1 com:square:1 scrapped com:triangle:1 vp:1 com:diamond:1 com:triangle:1',
        'com:diamond:1 com:triangle:1 com:square:1 com:diamond:1 focus:R com:square:2',
        'vp:1 spec:propulsion spec:cybernetic vp:1 faction councilor tg:1',
        'vp:1 com:square:1 population com:diamond:2 void x:propulsion',
        'focus:M tg:1 councilor com:triangle:2 x:warfare planet vp:3',
      ],
    },
  },
} as const satisfies Record<string, IndustrySheet & Reprinted<IndustrySheet>>

export type IndustrySheetId = keyof typeof printed
export const industrySheets: Readonly<Record<IndustrySheetId, IndustrySheet & Reprinted<IndustrySheet>>> =
  printed
