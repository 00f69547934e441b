import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Refusal, Shape } from '../../engine/options.ts'
import type { HexId } from '../hexes.ts'
import { notOffered, refuse } from '../refuse.ts'
import type { UnitId } from '../table.ts'
import {
  aboardOf,
  counted,
  hastened,
  journeys,
  needsAdmiral,
  routeOf,
  setsOutWith,
  standings,
} from './afterMove.ts'
import type { Move, Moved, MovingShip } from './moved.ts'
import { loneCounter } from './spots.ts'

export type { Move, Moved, MovingCargo, MovingLeader, MovingShip, Standing } from './moved.ts'

export const move: Shape<Move, Moved> = {
  check(options, value) {
    if (!isMoved(options, value)) return notOffered
    const taken = new Set<UnitId>()
    for (const [id, { cargo = [] }] of Object.entries(value))
      for (const each of cargo) {
        if (taken.has(each) || Object.hasOwn(value, each)) return refuse('twice')
        taken.add(each)
        const refused = mayTake(options, id, each)
        if (refused) return refused
      }
    for (const [id, { leaders = [] }] of Object.entries(value))
      for (const each of leaders) {
        const refused = taken.has(each) ? refuse('twice') : mayBoard(options, id, each)
        if (refused) return refused
        taken.add(each)
      }
    for (const [id, entry] of Object.entries(value)) {
      const { capacity } = options.ships[id] as MovingShip
      const loads = (entry.cargo ?? []).filter(
        each => options.cargo[each]?.aboard !== id && !options.cargo[each]?.light,
      )
      if (aboardOf(options, id) + loads.length > capacity && loads.length > 0) return refuse('overCapacity')
      if (!routeOf(options, id, entry))
        return needsAdmiral(options, id, entry) ? refuse('needsAdmiral') : refuse('notOnTheWay')
    }
    const { hastens = 0 } = options
    if (hastened(options, value).length > hastens) return refuse('tooManyHastened', { count: hastens })
    if (lacksDiplomat(options, value)) return refuse('needsDiplomat')
    const after = standings(options, value)
    for (const [hex, before] of Object.entries(options.fleet)) {
      const now = counted(options, { ...before, ships: before.now })
      const then = counted(options, after[hex] ?? { ships: 0, fighters: 0, support: 0 })
      if (!options.overflows && then > before.most && then > now) return refuse('overFleetSupply')
    }
    const lone = options.supplements && loneCounter(options.supplements, journeys(options, value))
    return lone === undefined ? undefined : refuse('loneCounter', { unit: lone })
  },
  sample: (options, chance) => sampleMove(options, chance),
  only: options => (Object.keys(options.ships).length === 0 ? {} : undefined),
}

function isMoved(options: Move, value: unknown): value is Moved {
  return (
    isBranch(value) &&
    Object.entries(value).every(
      ([id, entry]) =>
        Object.hasOwn(options.ships, id) &&
        isBranch(entry) &&
        Object.entries(entry).every(
          ([key, list]) =>
            (key === 'cargo' || key === 'route' || key === 'leaders') &&
            Array.isArray(list) &&
            list.every(each => typeof each === 'string'),
        ),
    )
  )
}

function mayTake(options: Move, ship: UnitId, id: UnitId): Refusal | undefined {
  const cargo = Object.hasOwn(options.cargo, id) ? options.cargo[id] : undefined
  if (!cargo) return notOffered
  if (cargo.aboard === ship) return undefined
  if (cargo.aboard) return refuse('staysAboard')
  if (cargo.by && cargo.by !== ship) return notOffered
  return options.ships[ship]?.carries.includes(cargo.kind) ? undefined : refuse('notCarried')
}

function mayBoard({ leaders = {}, ships }: Move, ship: UnitId, id: string): Refusal | undefined {
  const leader = Object.hasOwn(leaders, id) ? leaders[id] : undefined
  if (!leader || ships[ship]?.floats) return notOffered
  return leader.aboard && leader.aboard !== ship
    ? { code: 'leaderStays', why: 'refused.staysAboard' }
    : undefined
}

/** Ships that pass others by their leave fly with the Diplomat who asked for it. */
function lacksDiplomat(options: Move, moved: Moved): boolean {
  return Object.entries(options.passages ?? {}).some(([from, guards]) =>
    guards.some(guard => {
      const passing = Object.entries(moved).filter(
        ([id, entry]) =>
          options.ships[id]?.at === from && routeOf(options, id, entry)?.slice(1, -1).includes(guard),
      )
      return passing.length > 0 && !passing.some(([id, entry]) => setsOutWith(options, id, entry, 'diplomat'))
    }),
  )
}

/** Most ships that can come do, carriers well laden; now and then everybody stays. */
function sampleMove(options: Move, chance: Chance): Moved {
  const ships = chance.shuffle('move/ships', Object.keys(options.ships))
  const cargo = chance.shuffle('move/cargo', Object.keys(options.cargo))
  const [first = 1, ...dice] = chance.roll('move', 1 + ships.length, 12 ** 3)
  const moved: Moved = {}
  const eager = 5 + (first % 12)
  if (first <= 12 ** 2) return moved
  const room = Object.fromEntries(
    Object.entries(options.fleet).map(([hex, { now, most }]) => [hex, most - now]),
  )
  const left = new Set(cargo.filter(id => !options.cargo[id]?.aboard))
  for (const [i, id] of ships.entries()) {
    const ship = options.ships[id] as MovingShip
    // Three dice of twelve sides in one.
    const thrown = dice[i] ?? 1
    const [goes, way, load] = [1 + (thrown % 12), Math.floor(thrown / 12) % 12, 1 + Math.floor(thrown / 145)]
    const carried = Object.hasOwn(options.cargo, id) && !left.has(id)
    if (goes > eager || carried) continue
    const route = ship.routes[way % ship.routes.length] as HexId[]
    const isFast = ship.routes.indexOf(route) >= ship.routes.length - (ship.fast ?? 0)
    if (isFast && hastened(options, moved).length >= (options.hastens ?? 0)) continue
    const end = route.at(-1) as HexId
    if (ship.counts && end !== ship.at && (room[end] ?? 0) <= 0) continue
    const places = ship.capacity - aboardOf(options, id)
    const wanted = load > 4 ? places : Math.floor((places * load) / 4)
    const taken = [...left]
      .filter(each => {
        const piece = options.cargo[each]
        return (
          piece !== undefined &&
          each !== id &&
          (piece.by ?? id) === id &&
          ship.carries.includes(piece.kind) &&
          route.includes(piece.at) &&
          !(piece.kind === 'fighter' && piece.at === end)
        )
      })
      .slice(0, wanted)
    if (route.length === 1 && taken.length === 0) continue
    const led = boarding(options, moved, id, route, chance)
    moved[id] = {
      ...(taken.length > 0 && { cargo: taken }),
      ...(led.length > 0 && { leaders: led }),
      ...(ship.routes.length > 1 && { route }),
    }
    for (const each of [id, ...taken]) left.delete(each)
    if (!ship.counts || end === ship.at) continue
    for (const [hex, by] of [
      [end, -1],
      [ship.at, 1],
    ] as const)
      room[hex] = (room[hex] ?? 0) + by
  }
  for (const id of Object.keys(moved).reverse()) {
    if (!move.check(options, moved)) break
    delete moved[id]
  }
  return moved
}

/** Leaders on the way come aboard more often than not; who is needed for the way always does. */
function boarding(
  options: Move,
  moved: Moved,
  id: UnitId,
  route: readonly HexId[],
  chance: Chance,
): string[] {
  if (options.ships[id]?.floats) return []
  const gone = new Set(Object.values(moved).flatMap(({ leaders = [] }) => leaders))
  return Object.entries(options.leaders ?? {}).flatMap(([leader, { at, aboard }]) => {
    if (aboard !== undefined || gone.has(leader) || !route.includes(at)) return []
    return chance.below(`move/leader/${id}/${leader}`, 3) > 0 ? [leader] : []
  })
}
