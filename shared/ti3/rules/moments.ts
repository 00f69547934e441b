import { behind } from '../../engine/draft.ts'
import type { Flow } from '../../engine/flow.ts'
import { type EffectId, holds } from '../effects.ts'
import { clockwiseFrom } from '../realm.ts'
import { atOnce, type Moment, type MomentAbout, type Moments, responds } from '../responds/index.ts'
import type { Table } from '../table.ts'
import { playWindow } from './playing.ts'
import { hasWindow } from './windows.ts'

/** A named place in the flow: what abilities and technologies do then, clockwise from the active player, then the window
 *  for Action Cards. `name` is unique within the segment, for the questions asked meanwhile. Not within a lane. */
export function* moment<M extends Moment>(table: Table, what: M, name: string, about: Moments[M]): Flow {
  const speaking: EffectId[] = []
  for (const id in responds) if (responds[id as EffectId]?.[what]) speaking.push(id as EffectId)
  if (speaking.length > 0)
    for (const seat of clockwiseFrom(table, table.active ?? table.speaker))
      for (const id of speaking)
        if (holds(behind(table), seat, id))
          yield* responds[id]?.[what]?.(table, seat, about as never, `${name}/${what}/${seat}`) ?? nothing()
  yield* atOnce[what]?.(table, about as never, `${name}/${what}`) ?? nothing()
  if (hasWindow(what)) yield* playWindow(table, what, `${name}/${what}`, about as MomentAbout)
}

function* nothing(): Flow {}
