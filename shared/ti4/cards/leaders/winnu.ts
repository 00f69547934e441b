import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { isMecatol } from '../../places.ts'
import { isLegendary } from '../../planets.ts'
import { planetsAt, sheet } from '../../realm.ts'
import type { Table } from '../../table.ts'
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

const isStage = (table: Table, seat: Seat, hex: HexId): boolean =>
  isMecatol(table, hex) ||
  sheet(table, seat).home === hex ||
  planetsAt(table, hex).some(planet => isLegendary(table, planet))

const rickarRickani: Component = {
  numbers: { combat: ({ table, holder, hex }) => (isStage(table, holder, hex) ? 2 : 0) },
}

export const winnuLeaders = { berekar_berekon: berekarBerekon, rickar_rickani: rickarRickani } as const
