import type { StrategyCardId } from '../../content/strategyCards.ts'
import { construction } from './construction.ts'
import { diplomacy } from './diplomacy.ts'
import { imperial } from './imperial.ts'
import { leadership } from './leadership.ts'
import { politics } from './politics.ts'
import type { StrategyCardRules } from './strategyCard.ts'
import { technology } from './technology.ts'
import { trade } from './trade.ts'
import { warfare } from './warfare.ts'

export const strategyRules: Readonly<Record<StrategyCardId, StrategyCardRules>> = {
  leadership,
  diplomacy,
  politics,
  construction,
  trade,
  warfare,
  technology,
  imperial,
}
