import { gainGoods } from '../../rules/goods.ts'
import type { Component } from '../act.ts'

export const titansLeaders = {
  tungstantus: {
    at: {
      whenProducing: {
        choice: { hint: { gains: 'tradeGoods' }, may: (_table, by, { of }) => of === by },
        *does(table, { by }) {
          yield* gainGoods(table, by, 1)
        },
      },
    },
  },
} satisfies Record<string, Component>
