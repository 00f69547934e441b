import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import { hasScepter, scepter } from '../strategyTokens.ts'
import type { Table, Ti4 } from '../table.ts'
import { spendCounter } from './economy.ts'
import { moment } from './moments.ts'
import { exhaustCard } from './openCards.ts'

/** What is paid with tokens of the Strategy Pool. */

/** Several may go in one segment, each with a name of its own. */
function nameOf(table: Table): string {
  table.spendings = (table.spendings ?? 0) + 1
  return `spent/${table.spendings}`
}

export function* payStrategyToken(table: Table, seat: Seat): Flow {
  if (yield* takesFromReserve(table, seat, 1)) return
  spendCounter(table, seat, 'strategy')
  yield* tell('everyone', { text: 'ti4.log.loses.strategy', about: { seat } })
  yield* strategyTokensSpent(table, seat, 1)
}

/** One of those that are due comes from reinforcements, if he likes or has too few otherwise; to these it goes back. */
export function* takesFromReserve(table: Table, seat: Seat, due: number, others = 0): Flow<boolean> {
  if (due < 1 || !hasScepter(table, seat)) return false
  const name = nameOf(table)
  const said = yield* choose<'yes' | 'no', Ti4>(seat, seen => {
    if (!hasScepter(seen.table, seat)) return { skip: 'no' }
    if (sheet(seen.table, seat).counters.strategy + others < due) return { skip: 'yes' }
    return {
      name: `${name}/reserve`,
      rule: 'ti4/73.3',
      text: 'ti4.ask.fromReserve',
      about: { card: scepter },
      options: {
        shape: 'oneOf',
        of: {
          yes: { text: 'ti4.fromReserve.yes', hint: { helps: 'you' } },
          no: { text: 'ti4.fromReserve.no' },
        },
      } satisfies OneOf,
    }
  })
  if (said === 'no') return false
  yield* exhaustCard(table, seat, scepter)
  return true
}

/** For leaders who wait for it. */
export function* strategyTokensSpent(table: Table, seat: Seat, count: number): Flow {
  if (count <= 0 || !sheet(table, seat).leaders) return
  yield* moment(table, 'afterStrategyToken', nameOf(table), { of: seat, count })
}
