import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { LeaderId } from '../content/leaders.ts'
import { freeAgents } from '../leaders.ts'
import type { Ti3 } from '../table.ts'
import { type ActsAt, cancels, type Playing } from './act.ts'

/** An Agent gives himself up to cancel a card somebody else has just played, as Sabotage does. [p. 35] */
export const foil: ActsAt<'afterActionCard'> = {
  choice: {
    may: (table, by, { of }) => of !== by && freeAgents(table, by).length > 0,
    line: (_table, _by, { card }) => ({ text: 'ti3.ask.foil', about: { card } }),
  },
  *does(table, playing) {
    const { by } = playing
    if (!table.leaders || freeAgents(table, by).length === 0) return undefined
    const id = yield* whichAgent(playing)
    table.leaders[id] = { of: by, gone: true }
    yield* tell('everyone', { text: 'ti3.log.foils', about: { seat: by, leader: id } })
    return cancels
  },
}

function* whichAgent({ by, name }: Playing<'afterActionCard'>): Flow<LeaderId> {
  return yield* choose<LeaderId, Ti3>(by, ({ table }) => ({
    name: `${name}/agent`,
    rule: 'ti3/35.foil',
    text: 'ti3.ask.whichAgent',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        freeAgents(table, by).map(id => [id, { text: 'ti3.ask.leader', about: { leader: id } }]),
      ),
    },
  }))
}
