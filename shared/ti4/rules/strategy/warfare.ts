import { choose, tell } from '../../../engine/flow.ts'
import { isEmpty } from '../../../galaxy/cart.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Cart } from '../../../galaxy/shapes/produce.ts'
import { canProduce, type Producing } from '../../production.ts'
import { countersOnMap, sheet } from '../../realm.ts'
import type { Ti4 } from '../../table.ts'
import { takeBackCounter } from '../economy.ts'
import { askProduction, stillFits, useProduction } from '../production.ts'
import { enforceEverywhere } from '../supplyLimits.ts'
import { redistributing, shareOut } from '../tokens.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** One dock at home. [99.3] */
const atHome: Producing = { newDocks: false, oneDock: true }

/** [99] */
export const warfare: StrategyCardRules<Cart> = {
  *primary(table, seat, name = seat) {
    const hex = yield* choose<HexId | 'none', Ti4>(seat, seen => {
      const hexes = countersOnMap(seen.table, seat)
      if (hexes.length === 0) return { skip: 'none' }
      return {
        name: `${name}/token`,
        rule: 'ti4/99.1',
        text: 'ti4.ask.takeToken',
        hint: { helps: 'fleet' },
        options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(id => [id, { on: { hex: id } }])) },
      }
    })
    if (hex !== 'none') {
      // All are placed anew at once, so it does not matter in which pool it is gained.
      takeBackCounter(table, seat, hex, 'tactic')
      yield* tell('everyone', { text: 'ti4.log.takesToken', about: { seat, hex } })
    }
    shareOut(table, seat, yield* redistributing(seat, 0, 'ti4/99.2'))
    const { tactic, fleet, strategy } = sheet(table, seat).counters
    yield* tell('everyone', { text: 'ti4.log.redistributes', about: { seat, tactic, fleet, strategy } })
    yield* enforceEverywhere(table, seat, `${name}/supply`)
    return undefined
  },

  secondary: {
    may: (table, seat) => canProduce(table, seat, sheet(table, seat).home, atHome),
    *aim(table, seat, name) {
      const cart = yield* askProduction(seat, sheet(table, seat).home, {
        name: `${name}/production`,
        ...atHome,
      })
      return isEmpty(cart) ? undefined : cart
    },
    fits: (table, seat, cart) => stillFits(table, seat, sheet(table, seat).home, cart, atHome),
    does: (table, seat, cart, name) =>
      useProduction(table, seat, sheet(table, seat).home, name, atHome, cart),
  },
}
