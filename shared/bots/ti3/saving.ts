import type { Seat } from '../../engine/rules.ts'
import { cheapest, type Purse } from '../../galaxy/payment.ts'
import type { Paid } from '../../galaxy/shapes/pay.ts'
import { planetsOf, sheet, spendable, worthOfPlanet } from '../../ti3/realm.ts'
import { placeCalled } from '../../ti3/strategySet.ts'
import type { Seen } from './temper.ts'
import { reserveOf, type Wishes } from './wishes.ts'

/** What is kept for objectives that are paid for, and for the technology that can still be bought this round. */
export interface Budget {
  /** The cheapest way to pay so much without what is kept. */
  pays(purse: Purse, due: number): Paid | undefined
}

const priceOfTechnology = 6

const keptFor = (seen: Seen) => (learnsLater(seen) ? priceOfTechnology : 0)

/** What could be built with. */
export function spareResources(seen: Seen, wishes: Wishes): number {
  const { table, seat = '' } = seen
  const reserve = reserveOf(seen, wishes)
  const kept = Math.max(keptFor(seen), reserve?.worth === 'resources' ? reserve.least : 0)
  return Math.max(0, spendable(table, seat, 'resources', wishes.goods === 0) - kept)
}

export function budgetOf(seen: Seen, wishes: Wishes, forTechnology = true): Budget {
  const { table, seat = '' } = seen
  const reserve = reserveOf(seen, wishes)
  const kept = forTechnology ? keptFor(seen) : 0
  const spareGoods = wishes.goods > 0 ? 0 : sheet(table, seat).tradeGoods
  const leaves = (worth: 'resources' | 'influence', { planets, tradeGoods }: Paid): number =>
    spendable(table, seat, worth) -
    tradeGoods -
    planets.reduce((sum, planet) => sum + worthOfPlanet(table, planet as never, worth), 0)
  const influences = Object.fromEntries(
    planetsOf(table, seat).map(planet => [planet, worthOfPlanet(table, planet, 'influence')]),
  )
  return {
    pays(purse, due) {
      const goods = Math.min(purse.tradeGoods, spareGoods)
      const paid = cheapest({ planets: purse.planets, tradeGoods: goods }, due, influences)
      if (!paid) return undefined
      if (kept > 0 && leaves('resources', paid) < kept) return undefined
      return reserve && leaves(reserve.worth, paid) < reserve.least ? undefined : paid
    },
  }
}

/** Technology is still to be played by another, and there is a counter to follow it. */
function learnsLater({ table, seat = '' }: Seen): boolean {
  const { holder, used } = placeCalled(table, 'base_technology') ?? {}
  const able = sheet(table, seat as Seat).counters.strategy > 0
  return table.round > 2 && holder !== undefined && holder !== seat && !used && able
}
