import { choose, type Flow } from '../../../engine/flow.ts'
import type { RuleId, Seat } from '../../../engine/rules.ts'
import type { Paid } from '../../../galaxy/shapes/pay.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { numberOf } from '../../effects.ts'
import { roomInArea, sheet, spendable } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { gainCounters, payFor, tellGained } from '../economy.ts'
import { payOptions, worthPaid } from '../paying.ts'
import type { Secondary, StrategyCardRules } from './strategyCard.ts'

type Areas = Partial<Record<Area, number>>
type Area = 'strategy' | 'pool' | 'fleet'
const areas: readonly Area[] = ['strategy', 'pool', 'fleet']

/** As many as there are. */
const allCounters = 16

/** What a card sells counters for in influence, and how many at most. */
interface Sale {
  card: StrategyCardId
  each: number
  most: number
  rule: RuleId
}

const priceIn = ({ card, each }: Sale, table: Table, seat: Seat): number =>
  numberOf(table, seat, 'counterPrice', each, { card })

export interface Mandate {
  paid: Paid
  areas: Areas
}

const inReserve = (table: Table, seat: Seat) => sheet(table, seat).counters.reinforcements

/** [p. 37] */
export const logistics: StrategyCardRules<Mandate> = {
  *primary(table, seat) {
    yield* takeCounters(table, seat, 4, 'ti3/37.logistics')
    return undefined
  },

  secondary: sellsCounters({
    card: 'base_logistics',
    each: 3,
    most: allCounters,
    rule: 'ti3/37.mandate',
  }),
}

/** From reinforcements, into areas of one's choice. */
export function* takeCounters(table: Table, seat: Seat, count: number, rule: RuleId): Flow {
  const chosen = yield* askAreas(seat, `${seat}/areas`, rule, () => count)
  yield* gain(table, seat, chosen)
}

export function sellsCounters(sale: Sale): Secondary<Mandate> {
  return {
    may: (table, seat) =>
      inReserve(table, seat) > 0 && spendable(table, seat, 'influence') >= priceIn(sale, table, seat),
    *aim(_table, seat, name) {
      const paid = yield* askInfluence(sale, seat, `${name}/influence`)
      if (!paid) return undefined
      const count = (now: Table) => bought(sale, now, seat, paid)
      return { paid, areas: yield* askAreas(seat, `${name}/areas`, sale.rule, count) }
    },
    fits(table, seat, { paid, areas: chosen }) {
      const count = Object.values(chosen).reduce((sum, each) => sum + each, 0)
      return count > 0 && count === bought(sale, table, seat, paid)
    },
    *does(table, seat, { paid, areas: chosen }) {
      payFor(table, seat, paid)
      yield* gain(table, seat, chosen)
    },
  }
}

function* askInfluence(sale: Sale, seat: Seat, name: string): Flow<Paid | undefined> {
  return yield* choose<Paid | undefined, Ti3>(seat, ({ table }) => {
    const price = priceIn(sale, table, seat)
    const most = Math.min(inReserve(table, seat), sale.most) * price
    if (most === 0 || spendable(table, seat, 'influence') < price) return { skip: undefined }
    return {
      name,
      rule: sale.rule,
      text: 'ti3.ask.mandate',
      hint: { gains: 'counters' },
      about: { price },
      options: payOptions(table, seat, { worth: 'influence', least: price, step: price, most }),
    }
  })
}

/** How many counters this payment gets him now. */
const bought = (sale: Sale, table: Table, seat: Seat, paid: Paid): number =>
  Math.min(
    Math.floor(worthPaid(table, seat, paid, 'influence') / priceIn(sale, table, seat)),
    inReserve(table, seat),
    sale.most,
  )

/** Where new counters go, as far as reinforcements go. */
function* askAreas(seat: Seat, name: string, rule: string, wanted: (table: Table) => number): Flow<Areas> {
  return yield* choose<Areas, Ti3>(seat, ({ table }) => {
    const count = Math.min(wanted(table), inReserve(table, seat))
    const of = Object.fromEntries(
      areas.map(area => [
        area,
        { text: `ti3.counters.${area}`, most: Math.min(count, roomInArea(table, seat, area)) },
      ]),
    )
    return {
      name,
      rule,
      text: 'ti3.ask.areas',
      hint: { gains: 'counters' },
      about: { count },
      options: { shape: 'amounts', of, least: count, most: count },
    }
  })
}

function* gain(table: Table, seat: Seat, chosen: Areas): Flow {
  let gained = 0
  for (const area of areas) gained += gainCounters(table, seat, chosen[area] ?? 0, area)
  yield* tellGained(seat, 'counters', gained)
}
