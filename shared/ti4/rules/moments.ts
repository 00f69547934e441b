import type { Flow } from '../../engine/flow.ts'
import { momentsWith } from '../../galaxy/rules/moments.ts'
import { at, type Moment, type Moments, type Scene } from '../cards/moments.ts'
import { components } from '../playable.ts'
import { clockwiseFrom } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { withdrawUnfit } from './offers.ts'
import { respond } from './playing.ts'

/** What happens at a moment. */
const machinery = momentsWith<Ti4>(components, {
  clockwise: table => clockwiseFrom(table, table.active ?? table.speaker),
  respond,
})

/** Moments with nothing between them are one window. Says whether something was cancelled by it. Offers that what came before
 *  has made void are off the table by then. */
export function* moments(table: Table, name: string, scenes: readonly Scene[]): Flow<boolean> {
  yield* withdrawUnfit(table)
  if (!scenes.some(({ what }) => inTurn.includes(what))) return yield* machinery.moments(table, name, scenes)
  const path = [name, ...scenes.map(({ what }) => what)].join('/')
  const cancelled = yield* machinery.happens(table, path, scenes, { of: [] })
  const speaking = table.order.filter(seat => machinery.speaks(table, seat, scenes))
  const must = speaking.map(seat => {
    const does = () => machinery.happens(table, path, scenes, { of: [seat], besides: false })
    return [seat, does] as const
  })
  return (yield* respond(table, path, scenes, Object.fromEntries(must))) || cancelled
}

/** At the start of a combat what must be done takes its turn with what may be: the active player's comes first. [1.19, 78.2] */
const inTurn: readonly string[] = ['combatStart'] satisfies Moment[]

/** A named place in the flow: what happens by itself, then one window for all that anybody could do then. `name` is unique
 *  within the segment, for the questions asked meanwhile. Not within a lane. Says whether something was cancelled by it. */
export const moment = <M extends Moment>(
  table: Table,
  what: M,
  name: string,
  about: Moments[M],
): Flow<boolean> => moments(table, name, [at(what, about)])
