import type { Flow } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { Scene } from '../../galaxy/components/moments.ts'
import { at } from '../cards/moments.ts'
import type { Table, Ti3 } from '../table.ts'
import { leaveBarePlanets } from './barePlanets.ts'
import { fits, isAbility, linesOf, playable } from './playable.ts'
import { playCard, useAbility } from './playing.ts'

/** Moments at which this seat may play by command: any time, and what he is about to decide. */
const byCommand = ({ occasion }: Table, seat: Seat): Scene[] => [
  at('anyTime', { of: seat }),
  ...(occasion ? [occasion] : []),
]

/** Cards for any time, the only ones played between all others; those for what one is about to decide; and what a law lets
 *  one do at any time. */
export const playAnyTime: Command<Ti3> = {
  during: ({ phase }) => phase === 'strategy' || phase === 'action' || phase === 'status',
  may(seen) {
    const { table, seat } = seen
    if (seat === undefined) return undefined
    const [anyTime] = byCommand(table, seat)
    const offered = byCommand(table, seat).map(scene => playable(seen, scene))
    const of = Object.assign({}, ...offered, anyTime && linesOf(table, seat, anyTime)) as OneOf['of']
    return Object.keys(of).length > 0 ? ({ shape: 'oneOf', of } satisfies OneOf) : undefined
  },
  does: (table: Table, seat: Seat, card: never) => playNow(table, seat, card),
}

function* playNow(table: Table, seat: Seat, card: string): Flow {
  const scenes = byCommand(table, seat)
  if (isAbility(card)) yield* useAbility(table, 'law', scenes, seat, card)
  else {
    const scene = scenes.find(one => fits(table, card, seat, one))
    if (scene) yield* playCard(table, seat, card, scene, 'card')
  }
  yield* leaveBarePlanets(table)
}
