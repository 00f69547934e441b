import { type Flow, roll, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { permits } from '../effects.ts'
import { anomaliesMinded } from '../galaxy.ts'
import { print } from '../prints.ts'
import type { Table, UnitId } from '../table.ts'
import { destroy, unit } from './pieces.ts'

/** Ships that leave a gravity rift by an ability or a retreat. [41.2] */

/** The highest roll that takes a ship away. */
export const taken = 3

export const isRisky = (table: Table, seat: Seat, hex: HexId): boolean =>
  anomaliesMinded(table, hex).includes('gravityRift') && !permits(table, seat, 'braves', { hex })

/** All but Fighters the others have places for. [41.2a] */
function exposed(table: Table, seat: Seat, ships: readonly UnitId[]): UnitId[] {
  const isFighter = (id: UnitId) => unit(table, id).kind === 'fighter'
  const others = ships.filter(id => !isFighter(id))
  const places = others.reduce((sum, id) => sum + print(table, seat, unit(table, id).kind).capacity, 0)
  return [...others, ...ships.filter(isFighter).slice(places)]
}

/** A die for each of them: it is gone, and not destroyed, on 1 to 3. Gives those that get away. */
export function* leaveRift(table: Table, seat: Seat, hex: HexId, ships: readonly UnitId[]): Flow<UnitId[]> {
  if (!isRisky(table, seat, hex)) return ships.slice()
  const gone: UnitId[] = []
  for (const id of exposed(table, seat, ships)) {
    const dice = yield* roll(`rift/${id}`, 1)
    const isGone = dice.some(die => die <= taken)
    const text = isGone ? 'ti4.log.riftTakes' : 'ti4.log.riftPassed'
    yield* tell('everyone', { text, about: { seat, unit: unit(table, id).kind }, dice })
    if (isGone) gone.push(id)
  }
  destroy(table, gone)
  return ships.filter(id => !gone.includes(id))
}
