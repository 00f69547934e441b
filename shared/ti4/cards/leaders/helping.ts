import type { Hint } from '../../../engine/hint.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { clockwiseFrom, isOut } from '../../realm.ts'
import type { Table } from '../../table.ts'
import { none } from '../factions/placing.ts'

/** What leaders have in common who may serve anybody: their owner says whether, whoever is served what he makes of it. */

const hintFor = (by: Seat, served: Seat): Hint => ({ helps: served === by ? 'you' : 'others' })

/** Those he may serve, himself first. */
export const serving = (
  table: Table,
  by: Seat,
  fits: (seat: Seat) => boolean = () => true,
): Record<Seat, Choice> =>
  Object.fromEntries(
    clockwiseFrom(table, by)
      .filter(seat => !isOut(table, seat) && fits(seat))
      .map(seat => [seat, { on: { seat }, hint: hintFor(by, seat) }]),
  )

/** How its line in a window reads to bots: it serves whom the moment is about. */
export const servingOf = (_: Table, by: Seat, { of }: { readonly of?: Seat }): Choice => ({
  hint: hintFor(by, of ?? by),
})

/** What is offered may be let be. */
export const orNone = (choices: Readonly<Record<string, Choice>>): Readonly<Record<string, Choice>> =>
  Object.keys(choices).length === 0 ? {} : { ...choices, ...none('ti4.ask.useNone') }
