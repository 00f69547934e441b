import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { RuleId, Seat, TextId } from '../../engine/rules.ts'
import { type TechnologyId, technologies } from '../content/technologies.ts'
import { sheet } from '../realm.ts'
import { canLearn, openTechnologies } from '../research.ts'
import type { Table, Ti3 } from '../table.ts'

type Offer = Record<string, Choice>

export const everyOpen = (table: Table, seat: Seat): Offer =>
  Object.fromEntries(openTechnologies(table, seat).map(id => [id, { on: { card: id } }]))

/** Which technology a seat wants, among those offered, by default all that are open to it. `undefined` where there is
 *  none, or where it wants `none`, which is offered with them. */
export function* askTechnology(
  seat: Seat,
  ask: { name: string; rule: RuleId; text: TextId },
  offered: (table: Table, seat: Seat) => Offer = everyOpen,
): Flow<TechnologyId | undefined> {
  const chosen = yield* choose<TechnologyId | 'none', Ti3>(seat, ({ table }) => {
    const of = offered(table, seat)
    const nothing = Object.keys(of).every(id => id === 'none')
    return nothing
      ? { skip: 'none' }
      : { ...ask, hint: { gains: 'technology' }, options: { shape: 'oneOf', of } }
  })
  return chosen === 'none' ? undefined : chosen
}

/** Prerequisites hold however a technology is acquired. [p. 24] */
export function* learn(table: Table, seat: Seat, technology: TechnologyId, bought = false): Flow {
  if (!canLearn(table, seat, technology, { bought }))
    throw new Error(`${technologies[technology].name} is not open to ${seat}`)
  sheet(table, seat).technologies[technology] = true
  yield* tell('everyone', { text: 'ti3.log.learns', about: { seat, technology } })
}
