import type { Seat } from '../../../engine/rules.ts'
import { strategyCards } from '../../content/strategyCards.ts'
import { numberOf } from '../../effects.ts'
import { couldResearch } from '../../research.ts'
import type { Table } from '../../table.ts'
import { askResearch, carryOut, type Research, research, stillOpen } from '../research.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** Resources for a second one. */
const second = 6
const { resources: usual = 0 } = strategyCards.technology

const priceOf = (table: Table, seat: Seat, price = usual): number =>
  numberOf(table, seat, 'researchPrice', price, {})

/** [91] */
export const technology: StrategyCardRules<Research> = {
  *primary(table, seat, name = seat) {
    yield* research(table, seat, { name: `${name}/first`, rule: 'ti4/91.2', price: 0 })
    yield* research(table, seat, {
      name: `${name}/second`,
      rule: 'ti4/91.2',
      price: priceOf(table, seat, second),
    })
    return undefined
  },

  mayPrimary: (table: Table, seat: Seat) => couldResearch(table, seat),

  secondary: {
    may: (table, seat) => couldResearch(table, seat, priceOf(table, seat)),
    aim: (table, seat, name) =>
      askResearch(table, seat, { name, rule: 'ti4/91.3', price: priceOf(table, seat) }),
    fits: (table, seat, chosen) => stillOpen(table, seat, priceOf(table, seat), chosen),
    does: carryOut,
  },
}
