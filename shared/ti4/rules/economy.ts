import { economyWith } from '../../galaxy/rules/economy.ts'
import { edition } from '../edition.ts'

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
} = economyWith(edition)
