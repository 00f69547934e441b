import { choose, draw, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { permits } from '../effects.ts'
import { sheet, spendable } from '../realm.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import { drawCards, keepHandLimit } from './actionCards.ts'

/** Action cards that come open: all that are due lie there, and who has most ready influence takes his first. `seats` are in
 *  the order that settles ties. */
export function* shareOpenCards(table: Table, seats: readonly Seat[], due: (seat: Seat) => number): Flow {
  const among = seats.filter(seat => permits(table, seat, 'drawsCards', {}, true))
  yield* layOpen(
    table,
    among.reduce((sum, seat) => sum + due(seat), 0),
  )
  const influence = (seat: Seat) => spendable(table, seat, 'influence', false)
  for (const seat of [...among].sort((a, b) => influence(b) - influence(a))) {
    const count = Math.min(due(seat), table.openCards?.length ?? 0)
    if (count > 0) yield* takeOpen(table, seat, count)
  }
  delete table.openCards
}

function* layOpen(table: Table, count: number): Flow {
  table.openCards = []
  for (let i = 0; i < count; i++) {
    const [card] = yield* drawCards(table, 1, `reshuffle/open/${i}`)
    if (card === undefined) break
    table.openCards.push(card)
  }
}

function* takeOpen(table: Table, seat: Seat, count: number): Flow {
  const cards = yield* choose<string[], Ti3>(seat, ({ table }) => ({
    name: `${seat}/open`,
    rule: 'ti3/22.laws',
    text: 'ti3.ask.takeOpen',
    hint: { gains: 'actionCard' },
    about: { count },
    options: {
      shape: 'someOf',
      of: Object.fromEntries((table.openCards ?? []).map(card => [card, { on: { card } }])),
      least: count,
      most: count,
    },
  }))
  table.openCards = (table.openCards ?? []).filter(card => !cards.includes(card))
  yield* draw<Ti3, void>(({ hands }) => {
    for (const card of cards) (hands[seat] as Hand).actionCards[card] = true
  })
  sheet(table, seat).actionCards += cards.length
  for (const card of cards) yield* tell('everyone', { text: 'ti3.log.takesOpen', about: { seat, card } })
  yield* keepHandLimit(table, seat, 'open')
}
