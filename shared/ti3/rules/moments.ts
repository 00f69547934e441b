import type { Flow } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { heldBy } from '../effects.ts'
import { clockwiseFrom } from '../realm.ts'
import { type Moment, type Moments, responds } from '../responds/index.ts'
import type { Table } from '../table.ts'

/** A named place in the flow: what abilities and technologies do then, clockwise from the active player, then the window
 *  for Action Cards. `name` is unique within the segment, for the questions asked meanwhile. */
export function* moment<M extends Moment>(table: Table, what: M, name: string, about: Moments[M]): Flow {
  const from: Seat = table.active ?? table.speaker
  for (const seat of clockwiseFrom(table, from))
    for (const id of heldBy(table, seat)) {
      const does = responds[id]?.[what]
      if (does) yield* does(table, seat, about as never, `${name}/${what}/${seat}`)
    }
}
