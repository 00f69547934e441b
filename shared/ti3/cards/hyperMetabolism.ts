import { choose, tell } from '../../engine/flow.ts'
import { sheet } from '../realm.ts'
import { discardActionCard } from '../rules/actionCards.ts'
import { begin } from '../rules/lasting.ts'
import type { Ti3 } from '../table.ts'
import type { ActsAt } from './act.ts'

/** One card more is drawn for one that is discarded first. */
export const metabolise: ActsAt<'beforeStatusDraw'> = {
  *does(table, { by, card: effect, name, about: { of } }) {
    if (of !== by || sheet(table, by).actionCards === 0) return
    const card = yield* choose<string, Ti3>(by, ({ hand }) => ({
      name: `${name}/digests`,
      rule: 'ti3/se.metabolism',
      text: 'ti3.ask.metabolise',
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(Object.keys(hand?.actionCards ?? {}).map(id => [id, { on: { card: id } }])),
          none: { text: 'ti3.ask.useNone' },
        },
      },
      otherwise: 'none',
    }))
    if (card === 'none') return
    yield* discardActionCard(table, by, card)
    yield* tell('everyone', { text: 'ti3.log.discards', about: { seat: by, card } })
    begin(table, { effect, by, until: 'phase', adds: { statusCards: 1 } })
  },
}
