import type { AssetCode } from './assets.ts'
import type { SetId } from './sets.ts'
import type { TechnologyId } from './technologies.ts'

export interface ExpansionSheet {
  readonly id: string
  readonly set: SetId
  readonly name: string
  readonly technologies: readonly [TechnologyId, TechnologyId]
  readonly planets: Readonly<Record<string, Colony>>
  readonly docks: readonly Dock[]
}

/** Icons by rows, one letter each; a finished row or column claims what stands beside it. */
export interface Colony {
  readonly name: string
  readonly icons: readonly string[]
  readonly rows: readonly AssetCode[]
  readonly columns: readonly AssetCode[]
}

export interface Dock {
  readonly icons: string
  readonly asset: AssetCode
}

const printed = {
  XB: {
    id: 'XB',
    set: 'base',
    name: 'Symmetrical',
    technologies: ['neural_motivators', 'hyper_metabolism'],
    planets: {
      p1: {
        name: 'Arinam',
        icons: ['MI', 'MM'],
        rows: ['population', 'com:triangle:1'],
        columns: ['tg:1', 'vp:1'],
      },
      p2: {
        name: 'Meer',
        icons: ['IM', 'IR'],
        rows: ['com:diamond:1', 'population'],
        columns: ['councilor', 'spec:propulsion'],
      },
      p3: {
        name: 'Lodor',
        icons: ['MMI', 'IMR'],
        rows: ['vp:1', 'population'],
        columns: ['population', 'com:square:1', 'vp:1'],
      },
      p4: {
        name: 'Quann',
        icons: ['MIM', 'RMI'],
        rows: ['focus:I', 'population'],
        columns: ['population', 'com:square:1', 'vp:1'],
      },
      p5: {
        name: 'Bereg',
        icons: ['MI', 'MM', 'IR'],
        rows: ['com:diamond:1', 'population', 'spec:biotic'],
        columns: ['population', 'vp:2'],
      },
      p6: {
        name: 'Abyz',
        icons: ['MMI', 'IMR', 'MIM'],
        rows: ['population', 'spec:cybernetic', 'vp:1'],
        columns: ['faction', 'population', 'tg:1'],
      },
      p7: {
        name: 'Fria',
        icons: ['IMM', 'MRI', 'MMI'],
        rows: ['population', 'spec:warfare', 'focus:R'],
        columns: ['population', 'com:diamond:1', 'vp:2'],
      },
    },
    docks: [
      { icons: 'MIM', asset: 'councilor' },
      { icons: 'MMI', asset: 'population' },
      { icons: 'MIR', asset: 'vp:2' },
    ],
  },
  XA1: {
    id: 'XA1',
    set: 'base',
    name: 'Cradle Worlds',
    technologies: ['neural_motivators', 'hyper_metabolism'],
    planets: {
      p1: {
        name: 'Lirta IV',
        icons: ['MM', 'MM'],
        rows: ['com:triangle:1', 'com:diamond:1'],
        columns: ['tg:1', 'com:diamond:1'],
      },
      p2: {
        name: 'Vefut II',
        icons: ['IIM', 'IMI'],
        rows: ['population', 'spec:biotic'],
        columns: ['spec:cybernetic', 'vp:1', 'vp:1'],
      },
      p3: {
        name: 'Thibah',
        icons: ['MMM', 'RMI', 'RIM'],
        rows: ['population', 'vp:2', 'population'],
        columns: ['focus:R', 'population', 'spec:propulsion'],
      },
      p4: {
        name: 'Saudor',
        icons: ['II', 'MM', 'MR'],
        rows: ['vp:1', 'com:square:1', 'population'],
        columns: ['population', 'population'],
      },
      p5: {
        name: 'Wellon',
        icons: ['MI', 'MR'],
        rows: ['com:square:1', 'population'],
        columns: ['tg:1', 'population'],
      },
      p6: {
        name: "Tequ'ran",
        icons: ['MMM', 'RII', 'IMI'],
        rows: ['population', 'vp:2', 'vp:2'],
        columns: ['focus:I', 'population', 'spec:warfare'],
      },
      p7: {
        name: 'Torkan',
        icons: ['MMI', 'RIM'],
        rows: ['population', 'population'],
        columns: ['faction', 'councilor', 'vp:1'],
      },
    },
    docks: [
      { icons: 'MMI', asset: 'tg:1' },
      { icons: 'IMM', asset: 'population' },
      { icons: 'MIR', asset: 'vp:2' },
    ],
  },
  XA2: {
    id: 'XA2',
    set: 'base',
    name: 'Academies',
    technologies: ['neural_motivators', 'bio_stims'],
    planets: {
      p1: {
        name: 'Mehar Xull',
        icons: ['IIM', 'MIM'],
        rows: ['spec:warfare', 'vp:1'],
        columns: ['tg:1', 'population', 'vp:1'],
      },
      p2: {
        name: 'Lazar',
        icons: ['RMI', 'MIM', 'IMM'],
        rows: ['population', 'population', 'focus:M'],
        columns: ['vp:2', 'population', 'spec:propulsion'],
      },
      p3: {
        name: 'Sakulag',
        icons: ['MM', 'IM', 'RM'],
        rows: ['com:square:1', 'population', 'population'],
        columns: ['vp:2', 'com:square:1'],
      },
      p4: {
        name: 'New Albion',
        icons: ['RM', 'MM'],
        rows: ['population', 'com:triangle:1'],
        columns: ['spec:propulsion', 'com:diamond:1'],
      },
      p5: {
        name: 'Starpoint',
        icons: ['MMIM', 'IRIM'],
        rows: ['faction', 'focus:R'],
        columns: ['vp:1', 'population', 'spec:biotic', 'com:diamond:1'],
      },
      p6: {
        name: 'Xxehan',
        icons: ['MRI', 'RMI'],
        rows: ['vp:2', 'population'],
        columns: ['population', 'population', 'spec:cybernetic'],
      },
      p7: {
        name: 'Dal Bootha',
        icons: ['MM', 'II', 'IM'],
        rows: ['tg:1', 'com:triangle:1', 'councilor'],
        columns: ['spec:cybernetic', 'population'],
      },
    },
    docks: [
      { icons: 'MIM', asset: 'councilor' },
      { icons: 'MMM', asset: 'tg:1' },
      { icons: 'RI', asset: 'population' },
    ],
  },
  XA3: {
    id: 'XA3',
    set: 'base',
    name: 'Free Markets',
    technologies: ['neural_motivators', 'predictive_intelligence'],
    planets: {
      p1: {
        name: 'Coorneq',
        icons: ['IM', 'IM'],
        rows: ['tg:1', 'spec:warfare'],
        columns: ['com:diamond:1', 'com:square:1'],
      },
      p2: {
        name: 'Resculon',
        icons: ['IMMI', 'MMMI'],
        rows: ['population', 'vp:2'],
        columns: ['tg:1', 'com:square:1', 'com:square:1', 'focus:M'],
      },
      p3: {
        name: 'Centauri',
        icons: ['II', 'RM', 'IM', 'MM'],
        rows: ['population', 'population', 'tg:1', 'com:diamond:1'],
        columns: ['vp:2', 'faction'],
      },
      p4: {
        name: 'Gral',
        icons: ['RM', 'II', 'MI'],
        rows: ['population', 'councilor', 'vp:1'],
        columns: ['population', 'spec:cybernetic'],
      },
      p5: {
        name: "Qucen'n",
        icons: ['RMM', 'MIM', 'MMM'],
        rows: ['spec:propulsion', 'population', 'com:triangle:1'],
        columns: ['focus:R', 'spec:biotic', 'tg:1'],
      },
      p6: {
        name: 'Rarron',
        icons: ['RI', 'IM'],
        rows: ['population', 'com:triangle:1'],
        columns: ['population', 'vp:1'],
      },
      p7: {
        name: 'Mellon',
        icons: ['MMR', 'MRI'],
        rows: ['population', 'vp:2'],
        columns: ['com:triangle:1', 'population', 'population'],
      },
    },
    docks: [
      { icons: 'MIM', asset: 'councilor' },
      { icons: 'MMI', asset: 'population' },
      { icons: 'MIR', asset: 'vp:2' },
    ],
  },
  XA4: {
    id: 'XA4',
    set: 'base',
    name: 'Monuments',
    technologies: ['neural_motivators', 'hyper_metabolism'],
    planets: {
      p1: {
        name: 'Zohbat',
        icons: ['IRI', 'MRI'],
        rows: ['vp:2', 'vp:2'],
        columns: ['population', 'population', 'spec:warfare'],
      },
      p2: {
        name: "Tar'mann",
        icons: ['MI', 'IM', 'MI'],
        rows: ['com:diamond:1', 'spec:propulsion', 'vp:1'],
        columns: ['population', 'population'],
      },
      p3: {
        name: 'Arnor',
        icons: ['RRI', 'IIM', 'MMI'],
        rows: ['vp:2', 'spec:cybernetic', 'population'],
        columns: ['population', 'focus:R', 'population'],
      },
      p4: {
        name: 'Lor',
        icons: ['MM', 'MM'],
        rows: ['tg:1', 'vp:1'],
        columns: ['vp:1', 'com:triangle:1'],
      },
      p5: {
        name: 'Velnor',
        icons: ['MM', 'IM'],
        rows: ['com:triangle:1', 'councilor'],
        columns: ['tg:1', 'com:square:1'],
      },
      p6: {
        name: 'Perimeter',
        icons: ['MMM', 'IMI'],
        rows: ['population', 'population'],
        columns: ['com:diamond:1', 'vp:1', 'vp:1'],
      },
      p7: {
        name: 'Archon Vail',
        icons: ['MRM', 'MMM', 'RII'],
        rows: ['population', 'focus:M', 'spec:biotic'],
        columns: ['vp:2', 'faction', 'population'],
      },
    },
    docks: [
      { icons: 'MMM', asset: 'com:triangle:1' },
      { icons: 'IIM', asset: 'population' },
      { icons: 'RMM', asset: 'vp:2' },
    ],
  },
  XA5: {
    id: 'XA5',
    set: 'base',
    name: 'Assembly Seats',
    technologies: ['neural_motivators', 'bio_stims'],
    planets: {
      p1: {
        name: 'Cormund',
        icons: ['MMM', 'MIR', 'MIM'],
        rows: ['spec:cybernetic', 'population', 'population'],
        columns: ['councilor', 'population', 'vp:2'],
      },
      p2: {
        name: 'Everra',
        icons: ['MI', 'MM', 'MI'],
        rows: ['com:diamond:1', 'tg:1', 'com:diamond:1'],
        columns: ['spec:biotic', 'population'],
      },
      p3: {
        name: 'Vorhal',
        icons: ['IIRR', 'MIMM'],
        rows: ['focus:R', 'population'],
        columns: ['vp:1', 'population', 'vp:2', 'population'],
      },
      p4: {
        name: 'Atlas',
        icons: ['MM', 'RM', 'IM'],
        rows: ['com:triangle:1', 'population', 'spec:propulsion'],
        columns: ['vp:2', 'vp:1'],
      },
      p5: {
        name: 'Lisis',
        icons: ['IM', 'IM'],
        rows: ['spec:warfare', 'councilor'],
        columns: ['tg:1', 'com:triangle:1'],
      },
      p6: {
        name: 'Primor',
        icons: ['IRM', 'IIM'],
        rows: ['focus:I', 'population'],
        columns: ['vp:1', 'population', 'tg:1'],
      },
      p7: {
        name: "Hope's End",
        icons: ['RIM', 'MMI'],
        rows: ['population', 'faction'],
        columns: ['population', 'vp:1', 'councilor'],
      },
    },
    docks: [
      { icons: 'MMI', asset: 'tg:1' },
      { icons: 'IMM', asset: 'population' },
      { icons: 'MIR', asset: 'vp:2' },
    ],
  },
  XA6: {
    id: 'XA6',
    set: 'base',
    name: 'Foundries',
    technologies: ['neural_motivators', 'predictive_intelligence'],
    planets: {
      p1: {
        name: 'Accoen',
        icons: ['RM', 'MM', 'MR', 'MM'],
        rows: ['spec:biotic', 'com:diamond:1', 'population', 'com:triangle:1'],
        columns: ['population', 'focus:R'],
      },
      p2: {
        name: 'Jeol Ir',
        icons: ['MII', 'IIM'],
        rows: ['population', 'spec:propulsion'],
        columns: ['vp:1', 'com:square:1', 'population'],
      },
      p3: {
        name: 'Kraag',
        icons: ['IMI', 'IRM', 'IIM'],
        rows: ['population', 'vp:2', 'population'],
        columns: ['population', 'vp:2', 'vp:2'],
      },
      p4: {
        name: 'Siig',
        icons: ['IM', 'IM'],
        rows: ['tg:1', 'vp:1'],
        columns: ['spec:cybernetic', 'com:diamond:1'],
      },
      p5: {
        name: "Ba'kal",
        icons: ['MM', 'IR', 'RI'],
        rows: ['com:square:1', 'population', 'focus:I'],
        columns: ['population', 'faction'],
      },
      p6: {
        name: 'Alio Prima',
        icons: ['MMMM', 'MRIM'],
        rows: ['population', 'population'],
        columns: ['tg:1', 'population', 'focus:M', 'councilor'],
      },
      p7: {
        name: 'Ang',
        icons: ['MM', 'IM'],
        rows: ['com:triangle:1', 'tg:1'],
        columns: ['tg:1', 'vp:1'],
      },
    },
    docks: [
      { icons: 'MIM', asset: 'councilor' },
      { icons: 'MMM', asset: 'tg:1' },
      { icons: 'RI', asset: 'population' },
    ],
  },
  XA7: {
    id: 'XA7',
    set: 'base',
    name: 'Frontier Camps',
    technologies: ['neural_motivators', 'hyper_metabolism'],
    planets: {
      p1: {
        name: 'Sem-Lore',
        icons: ['RRM', 'IMM', 'IMI'],
        rows: ['vp:2', 'population', 'vp:2'],
        columns: ['focus:I', 'spec:biotic', 'population'],
      },
      p2: {
        name: 'Vega Major',
        icons: ['MI', 'MR', 'MI'],
        rows: ['spec:warfare', 'spec:propulsion', 'vp:1'],
        columns: ['population', 'population'],
      },
      p3: {
        name: 'Vega Minor',
        icons: ['MMM', 'MMR'],
        rows: ['faction', 'spec:cybernetic'],
        columns: ['com:square:1', 'tg:1', 'population'],
      },
      p4: {
        name: 'Loki',
        icons: ['RII', 'III'],
        rows: ['focus:R', 'population'],
        columns: ['population', 'tg:1', 'population'],
      },
      p5: {
        name: 'Abaddon',
        icons: ['RMI', 'MMI', 'MMM'],
        rows: ['population', 'population', 'com:triangle:1'],
        columns: ['vp:2', 'vp:1', 'population'],
      },
      p6: {
        name: 'Ashtroth',
        icons: ['MM', 'II'],
        rows: ['com:diamond:1', 'councilor'],
        columns: ['com:diamond:1', 'vp:1'],
      },
      p7: {
        name: 'Rigel I',
        icons: ['IM', 'MM'],
        rows: ['vp:1', 'tg:1'],
        columns: ['com:square:1', 'vp:1'],
      },
    },
    docks: [
      { icons: 'MIM', asset: 'councilor' },
      { icons: 'MMI', asset: 'population' },
      { icons: 'MIR', asset: 'vp:2' },
    ],
  },
  XA8: {
    id: 'XA8',
    set: 'base',
    name: 'Balanced Colonies',
    technologies: ['neural_motivators', 'bio_stims'],
    planets: {
      p1: {
        name: 'Rigel II',
        icons: ['RMM', 'IIM'],
        rows: ['population', 'vp:2'],
        columns: ['population', 'com:diamond:1', 'com:square:1'],
      },
      p2: {
        name: 'Rigel III',
        icons: ['MI', 'MM', 'II'],
        rows: ['com:diamond:1', 'councilor', 'com:triangle:1'],
        columns: ['population', 'spec:warfare'],
      },
      p3: {
        name: 'Mirage',
        icons: ['MI', 'MM'],
        rows: ['vp:1', 'com:triangle:1'],
        columns: ['vp:1', 'tg:1'],
      },
      p4: {
        name: 'Mallice',
        icons: ['RI', 'IM', 'MI'],
        rows: ['focus:M', 'vp:1', 'spec:propulsion'],
        columns: ['population', 'population'],
      },
      p5: {
        name: 'Cealdri',
        icons: ['MMM', 'MMR'],
        rows: ['vp:1', 'faction'],
        columns: ['tg:1', 'com:square:1', 'population'],
      },
      p6: {
        name: 'Xanhact',
        icons: ['IIRI', 'MMMM'],
        rows: ['population', 'population'],
        columns: ['tg:1', 'population', 'vp:2', 'spec:biotic'],
      },
      p7: {
        name: 'Lisis Minor',
        icons: ['RMI', 'RII', 'MMM'],
        rows: ['population', 'population', 'population'],
        columns: ['focus:R', 'vp:2', 'spec:cybernetic'],
      },
    },
    docks: [
      { icons: 'MMM', asset: 'com:triangle:1' },
      { icons: 'IIM', asset: 'population' },
      { icons: 'RMM', asset: 'vp:2' },
    ],
  },
} as const satisfies Record<string, ExpansionSheet>

export type ExpansionSheetId = keyof typeof printed
export const expansionSheets: Readonly<Record<ExpansionSheetId, ExpansionSheet>> = printed
