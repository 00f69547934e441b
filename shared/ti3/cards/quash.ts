import { tell } from '../../engine/flow.ts'
import { sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import { type ActsAt, cancels } from './act.ts'

/** An agenda just read is cancelled for a counter; whoever read it draws another. */
export const quash: ActsAt<'afterPoliticalRead'> = {
  choice: {
    hint: { decides: 'agenda', costs: 'counters' },
    may: ({ agenda, players }, by) => agenda !== undefined && (players[by]?.counters.strategy ?? 0) > 0,
    line: (_table, _by, { card }) => ({ text: 'ti3.ask.quash', about: { card } }),
  },
  *does(table, { by, about: { card } }) {
    if (sheet(table, by).counters.strategy < 1) return undefined
    spendCounter(table, by, 'strategy')
    yield* tell('everyone', { text: 'ti3.log.quashes', about: { seat: by, card } })
    return cancels
  },
}
