import { choose } from '../../../engine/flow.ts'
import type { RuleId, Seat } from '../../../engine/rules.ts'
import { isEmpty } from '../../../galaxy/cart.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Cart } from '../../../galaxy/shapes/produce.ts'
import { type Producing, systemsToProduceIn } from '../../production.ts'
import type { Table, Ti3 } from '../../table.ts'
import { askProduction, build, stillFits } from '../production.ts'
import type { Secondary } from './strategyCard.ts'

export interface Mobilization {
  hex: HexId
  cart: Cart
}

interface Mobilizing extends Omit<Producing, 'newDocks'> {
  rule: RuleId
}

/** Docks of one system build, activated or not. New docks are for the production step of an activation alone. [p. 26] */
export function mobilizing({ rule, ...more }: Mobilizing): Secondary<Mobilization> {
  const how: Producing = { newDocks: false, ...more }
  const dockyards = (table: Table, seat: Seat): HexId[] => systemsToProduceIn(table, seat, how)
  return {
    may: (table, seat) => dockyards(table, seat).length > 0,
    *aim(_table, seat, name) {
      const hex = yield* choose<HexId | undefined, Ti3>(seat, seen => {
        const hexes = dockyards(seen.table, seat)
        if (hexes.length === 0) return { skip: undefined }
        return {
          name: `${name}/where`,
          rule,
          text: 'ti3.ask.mobilize',
          options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(id => [id, { on: { hex: id } }])) },
        }
      })
      if (hex === undefined) return undefined
      const cart = yield* askProduction(seat, hex, { name: `${name}/cart`, ...how })
      return isEmpty(cart) ? undefined : { hex, cart }
    },
    fits: (table, seat, { hex, cart }) => stillFits(table, seat, hex, cart, how),
    *does(table, seat, { hex, cart }) {
      yield* build(table, seat, hex, cart)
    },
  }
}
