import { choose } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { isEmpty } from '../../cart.ts'
import { systemsToProduceIn } from '../../production.ts'
import type { Cart } from '../../shapes/produce.ts'
import type { Table, Ti3 } from '../../table.ts'
import { askProduction, build, stillFits } from '../production.ts'
import { revealObjective, score } from '../victory.ts'
import type { StrategyCardRules } from './strategyCard.ts'

interface Mobilization {
  hex: HexId
  cart: Cart
}

/** New docks are for the production step of an activation alone. [p. 26] */
const newDocks = false

/** [p. 38] */
export const imperial: StrategyCardRules<Mobilization> = {
  *primary(table, seat) {
    yield* revealObjective(table)
    yield* score(table, seat, 2)
    return undefined
  },

  secondary: {
    may: (table, seat) => dockyards(table, seat).length > 0,
    *aim(_table, seat, name) {
      const hex = yield* choose<HexId | undefined, Ti3>(seat, seen => {
        const hexes = dockyards(seen.table, seat)
        if (hexes.length === 0) return { skip: undefined }
        return {
          name: `${name}/where`,
          rule: 'ti3/38.mobilization',
          text: 'ti3.ask.mobilize',
          options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(id => [id, { on: { hex: id } }])) },
        }
      })
      if (hex === undefined) return undefined
      const cart = yield* askProduction(seat, hex, { name: `${name}/cart`, newDocks })
      return isEmpty(cart) ? undefined : { hex, cart }
    },
    fits: (table, seat, { hex, cart }) => stillFits(table, seat, hex, cart, { newDocks }),
    *does(table, seat, { hex, cart }) {
      yield* build(table, seat, hex, cart)
    },
  },
}

const dockyards = (table: Table, seat: Seat): HexId[] => systemsToProduceIn(table, seat, { newDocks })
