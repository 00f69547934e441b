import type { Seat } from '../../engine/rules.ts'
import { economyWith } from '../../galaxy/rules/economy.ts'
import type { AreaOf } from '../../galaxy/table.ts'
import { edition } from '../edition.ts'
import { roomInArea } from '../realm.ts'
import type { PlayerSheet, Table } from '../table.ts'

/** What moves between players, the map and the common supply. What is not there is not gained. */

const economy = economyWith(edition, { room: roomInArea, instead: laidDown })

export const {
  gainTradeGoods,
  spendTradeGoods,
  giveTradeGoods,
  payFor,
  exhaust,
  spendCounter,
  activate,
  takeBackCounter,
  tellGained,
} = economy

/** What was laid down for it goes first. */
function laidDown(player: PlayerSheet, count: number): number {
  const spent = Math.min(count, player.spare ?? 0)
  if (spent > 0) player.spare = (player.spare ?? 0) - spent
  return spent
}

/** From reinforcements, as far as they and the room there go; says how many came. */
export const gainCounters = (table: Table, seat: Seat, count: number, to: AreaOf<Table> = 'pool'): number =>
  economy.gainCounters(table, seat, count, to)
