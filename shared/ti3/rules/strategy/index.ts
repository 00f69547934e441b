import type { StrategyCardId } from '../../content/strategyCards.ts'
import { assembly } from './assembly.ts'
import { bureaucracy } from './bureaucracy.ts'
import { diplomacy } from './diplomacy.ts'
import { diplomacyTwo } from './diplomacyTwo.ts'
import { imperial } from './imperial.ts'
import { imperialTwo } from './imperialTwo.ts'
import { leadership } from './leadership.ts'
import { logistics } from './logistics.ts'
import { political } from './political.ts'
import { production } from './production.ts'
import type { StrategyCardRules } from './strategyCard.ts'
import { technology } from './technology.ts'
import { technologyTwo } from './technologyTwo.ts'
import { trade } from './trade.ts'
import { tradeTwo } from './tradeTwo.ts'
import { warfare } from './warfare.ts'
import { warfareTwo } from './warfareTwo.ts'

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
  se_imperial_ii: imperialTwo,
  se_leadership: leadership,
  se_diplomacy_ii: diplomacyTwo,
  se_assembly: assembly,
  se_production: production,
  se_trade_ii: tradeTwo,
  se_warfare_ii: warfareTwo,
  se_technology_ii: technologyTwo,
  se_bureaucracy: bureaucracy,
}
