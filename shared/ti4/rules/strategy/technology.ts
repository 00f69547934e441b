import type { Seat } from '../../../engine/rules.ts'
import { strategyCards } from '../../content/strategyCards.ts'
import { couldResearch } from '../../research.ts'
import type { Table } from '../../table.ts'
import { askResearch, carryOut, type Research, research, stillOpen } from '../research.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** Resources for a second one. */
const second = 6
const { resources: price = 0 } = strategyCards.technology

/** [91] */
export const technology: StrategyCardRules<Research> = {
  *primary(table, seat, name = seat) {
    yield* research(table, seat, { name: `${name}/first`, rule: 'ti4/91.2', price: 0 })
    yield* research(table, seat, { name: `${name}/second`, rule: 'ti4/91.2', price: second })
    return undefined
  },

  mayPrimary: (table: Table, seat: Seat) => couldResearch(table, seat),

  secondary: {
    may: (table, seat) => couldResearch(table, seat, price),
    aim: (table, seat, name) => askResearch(table, seat, { name, rule: 'ti4/91.3', price }),
    fits: (table, seat, chosen) => stillOpen(table, seat, price, chosen),
    does: carryOut,
  },
}
