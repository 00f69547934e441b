import { once } from '../../galaxy/once.ts'
import { cheapest, type Purse } from '../../galaxy/payment.ts'
import { realmWith, type Worth } from '../../galaxy/realm.ts'
import type { Paid, Pay } from '../../galaxy/shapes/pay.ts'
import type { PlanetOf } from '../../galaxy/table.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import type { Wishes } from './wishes.ts'

/** What is kept for objectives that are paid for, and for what else this round will ask for. */
export interface Budget {
  /** The cheapest way to pay so much without what is kept. */
  pays(purse: Purse, due: number): Paid | undefined
}

export const savingWith = once(<T extends BotTable>(bots: BotEdition<T>) => {
  const { planetsOf, sheet, spendable, worthOfPlanet } = realmWith(bots.edition)

  /** What could be built with. */
  function spareResources(seen: Seen<T>, wishes: Wishes<T>): number {
    const { table, seat = '' } = seen
    const reserve = wishes.reserve()
    const kept = Math.max(bots.keptFor(seen), reserve?.worth === 'resources' ? reserve.least : 0)
    return Math.max(0, spendable(table, seat, 'resources', wishes.goods === 0) - kept)
  }

  /** `kept`: resources for what this round will still ask for. */
  function budgetOf(
    { table, seat = '' }: Seen<T>,
    { goods, reserve }: Pick<Wishes<T>, 'goods' | 'reserve'>,
    kept: number,
  ): Budget {
    const reserved = reserve()
    const spareGoods = goods > 0 ? 0 : sheet(table, seat).tradeGoods
    const leaves = (worth: Worth, { planets, tradeGoods }: Paid): number =>
      spendable(table, seat, worth) -
      tradeGoods -
      planets.reduce((sum, planet) => sum + worthOfPlanet(table, planet as PlanetOf<T>, worth), 0)
    const influences = Object.fromEntries(
      planetsOf(table, seat).map(planet => [planet, worthOfPlanet(table, planet, 'influence')]),
    )
    return {
      pays(purse, due) {
        const tradeGoods = Math.min(purse.tradeGoods, spareGoods)
        const paid = cheapest({ planets: purse.planets, tradeGoods }, due, influences)
        if (!paid) return undefined
        if (kept > 0 && leaves('resources', paid) < kept) return undefined
        return reserved && leaves(reserved.worth, paid) < reserved.least ? undefined : paid
      },
    }
  }

  /** Where more buys more, everything that buys something and, where it `saves`, is not kept for better. */
  function payWith(seen: Seen<T>, options: Pay, saves: boolean): Paid | undefined {
    const { least, step, most = least } = options
    const budget = budgetOf(seen, saves ? bots.wishesOf(seen) : { goods: 0, reserve: () => undefined }, 0)
    if (step === undefined) return budget.pays(options, least)
    for (let due = least + Math.floor((most - least) / step) * step; due >= least; due -= step) {
      const paid = budget.pays(options, due)
      if (paid) return paid
    }
    return undefined
  }

  return { spareResources, budgetOf, payWith }
})
