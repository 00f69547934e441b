import { gainGoods } from '../../rules/goods.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'
import { oneMoreDie } from './dice.ts'

const rearAdmiralFarran: Component = {
  at: {
    afterDamageSustained: {
      choice: { hint: { gains: 'tradeGoods' }, may: (_table, by, { of }) => of === by },
      does: (table, { by }) => gainGoods(table, by, 1),
    },
  },
}

const all = 99

/** No law and no Fleet Pool limits him while he acts. */
const darktalonTreilla: Component = {
  action: heroic('darktalon_treilla', {
    hint: { helps: 'fleet' },
    may: () => true,
    *does() {},
    endsTurn: true,
  }),
  numbers: {
    fleetSupply: {
      atLeast: ({ table, holder }) =>
        table.players[holder]?.leaders?.darktalon_treilla?.acting ? all : undefined,
    },
  },
}

export const letnevLeaders = {
  viscount_unlenn: oneMoreDie('viscount_unlenn', 'space'),
  rear_admiral_farran: rearAdmiralFarran,
  darktalon_treilla: darktalonTreilla,
} as const
