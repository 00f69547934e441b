import { choose, type Flow } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { cargoOf } from '../forces.ts'
import { wouldLeaveCounter } from '../pieceLimits.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { loseUnits } from './casualties.ts'

const kind = 'ground_force'

/** Units that have to go back, each to its ship. */
export type Back = Readonly<Record<UnitId, UnitId>>

/** Ground Forces sent back may have to part though pieces do not reach all their ships: those of one ship after the other are
 *  counters without a piece and are removed. Their owner says which, as pieces and counters are his to exchange. [p. 20] */
export function* loseLoneCounters(table: Table, seat: Seat, back: Back, name: string): Flow {
  for (let nth = 1; wouldLeaveCounter(table, seat, back) === kind; nth++) {
    const ship = yield* choose<UnitId | 'none', Ti3>(seat, ({ table }) => {
      const alone = Object.entries(without(table, back))
      if (alone.length === 0) return { skip: 'none' }
      const choice = (id: UnitId, count: number): Choice => ({
        on: { unit: id },
        about: { unit: kind, count },
        hint: { harms: 'you', by: count },
      })
      return {
        name: `${name}/${nth}`,
        rule: 'ti3/20.removed',
        text: 'ti3.ask.loneCounters',
        options: {
          shape: 'oneOf',
          of: Object.fromEntries(alone.map(([id, troops]) => [id, choice(id, troops.length)])),
        },
      }
    })
    if (ship === 'none') return
    yield* loseUnits(table, seat, `${name}/${nth}/lost`, without(table, back)[ship] ?? [])
  }
}

/** Who goes back to ships on which no piece has stayed. */
function without(table: Table, back: Back): Record<UnitId, UnitId[]> {
  const going: Record<UnitId, UnitId[]> = {}
  for (const [id, ship] of Object.entries(back)) {
    if (table.units[id]?.kind !== kind || cargoOf(table, ship).some(piece => piece.kind === kind)) continue
    going[ship] = [...(going[ship] ?? []), id]
  }
  return going
}
