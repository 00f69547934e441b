import { choose, type Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { ownerOf } from '../../realm.ts'
import type { Table, Ti4 } from '../../table.ts'
import { moment } from '../moments.ts'
import { scoreOnePublic } from '../scoring.ts'
import { drawSecretObjective } from '../secretObjectives.ts'
import { gainPoints } from '../victory.ts'
import { type NoAim, noAim, type StrategyCardRules } from './strategyCard.ts'

function* mayDrawSecret(table: Table, seat: Seat, name: string): Flow {
  const draws = yield* choose<'yes' | 'no', Ti4>(seat, seen =>
    seen.table.decks.secret === 0
      ? { skip: 'no' }
      : {
          name: `${name}/secret`,
          rule: 'ti4/45.2',
          text: 'ti4.ask.drawSecret',
          options: {
            shape: 'oneOf',
            of: {
              yes: { text: 'ti4.imperial.draw', hint: { helps: 'you' } },
              no: { text: 'ti4.ask.useNone' },
            },
          },
          otherwise: 'no',
        },
  )
  if (draws === 'yes') yield* drawSecretObjective(table, seat, `${name}/drawn`)
}

/** [45] */
export const imperial: StrategyCardRules<NoAim> = {
  *primary(table, seat, name = seat) {
    yield* scoreOnePublic(table, seat, name)
    if (ownerOf(table, 'mecatol_rex') === seat) {
      yield* gainPoints(table, seat, 1)
      yield* moment(table, 'imperialScored', `${name}/throne`, { of: seat })
    } else yield* mayDrawSecret(table, seat, name)
    return undefined
  },

  secondary: {
    may: ({ decks }) => decks.secret > 0,
    *aim() {
      return noAim
    },
    fits: () => true,
    does: (table, seat, _, name) => drawSecretObjective(table, seat, `${name}/drawn`),
  },
}
