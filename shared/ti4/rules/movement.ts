import { choose, type Flow, roll, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { sailingWith } from '../../galaxy/rules/movement.ts'
import { routeOf } from '../../galaxy/shapes/afterMove.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import { risksOf } from '../../galaxy/ways.ts'
import { edition } from '../edition.ts'
import { systemAt } from '../galaxy.ts'
import { moveOptions } from '../movement.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { destroy } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

const { sail } = sailingWith(edition)

/** Ships come to the active system with what they pick up: all at once, those apart that a gravity rift keeps. [58.4–58.6] */
export function* moveInto(table: Table, seat: Seat, hex: HexId): Flow {
  const moved = yield* choose<Moved, Ti4>(seat, seen => ({
    name: 'movement',
    rule: 'ti4/58.4',
    text: 'ti4.ask.move',
    about: { hex },
    hint: { sends: 'fleet' },
    options: moveOptions(seen.table, seat, [hex]),
    otherwise: {},
  }))
  const options = moveOptions(table, seat, [hex])
  const lost = yield* crossRifts(table, seat, options, moved)
  const { touched } = yield* sail(table, seat, options, moved)
  destroy(table, lost)
  for (const at of Object.keys(table.galaxy.tiles))
    if (touched.has(at)) yield* enforceSupply(table, seat, at, `supply/${at}`)
}

/** The highest roll that takes a ship away. */
const taken = 3

/** A die for each time a ship leaves a rift on its way; who is taken goes with all he carries, and is not destroyed. [41.2] */
function* crossRifts(table: Table, seat: Seat, options: Move, moved: Moved): Flow<UnitId[]> {
  const lost: UnitId[] = []
  const lifts = (hex: HexId) => systemAt(table, hex)?.anomalies?.includes('gravityRift') === true
  for (const [id, entry] of Object.entries(moved)) {
    const risks = risksOf(routeOf(options, id, entry) ?? [], { lifts })
    if (risks === 0) continue
    const dice = yield* roll(`rift/${id}`, risks)
    const isLost = dice.some(die => die <= taken)
    const about = { seat, unit: options.ships[id]?.kind ?? '' }
    yield* tell('everyone', { text: isLost ? 'ti4.log.riftTakes' : 'ti4.log.riftPassed', about, dice })
    if (isLost) lost.push(id, ...(entry.cargo ?? []))
  }
  return lost
}
