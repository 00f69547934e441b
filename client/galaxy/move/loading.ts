import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { counted, hastened, standings } from '../../../shared/galaxy/shapes/afterMove.ts'
import type { Move, Moved, MovingCargo } from '../../../shared/galaxy/shapes/move.ts'
import { reads } from '../reads.ts'
import type { UnitId } from '../table.ts'
import type { Going, Plan } from './plan.ts'

const shipOf = ({ ships }: Move, id: UnitId) => {
  const ship = ships[id]
  if (!ship) throw new Error(`${id} cannot move there`)
  return ship
}

export const wayOf = (options: Move, id: UnitId, going: Going | undefined): readonly HexId[] =>
  shipOf(options, id).routes[going?.way ?? 0] ?? []

/** It stays where it is: only loading makes sense of it. */
export const stays = (options: Move, id: UnitId): boolean =>
  shipOf(options, id).routes.every(route => route.length === 1)

/** What is aboard now. */
export const aboard = ({ cargo }: Move, ship: UnitId): UnitId[] =>
  Object.keys(cargo).filter(id => cargo[id]?.aboard === ship)

/** What takes a place of what is chosen. */
const taking = (options: Move, going: Going | undefined): number =>
  going?.cargo.filter(each => !options.cargo[each]?.light).length ?? 0

export const roomLeft = (options: Move, id: UnitId, going: Going | undefined): number =>
  shipOf(options, id).capacity - aboard(options, id).length - taking(options, going)

/** Where loose cargo lies: a planet, or space. */
export const spotOf = ({ planet, at }: MovingCargo): string => planet ?? at

/** What this ship could still take on its way, nobody else having taken it; troops before PDS before Fighters. */
export function within(options: Move, plan: Plan, id: UnitId): UnitId[] {
  const { carries } = shipOf(options, id)
  const way = wayOf(options, id, plan[id])
  const taken = takenAll(plan)
  return Object.keys(options.cargo).filter(each => {
    const cargo = options.cargo[each]
    if (!cargo || cargo.aboard !== undefined || taken.has(each) || plan[each]) return false
    if ((cargo.by ?? id) !== id || !carries.includes(cargo.kind) || !way.includes(cargo.at)) return false
    // A Fighter where the way ends is there already, unless the ship comes back to fetch it.
    return cargo.kind !== 'fighter' || cargo.at !== way.at(-1)
  })
}

const takenAll = (plan: Plan): Set<UnitId> => new Set(Object.values(plan).flatMap(({ cargo }) => cargo))

/** A full hold: troops, then Fighters, from where the ship starts, but no planet is left without a Ground Force. */
export function filled(options: Move, plan: Plan, id: UnitId): UnitId[] {
  const { at } = shipOf(options, id)
  const taken = takenAll(plan)
  const here = within(options, plan, id).filter(each => options.cargo[each]?.at === at)
  const troops = here.filter(each => options.cargo[each]?.kind === reads.troop)
  const fighters = here.filter(each => options.cargo[each]?.kind === 'fighter')
  const guards = new Set<string>()
  const spare = troops.filter(each => {
    const planet = options.cargo[each]?.planet
    if (planet === undefined || guards.has(planet)) return true
    guards.add(planet)
    return false
  })
  return [...spare, ...fighters]
    .filter(each => !taken.has(each))
    .slice(0, Math.max(0, roomLeft(options, id, undefined)))
}

/** The ship goes, well laden. */
export function take(options: Move, plan: Plan, id: UnitId): Plan {
  const cargo = filled(options, { ...plan, [id]: { way: 0, cargo: [] } }, id)
  const { led = 0, routes, at } = shipOf(options, id)
  // With no way of its own it goes only with an Admiral who waits there.
  const admiral =
    led === routes.length && led > 0
      ? Object.keys(options.leaders ?? {}).find(leader => {
          const one = options.leaders?.[leader]
          return one?.kind === 'admiral' && one.at === at && !one.aboard && !carrierOf(plan, leader)
        })
      : undefined
  return { ...plan, [id]: { way: 0, cargo, ...(admiral && { leaders: [admiral] }) } }
}

/** Which ship takes a leader along. */
export const carrierOf = (plan: Plan, leader: string): UnitId | undefined =>
  Object.keys(plan).find(id => plan[id]?.leaders?.includes(leader))

/** Ships on their way that come by where he is. */
export const couldCarry = (options: Move, plan: Plan, leader: string): UnitId[] =>
  Object.keys(plan).filter(
    id =>
      !options.ships[id]?.floats &&
      wayOf(options, id, plan[id]).includes(options.leaders?.[leader]?.at ?? ''),
  )

/** Onto that ship and off any other; off all of them. */
export function boardOn(plan: Plan, leader: string, ship: UnitId | undefined): Plan {
  return Object.fromEntries(
    Object.entries(plan).map(([id, { leaders = [], ...going }]) => {
      const others = leaders.filter(other => other !== leader)
      const now = id === ship ? [...others, leader] : others
      return [id, now.length > 0 ? { ...going, leaders: now } : going] as const
    }),
  )
}

/** It stays, and what it would have carried with it. */
export function leave(plan: Plan, id: UnitId): Plan {
  const { [id]: _, ...others } = plan
  return others
}

/** This way it goes only as a ship that is hastened. */
export const isFast = (options: Move, id: UnitId, way: number): boolean => {
  const { routes, fast = 0 } = shipOf(options, id)
  return way >= routes.length - fast
}

/** Within Fleet Supply, or at least no further above it; and no more than may be are hastened. */
function fits(options: Move, plan: Plan, id: UnitId, after: Plan): boolean {
  if (hastened(options, moved(options, after)).length > (options.hastens ?? 0)) return false
  const count = (each: Plan) => {
    const fleet = standings(options, moved(options, each))[shipOf(options, id).to]
    return fleet ? counted(options, fleet) : 0
  }
  const most = options.fleet[shipOf(options, id).to]?.most ?? 0
  return count(after) <= Math.max(most, count(plan))
}

/** Every ship from there that can come and does not yet, the roomiest first, as far as Fleet Supply allows; Fighters only
 *  where none carries them. */
export function takeAll(options: Move, plan: Plan, hex: HexId): Plan {
  const here = shipsFrom(options, hex)
    .filter(id => !plan[id] && !stays(options, id) && options.ships[id]?.kind !== 'fighter')
    .sort((a, b) => shipOf(options, b).capacity - shipOf(options, a).capacity)
  const loaded = here.reduce((now, id) => {
    const after = take(options, now, id)
    return fits(options, now, id, after) ? after : now
  }, plan)
  const taken = takenAll(loaded)
  const flying = shipsFrom(options, hex).filter(
    id => options.ships[id]?.kind === 'fighter' && !loaded[id] && !taken.has(id),
  )
  let now = loaded
  for (const id of flying) {
    const after = { ...now, [id]: { way: 0, cargo: [] } }
    if (fits(options, now, id, after)) now = after
  }
  return now
}

export const leaveAll = (options: Move, plan: Plan, hex: HexId): Plan =>
  shipsFrom(options, hex).reduce(leave, plan)

/** In printed order, as everything is listed. */
export const shipsFrom = ({ ships }: Move, hex: HexId): UnitId[] => {
  const { kinds } = reads
  return Object.keys(ships)
    .filter(id => ships[id]?.at === hex)
    .sort((a, b) => kinds.indexOf(ships[b]?.kind ?? '') - kinds.indexOf(ships[a]?.kind ?? ''))
}

/** Where ships can come from, the activated systems last. */
export function origins({ ships, fleet }: Move): HexId[] {
  const all = [...new Set(Object.values(ships).map(({ at }) => at))]
  return [...all.filter(hex => !fleet[hex]), ...all.filter(hex => fleet[hex])]
}

/** One more or one fewer of a kind from a spot. */
export function loadOne(options: Move, plan: Plan, id: UnitId, kind: string, spot: string): Plan | undefined {
  const going = plan[id]
  if (!going) return undefined
  const one = within(options, plan, id).find(each => isOf(options, each, kind, spot))
  const isFull = roomLeft(options, id, going) < 1 && !options.cargo[one ?? '']?.light
  return isFull || one === undefined
    ? undefined
    : { ...plan, [id]: { ...going, cargo: [...going.cargo, one] } }
}

export function unloadOne(
  { cargo }: Move,
  plan: Plan,
  id: UnitId,
  kind: string,
  spot: string,
): Plan | undefined {
  const going = plan[id]
  const one = going?.cargo.findLast(each => cargo[each]?.kind === kind && spotOf(cargo[each]) === spot)
  return going && one
    ? { ...plan, [id]: { ...going, cargo: going.cargo.filter(each => each !== one) } }
    : undefined
}

const isOf = ({ cargo }: Move, id: UnitId, kind: string, spot: string) => {
  const piece = cargo[id]
  return piece?.kind === kind && spotOf(piece) === spot
}

/** What could be loaded, by kind and by where it lies, the ship's own load included. */
export interface Hold {
  kind: string
  spot: string
  count: number
  left: number
}
export function holds(options: Move, plan: Plan, id: UnitId): Hold[] {
  const found = new Map<string, Hold>()
  const note = (each: UnitId, loaded: boolean) => {
    const piece = options.cargo[each]
    if (!piece) return
    const spot = spotOf(piece)
    const key = `${piece.kind} ${spot}`
    const known = found.get(key) ?? { kind: piece.kind, spot, count: 0, left: 0 }
    found.set(key, loaded ? { ...known, count: known.count + 1 } : { ...known, left: known.left + 1 })
  }
  for (const each of plan[id]?.cargo ?? []) note(each, true)
  for (const each of within(options, plan, id)) note(each, false)
  const order = [reads.troop, 'pds', 'fighter']
  return [...found.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** Another way: what does not lie on it is put back. */
export function byWay(options: Move, plan: Plan, id: UnitId, way: number): Plan {
  const going = { way, cargo: [] as readonly UnitId[] }
  const reach = new Set(within(options, { ...plan, [id]: going }, id))
  const cargo = (plan[id]?.cargo ?? []).filter(each => reach.has(each))
  const { leaders } = plan[id] ?? {}
  return { ...plan, [id]: { way, cargo, ...(leaders && { leaders }) } }
}

/** As the room wants it. A ship that stays is named only for what it loads. */
export function moved(options: Move, plan: Plan): Moved {
  return Object.fromEntries(
    Object.entries(plan).flatMap(([id, going]) => {
      const route = wayOf(options, id, going)
      const led = (going.leaders ?? []).filter(each => route.includes(options.leaders?.[each]?.at ?? ''))
      if (route.length === 1 && going.cargo.length === 0 && led.length === 0) return []
      const entry: Moved[UnitId] = {
        ...(going.cargo.length > 0 && { cargo: [...going.cargo] }),
        ...(led.length > 0 && { leaders: led }),
        ...(shipOf(options, id).routes.length > 1 && { route: [...route] }),
      }
      return [[id, entry] as const]
    }),
  )
}
