import { gainGoods } from '../../rules/goods.ts'
import type { Component } from '../act.ts'
import { oneMoreDie } from './dice.ts'

const rearAdmiralFarran: Component = {
  at: {
    afterDamageSustained: {
      choice: { hint: { gains: 'tradeGoods' }, may: (_table, by, { of }) => of === by },
      does: (table, { by }) => gainGoods(table, by, 1),
    },
  },
}

export const letnevLeaders = {
  viscount_unlenn: oneMoreDie('viscount_unlenn', 'space'),
  rear_admiral_farran: rearAdmiralFarran,
} as const
