import type { StrategyWords } from '../en/strategy.ts'

export const strategyIt: StrategyWords = {}
