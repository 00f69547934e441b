import { choose, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { StrategyCardId } from '../../content/strategyCards.ts'
import { ownerOf, sheet } from '../../realm.ts'
import { ancientThrone } from '../../strategySet.ts'
import type { Table, Ti3 } from '../../table.ts'
import { begin } from '../lasting.ts'
import { score } from '../victory.ts'
import { type Mobilization, mobilizing } from './mobilizing.ts'
import type { StrategyCardRules } from './strategyCard.ts'

const rule = 'ti3/se.imperialTwo'
const card: StrategyCardId = 'se_imperial_ii'
const secondary = mobilizing({ rule })

const sits = (table: Table, seat: string) => ownerOf(table, 'mecatol_rex') === seat

/** Objectives as many as are fulfilled, or an army that nobody else raises. [SE 17] */
export const imperialTwo: StrategyCardRules<Mobilization> = {
  *primary(table, seat) {
    const said = yield* choose<'throne' | 'builds', Ti3>(seat, ({ table: now }) => {
      const throne = sits(now, seat) ? 'ti3.imperialTwo.throneNow' : 'ti3.imperialTwo.throne'
      const options: OneOf = {
        shape: 'oneOf',
        of: {
          throne: { text: throne, hint: { helps: 'you', by: 3 } },
          ...(secondary.may(now, seat) && { builds: { text: 'ti3.imperialTwo.builds' } }),
        },
      }
      return { name: `${seat}/way`, rule, text: 'ti3.ask.imperialTwo', options, otherwise: 'throne' }
    })
    if (said === 'throne') {
      sheet(table, seat).memory[ancientThrone] = 'round'
      yield* tell('everyone', { text: 'ti3.log.ancientThrone', about: { seat } })
      if (sits(table, seat)) yield* score(table, seat, 1)
      return undefined
    }
    const where = { card }
    begin(table, {
      effect: card,
      by: seat,
      touches: 'others',
      until: 'turn',
      forbids: { usesSecondary: true },
      where,
    })
    const aim = yield* secondary.aim(table, seat, `${seat}/builds`)
    if (aim) yield* secondary.does(table, seat, aim, `${seat}/builds`)
    return undefined
  },

  secondary,
}
