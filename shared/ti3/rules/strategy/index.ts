import type { StrategyCardId } from '../../content/strategyCards.ts'
import { diplomacy } from './diplomacy.ts'
import { imperial } from './imperial.ts'
import { logistics } from './logistics.ts'
import { political } from './political.ts'
import type { StrategyCardRules } from './strategyCard.ts'
import { technology } from './technology.ts'
import { trade } from './trade.ts'
import { warfare } from './warfare.ts'

/** Initiative has no strategic action: it works by being held. [p. 36] */
const initiative: StrategyCardRules = {
  *primary() {
    throw new Error('Initiative has no strategic action')
  },
}

export const strategyRules: Readonly<Record<StrategyCardId, StrategyCardRules>> = {
  base_initiative: initiative,
  base_diplomacy: diplomacy,
  base_political: political,
  base_logistics: logistics,
  base_trade: trade,
  base_warfare: warfare,
  base_technology: technology,
  base_imperial: imperial,
}
