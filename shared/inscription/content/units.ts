import type { Resource, Specialty } from './assets.ts'
import { type Edition, inEdition, type Reprinted } from './editions.ts'
import type { UnitName } from './effects.ts'
import type { SetId } from './sets.ts'

export interface UnitCard {
  readonly id: UnitName
  readonly set: SetId
  readonly name: string
  /** One letter an icon; infantry take one resource of any kind. */
  readonly cost: string
  /** A specialty that builds it at once. */
  readonly or?: Specialty
  /** Nodes it covers, as column and row. */
  readonly shape: readonly (readonly [x: number, y: number])[]
  readonly worth: number
  readonly limit: number
  readonly lockedBy?: Specialty
}

export const units: Readonly<Record<UnitName, UnitCard & Reprinted<UnitCard>>> = {
  infantry: {
    id: 'infantry',
    set: 'base',
    name: 'Infantry',
    cost: '*',
    shape: [[0, 0]],
    worth: 0,
    limit: Infinity,
  },
  pds: {
    id: 'pds',
    set: 'base',
    name: 'PDS',
    cost: 'II',
    or: 'warfare',
    shape: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    worth: 0,
    limit: 4,
  },
  destroyer: {
    id: 'destroyer',
    set: 'base',
    name: 'Destroyer',
    cost: 'MM',
    shape: [
      [0, 0],
      [0, 1],
    ],
    worth: 0,
    second: { cost: 'MI', worth: 1 },
    limit: 4,
  },
  cruiser: {
    id: 'cruiser',
    set: 'base',
    name: 'Cruiser',
    cost: 'MMM',
    shape: [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    worth: 1,
    limit: 4,
  },
  carrier: {
    id: 'carrier',
    set: 'base',
    name: 'Carrier',
    cost: 'MMI',
    shape: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    worth: 1,
    limit: 3,
  },
  dreadnought: {
    id: 'dreadnought',
    set: 'base',
    name: 'Dreadnought',
    cost: 'MMMIR',
    shape: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ],
    worth: 3,
    limit: 3,
    lockedBy: 'propulsion',
  },
  warsun: {
    id: 'warsun',
    set: 'base',
    name: 'War Sun',
    cost: 'MMMIIRR',
    shape: [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 1],
      [0, 0],
      [2, 2],
    ],
    worth: 5,
    limit: 2,
    lockedBy: 'warfare',
  },
}
export const unitNames = Object.keys(units) as UnitName[]

export const iconsOf = (edition: Edition, unit: UnitName): Resource[] =>
  [...inEdition(units[unit], edition).cost].filter(icon => icon !== '*') as Resource[]

/** Victory points of a unit. */
export const unitWorth = (edition: Edition, unit: UnitName): number => inEdition(units[unit], edition).worth
