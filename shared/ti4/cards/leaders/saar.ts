import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { isShip, piecesOf } from '../../forces.ts'
import { hurrying, isHurried } from '../../hurried.ts'
import { print } from '../../prints.ts'
import { hasActivated } from '../../realm.ts'
import type { Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exhaustedAt } from '../costs.ts'

/** The move value of the fastest ship on the board, whoever has it. */
const fastest = (table: Table): number =>
  Object.values(table.units).reduce(
    (most, { kind, of }) => (isShip(kind) ? Math.max(most, print(table, of, kind).move) : most),
    0,
  )

/** Ships that would be faster for it, where they may set out. */
const slower = (table: Table, of: Seat): UnitId[] => {
  const most = fastest(table)
  return piecesOf(table, of).flatMap(({ id, kind, at }) =>
    isShip(kind) && kind !== 'fighter' && print(table, of, kind).move < most && !hasActivated(table, of, at)
      ? [id]
      : [],
  )
}

const captainMendosa: Component = {
  at: {
    afterActivation: exhaustedAt('captain_mendosa', {
      choice: {
        hint: { helps: 'fleet' },
        aims: aimAt.unit((table, _by, { of, hex }) =>
          of === undefined ? [] : slower(table, of).filter(id => table.units[id]?.at !== hex),
        ),
      },
      *does(table, { by, about: { of } }, unit: UnitId) {
        if (!isHurried(table, of, unit)) begin(table, hurrying(by, of, unit))
      },
    }),
  },
  lasts: {
    wide: true,
    numbers: {
      move: {
        set: ({ table, of, hurried, lasting, now }) =>
          hurried && lasting?.on === of ? Math.max(now, fastest(table)) : undefined,
      },
    },
  },
}

export const saarLeaders = { captain_mendosa: captainMendosa } as const
