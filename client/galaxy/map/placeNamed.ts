import type { About } from '../../../shared/engine/rules.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { play } from '../playing.tsx'
import { galaxyTable } from '../table.ts'
import { placeOf } from './placeOf.ts'

/** On the map as it lies now, or where it would lie. */
export const placeNamed = (about: About): HexId | undefined =>
  (galaxyTable.value &&
    placeOf(galaxyTable.value, about, (table, planet) => play.value?.hexOfPlanet(table, planet))) ??
  (typeof about['hex'] === 'string' ? about['hex'] : undefined)
