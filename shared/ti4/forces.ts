import { forcesWith } from '../galaxy/forces.ts'
import { edition } from './edition.ts'

/** The units on the board of this edition. */

export const {
  countOf,
  enemyInSpace,
  fleet,
  isGroundForce,
  isLanding,
  isShip,
  isTroop,
  onPlanet,
  piecesAt,
  piecesOf,
  seatsInSpace,
  supplied,
} = forcesWith(edition)
