import { begin } from '../../../galaxy/rules/lasting.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { servingOf } from './helping.ts'

const saved = 2

const berekarBerekon: Component = {
  at: {
    whenProducing: exhaustedAt('berekar_berekon', {
      choice: { line: servingOf },
      *does(table, { by, about: { of } }) {
        begin(table, {
          effect: 'berekar_berekon',
          by,
          on: of,
          until: 'production',
          adds: { freeResources: saved },
        })
      },
    }),
  },
}

export const winnuLeaders = { berekar_berekon: berekarBerekon } as const
