import type { Flow } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import { lastRing } from '../galaxy.ts'
import { placesOf } from '../map.ts'
import type { Table } from '../table.ts'
import { joinHomes } from './layingSystems.ts'

/** It lies already: home systems join, and nobody lays anything. */
export function* givenGalaxy(table: Table): Flow<Next> {
  table.phase = 'galaxy'
  table.galaxy.ring = lastRing
  table.galaxy.laid = placesOf(table.seats).length
  yield* joinHomes(table)
  return { segment: 'galaxyComplete' }
}
