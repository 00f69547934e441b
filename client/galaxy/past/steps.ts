import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Step } from '../../room/past/steps.ts'
import { placeOf } from '../map/placeOf.ts'
import { hexOfPlanet } from '../map/planetsHere.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { changesBetween } from './changes.ts'

/** Where it happened: first where the action takes place, then wherever something changed or was named. */
export function hexesOf({ before, after, lines }: Step<Table>): HexId[] {
  const { flights, counts, taken, activated } = changesBetween(before, after)
  const action = (reads.underWay(after) ?? reads.underWay(before))?.hexes ?? []
  const all = [
    ...activated.map(({ hex }) => hex),
    ...flights.map(({ to }) => to),
    ...(lines.length > 0 && flights.length + counts.length + taken.length > 0 ? action : []),
    ...lines.flatMap(({ about }) => placeOf(after, about ?? {}, hexOfPlanet) ?? []),
    ...flights.map(({ from }) => from),
    ...counts.map(({ hex }) => hex),
    ...taken.map(({ hex }) => hex),
  ]
  return [...new Set(all)]
}
