import { tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { commoditiesMissing } from '../../commodities.ts'
import type { Table } from '../../table.ts'
import { replenish } from '../commodities.ts'
import { gainGoods } from '../goods.ts'
import { chooseOthers } from '../otherSeats.ts'
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
    const asked = { name: `${name}/partners`, rule: 'ti4/92.4', text: 'ti4.ask.tradePartners' } as const
    const chosen = yield* chooseOthers(seat, asked)
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
