import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { commoditiesMissing } from '../../commodities.ts'
import { othersClockwise } from '../../realm.ts'
import type { Table, Ti4 } from '../../table.ts'
import { replenish } from '../commodities.ts'
import { gainGoods } from '../goods.ts'
import { type NoAim, noAim, type StrategyCardRules } from './strategyCard.ts'

const goods = 3

/** Replenishing is worth something to him though nothing is missing. */
const gainsByReplenishing = ({ laws }: Table, seat: Seat): boolean =>
  laws.minister_of_commerce?.elected?.includes(seat) === true

/** [92] */
export const trade: StrategyCardRules<NoAim> = {
  *primary(table, seat, name = seat) {
    yield* gainGoods(table, seat, goods)
    yield* replenish(table, seat)
    const chosen = yield* choose<Seat[], Ti4>(seat, seen => {
      const others = othersClockwise(seen.table, seat)
      return {
        name: `${name}/partners`,
        rule: 'ti4/92.4',
        text: 'ti4.ask.tradePartners',
        options: {
          shape: 'someOf',
          of: Object.fromEntries(others.map(other => [other, { on: { seat: other } }])),
          least: 0,
          most: others.length,
        },
        otherwise: [],
      }
    })
    for (const other of chosen)
      yield* tell('everyone', { text: 'ti4.log.tradePartner', about: { seat, other } })
    if (table.strategic && chosen.length > 0)
      table.strategic.free = Object.fromEntries(chosen.map(other => [other, true as const]))
    return undefined
  },

  secondary: {
    may: (table, seat) => commoditiesMissing(table, seat) > 0 || gainsByReplenishing(table, seat),
    *aim() {
      return noAim
    },
    fits: () => true,
    does: (table, seat) => replenish(table, seat),
  },
}
