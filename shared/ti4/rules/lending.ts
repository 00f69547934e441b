import { tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { LeaderId } from '../content/leaders.ts'
import { actsFor } from '../leaders.ts'
import { isReady } from '../openCards.ts'
import { clockwiseFrom, isOut, sheet } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { moment } from './moments.ts'
import { exhaustCard } from './openCards.ts'

/** An agent by whom somebody spends Commodities as Trade Goods, once: exhausted at any time. */

const agent: LeaderId = 'xander_alexin_victori_iii'

const isPlayed = ({ round, phase }: Table): boolean => round > 0 && phase !== 'over'

const borrowers = (table: Table, seat: Seat): Seat[] =>
  clockwiseFrom(table, seat).filter(other => {
    const { commodities, lent } = sheet(table, other)
    return commodities > 0 && !lent
  })

export const lendCommodities: Command<Ti4> = {
  during: isPlayed,
  may({ table, seat = '' }): OneOf | undefined {
    if (!table.players[seat] || isOut(table, seat)) return undefined
    if (!actsFor(table, seat, agent) || !isReady(table, seat, agent)) return undefined
    const seats = borrowers(table, seat)
    if (seats.length === 0) return undefined
    return { shape: 'oneOf', of: Object.fromEntries(seats.map(other => [other, { on: { seat: other } }])) }
  },
  *does(table, seat, to: Seat) {
    yield* exhaustCard(table, seat, agent)
    sheet(table, to).lent = true
    yield* tell('everyone', { text: 'ti4.log.lends', about: { seat, other: to } })
    table.spendings = (table.spendings ?? 0) + 1
    const name = `lent/${table.spendings}`
    yield* moment(table, 'afterAgentExhausted', name, { of: seat, card: agent })
  },
}

/** What was not spent by now is a Commodity like any other. */
export function endLending(table: Table) {
  for (const seat of table.order) delete sheet(table, seat).lent
}
