import { isOut } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'

const suffiAn: Component = {
  at: {
    afterPillage: exhaustedAt('suffi_an', {
      choice: {
        hint: { gains: 'actionCard' },
        may: (table, by, { against }) => against !== by && !isOut(table, against),
      },
      *does(table, { by, name, about: { against } }) {
        for (const seat of [by, against]) yield* drawActionCards(table, seat, 1, `${name}/${seat}`)
      },
    }),
  },
}

export const mentakLeaders = { suffi_an: suffiAn } as const
