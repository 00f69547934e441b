import type { Flow } from '../../engine/flow.ts'
import type { Rules } from '../../engine/rules.ts'
import { judging } from '../effects.ts'
import { planetsOf } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { turnNeutral } from './conquest.ts'
import { loseLoneDocks } from './docksInSpace.ts'
import { holdStations } from './stations.ts'

/** Whatever took the last Ground Force: a planet that may not be held without one is nobody's. One that is fought for waits. */
export function* leaveBarePlanets(table: Table): Flow {
  if (table.battle) return
  for (const seat of table.order) {
    const mayHold = judging(table, seat, 'holdsBare', true)
    for (const planet of planetsOf(table, seat)) if (!mayHold({ planet })) yield* turnNeutral(table, planet)
  }
}

type Segments = Rules<Ti3>['segments']

/** What a part of the game leaves behind is looked at when it is over. */
export const leavingBarePlanets = (segments: Segments): Segments =>
  Object.fromEntries(
    Object.entries(segments).map(([name, segment]): [string, Segments[string]] => [
      name,
      function* (table, args) {
        const next = yield* segment(table, args)
        if (next?.winners) return next
        yield* leaveBarePlanets(table)
        yield* loseLoneDocks(table)
        yield* holdStations(table)
        return next
      },
    ]),
  )
