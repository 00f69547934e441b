import { choose, type Flow } from '../../engine/flow.ts'
import type { About, RuleId, Seat, TextId } from '../../engine/rules.ts'
import type { Paid, Pay } from '../../galaxy/shapes/pay.ts'
import { goodsToSpend, readyPlanets, sheet, spendable, type Worth, worthOfPlanet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'

export interface Price {
  worth: Worth
  least: number
  step?: number
  most?: number
}

export function payOptions(table: Table, seat: Seat, price: Price): Pay {
  const planets = readyPlanets(table, seat).map(id => [id, worthOfPlanet(table, id, price.worth)] as const)
  return {
    shape: 'pay',
    ...price,
    planets: Object.fromEntries(planets.filter(([, gives]) => gives > 0)),
    tradeGoods: goodsToSpend(sheet(table, seat)),
  }
}

/** Asks how a price is paid; what is exhausted and spent the caller does with `payFor`. Undefined where it cannot be paid
 *  any more: trade goods may be given away even while they are asked for. */
export function* askPayment(
  seat: Seat,
  ask: { name: string; rule: RuleId; text: TextId; about?: About } & Price,
): Flow<Paid | undefined> {
  const { name, rule, text, about, ...price } = ask
  return yield* choose<Paid | undefined, Ti3>(seat, ({ table }) => {
    if (spendable(table, seat, price.worth) < price.least) return { skip: undefined }
    const options = payOptions(table, seat, price)
    return { name, rule, text, ...(about && { about }), options }
  })
}
