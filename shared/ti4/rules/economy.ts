import type { Seat } from '../../engine/rules.ts'
import { economyWith } from '../../galaxy/rules/economy.ts'
import { edition } from '../edition.ts'
import { numberOf } from '../effects.ts'
import { sheet } from '../realm.ts'
import type { Table } from '../table.ts'

const unlimited = 99

/** Own tokens the fleet pool may hold, beside those of others that lie in it. */
export const fleetMost = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'fleetCounters', unlimited, {}) - Object.keys(sheet(table, seat).edicts ?? {}).length

/** What moves between players, the map and the common supply. What is not there is not gained. [20.3, 23.2] */

export const {
  activate,
  exhaust,
  gainCounters,
  gainTradeGoods,
  giveTradeGoods,
  payFor,
  spendCounter,
  spendTradeGoods,
  takeBackCounter,
  tellGained,
} = economyWith(edition, {
  room: (table, seat, area) =>
    area === 'fleet' ? Math.max(0, fleetMost(table, seat) - sheet(table, seat).counters.fleet) : unlimited,
  instead(player, count) {
    if (!player.lent || count === 0) return 0
    delete player.lent
    const spent = Math.min(count, player.commodities)
    player.commodities -= spent
    return spent
  },
})
