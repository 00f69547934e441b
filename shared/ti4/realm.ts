import { realmWith } from '../galaxy/realm.ts'
import { edition } from './edition.ts'

/** Players, their planets and their turn in this edition. */

export const {
  sheet,
  isOut,
  clockwiseFrom,
  othersClockwise,
  strategyCardsOf,
  initiativeOf,
  orderOfPlay,
  byInitiative,
  ownerOf,
  planetsOf,
  hexOf,
  planetsAt,
  homeWorlds,
  hasActivated,
  spendable,
  worthOfPlanet,
  worthSpent,
  readyPlanets,
  countersOnMap,
} = realmWith(edition)

/** Action Cards a hand may hold. [2.4] */
export const handLimit = 7
