import { choose, type Flow } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { UnitKind } from '../../content/units.ts'
import { clockwiseFrom, spendable } from '../../realm.ts'
import { payFor } from '../../rules/economy.ts'
import { gainGoods } from '../../rules/goods.ts'
import { askPayment } from '../../rules/paying.ts'
import { canPlaceStructure, placesStructure } from '../../rules/strategy/construction.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedFor } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'

/** A relic that counts as an Agent. */

const price = 3
const structures = ['space_dock', 'pds'] as const satisfies readonly UnitKind[]

const canBuild = (table: Table, seat: Seat): boolean =>
  spendable(table, seat, 'resources') >= price && canPlaceStructure(table, seat, structures)

const askBuild = (seat: Seat): Flow<'build' | 'goods'> =>
  choose<'build' | 'goods', Ti4>(seat, ({ table }) => {
    if (!canBuild(table, seat)) return { skip: 'goods' }
    return {
      name: 'jr/use',
      rule: 'ti4/73.3',
      text: 'ti4.ask.jr',
      about: { card: 'jr_xs455_o' },
      options: {
        shape: 'oneOf',
        of: {
          build: { text: 'ti4.jr.build', about: { count: price }, hint: { helps: 'you', by: 0.6 } },
          goods: { text: 'ti4.jr.goods', hint: { helps: 'you', by: 0.5 } },
        },
      } satisfies OneOf,
      otherwise: 'goods',
    }
  })

/** Says whether it was paid for. */
function* pays(table: Table, seat: Seat): Flow<boolean> {
  const paid = yield* askPayment(seat, {
    name: 'jr/price',
    rule: 'ti4/73.3',
    text: 'ti4.ask.payStructure',
    about: { price },
    worth: 'resources',
    least: price,
  })
  if (paid) payFor(table, seat, paid)
  return paid !== undefined
}

const jr: Component = {
  action: exhaustedFor('jr_xs455_o', {
    hint: { gains: 'tradeGoods' },
    may: () => true,
    *does(table, by) {
      const ask = {
        name: 'jr/seat',
        card: 'jr_xs455_o',
        text: 'galaxy.ask.aim.seat',
        rule: 'ti4/73.3',
      } as const
      const seat = yield* pickOf<Seat>(by, ask, now =>
        Object.fromEntries(
          clockwiseFrom(now, by).map(each => [
            each,
            { on: { seat: each }, hint: { helps: each === by ? 'you' : 'others' } as const },
          ]),
        ),
      )
      if (seat === 'none') return
      if ((yield* askBuild(seat)) === 'build' && (yield* pays(table, seat)))
        return yield* placesStructure(table, seat, structures, 'jr/placed', 'ti4/73.3')
      yield* gainGoods(table, seat, 1)
    },
    endsTurn: true,
  }),
}

export const relicsAsAgents = { jr_xs455_o: jr } as const
