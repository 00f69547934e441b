import { withIds } from '../../galaxy/content/withIds.ts'
import { printedExpansionSystems } from './expansionSystems.ts'
import type { PlanetId } from './planets.ts'
import type { RaceId } from './races.ts'
import type { SetId } from './sets.ts'

export type Wormhole = 'alpha' | 'beta'
export type Special = 'asteroidField' | 'nebula' | 'supernova' | 'ionStorm'

// How many tiles lack planets is derived: of the 32 that are dealt, 20 have planets and 2 are bare wormholes;
// the other 10 are split as the published map layouts use them.
const printed = {
  home_sol: { set: 'base', name: 'Jord', planets: ['jord'], home: 'sol' },
  home_letnev: {
    set: 'base',
    name: 'Arc Prime · Wren Terra',
    planets: ['arc_prime', 'wren_terra'],
    home: 'letnev',
  },
  home_hacan: {
    set: 'base',
    name: 'Arretze · Hercant · Kamdorn',
    planets: ['arretze', 'hercant', 'kamdorn'],
    home: 'hacan',
  },
  home_l1z1x: { set: 'base', name: '[0.0.0]', planets: ['zero_zero_zero'], home: 'l1z1x' },
  home_mentak: {
    set: 'base',
    name: 'Moll Primus',
    planets: ['moll_primus'],
    home: 'mentak',
  },
  home_naalu: {
    set: 'base',
    name: 'Druaa · Maaluuk',
    planets: ['druaa', 'maaluuk'],
    home: 'naalu',
  },
  home_norr: {
    set: 'base',
    name: "Quinarra · Tren'lak",
    planets: ['quinarra', 'trenlak'],
    home: 'norr',
  },
  home_jol_nar: {
    set: 'base',
    name: 'Jol · Nar',
    planets: ['jol', 'nar'],
    home: 'jol_nar',
  },
  home_xxcha: {
    set: 'base',
    name: 'Archon Ren · Archon Tau',
    planets: ['archon_ren', 'archon_tau'],
    home: 'xxcha',
  },
  home_yssaril: {
    set: 'base',
    name: 'Retillion · Shalloq',
    planets: ['retillion', 'shalloq'],
    home: 'yssaril',
  },
  mecatol_rex: { set: 'base', name: 'Mecatol Rex', planets: ['mecatol_rex'] },
  sys_abyz__fria: { set: 'base', name: 'Abyz · Fria', planets: ['abyz', 'fria'] },
  sys_arinam__meer: {
    set: 'base',
    name: 'Arinam · Meer',
    planets: ['arinam', 'meer'],
  },
  sys_arnor__lor: { set: 'base', name: 'Arnor · Lor', planets: ['arnor', 'lor'] },
  sys_bereg__lirta_iv: {
    set: 'base',
    name: 'Bereg · Lirta IV',
    planets: ['bereg', 'lirta_iv'],
  },
  sys_centauri__gral: {
    set: 'base',
    name: 'Centauri · Gral',
    planets: ['centauri', 'gral'],
  },
  sys_coorneeq__resculon: {
    set: 'base',
    name: 'Coorneeq · Resculon',
    planets: ['coorneeq', 'resculon'],
  },
  sys_dal_bootha__xxehan: {
    set: 'base',
    name: 'Dal Bootha · Xxehan',
    planets: ['dal_bootha', 'xxehan'],
  },
  sys_lazar__sakulag: {
    set: 'base',
    name: 'Lazar · Sakulag',
    planets: ['lazar', 'sakulag'],
  },
  sys_mellon__zohbat: {
    set: 'base',
    name: 'Mellon · Zohbat',
    planets: ['mellon', 'zohbat'],
  },
  sys_new_albion__starpoint: {
    set: 'base',
    name: 'New Albion · Starpoint',
    planets: ['new_albion', 'starpoint'],
  },
  sys_qucenn__rarron: {
    set: 'base',
    name: "Qucen'n · Rarron",
    planets: ['qucenn', 'rarron'],
  },
  sys_tequran__torkan: {
    set: 'base',
    name: "Tequ'ran · Torkan",
    planets: ['tequran', 'torkan'],
  },
  sys_lodor: { set: 'base', name: 'Lodor', planets: ['lodor'], wormhole: 'alpha' },
  sys_mehar_xull: { set: 'base', name: 'Mehar Xull', planets: ['mehar_xull'] },
  sys_quann: { set: 'base', name: 'Quann', planets: ['quann'], wormhole: 'beta' },
  sys_saudor: { set: 'base', name: 'Saudor', planets: ['saudor'] },
  sys_tarmann: { set: 'base', name: "Tar'Mann", planets: ['tarmann'] },
  sys_thibah: { set: 'base', name: 'Thibah', planets: ['thibah'] },
  sys_vefut_ii: { set: 'base', name: 'Vefut II', planets: ['vefut_ii'] },
  sys_wellon: { set: 'base', name: 'Wellon', planets: ['wellon'] },
  sys_alpha: { set: 'base', name: 'Alpha wormhole', planets: [], wormhole: 'alpha' },
  sys_beta: { set: 'base', name: 'Beta wormhole', planets: [], wormhole: 'beta' },
  special_asteroid_1: {
    set: 'base',
    name: 'Asteroid field',
    planets: [],
    special: 'asteroidField',
  },
  special_asteroid_2: {
    set: 'base',
    name: 'Asteroid field',
    planets: [],
    special: 'asteroidField',
  },
  special_nebula: { set: 'base', name: 'Nebula', planets: [], special: 'nebula' },
  special_supernova: {
    set: 'base',
    name: 'Supernova',
    planets: [],
    special: 'supernova',
  },
  empty_1: { set: 'base', name: 'Empty space', planets: [] },
  empty_2: { set: 'base', name: 'Empty space', planets: [] },
  empty_3: { set: 'base', name: 'Empty space', planets: [] },
  empty_4: { set: 'base', name: 'Empty space', planets: [] },
  empty_5: { set: 'base', name: 'Empty space', planets: [] },
  empty_6: { set: 'base', name: 'Empty space', planets: [] },
  home_muaat: { set: 'expansionRaces', name: 'Muaat', planets: ['muaat'], home: 'muaat' },
  home_winnu: { set: 'expansionRaces', name: 'Winnu', planets: ['winnu'], home: 'winnu' },
  home_yin: { set: 'expansionRaces', name: 'Darien', planets: ['darien'], home: 'yin' },
  home_saar: {
    set: 'expansionRaces',
    name: 'Lisis II · Ragh',
    planets: ['lisis_ii', 'ragh'],
    home: 'saar',
  },
} as const

export type SystemId = keyof typeof printed | keyof typeof printedExpansionSystems

export interface System {
  readonly id: SystemId
  readonly set: SetId
  readonly name: string
  readonly planets: readonly PlanetId[]
  readonly wormhole?: Wormhole
  /** Where there are several. */
  readonly wormholes?: readonly Wormhole[]
  readonly special?: Special
  readonly home?: RaceId
  /** It lies under its own id beside the map, where its wormholes alone lead. */
  readonly besideMap?: true
}

export const systems: Readonly<Record<SystemId, System>> = withIds<SystemId, Omit<System, 'id'>>({
  ...printed,
  ...printedExpansionSystems,
})
