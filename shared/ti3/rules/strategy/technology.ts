import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { at } from '../../acts/moments.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { spendable } from '../../realm.ts'
import { canLearn, missingTechnologies, openTechnologies, priceOf } from '../../research.ts'
import type { Paid } from '../../shapes/pay.ts'
import type { Table, Ti3 } from '../../table.ts'
import { payFor } from '../economy.ts'
import { end } from '../lasting.ts'
import { moment } from '../moments.ts'
import { payOptions } from '../paying.ts'
import { askTechnology, learn } from '../research.ts'
import { worthPaid } from './paid.ts'
import type { StrategyCardRules } from './strategyCard.ts'

interface Research {
  technology: TechnologyId
  paid: Paid
}

/** [pp. 24, 38] */
export const technology: StrategyCardRules<Research> = {
  *primary(table, seat, name = seat) {
    const chosen = yield* askTechnology(seat, {
      name: `${name}/technology`,
      rule: 'ti3/38.technology',
      text: 'ti3.ask.technology',
    })
    if (chosen) yield* learn(table, seat, chosen)
    yield* moment(table, 'afterOwnTechnologyPrimary', `${name}/technology`, {
      of: seat,
      card: 'base_technology',
    })
    return undefined
  },

  // While one is missing one is open, as each needs only others; unless something keeps him from learning.
  mayPrimary: (table, seat, times) =>
    missingTechnologies(table, seat).length >= times && openTechnologies(table, seat).length > 0,

  secondary: {
    occasion: seats => at('beforeTechnologyPurchase', { seats }),
    may: (table, seat) => affordable(table, seat).length > 0,
    mayAfterPrimary: (table, seat) => openTechnologies(table, seat).some(free => opens(table, seat, free)),
    *aim(_table, seat, name) {
      const chosen = yield* askTechnology(
        seat,
        { name: `${name}/technology`, rule: 'ti3/38.research', text: 'ti3.ask.research' },
        offered,
      )
      const paid = chosen && (yield* askPrice(seat, `${name}/price`, chosen))
      return paid && { technology: chosen, paid }
    },
    fits: (table, seat, { technology: chosen, paid }) =>
      canLearn(table, seat, chosen, { bought: true }) &&
      worthPaid(table, seat, paid, 'resources') >= priceOf(table, seat, chosen),
    *does(table, seat, { technology: chosen, paid }) {
      payFor(table, seat, paid)
      yield* learn(table, seat, chosen, true)
      end(table, 'purchase', seat)
    },
  },
}

function affordable(table: Table, seat: Seat): TechnologyId[] {
  const most = spendable(table, seat, 'resources')
  return openTechnologies(table, seat, { bought: true }).filter(id => priceOf(table, seat, id) <= most)
}

/** Whether this one, for nothing, would leave one that can be paid for. */
function opens(table: Table, seat: Seat, free: TechnologyId): boolean {
  const most = spendable(table, seat, 'resources')
  return missingTechnologies(table, seat).some(
    id =>
      id !== free &&
      priceOf(table, seat, id) <= most &&
      canLearn(table, seat, id, { learnt: free, bought: true }),
  )
}

const offered = (table: Table, seat: Seat): Record<string, Choice> => ({
  ...Object.fromEntries(
    affordable(table, seat).map(id => [
      id,
      {
        on: { card: id },
        text: 'ti3.ask.technologyFor',
        about: { technology: id, price: priceOf(table, seat, id) },
      },
    ]),
  ),
  none: { text: 'ti3.ask.useNone' },
})

function* askPrice(seat: Seat, name: string, technology: TechnologyId): Flow<Paid | undefined> {
  return yield* choose<Paid | undefined, Ti3>(seat, ({ table }) => {
    const least = priceOf(table, seat, technology)
    if (least === 0) return { skip: { planets: [], tradeGoods: 0 } }
    if (spendable(table, seat, 'resources') < least) return { skip: undefined }
    return {
      name,
      rule: 'ti3/24.price',
      text: 'ti3.ask.payTechnology',
      about: { technology, price: least },
      options: payOptions(table, seat, { worth: 'resources', least }),
    }
  })
}
