import { type Mobilization, mobilizing } from './mobilizing.ts'
import type { StrategyCardRules } from './strategyCard.ts'

const ahead = mobilizing({ rule: 'ti3/se.production', resources: 2 })

/** [SE 15] */
export const production: StrategyCardRules<Mobilization> = {
  *primary(table, seat) {
    if (!ahead.may(table, seat)) return undefined
    const aim = yield* ahead.aim(table, seat, `${seat}/builds`)
    if (aim) yield* ahead.does(table, seat, aim, `${seat}/builds`)
    return undefined
  },

  secondary: mobilizing({ rule: 'ti3/se.production', most: 3 }),
}
