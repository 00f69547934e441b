import { revealObjective, score } from '../victory.ts'
import { type Mobilization, mobilizing } from './mobilizing.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** [p. 38] */
export const imperial: StrategyCardRules<Mobilization> = {
  *primary(table, seat) {
    yield* revealObjective(table)
    yield* score(table, seat, 2)
    return undefined
  },

  secondary: mobilizing({ rule: 'ti3/38.mobilization' }),
}
