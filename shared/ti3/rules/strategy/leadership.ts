import { choose, type Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Ti3 } from '../../table.ts'
import { type Mandate, sellsCounters, takeCounters } from './logistics.ts'
import type { Secondary, StrategyCardRules } from './strategyCard.ts'

const secondary: Secondary<Mandate> = sellsCounters({
  card: 'se_leadership',
  each: 2,
  most: 3,
  rule: 'ti3/se.leadership',
})

/** Three counters, and then the secondary ability for its holder too. [SE 14] */
export const leadership: StrategyCardRules<Mandate> = {
  *primary(table, seat) {
    yield* takeCounters(table, seat, 3, 'ti3/se.leadership')
    for (let nth = 1; yield* usesAsWell(seat, `${seat}/asWell${nth}`); nth++) {
      const aim = yield* secondary.aim(table, seat, `${seat}/own${nth}`)
      // What he meant to pay with may have been given away meanwhile.
      if (!aim || !secondary.fits(table, seat, aim)) continue
      yield* secondary.does(table, seat, aim, `${seat}/own${nth}`)
      break
    }
    return undefined
  },

  secondary,
}

function* usesAsWell(seat: Seat, name: string): Flow<boolean> {
  const use = yield* choose<'secondary' | 'none', Ti3>(seat, seen =>
    secondary.may(seen.table, seat)
      ? {
          name,
          rule: 'ti3/se.leadership',
          text: 'ti3.ask.countersAsWell',
          options: {
            shape: 'oneOf',
            of: {
              secondary: { text: 'ti3.ask.useSecondary', hint: { helps: 'you' } },
              none: { text: 'ti3.ask.useNone' },
            },
          },
          otherwise: 'none',
        }
      : { skip: 'none' },
  )
  return use === 'secondary'
}
