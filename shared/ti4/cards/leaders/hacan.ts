import type { Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { commoditiesMissing, commodityValue } from '../../commodities.ts'
import { othersClockwise } from '../../realm.ts'
import { gainCommodities, replenish } from '../../rules/commodities.ts'
import { heroIsDone } from '../../rules/leaders.ts'
import type { Table } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, exhaustedFor } from '../costs.ts'
import { pickOf } from '../factions/placing.ts'

const gained = 2

/** Those of others are replenished even where none are missing: that may be answered. */
const served = (table: Table, by: Seat): Seat[] => [
  ...(commoditiesMissing(table, by) > 0 ? [by] : []),
  ...othersClockwise(table, by).filter(seat => commodityValue(table, seat) > 0),
]

function* trades(table: Table, by: Seat, name: string): Flow {
  const said = yield* pickOf<Seat>(by, { name, card: 'carth_of_golden_sands', text: 'ti4.ask.carth' }, now =>
    Object.fromEntries(
      served(now, by).map((seat): [Seat, Choice] => [
        seat,
        seat === by
          ? { text: 'ti4.explore.gainCommodities', about: { count: gained }, hint: { gains: 'tradeGoods' } }
          : {
              text: 'ti4.carth.replenish',
              about: { seat },
              ...(commoditiesMissing(now, seat) > 0 && { hint: { helps: 'others' } as const }),
            },
      ]),
    ),
  )
  if (said === by) yield* gainCommodities(table, by, gained)
  else if (said !== 'none') yield* replenish(table, said, `${name}/`)
}

/** In his own turn whenever he likes, in that of another as it begins. */
const carth: Component = {
  action: exhaustedFor('carth_of_golden_sands', {
    hint: { gains: 'tradeGoods' },
    may: (table, seat) => served(table, seat).length > 0,
    does: (table, seat) => trades(table, seat, 'carth'),
    endsTurn: false,
  }),
  at: {
    turnStart: exhaustedAt('carth_of_golden_sands', {
      choice: {
        hint: { gains: 'tradeGoods' },
        may: (table, by, { of }) => of !== by && served(table, by).length > 0,
      },
      does: (table, { by, name }) => trades(table, by, `${name}/carth`),
    }),
  },
}

const gila: Component = { numbers: { votesForGood: () => 2 } }

/** All they produce this once is for nothing. */
const harrughGefhara: Component = {
  at: {
    whenProducing: {
      choice: { hint: { helps: 'you', by: 2 }, may: (_table, by, { of }) => of === by },
      *does(table, { by }) {
        begin(table, { effect: 'harrugh_gefhara', by, until: 'production' })
        yield* heroIsDone(table, by, 'harrugh_gefhara')
      },
    },
  },
  lasts: { numbers: { cost: { atMost: () => 0 } } },
}

export const hacanLeaders = {
  carth_of_golden_sands: carth,
  gila_the_silvertongue: gila,
  harrugh_gefhara: harrughGefhara,
} as const
