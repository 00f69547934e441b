import { choose, type Flow } from '../../engine/flow.ts'
import type { About, RuleId, Seat, State, TextId } from '../../engine/rules.ts'
import type { Edition } from '../edition.ts'
import { once } from '../once.ts'
import { inPurse } from '../payment.ts'
import { realmWith, type Worth } from '../realm.ts'
import type { Paid, Pay } from '../shapes/pay.ts'
import type { PlanetOf, Table } from '../table.ts'

/** Prices paid with planets and trade goods. */

export interface Price {
  worth: Worth
  least: number
  step?: number
  most?: number
  /** Planets that are needed otherwise. */
  without?: readonly string[]
}

export const payingWith = once(<T extends Table>(edition: Edition<T>) => {
  const { goodsIn, goodsToSpend, goodsWorth, readyPlanets, sheet, worthSpent } = realmWith(edition)

  function payOptions(table: T, seat: Seat, { without = [], ...price }: Price): Pay {
    const planets = readyPlanets(table, seat)
      .filter(id => !without.includes(id))
      .map(id => [id, worthSpent(table, id, price.worth)] as const)
    return {
      shape: 'pay',
      ...price,
      planets: Object.fromEntries(planets.filter(([, gives]) => gives > 0)),
      ...goodsIn(table, seat),
    }
  }

  /** Asks how a price is paid; what is exhausted and spent the caller does with `payFor`. Undefined where it cannot be paid
   *  any more: trade goods may be given away even while they are asked for. */
  function* askPayment(
    seat: Seat,
    ask: { name: string; rule: RuleId; text: TextId; about?: About } & Price,
  ): Flow<Paid | undefined> {
    const { name, rule, text, about, ...price } = ask
    return yield* choose<Paid | undefined, State<T>>(seat, ({ table }) => {
      const options = payOptions(table, seat, price)
      if (inPurse(options) < price.least) return { skip: undefined }
      return { name, rule, text, ...(about && { about }), options }
    })
  }

  /** What a payment chosen ahead is worth now; nothing where it can no longer be made. */
  function worthPaid(table: T, seat: Seat, { planets, tradeGoods }: Paid, worth: Worth): number {
    const ready = readyPlanets(table, seat)
    const paid = ready.filter(planet => planets.includes(planet))
    if (tradeGoods > goodsToSpend(sheet(table, seat)) || paid.length < planets.length) return 0
    const goods = tradeGoods * goodsWorth(table, seat)
    return paid.reduce((sum, planet) => sum + worthSpent(table, planet as PlanetOf<T>, worth), goods)
  }

  return { payOptions, askPayment, worthPaid }
})
