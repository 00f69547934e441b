import { choose, type Flow, roll, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { sailingWith } from '../../galaxy/rules/movement.ts'
import { routeOf } from '../../galaxy/shapes/afterMove.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import { edition } from '../edition.ts'
import { permits } from '../effects.ts'
import { anomaliesMinded } from '../galaxy.ts'
import { moveOptions } from '../movement.ts'
import type { Table, Ti4, Unit, UnitId } from '../table.ts'
import { moment } from './moments.ts'
import { destroy } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

const { sail } = sailingWith(edition)

/** Ships come to the active system with what they pick up: all at once, those apart that a gravity rift keeps. [58.4–58.6] */
export function* moveInto(table: Table, seat: Seat, hex: HexId): Flow {
  if (!permits(table, seat, 'movesInto', { hex }, true)) return
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
  const { ships, gone } = yield* crossRifts(table, seat, options, moved)
  const left = new Set(gone.map(id => (table.units[id] as Unit).at))
  destroy(table, gone)
  const others = Object.fromEntries(Object.entries(moved).filter(([id]) => !ships.includes(id)))
  const { touched } = yield* sail(table, seat, options, others)
  const units = Object.keys(others)
  for (const at of Object.keys(table.galaxy.tiles))
    if (touched.has(at) || left.has(at)) yield* enforceSupply(table, seat, at, `supply/${at}`)
  yield* moment(table, 'afterShipsMove', 'moved', { of: seat, hex, units })
}

/** The highest roll that takes a ship away. */
const taken = 3

interface Taken {
  ships: UnitId[]
  /** These and what they had picked up by then; what they would have fetched later stays where it is. */
  gone: UnitId[]
}

/** A die for each time a ship leaves a rift on its way; who is taken goes with all he carries, and is not destroyed. [41.2] */
function* crossRifts(table: Table, seat: Seat, options: Move, moved: Moved): Flow<Taken> {
  const lost: Taken = { ships: [], gone: [] }
  const lifts = (hex: HexId) => anomaliesMinded(table, hex).includes('gravityRift')
  for (const [id, entry] of Object.entries(moved)) {
    const route = routeOf(options, id, entry) ?? []
    const exits = [...route.slice(0, -1).keys()].filter(step => lifts(route[step] as HexId))
    if (exits.length === 0) continue
    const dice = yield* roll(`rift/${id}`, exits.length)
    const exit = exits[dice.findIndex(die => die <= taken)]
    const about = { seat, unit: options.ships[id]?.kind ?? '' }
    yield* tell('everyone', {
      text: exit === undefined ? 'ti4.log.riftPassed' : 'ti4.log.riftTakes',
      about,
      dice,
    })
    if (exit === undefined) continue
    const passed = route.slice(0, exit + 1)
    const aboard = (entry.cargo ?? []).filter(each => passed.includes(options.cargo[each]?.at ?? ''))
    lost.ships.push(id)
    lost.gone.push(id, ...aboard)
  }
  return lost
}
