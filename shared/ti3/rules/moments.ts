import { behind } from '../../engine/draft.ts'
import type { Flow } from '../../engine/flow.ts'
import { type Acts, cancels } from '../cards/act.ts'
import { at, type Moment, type Moments, type Scene } from '../cards/moments.ts'
import { held, lasting, political } from '../cards/registry.ts'
import { holds, lawsInForce } from '../effects.ts'
import { clockwiseFrom } from '../realm.ts'
import type { Table } from '../table.ts'
import { respond } from './playing.ts'

/** A named place in the flow: what happens by itself, then one window for all that anybody could do then. `name` is unique
 *  within the segment, for the questions asked meanwhile. Not within a lane. Says whether something was cancelled by it. */
export const moment = <M extends Moment>(
  table: Table,
  what: M,
  name: string,
  about: Moments[M],
): Flow<boolean> => moments(table, name, [at(what, about)])

/** Moments with nothing between them are one window. */
export function* moments(table: Table, name: string, scenes: readonly Scene[]): Flow<boolean> {
  const path = [name, ...scenes.map(({ what }) => what)].join('/')
  const cancelled = yield* happens(table, path, scenes)
  return (yield* respond(table, path, scenes)) || cancelled
}

/** The part of it nobody is asked about. */
export function* happens(table: Table, path: string, scenes: readonly Scene[]): Flow<boolean> {
  let cancelled = false
  for (const scene of scenes) if (yield* happensByItself(table, path, scene)) cancelled = true
  return cancelled
}

const byItself = (acts: Acts | undefined, what: Moment) => {
  const act = acts?.at?.[what]
  return act && !act.choice ? act : undefined
}

/** Laws, then what players hold, clockwise from the active one, then what lasts. */
function* happensByItself(table: Table, path: string, { what, about }: Scene): Flow<boolean> {
  const playing = { moment: what, about } as const
  let cancelled = false
  const run = function* (acts: Acts | undefined, by: string, card: string, more: object): Flow {
    const name = `${path}/${by}`
    const does = byItself(acts, what)?.does(table, { ...playing, by, card, name, ...more } as never, {})
    if (does && (yield* does) === cancels) cancelled = true
  }
  for (const source of lawsInForce(behind(table)))
    yield* run(political[source.id as keyof typeof political], source.holder, source.id, { source })
  const speaking = Object.entries(held).filter(([, acts]) => byItself(acts, what))
  if (speaking.length > 0)
    for (const seat of clockwiseFrom(table, table.active ?? table.speaker))
      for (const [id, acts] of speaking) if (holds(behind(table), seat, id)) yield* run(acts, seat, id, {})
  for (const one of Object.values(behind(table).lasting))
    yield* run(lasting[one.effect], one.by, one.effect, { source: { ...one, lasting: one } })
  return cancelled
}

/** While a player decides what he does next, cards of this moment are his to play first: by command, and nobody waits. */
export function* whileDeciding<R>(table: Table, scene: Scene, flow: Flow<R>): Flow<R> {
  yield* happens(table, scene.what, [scene])
  table.occasion = scene
  const result = yield* flow
  delete table.occasion
  return result
}
