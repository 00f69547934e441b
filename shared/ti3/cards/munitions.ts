import { tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { troopsOn } from '../battles.ts'
import { holds } from '../effects.ts'
import { goodsToSpend, sheet } from '../realm.ts'
import { spendTradeGoods } from '../rules/economy.ts'
import { begin } from '../rules/lasting.ts'
import type { Battle, Table } from '../table.ts'
import type { ActsAt } from './act.ts'

const price = 2

/** Ships fight in space, Ground Forces on a planet; who has none there has nothing to arm, and who arms them for nothing
 *  pays nothing. */
const canArm = (table: Table, seat: Seat, { attacker, defender, planet }: Battle): boolean =>
  (seat === attacker || seat === defender) &&
  goodsToSpend(sheet(table, seat)) >= price &&
  (planet === undefined || (troopsOn(table, planet, seat).length > 0 && !holds(table, seat, 'l4_disruptors')))

/** Trade goods for a better aim in the round of dice to come, once in each. */
export const buyMunitions: ActsAt<'beforeCombatRound'> = {
  choice: {
    hint: { helps: 'dice', costs: 'tradeGoods' },
    may: (table, by, { battle }) => !isArmed(table, by) && canArm(table, by, battle),
    line: (_table, _by, { battle }) => ({
      text: battle.planet === undefined ? 'ti3.ask.munitionsShips' : 'ti3.ask.munitionsTroops',
      about: { count: price },
    }),
  },
  *does(table, { by, card, about: { battle } }) {
    spendTradeGoods(table, by, price)
    const aim =
      battle.planet === undefined
        ? { adds: { combat: 1 }, where: { step: 'battle' } }
        : { adds: { combat: 2 }, where: { step: 'invasion', kind: 'ground_force' } }
    begin(table, { effect: card, by, until: 'combatRound', ...aim })
    yield* tell('everyone', { text: 'ti3.log.munitions', about: { seat: by, count: price } })
  },
}

const isArmed = ({ lasting }: Table, seat: Seat) =>
  Object.values(lasting).some(({ effect, by }) => effect === 'letnev_munitions' && by === seat)
