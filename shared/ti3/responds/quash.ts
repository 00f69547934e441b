import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import type { Table, Ti3 } from '../table.ts'
import type { MomentAbout } from './index.ts'

/** An agenda just read is cancelled for a counter; whoever read it draws another. */
export function* quash(table: Table, holder: Seat, _: MomentAbout, name: string): Flow {
  const said = yield* choose<string, Ti3>(holder, ({ table }) => {
    const { agenda } = table
    if (!agenda || sheet(table, holder).counters.strategy < 1) return { skip: 'not' }
    return {
      name,
      rule: 'ti3/20.quash',
      text: 'ti3.ask.quash',
      about: { card: agenda.card },
      options: {
        shape: 'oneOf',
        of: { cancel: { text: 'ti3.ask.quashYes' }, not: { text: 'ti3.ask.quashNo' } },
      },
      otherwise: 'not',
    }
  })
  const { agenda } = table
  if (said !== 'cancel' || !agenda) return
  spendCounter(table, holder, 'strategy')
  yield* tell('everyone', { text: 'ti3.log.quashes', about: { seat: holder, card: agenda.card } })
  delete table.agenda
}
