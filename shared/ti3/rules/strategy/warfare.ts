import { choose, tell } from '../../../engine/flow.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { countersOnMap } from '../../realm.ts'
import type { Ti3 } from '../../table.ts'
import { takeBackCounter } from '../economy.ts'
import { arePatrols, ofWarfare, type Patrol, patrolShips } from './patrols.ts'
import { askPatrols, sendPatrols } from './sendingPatrols.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** [pp. 37–38] */
export const warfare: StrategyCardRules<Patrol[]> = {
  *primary(table, seat) {
    const hex = yield* choose<HexId | undefined, Ti3>(seat, seen => {
      const hexes = countersOnMap(seen.table, seat)
      if (hexes.length === 0) return { skip: undefined }
      return {
        name: `${seat}/offensive`,
        rule: 'ti3/37.offensive',
        text: 'ti3.ask.offensive',
        options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(id => [id, { on: { hex: id } }])) },
      }
    })
    if (hex === undefined) return undefined
    takeBackCounter(table, seat, hex, 'pool')
    yield* tell('everyone', { text: 'ti3.log.offensive', about: { seat, hex } })
    return undefined
  },

  secondary: {
    may: (table, seat) => patrolShips(table, ofWarfare(table, seat), []).length > 0,
    *aim(_table, seat, name) {
      const sent = yield* askPatrols(seat, name, ofWarfare)
      return sent.length > 0 ? sent : undefined
    },
    fits: (table, seat, sent) => arePatrols(table, ofWarfare(table, seat), sent),
    does: (table, seat, sent) => sendPatrols(table, seat, sent),
  },
}
