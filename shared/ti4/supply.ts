import { supplyWith } from '../galaxy/supply.ts'
import { edition } from './edition.ts'

/** How many ships a system may hold for a player, and how much of what they carry. [16, 37] */

export const { fleetLimit, fighterSupport, fightersAt, shipsCounted, troopsOverPlaces } = supplyWith(edition)
