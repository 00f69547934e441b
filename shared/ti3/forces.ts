import * as galaxy from '../galaxy/forces.ts'
import { edition } from './edition.ts'
import type { Table } from './table.ts'

/** The units on the board of this edition. */

export type Piece = galaxy.Piece<Table>

export const {
  isShip,
  isTroop,
  isLanding,
  piecesAt,
  piecesOf,
  fleet,
  cargoOf,
  onPlanet,
  seatsInSpace,
  enemyInSpace,
  hasNoUnits,
  countOf,
  supplied,
} = galaxy.forcesWith(edition)
