import { behind } from '../../engine/draft.ts'
import type { Flow } from '../../engine/flow.ts'
import type { Seat, State } from '../../engine/rules.ts'
import { cancels } from '../components/acting.ts'
import type { AnyActs, Scene } from '../components/moments.ts'
import type { Components } from '../playable.ts'
import type { Table } from '../table.ts'

/** What happens at a moment. */

export interface MomentRules<T extends Table> {
  /** In whose order what is held acts. */
  clockwise(table: T): readonly Seat[]
  /** Whoever could respond is asked; says whether something was cancelled by it. */
  respond(table: T, path: string, scenes: readonly Scene[]): Flow<boolean>
}

/** Some of what happens by itself: what these players hold, and what nobody does. All of it, where nothing is said. */
interface Part {
  readonly of?: readonly Seat[]
  readonly besides?: boolean
}

export function momentsWith<S extends State<Table>, Moments = Record<string, object>>(
  { held, laws, lasting, holds, lawsInForce }: Components<S>,
  { clockwise, respond }: MomentRules<S['table']>,
) {
  type T = S['table']

  /** Moments with nothing between them are one window for all that anybody could do then. `name` is unique within the
   *  segment, for the questions asked meanwhile. Not within a lane. Says whether something was cancelled by it. */
  function* moments(table: T, name: string, scenes: readonly Scene[]): Flow<boolean> {
    const path = [name, ...scenes.map(({ what }) => what)].join('/')
    const cancelled = yield* happens(table, path, scenes)
    return (yield* respond(table, path, scenes)) || cancelled
  }

  /** The part of it nobody is asked about. */
  function* happens(table: T, path: string, scenes: readonly Scene[], part?: Part): Flow<boolean> {
    let cancelled = false
    for (const scene of scenes) if (yield* happensByItself(table, path, scene, part)) cancelled = true
    return cancelled
  }

  const speaking = (what: string) => Object.entries(held).filter(([, acts]) => byItself(acts, what))

  /** Whether something of his happens then by itself. */
  const speaks = (table: T, seat: Seat, scenes: readonly Scene[]): boolean =>
    scenes.some(({ what }) => speaking(what).some(([id]) => holds(behind(table), seat, id)))

  const byItself = (acts: AnyActs<T> | undefined, what: string) => {
    const act = acts?.at?.[what]
    return act && !act.choice ? act : undefined
  }

  /** Laws, then what players hold, clockwise from the active one, then what lasts. */
  function* happensByItself(
    table: T,
    path: string,
    { what, about }: Scene,
    { of, besides = true }: Part = {},
  ): Flow<boolean> {
    const playing = { moment: what, about } as const
    let cancelled = false
    const run = function* (acts: AnyActs<T> | undefined, by: string, card: string, more: object): Flow {
      const name = `${path}/${by}`
      const does = byItself(acts, what)?.does(table, { ...playing, by, card, name, ...more }, {})
      if (does && (yield* does) === cancels) cancelled = true
    }
    for (const source of besides ? lawsInForce(behind(table)) : [])
      yield* run(laws[source.id], source.holder, source.id, { source })
    const all = speaking(what)
    if (all.length > 0)
      for (const seat of of ?? clockwise(table))
        for (const [id, acts] of all) if (holds(behind(table), seat, id)) yield* run(acts, seat, id, {})
    for (const one of besides ? Object.values(behind(table).lasting) : [])
      yield* run(lasting[one.effect], one.by, one.effect, { source: { ...one, lasting: one } })
    return cancelled
  }

  /** A named place in the flow: what happens by itself, then one window for all that anybody could do then. */
  const moment = <M extends keyof Moments & string>(
    table: T,
    what: M,
    name: string,
    about: Moments[M],
  ): Flow<boolean> => moments(table, name, [{ what, about: about as Scene['about'] }])

  return { moments, moment, happens, speaks }
}
