import { draw, type Flow, inHand, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { fill, tradeGoodIcons } from '../industry.ts'
import type { Inscription, Table } from '../table.ts'
import { moment } from './following.ts'
import { everyoneMarks } from './marker.ts'
import { everyone } from './rounds.ts'

/** Trade goods for every icon unlocked; then abilities that look at what the neighbours claimed. */
export function* production(table: Table): Flow<Next> {
  yield* everyone(table, function* (seat) {
    yield* inHand<Inscription>(seat, ({ marks, turn }) => {
      turn.gained += fill(marks.industry.tradeGoods, tradeGoodIcons(marks))
    })
    yield* moment(table, seat, 'production')
  })
  const gained = yield* draw<Inscription, [Seat, number][]>(({ hands }) =>
    table.order.map(seat => [seat, hands[seat]?.turn.gained ?? 0]),
  )
  table.produced = Object.fromEntries(gained)
  for (const [seat, count] of gained)
    yield* tell('everyone', { text: 'inscription.log.production', about: { seat, count } })
  yield* everyoneMarks(table, seat => moment(table, seat, 'afterProduction'))
  delete table.produced
  return { segment: 'markersDown', args: { next: { segment: 'nextRound' } } }
}
