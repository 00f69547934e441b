import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { holds, permits } from '../effects.ts'
import { areNeighbours } from '../neighbours.ts'
import { clockwiseFrom, sheet } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'
import { gainTradeGoods, tellGained } from './economy.ts'
import { moment } from './moments.ts'

/** Trade goods that come to somebody, and who may have a share of them. */

export function* gainGoods(
  table: Table,
  seat: Seat,
  count: number,
  from: 'supply' | 'card' = 'supply',
): Flow {
  const gained = gainTradeGoods(table, seat, count)
  yield* tellGained(seat, 'tradeGoods', gained)
  if (gained > 0 && from === 'supply' && holds(table, seat, 'artuno_the_betrayer')) {
    table.pillages = (table.pillages ?? 0) + 1
    yield* moment(table, 'goodsGained', `goods/${table.pillages}`, { of: seat, count: gained })
  }
  if (gained > 0) yield* pillaged(table, seat)
}

/** What lay on agents that are ready again. */
export function* collectStored(table: Table): Flow {
  for (const seat of table.order)
    for (const card of Object.values(sheet(table, seat).leaders ?? {})) {
      const { goods = 0, exhausted } = card
      if (goods === 0 || exhausted) continue
      delete card.goods
      sheet(table, seat).tradeGoods += goods
      yield* tellGained(seat, 'tradeGoods', goods)
      yield* pillaged(table, seat)
    }
}

/** Who is left with so many is worth it. */
const rich = 3

/** Neighbours who may take one of his goods, after each gain and each transaction. [21.5] */
export function* pillaged(table: Table, seat: Seat): Flow {
  for (const by of clockwiseFrom(table, seat)) {
    if (by === seat || !holds(table, by, 'pillage') || !mayPillage(table, by, seat)) continue
    // Several may come in one go, each with a name of its own.
    table.pillages = (table.pillages ?? 0) + 1
    yield* pillage(table, by, seat, `pillage/${table.pillages}`)
  }
}

const mayPillage = (table: Table, by: Seat, seat: Seat): boolean =>
  sheet(table, seat).tradeGoods >= rich &&
  areNeighbours(table, by, seat) &&
  permits(table, by, 'usesAbilities', {}, true) &&
  permits(table, seat, 'pillaged', { by }, true)

function* pillage(table: Table, by: Seat, seat: Seat, name: string): Flow {
  const taken = yield* choose<'tradeGoods' | 'commodities' | 'none', Ti4>(by, seen => {
    if (!mayPillage(seen.table, by, seat)) return { skip: 'none' }
    const { commodities } = sheet(seen.table, seat)
    const hint = { takes: 'tradeGoods' } as const
    return {
      name,
      rule: 'ti4/21.5',
      text: 'ti4.ask.pillage',
      about: { seat },
      options: {
        shape: 'oneOf',
        of: {
          tradeGoods: { text: 'ti4.pillage.tradeGoods', hint },
          ...(commodities > 0 && { commodities: { text: 'ti4.pillage.commodities', hint } }),
          none: { text: 'ti4.pillage.none' },
        },
      } satisfies OneOf,
      otherwise: 'tradeGoods',
    }
  })
  if (taken === 'none') return
  sheet(table, seat)[taken]--
  // A commodity that changes hands becomes a trade good.
  sheet(table, by).tradeGoods++
  yield* tell('everyone', { text: `ti4.log.pillages.${taken}`, about: { seat: by, other: seat } })
  yield* moment(table, 'afterPillage', `${name}/after`, { of: by, against: seat })
}
