import { type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import { political } from '../acts/registry.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import { lawsInForce } from '../effects.ts'
import { isOut } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'

/** Laws leaving play, and what anybody may do by them at any time. */

export function* discardLaw(table: Table, card: PoliticalCardId): Flow {
  delete table.laws[card]
  table.discards.political.push(card)
  yield* tell('everyone', { text: 'ti3.log.lawEnds', about: { card } })
}

const usable = (table: Table, seat: Seat): string[] =>
  lawsInForce(table).flatMap(({ id }) =>
    political[id as PoliticalCardId]?.anyTime?.may(table, seat) ? [id] : [],
  )

export const useLaw: Command<Ti3> = {
  during: table => lawsInForce(table).some(({ id }) => political[id as PoliticalCardId]?.anyTime),
  may({ table, seat }) {
    if (seat === undefined || isOut(table, seat)) return undefined
    const ids = usable(table, seat)
    if (ids.length === 0) return undefined
    return {
      shape: 'oneOf',
      of: Object.fromEntries(ids.map(id => [id, { on: { card: id } }])),
    } satisfies OneOf
  },
  does: (table: Table, seat: Seat, card: never) =>
    political[card as PoliticalCardId]?.anyTime?.does(table, seat),
}
