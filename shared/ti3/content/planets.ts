import { printedExpansionPlanets } from './expansionPlanets.ts'
import type { SetId } from './sets.ts'
import { type SystemId, systems } from './systems.ts'

export type Specialty = 'red' | 'green' | 'blue' | 'yellow'

const printed = {
  jord: { name: 'Jord', resources: 4, influence: 2 },
  arc_prime: { name: 'Arc Prime', resources: 4, influence: 0 },
  wren_terra: { name: 'Wren Terra', resources: 2, influence: 1 },
  arretze: { name: 'Arretze', resources: 2, influence: 0 },
  hercant: { name: 'Hercant', resources: 1, influence: 1 },
  kamdorn: { name: 'Kamdorn', resources: 0, influence: 1 },
  zero_zero_zero: { name: '[0.0.0]', resources: 5, influence: 0 },
  moll_primus: { name: 'Moll Primus', resources: 4, influence: 1 },
  druaa: { name: 'Druaa', resources: 3, influence: 1 },
  maaluuk: { name: 'Maaluuk', resources: 0, influence: 2 },
  quinarra: { name: 'Quinarra', resources: 3, influence: 1 },
  trenlak: { name: "Tren'lak", resources: 1, influence: 0 },
  jol: { name: 'Jol', resources: 1, influence: 2 },
  nar: { name: 'Nar', resources: 2, influence: 3 },
  archon_ren: { name: 'Archon Ren', resources: 2, influence: 3 },
  archon_tau: { name: 'Archon Tau', resources: 1, influence: 1 },
  retillion: { name: 'Retillion', resources: 2, influence: 3 },
  shalloq: { name: 'Shalloq', resources: 1, influence: 2 },
  mecatol_rex: { name: 'Mecatol Rex', resources: 1, influence: 6 },
  abyz: { name: 'Abyz', resources: 3, influence: 0 },
  fria: { name: 'Fria', resources: 2, influence: 0, specialty: 'blue' },
  arinam: { name: 'Arinam', resources: 1, influence: 2, specialty: 'blue' },
  meer: { name: 'Meer', resources: 0, influence: 4 },
  arnor: { name: 'Arnor', resources: 2, influence: 1 },
  lor: { name: 'Lor', resources: 1, influence: 2, specialty: 'red' },
  bereg: { name: 'Bereg', resources: 3, influence: 1, specialty: 'red' },
  lirta_iv: { name: 'Lirta IV', resources: 2, influence: 3, specialty: 'green' },
  centauri: { name: 'Centauri', resources: 1, influence: 3 },
  gral: { name: 'Gral', resources: 1, influence: 1, specialty: 'blue' },
  coorneeq: { name: 'Coorneeq', resources: 1, influence: 2, specialty: 'red' },
  resculon: { name: 'Resculon', resources: 2, influence: 0 },
  dal_bootha: { name: 'Dal Bootha', resources: 0, influence: 2, specialty: 'red' },
  xxehan: { name: 'Xxehan', resources: 1, influence: 1, specialty: 'green' },
  lazar: { name: 'Lazar', resources: 1, influence: 0 },
  sakulag: { name: 'Sakulag', resources: 2, influence: 1 },
  mellon: { name: 'Mellon', resources: 0, influence: 2 },
  zohbat: { name: 'Zohbat', resources: 3, influence: 1, specialty: 'blue' },
  new_albion: { name: 'New Albion', resources: 1, influence: 1, specialty: 'green' },
  starpoint: { name: 'Starpoint', resources: 3, influence: 1 },
  qucenn: { name: "Qucen'n", resources: 1, influence: 2 },
  rarron: { name: 'Rarron', resources: 0, influence: 3, specialty: 'green' },
  tequran: { name: "Tequ'ran", resources: 2, influence: 0, specialty: 'red' },
  torkan: { name: 'Torkan', resources: 0, influence: 3, specialty: 'blue' },
  lodor: { name: 'Lodor', resources: 3, influence: 1, specialty: 'green' },
  mehar_xull: { name: 'Mehar Xull', resources: 1, influence: 3, specialty: 'blue' },
  quann: { name: 'Quann', resources: 2, influence: 1, specialty: 'green' },
  saudor: { name: 'Saudor', resources: 2, influence: 2 },
  tarmann: { name: "Tar'Mann", resources: 1, influence: 1 },
  thibah: { name: 'Thibah', resources: 1, influence: 1 },
  vefut_ii: { name: 'Vefut II', resources: 2, influence: 0, specialty: 'red' },
  wellon: { name: 'Wellon', resources: 1, influence: 2 },
  muaat: { name: 'Muaat', resources: 4, influence: 1 },
  winnu: { name: 'Winnu', resources: 3, influence: 4, specialty: 'yellow' },
  darien: { name: 'Darien', resources: 2, influence: 4 },
  lisis_ii: { name: 'Lisis II', resources: 1, influence: 0 },
  ragh: { name: 'Ragh', resources: 2, influence: 1 },
} as const

export type PlanetId = keyof typeof printed | keyof typeof printedExpansionPlanets

export interface Planet {
  readonly id: PlanetId
  readonly set: SetId
  readonly name: string
  readonly system: SystemId
  readonly resources: number
  readonly influence: number
  readonly specialty?: Specialty
  /** Two of these come where its owner exhausts it right after it was refreshed. */
  readonly gives?: 'ground_force' | 'fighter' | 'trade_goods'
  /** It lies in space: whoever alone has ships there holds it, and nothing ever stands on it. */
  readonly station?: true
}

const all: Readonly<Record<PlanetId, Omit<Planet, 'id' | 'set' | 'system'>>> = {
  ...printed,
  ...printedExpansionPlanets,
}

/** Each comes with its system. */
export const planets = Object.fromEntries(
  (Object.keys(all) as PlanetId[]).flatMap(id => {
    const system = Object.values(systems).find(({ planets }) => planets.includes(id))
    return system ? [[id, { id, set: system.set, system: system.id, ...all[id] }]] : []
  }),
) as Readonly<Record<PlanetId, Planet>>
