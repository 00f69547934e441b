import { describe, expect, test } from 'vitest'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { setUpWith } from '../../scene.ts'
import { commoditiesOf, setUpAs } from './scenes.ts'

/** The backs of the seventeen sheets. */
const sheets = {
  arborec: {
    units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, pds: 1, space_dock: 1 },
    technologies: ['magen_defense_grid'],
    planets: ['nestphar'],
    note: 'stymie',
    commodities: 3,
  },
  letnev: {
    units: { carrier: 1, destroyer: 1, dreadnought: 1, fighter: 1, infantry: 3, space_dock: 1 },
    technologies: ['antimass_deflectors', 'plasma_scoring'],
    planets: ['arc_prime', 'wren_terra'],
    note: 'war_funding',
    commodities: 2,
  },
  saar: {
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, space_dock: 1 },
    technologies: ['antimass_deflectors'],
    planets: ['lisis_ii', 'ragh'],
    note: 'raghs_call',
    commodities: 3,
  },
  muaat: {
    units: { fighter: 2, war_sun: 1, infantry: 4, space_dock: 1 },
    technologies: ['plasma_scoring'],
    planets: ['muaat'],
    note: 'fires_of_the_gashlai',
    commodities: 4,
  },
  hacan: {
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, space_dock: 1 },
    technologies: ['antimass_deflectors', 'sarween_tools'],
    planets: ['arretze', 'hercant', 'kamdorn'],
    note: 'trade_convoys',
    commodities: 6,
  },
  sol: {
    units: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, space_dock: 1 },
    technologies: ['antimass_deflectors', 'neural_motivator'],
    planets: ['jord'],
    note: 'military_support',
    commodities: 4,
  },
  creuss: {
    units: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, space_dock: 1 },
    technologies: ['gravity_drive'],
    planets: ['creuss'],
    note: 'creuss_iff',
    commodities: 4,
  },
  l1z1x: {
    units: { carrier: 1, dreadnought: 1, fighter: 3, infantry: 5, pds: 1, space_dock: 1 },
    technologies: ['neural_motivator', 'plasma_scoring'],
    planets: ['zero_zero_zero'],
    note: 'cybernetic_enhancements',
    commodities: 2,
  },
  mentak: {
    units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, space_dock: 1 },
    technologies: ['plasma_scoring', 'sarween_tools'],
    planets: ['moll_primus'],
    note: 'promise_of_protection',
    commodities: 2,
  },
  naalu: {
    units: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, space_dock: 1 },
    technologies: ['neural_motivator', 'sarween_tools'],
    planets: ['druaa', 'maaluuk'],
    note: 'gift_of_prescience',
    commodities: 3,
  },
  nekro: {
    units: { carrier: 1, cruiser: 1, dreadnought: 1, fighter: 2, infantry: 2, space_dock: 1 },
    technologies: ['dacxive_animators', 'valefar_assimilator_x', 'valefar_assimilator_y'],
    planets: ['mordai_ii'],
    note: 'antivirus',
    commodities: 3,
  },
  sardakk: {
    units: { carrier: 2, cruiser: 1, infantry: 5, pds: 1, space_dock: 1 },
    technologies: [],
    planets: ['quinarra', 'trenlak'],
    note: 'tekklar_legion',
    commodities: 3,
  },
  jolnar: {
    units: { carrier: 2, dreadnought: 1, fighter: 1, infantry: 2, pds: 2, space_dock: 1 },
    technologies: ['antimass_deflectors', 'neural_motivator', 'plasma_scoring', 'sarween_tools'],
    planets: ['jol', 'nar'],
    note: 'research_agreement',
    commodities: 4,
  },
  winnu: {
    units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, space_dock: 1 },
    technologies: [],
    planets: ['winnu'],
    note: 'acquiescence',
    commodities: 3,
  },
  xxcha: {
    units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, space_dock: 1 },
    technologies: ['graviton_laser_system'],
    planets: ['archon_ren', 'archon_tau'],
    note: 'political_favor',
    commodities: 4,
  },
  yin: {
    units: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, space_dock: 1 },
    technologies: ['sarween_tools'],
    planets: ['darien'],
    note: 'greyfire_mutagen',
    commodities: 2,
  },
  yssaril: {
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, space_dock: 1 },
    technologies: ['neural_motivator'],
    planets: ['retillion', 'shalloq'],
    note: 'spy_net',
    commodities: 3,
  },
} as const

const names = Object.keys(sheets) as (keyof typeof sheets)[]

describe.each(names)('%s', name => {
  const { units, technologies, planets, note, commodities } = sheets[name]
  const begun = setUpAs(name)

  test('[ti4/S11] begins at home with the units of its sheet', () => {
    expect(begun.units).toEqual(units)
  })

  test('[ti4/S11] begins with its technologies', () => {
    if (name !== 'winnu') return expect(begun.technologies).toEqual(technologies)
    expect(begun.technologies).toHaveLength(1)
    expect(['neural_motivator', 'antimass_deflectors', 'plasma_scoring', 'sarween_tools']).toContain(
      begun.technologies[0],
    )
  })

  test('[ti4/S5] begins with the planets of its home', () => {
    expect(begun.planets).toEqual(planets)
  })

  test('[ti4/S3] begins with its own note', () => {
    expect(begun.notes).toEqual([note])
  })

  test('[ti4/21.3] replenishes as many commodities as its sheet says', () => {
    expect(commoditiesOf(name)).toBe(commodities)
  })

  test('[ti4/S11] begins with 3, 3 and 2 Command Tokens, 16 in all', () => {
    expect(begun.counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 })
  })
})

describe('homes', () => {
  test('Creuss live beside the map, and their gate lies where their home would', () => {
    const { table } = setUpWith({ p1: 'creuss' })
    expect(sheet(table, 'p1').home).toBe('s51')
    const gates = Object.entries(table.galaxy.tiles).filter(([, { system }]) => system === 's17')
    expect(gates).toHaveLength(1)
    expect(gates[0]?.[0]).toMatch(/^c/)
    expect(gates[0]?.[1].by).toBe('p1')
  })

  test('the dock of the Saar begins in space', () => {
    const { table } = setUpWith({ p1: 'saar' })
    const dock = Object.values(table.units).find(({ of, kind }) => of === 'p1' && kind === 'space_dock')
    expect(dock).toMatchObject({ at: sheet(table, 'p1').home })
    expect(dock?.planet).toBeUndefined()
  })
})
