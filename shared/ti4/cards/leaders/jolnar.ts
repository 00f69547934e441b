import { choose } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Piece } from '../../../galaxy/forces.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { piecesOf } from '../../forces.ts'
import { removeUnits } from '../../rules/removing.ts'
import type { Table, Ti4, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'
import { servingOf } from './helping.ts'

const infantry = (table: Table, seat: Seat): Piece<Table>[] =>
  piecesOf(table, seat).filter(({ kind }) => kind === 'infantry')

/** No more of them than what they make up for. */
const askGiven = (seat: Seat, count: number, name: string) =>
  choose<UnitId[], Ti4>(seat, ({ table }) => {
    const own = infantry(table, seat)
    return {
      name: `${name}/infantry`,
      rule: 'ti4/51.3',
      text: 'ti4.ask.sucaban',
      about: { count },
      hint: { loses: 'troops' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          own.map(({ id, kind, at, planet }) => [
            id,
            { on: { unit: id }, about: { unit: kind, ...(planet ? { planet } : { hex: at }) } },
          ]),
        ),
        least: 0,
        most: Math.min(count, own.length),
      },
      otherwise: [],
    }
  })

const doctorSucaban: Component = {
  at: {
    whenResearchPaid: exhaustedAt('doctor_sucaban', {
      choice: { may: (table, _, { of }) => infantry(table, of).length > 0, line: servingOf },
      *does(table, { by, about: { of, count }, name }) {
        const given = yield* askGiven(of, count, name)
        if (given.length === 0) return
        yield* removeUnits(table, of, given)
        begin(table, {
          effect: 'doctor_sucaban',
          by,
          on: of,
          until: 'research',
          adds: { researchDiscount: given.length },
        })
      },
    }),
  },
}

const taZern: Component = { permits: { rerollsAbilities: () => true } }

export const jolnarLeaders = { doctor_sucaban: doctorSucaban, ta_zern: taZern } as const
