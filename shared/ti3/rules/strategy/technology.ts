import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { RuleId, Seat } from '../../../engine/rules.ts'
import type { Paid } from '../../../galaxy/shapes/pay.ts'
import { at } from '../../cards/moments.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { spendable } from '../../realm.ts'
import {
  canLearn,
  isRacial,
  missingTechnologies,
  openRacialTechnologies,
  openTechnologies,
  priceOf,
} from '../../research.ts'
import type { Table, Ti3 } from '../../table.ts'
import { payFor } from '../economy.ts'
import { end } from '../lasting.ts'
import { moment } from '../moments.ts'
import { payOptions, worthPaid } from '../paying.ts'
import { askTechnology, everyOpen, learn } from '../research.ts'
import type { Secondary, StrategyCardRules } from './strategyCard.ts'

export interface Research {
  technology: TechnologyId
  paid: Paid
}

/** [pp. 24, 38] */
export const technology: StrategyCardRules<Research> = {
  *primary(table, seat, name = seat) {
    yield* learnFree(table, seat, name)
    yield* afterOwn(table, seat, 'base_technology', name)
    return undefined
  },

  mayPrimary: someMissing,

  secondary: selling(8, 'ti3/38.research'),
}

/** One for nothing, if any is open; in its place that of one's own people, for what stands on it. */
export function* learnFree(table: Table, seat: Seat, name: string): Flow {
  const ask = { name: `${name}/technology`, rule: 'ti3/38.technology', text: 'ti3.ask.technology' }
  const chosen = yield* askTechnology(seat, ask, freely)
  if (!chosen) return
  if (isRacial(chosen)) {
    const paid = yield* askPrice(seat, `${name}/price`, chosen, 0)
    if (!paid) return
    payFor(table, seat, paid)
  }
  yield* learn(table, seat, chosen, isRacial(chosen))
}

/** Where only one's own is open it can be let be. */
function freely(table: Table, seat: Seat): Record<string, Choice> {
  const open = everyOpen(table, seat)
  const own = forSale(table, seat, ownInReach(table, seat, 0), 0)
  const isFree = Object.keys(open).length > 0 || Object.keys(own).length === 0
  return { ...open, ...own, ...(!isFree && { none: { text: 'ti3.ask.useNone' } }) }
}

export function* afterOwn(table: Table, seat: Seat, card: StrategyCardId, name: string): Flow {
  yield* moment(table, 'afterOwnTechnologyPrimary', `${name}/technology`, { of: seat, card })
}

/** While one is missing one is open, as each needs only others; unless something keeps him from learning. */
export function someMissing(table: Table, seat: Seat, times: 1 | 2): boolean {
  const own = openRacialTechnologies(table, seat)
  const missing = missingTechnologies(table, seat).length + own.length
  return missing >= times && (openTechnologies(table, seat).length > 0 || own.length > 0)
}

/** Technologies for so many resources, less what makes each cheaper. */
export function selling(printed: number, rule: RuleId): Secondary<Research> {
  return {
    occasion: seats => at('beforeTechnologyPurchase', { seats }),
    may: (table, seat) => affordable(table, seat, printed).length > 0,
    mayAfterPrimary: (table, seat) =>
      openTechnologies(table, seat).some(free => opens(table, seat, free, printed)),
    *aim(_table, seat, name) {
      const chosen = yield* askTechnology(
        seat,
        { name: `${name}/technology`, rule, text: 'ti3.ask.research' },
        offering(printed),
      )
      const paid = chosen && (yield* askPrice(seat, `${name}/price`, chosen, printed))
      return paid && { technology: chosen, paid }
    },
    fits: (table, seat, { technology: chosen, paid }) =>
      canLearn(table, seat, chosen, { bought: true }) &&
      worthPaid(table, seat, paid, 'resources') >= priceOf(table, seat, chosen, printed),
    *does(table, seat, { technology: chosen, paid }) {
      payFor(table, seat, paid)
      yield* learn(table, seat, chosen, true)
      end(table, 'purchase', seat)
    },
  }
}

function affordable(table: Table, seat: Seat, printed: number): TechnologyId[] {
  const most = spendable(table, seat, 'resources')
  const open = openTechnologies(table, seat, { bought: true })
  return [
    ...open.filter(id => priceOf(table, seat, id, printed) <= most),
    ...ownInReach(table, seat, printed),
  ]
}

/** One's own people's, as far as resources go. */
const ownInReach = (table: Table, seat: Seat, printed: number): TechnologyId[] =>
  openRacialTechnologies(table, seat).filter(
    id => priceOf(table, seat, id, printed) <= spendable(table, seat, 'resources'),
  )

/** Whether this one, for nothing, would leave one that can be paid for. */
function opens(table: Table, seat: Seat, free: TechnologyId, printed: number): boolean {
  const most = spendable(table, seat, 'resources')
  return [...missingTechnologies(table, seat), ...openRacialTechnologies(table, seat)].some(
    id =>
      id !== free &&
      priceOf(table, seat, id, printed) <= most &&
      canLearn(table, seat, id, { learnt: free, bought: true }),
  )
}

const offering =
  (printed: number) =>
  (table: Table, seat: Seat): Record<string, Choice> => ({
    ...forSale(table, seat, affordable(table, seat, printed), printed),
    none: { text: 'ti3.ask.useNone' },
  })

const forSale = (
  table: Table,
  seat: Seat,
  ids: readonly TechnologyId[],
  printed: number,
): Record<string, Choice> =>
  Object.fromEntries(
    ids.map(id => [
      id,
      {
        on: { card: id },
        text: 'ti3.ask.technologyFor',
        about: { technology: id, price: priceOf(table, seat, id, printed) },
      },
    ]),
  )

function* askPrice(
  seat: Seat,
  name: string,
  technology: TechnologyId,
  printed: number,
): Flow<Paid | undefined> {
  return yield* choose<Paid | undefined, Ti3>(seat, ({ table }) => {
    const least = priceOf(table, seat, technology, printed)
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
