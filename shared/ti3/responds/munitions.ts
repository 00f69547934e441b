import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { troopsOn } from '../battles.ts'
import { sheet } from '../realm.ts'
import { spendTradeGoods } from '../rules/economy.ts'
import { begin } from '../rules/lasting.ts'
import type { Battle, Table, Ti3 } from '../table.ts'
import type { MomentAbout } from './index.ts'

const price = 2

/** Ships fight in space, Ground Forces on a planet; who has none there has nothing to arm. */
const canArm = (table: Table, seat: Seat, { attacker, defender, planet }: Battle): boolean =>
  (seat === attacker || seat === defender) &&
  sheet(table, seat).tradeGoods >= price &&
  (planet === undefined || troopsOn(table, planet, seat).length > 0)

/** Trade goods for a better aim in the round of dice to come. */
export function* buyMunitions(table: Table, holder: Seat, { battle }: MomentAbout, name: string): Flow {
  if (!battle || !canArm(table, holder, battle)) return
  const { planet } = battle
  const said = yield* choose<string, Ti3>(holder, ({ table }) =>
    canArm(table, holder, battle)
      ? {
          name,
          rule: 'ti3/20.munitions',
          text: planet === undefined ? 'ti3.ask.munitionsShips' : 'ti3.ask.munitionsTroops',
          about: { count: price },
          options: {
            shape: 'oneOf',
            of: { buy: { text: 'ti3.ask.munitionsYes' }, not: { text: 'ti3.ask.munitionsNo' } },
          },
          otherwise: 'not',
        }
      : { skip: 'not' },
  )
  if (said !== 'buy') return
  spendTradeGoods(table, holder, price)
  begin(table, { effect: 'munitions', by: holder, until: 'combatRound' })
  yield* tell('everyone', { text: 'ti3.log.munitions', about: { seat: holder, count: price } })
}
