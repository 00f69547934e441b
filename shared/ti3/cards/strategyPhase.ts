import { choose, look, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { aimAt } from '../aims.ts'
import { othersClockwise, sheet } from '../realm.ts'
import { showCards } from '../rules/showing.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import type { ActsAt } from './act.ts'

/** Once in every Strategy Phase, when it begins or after the last pick: what is not done at first may be done then. */

const rich = 3
const mostVictims = 2

const victims = (table: Table, seat: Seat): Seat[] =>
  othersClockwise(table, seat).filter(other => sheet(table, other).tradeGoods >= rich)

const choices = (seats: readonly Seat[]) => Object.fromEntries(seats.map(seat => [seat, { on: { seat } }]))

/** A trade good from each of up to two who have plenty. */
export const pillage: ActsAt<'strategyPhaseBegins' | 'afterAllPicks', Seat[]> = {
  choice: {
    hint: { harms: 'aimed' },
    may: (table, by) => !sheet(table, by).memory['pillaged'] && victims(table, by).length > 0,
    aims: (_table, { by, name }) =>
      choose<Seat[], Ti3>(by, ({ table }) => ({
        name,
        rule: 'ti3/20.pillage',
        text: 'ti3.ask.pillage',
        hint: { takes: 'tradeGoods' },
        about: { count: mostVictims },
        options: {
          shape: 'someOf',
          of: choices(victims(table, by)),
          least: 1,
          most: Math.min(mostVictims, victims(table, by).length),
        },
      })),
  },
  *does(table, { by }, from) {
    sheet(table, by).memory['pillaged'] = 'round'
    for (const seat of from) {
      if (sheet(table, seat).tradeGoods < rich) continue
      sheet(table, seat).tradeGoods--
      sheet(table, by).tradeGoods++
      yield* tell('everyone', { text: 'ti3.log.pillages', about: { seat: by, from: seat } })
    }
  },
}

const withCards = (table: Table, by: Seat): Seat[] =>
  sheet(table, by).memory['spied']
    ? []
    : othersClockwise(table, by).filter(seat => sheet(table, seat).actionCards > 0)

/** A look at one hand of action cards. Whose it was all may know, what it held only the spy. */
export const spy: ActsAt<'strategyPhaseBegins' | 'afterAllPicks', Seat> = {
  choice: { hint: { shows: 'actionCard' }, aims: aimAt.seat(withCards, 'ti3.ask.spy') },
  *does(table, { by }, on) {
    sheet(table, by).memory['spied'] = 'round'
    const cards = yield* look<Ti3, string[]>(({ hands }) =>
      Object.keys((hands[on] as Hand).actionCards).sort(),
    )
    yield* tell('everyone', { text: 'ti3.log.spies', about: { seat: by, from: on } })
    yield* showCards(by, on, cards)
  },
}
