import { choose, type Flow, roll, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { sailingWith } from '../../galaxy/rules/movement.ts'
import { hastened, routeOf, withoutHaste } from '../../galaxy/shapes/afterMove.ts'
import type { Move, Moved } from '../../galaxy/shapes/move.ts'
import type { UnitKind } from '../content/units.ts'
import { edition } from '../edition.ts'
import { permits } from '../effects.ts'
import { isShip } from '../forces.ts'
import { passesWormhole } from '../links.ts'
import { moveOptions } from '../movement.ts'
import type { Table, Ti4, Unit, UnitId } from '../table.ts'
import { flipStorm, usesStorm } from './ionStorm.ts'
import { isRisky, taken } from './leavingRifts.ts'
import { moment } from './moments.ts'
import { destroy } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

const { sail } = sailingWith(edition)

/** Ships come to the active system with what they pick up: all at once, those apart that a gravity rift keeps. [58.4–58.6] */
export function* moveInto(table: Table, seat: Seat, hex: HexId): Flow {
  if (!permits(table, seat, 'movesInto', { hex }, true)) return
  yield* moment(table, 'beforeShipsMove', 'moves', { of: seat, hex })
  const first = yield* askFirst(table, seat, hex)
  const batches = [
    ...(first.length > 0 ? [{ name: 'ahead', goes: (id: UnitId) => first.includes(id) }] : []),
    { name: 'movement', goes: (id: UnitId) => !first.includes(id) },
  ]
  const units: UnitId[] = []
  const gated: UnitId[] = []
  const left = new Set<HexId>()
  let isHaste = true
  for (const batch of batches) {
    const moved = yield* moveBatch(table, seat, hex, { ...batch, isHaste })
    if (moved.hasted) isHaste = false
    units.push(...moved.units)
    gated.push(...moved.gated)
    for (const at of moved.left) left.add(at)
  }
  for (const at of Object.keys(table.galaxy.tiles))
    if (left.has(at)) yield* enforceSupply(table, seat, at, `supply/${at}`)
  // A dock that flies is no ship.
  const ships = units.filter(id => isShip(table.units[id]?.kind ?? 'space_dock'))
  yield* moment(table, 'afterShipsMove', 'moved', { of: seat, hex, units: ships, gated })
}

interface Batch {
  name: string
  goes(id: UnitId): boolean
  /** Nobody was hastened yet in this action. */
  isHaste: boolean
}

const optionsFor = (table: Table, seat: Seat, hex: HexId, { goes, isHaste }: Batch): Move => {
  const all = moveOptions(table, seat, [hex])
  const options = isHaste ? all : withoutHaste(all)
  const ships = Object.fromEntries(Object.entries(options.ships).filter(([id]) => goes(id)))
  return Object.keys(ships).length < Object.keys(options.ships).length ? { ...options, ships } : options
}

/** Says what moved, and where something has changed by it. */
function* moveBatch(
  table: Table,
  seat: Seat,
  hex: HexId,
  batch: Batch,
): Flow<{ units: UnitId[]; gated: UnitId[]; left: Set<HexId>; hasted: boolean }> {
  const moved = yield* choose<Moved, Ti4>(seat, seen => ({
    name: batch.name,
    rule: 'ti4/58.4',
    text: 'ti4.ask.move',
    about: { hex },
    hint: { sends: 'fleet' },
    options: optionsFor(seen.table, seat, hex, batch),
    otherwise: {},
  }))
  const options = optionsFor(table, seat, hex, batch)
  const fast = hastened(options, moved)
  for (const id of fast)
    yield* tell('everyone', { text: 'ti4.log.hastens', about: { seat, unit: options.ships[id]?.kind ?? '' } })
  const { ships, gone } = yield* crossRifts(table, seat, options, moved)
  const left = new Set(gone.map(id => (table.units[id] as Unit).at))
  destroy(table, gone)
  const others = Object.fromEntries(Object.entries(moved).filter(([id]) => !ships.includes(id)))
  const isStormy = Object.entries(others).some(([id, entry]) =>
    usesStorm(table, routeOf(options, id, entry) ?? [], seat),
  )
  const gated = Object.entries(others).flatMap(([id, entry]) =>
    passesWormhole(table, routeOf(options, id, entry) ?? [], seat) ? [id] : [],
  )
  const { touched } = yield* sail(table, seat, options, others)
  if (isStormy) yield* flipStorm(table)
  return { units: Object.keys(others), gated, left: new Set([...left, ...touched]), hasted: fast.length > 0 }
}

/** Ships that may bring a way along for the others, where one of them could come from elsewhere. */
const ahead = (table: Table, seat: Seat, hex: HexId): UnitId[] =>
  Object.entries(moveOptions(table, seat, [hex]).ships).flatMap(([id, { kind, at }]) =>
    at !== hex && permits(table, seat, 'movesFirst', { kind: kind as UnitKind }) ? [id] : [],
  )

/** Together with the others it flies by where it lies now; ahead of them, they fly by where it lies then. */
function* askFirst(table: Table, seat: Seat, hex: HexId): Flow<UnitId[]> {
  const said = yield* choose<'yes' | 'no', Ti4>(seat, seen => {
    if (ahead(seen.table, seat, hex).length === 0) return { skip: 'no' }
    return {
      name: 'first',
      rule: 'ti4/58.6',
      text: 'ti4.ask.gateFirst',
      about: { hex },
      options: {
        shape: 'oneOf',
        of: { yes: { text: 'ti4.gateFirst.yes' }, no: { text: 'ti4.gateFirst.no' } },
      } satisfies OneOf,
      otherwise: 'no',
    }
  })
  return said === 'yes' ? ahead(table, seat, hex) : []
}

interface Taken {
  ships: UnitId[]
  /** These and what they had picked up by then; what they would have fetched later stays where it is. */
  gone: UnitId[]
}

/** A die for each time a ship leaves a rift on its way; who is taken goes with all he carries, and is not destroyed. [41.2] */
function* crossRifts(table: Table, seat: Seat, options: Move, moved: Moved): Flow<Taken> {
  const lost: Taken = { ships: [], gone: [] }
  for (const [id, entry] of Object.entries(moved)) {
    const route = routeOf(options, id, entry) ?? []
    const exits = [...route.slice(0, -1).keys()].filter(step => isRisky(table, seat, route[step] as HexId))
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
