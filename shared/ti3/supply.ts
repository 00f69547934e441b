import { supplyWith } from '../galaxy/supply.ts'
import { edition } from './edition.ts'

/** How many ships and Fighters a system may hold for a player. [pp. 21, 29] */

export const {
  fleetLimit,
  dockFighters,
  fighterSupport,
  fightersAt,
  fightersCounted,
  shipsCounted,
  shipsOverLimit,
  fightersOverSupport,
} = supplyWith(edition)
