import { choose, type Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { numberOf } from '../../effects.ts'
import { roomInArea, sheet, spendable } from '../../realm.ts'
import type { Paid } from '../../shapes/pay.ts'
import type { Table, Ti3 } from '../../table.ts'
import { gainCounters, payFor, tellGained } from '../economy.ts'
import { payOptions } from '../paying.ts'
import { worthPaid } from './paid.ts'
import type { StrategyCardRules } from './strategyCard.ts'

type Areas = Partial<Record<Area, number>>
type Area = 'strategy' | 'pool' | 'fleet'
const areas: readonly Area[] = ['strategy', 'pool', 'fleet']

/** Influence for one counter. */
const priceFor = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'counterPrice', 3, { card: 'base_logistics' })

interface Mandate {
  paid: Paid
  areas: Areas
}

const inReserve = (table: Table, seat: Seat) => sheet(table, seat).counters.reinforcements

/** [p. 37] */
export const logistics: StrategyCardRules<Mandate> = {
  *primary(table, seat) {
    const chosen = yield* askAreas(seat, `${seat}/areas`, 'ti3/37.logistics', () => 4)
    yield* gain(table, seat, chosen)
    return undefined
  },

  secondary: {
    may: (table, seat) =>
      inReserve(table, seat) > 0 && spendable(table, seat, 'influence') >= priceFor(table, seat),
    *aim(_table, seat, name) {
      const paid = yield* askInfluence(seat, `${name}/influence`)
      if (!paid) return undefined
      const count = (now: Table) => bought(now, seat, paid)
      return { paid, areas: yield* askAreas(seat, `${name}/areas`, 'ti3/37.mandate', count) }
    },
    fits(table, seat, { paid, areas: chosen }) {
      const count = Object.values(chosen).reduce((sum, each) => sum + each, 0)
      return count > 0 && count === bought(table, seat, paid)
    },
    *does(table, seat, { paid, areas: chosen }) {
      payFor(table, seat, paid)
      yield* gain(table, seat, chosen)
    },
  },
}

function* askInfluence(seat: Seat, name: string): Flow<Paid | undefined> {
  return yield* choose<Paid | undefined, Ti3>(seat, ({ table }) => {
    const price = priceFor(table, seat)
    const most = inReserve(table, seat) * price
    if (most === 0 || spendable(table, seat, 'influence') < price) return { skip: undefined }
    return {
      name,
      rule: 'ti3/37.mandate',
      text: 'ti3.ask.mandate',
      about: { price },
      options: payOptions(table, seat, { worth: 'influence', least: price, step: price, most }),
    }
  })
}

/** How many counters this payment gets him now. */
const bought = (table: Table, seat: Seat, paid: Paid): number =>
  Math.min(
    Math.floor(worthPaid(table, seat, paid, 'influence') / priceFor(table, seat)),
    inReserve(table, seat),
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
