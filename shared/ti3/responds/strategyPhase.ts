import { choose, type Flow, look, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { othersClockwise, sheet } from '../realm.ts'
import { showCards } from '../rules/showing.ts'
import type { Hand, Table, Ti3 } from '../table.ts'
import type { MomentAbout } from './index.ts'

/** Once in every Strategy Phase, when it begins or after the last pick: what is not done at first may be done then. */

const rich = 3
const mostVictims = 2

const victims = (table: Table, seat: Seat): Seat[] =>
  othersClockwise(table, seat).filter(other => sheet(table, other).tradeGoods >= rich)

const choices = (seats: readonly Seat[]) => Object.fromEntries(seats.map(seat => [seat, { on: { seat } }]))

/** A trade good from each of up to two who have plenty. */
export function* pillage(table: Table, holder: Seat, _: MomentAbout, name: string): Flow {
  const { memory } = sheet(table, holder)
  if (memory['pillaged']) return
  const from = yield* choose<string[], Ti3>(holder, ({ table }) => ({
    name,
    rule: 'ti3/20.pillage',
    text: 'ti3.ask.pillage',
    about: { count: mostVictims },
    options: {
      shape: 'someOf',
      of: choices(victims(table, holder)),
      least: 0,
      most: Math.min(mostVictims, victims(table, holder).length),
    },
    otherwise: [],
  }))
  if (from.length === 0) return
  sheet(table, holder).memory['pillaged'] = 'round'
  for (const seat of from) {
    if (sheet(table, seat).tradeGoods < rich) continue
    sheet(table, seat).tradeGoods--
    sheet(table, holder).tradeGoods++
    yield* tell('everyone', { text: 'ti3.log.pillages', about: { seat: holder, from: seat } })
  }
}

const nobody = 'nobody'

/** A look at one hand of action cards. Whose it was all may know, what it held only the spy. */
export function* spy(table: Table, holder: Seat, _: MomentAbout, name: string): Flow {
  if (sheet(table, holder).memory['spied']) return
  const on = yield* choose<string, Ti3>(holder, ({ table }) => ({
    name,
    rule: 'ti3/20.spies',
    text: 'ti3.ask.spy',
    options: {
      shape: 'oneOf',
      of: {
        [nobody]: { text: 'ti3.ask.spyNobody' },
        ...choices(othersClockwise(table, holder).filter(seat => sheet(table, seat).actionCards > 0)),
      },
    },
    otherwise: nobody,
  }))
  if (on === nobody) return
  sheet(table, holder).memory['spied'] = 'round'
  const cards = yield* look<Ti3, string[]>(({ hands }) => Object.keys((hands[on] as Hand).actionCards).sort())
  yield* tell('everyone', { text: 'ti3.log.spies', about: { seat: holder, from: on } })
  yield* showCards(holder, on, cards)
}
