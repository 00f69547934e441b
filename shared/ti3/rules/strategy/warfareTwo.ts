import { choose } from '../../../engine/flow.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Ti3 } from '../../table.ts'
import { raiseAlert } from './highAlert.ts'
import {
  ablesToReinforce,
  askReinforcements,
  mayReinforce,
  type Reinforcement,
  sendReinforcements,
} from './reinforcing.ts'
import type { StrategyCardRules } from './strategyCard.ts'

/** [SE 16] */
export const warfareTwo: StrategyCardRules<Reinforcement[]> = {
  *primary(table, seat) {
    const hex = yield* choose<HexId, Ti3>(seat, ({ table: now }) => ({
      name: `${seat}/alert`,
      rule: 'ti3/se.highAlert',
      text: 'ti3.ask.highAlert',
      hint: { helps: 'fleet' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(Object.keys(now.galaxy.tiles).map(id => [id, { on: { hex: id } }])),
      },
    }))
    yield* raiseAlert(table, seat, hex)
    return undefined
  },

  secondary: {
    may: (table, seat) => ablesToReinforce(table, seat, []).length > 0,
    *aim(_table, seat, name) {
      const sent = yield* askReinforcements(seat, name)
      return sent.length > 0 ? sent : undefined
    },
    fits: mayReinforce,
    does: (table, seat, sent, name) => sendReinforcements(table, seat, sent, name),
  },
}
