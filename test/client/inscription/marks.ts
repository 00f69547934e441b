import type { Marks } from '../../../shared/inscription/table.ts'

/** Sheets of side B before the first mark. */
export const blankMarks = (): Marks => ({
  sheets: { navigation: 'NB', expansion: 'XB', industry: 'IB', warfare: 'WB' },
  navigation: { explored: {}, claimed: {}, crossed: {}, lines: [], wormholes: {}, values: {} },
  expansion: {
    unlocked: {},
    crossed: {},
    icons: {},
    claimed: {},
    blocked: {},
    docks: {},
    population: 0,
    populationSpent: 0,
  },
  industry: {
    cells: {},
    commodities: { triangle: 0, diamond: 0, square: 0 },
    councilors: 0,
    tradeGoods: { claimed: 0, spent: 0 },
    votes: { claimed: 0, spent: 0 },
    iconsCrossed: 0,
  },
  warfare: {
    units: [],
    bands: {},
    infantry: 0,
    unlocked: {},
    claimed: {},
    line: 0,
    neighbours: { left: 0, right: 0 },
    wars: {},
    spoilt: {},
  },
  assets: {},
  technologies: {},
  focus: { navigation: {}, expansion: {}, industry: {}, warfare: {} },
  relics: [],
  written: {},
})
