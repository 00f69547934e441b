import { draw, type Flow, tell, together } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { type EventId, events } from '../content/events.ts'
import { scoreOf } from '../scoring.ts'
import type { Inscription, Table, Turn } from '../table.ts'

/** What a player has of a round before anything happened in it. */
export const newTurn = (): Turn => ({
  active: [],
  spending: [],
  used: {},
  marks: 0,
  up: false,
  redirected: [],
  strength: {},
  gained: 0,
})

/** The Speaker's part: the next card of the event deck, and what its type asks for. */
export function* nextRound(table: Table): Flow<Next> {
  const drawn = yield* draw<Inscription, EventId | undefined>(({ box }) => box.events.shift())
  if (!drawn) throw new Error('The event deck ran out before the throne was taken')
  if (table.event) table.past.push(table.event)
  table.event = drawn
  table.round++
  table.decks.events--
  delete table.dice
  for (const seat of table.order) {
    const player = table.players[seat]
    if (player) player.active = []
  }
  yield* draw<Inscription, void>(({ hands }) => {
    for (const seat of table.order) {
      const hand = hands[seat]
      if (hand) hand.turn = newTurn()
    }
  })
  const event = events[drawn]
  yield* tell('everyone', {
    text: 'inscription.log.event',
    about: { round: table.round, event: drawn, ...standing(table) },
  })
  switch (event.type) {
    case 'strategy':
      table.phase = 'cardResources'
      return { segment: 'cardResources' }
    case 'war':
      table.phase = 'war'
      return { segment: 'war' }
    case 'council':
      table.phase = 'council'
      return { segment: 'council' }
    case 'production':
      table.phase = 'production'
      return { segment: 'production' }
    case 'special':
      table.phase = 'between'
      return { segment: 'pause' }
  }
}

/** As the sheets lie open: nobody reads it there, but in the end it tells how it came. */
const standing = (table: Table): Record<Seat, number> =>
  Object.fromEntries(
    table.order.map(seat => {
      const marks = table.players[seat]?.marks
      return [seat, marks ? scoreOf(table, seat, marks).total : 0]
    }),
  )

/** Nothing is marked and no die rolled; whoever has reached something may still declare it. */
export function* pause(table: Table): Flow<Next> {
  yield* tell('everyone', { text: 'inscription.log.pause', about: { event: table.event ?? '' } })
  return { segment: 'markersDown', args: { next: { segment: 'nextRound' } } }
}

/** The same for everybody, at the same time. */
export const everyone = <R>(table: Table, does: (seat: Seat) => Flow<R>): Flow<Record<Seat, R>> =>
  together(Object.fromEntries(table.order.map(seat => [seat, does(seat)])))
