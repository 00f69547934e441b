import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { Edition } from './edition.ts'
import { forcesWith, type Piece } from './forces.ts'
import type { HexId } from './hexes.ts'
import { pieceLimitsWith } from './pieceLimits.ts'
import { rangeWith } from './range.ts'
import { realmWith } from './realm.ts'
import { remember } from './remember.ts'
import type { Move, MovingCargo, MovingLeader, MovingShip, Standing } from './shapes/move.ts'
import { supplyWith } from './supply.ts'
import type { KindOf, Table, UnitId } from './table.ts'
import { type Chart, type Journey, shortestWay, stepsTo, waysPast } from './ways.ts'

/** Which ships can come to a system, by which ways, and what they can take along. */

/** Persons who travel aboard ships, where an edition has them. */
export interface Passengers<T extends Table> {
  /** Those who could come aboard, from nowhere that is closed, and those aboard already. */
  moving(table: T, seat: Seat, closed: (hex: HexId) => boolean): Readonly<Record<string, MovingLeader>>
  /** Ships of this kind go one step more with such a one. */
  hastens(kind: KindOf<T>, leader: string): boolean
  /** Systems whose ships let those pass that fly with one, by where these set out. */
  passages(table: T, seat: Seat): Pick<Move, 'passages'>
}

/** Systems that all lie side by side for ships on their way `to` one of them, where no other way leads there. */
export type Shortcuts<T extends Table> = (table: T, seat: Seat, to: HexId) => readonly HexId[]

export function movementWith<T extends Table>(
  edition: Edition<T>,
  passengers?: Passengers<T>,
  shortcuts?: Shortcuts<T>,
) {
  type Kind = KindOf<T>
  const { permits, numberOf, print, sailing = {}, mayRest = () => true } = edition
  const { enemyInSpace, fleet, isLanding, isShip, isSupplied, piecesOf, supplied } = forcesWith(edition)
  const { piecesNearLimit, withCounters } = pieceLimitsWith(edition)
  const { carriageOf, chartsFor, rangeOf, sailsApart } = rangeWith(edition)
  const { hasActivated } = realmWith(edition)
  const { dockFighters, fighterSupport, fleetLimit } = supplyWith(edition)

  /** Where a player's troops, PDS and Fighters may be picked up: nowhere that is closed, nor where they come to lie. */
  function looseCargo(table: T, seat: Seat, own: readonly Piece<T>[], targets: readonly HexId[]): Piece<T>[] {
    const transfer = targets.length > 1
    const shut = closedTo(table, seat, targets)
    const free = released(table, seat, own)
    const closed = (hex: HexId) => shut(hex) && !free.has(hex)
    return own.filter(
      ({ kind, at, planet, aboard }) =>
        aboard === undefined &&
        ((isLanding(kind) && planet !== undefined) ||
          ((kind === 'fighter' || isLanding(kind)) && (transfer || !targets.includes(at)))) &&
        !closed(at),
    )
  }

  /** Who may leave a system with a counter of his own takes along what lies there, and nobody else does. */
  const released = (table: T, seat: Seat, own: readonly Piece<T>[]): ReadonlyMap<HexId, UnitId> => {
    const isBound = bindingOn(table, seat)
    return new Map(
      own.flatMap(({ id, kind, at }) =>
        isShip(kind) && isBound(at) && permits(table, seat, 'leavesActivated', { kind })
          ? [[at, id] as const]
          : [],
      ),
    )
  }

  /** A counter of his own keeps there what is his. */
  function bindingOn(table: T, seat: Seat): (hex: HexId) => boolean {
    if (permits(table, seat, 'movesActivated', {})) return () => false
    return hex => hasActivated(table, seat, hex)
  }

  /** Nothing is picked up there. */
  function closedTo(table: T, seat: Seat, targets: readonly HexId[]) {
    const isBound = bindingOn(table, seat)
    return remember(
      hex =>
        (!targets.includes(hex) && isBound(hex)) ||
        (!sailing.loadsAmongEnemies && enemyInSpace(table, seat, hex) !== undefined),
    )
  }

  /** Everything about moving to the system just activated, or between the two of a transfer. */
  function moveOptions(drafted: T, seat: Seat, targets: readonly HexId[]): Move {
    const table = behind(drafted)
    const own = piecesOf(table, seat)
    const isBound = bindingOn(table, seat)
    const freeFighters = permits(table, seat, 'freeFighters', {})
    const loose = looseCargo(table, seat, own, targets)
    // Not every edition has Fighters.
    const halved = freeFighters ? (print(table, seat, 'fighter' as Kind).excess ?? 1) : 1
    const hastens = numberOf(table, seat, 'hastened', 0, {})
    const leaders = passengers?.moving(table, seat, closedTo(table, seat, targets)) ?? {}
    const waiting = Object.values(leaders).filter(({ aboard }) => aboard === undefined)
    const charts = chartsFor(table, seat)
    const isApart = sailsApart(table)
    const carriage = remember(kind => carriageOf(table, seat, kind as Kind))
    const stopsOf = remember(
      kind =>
        new Set([
          ...loose.filter(piece => carriage(kind).carries.includes(piece.kind)).map(({ at }) => at),
          // Structures fetch nobody, nor do Fighters that do not fly on their own.
          ...(!isShip(kind as Kind) || (kind === 'fighter' && !freeFighters)
            ? []
            : waiting.map(({ at }) => at)),
        ]),
    )
    const routes = remember(key => {
      const [kind, from, hurried, admiral] = key.split('@') as [Kind, HexId, string, string]
      const more = admiral === '' ? 0 : 1
      const range = rangeOf(table, seat, kind, from, freeFighters, hurried !== '', more)
      const stops = stopsOf(kind)
      return targets.length > 1
        ? between(charts(kind, from), from, otherThan(targets, from), range, stops)
        : [
            ...towards(kind, from, targets[0] as HexId, range, stops),
            ...upliftedTo(kind, from, targets[0] as HexId, range, stops),
          ]
    })
    const [only] = targets.length === 1 ? targets : []
    const joined = only === undefined ? [] : (shortcuts?.(table, seat, only) ?? [])
    const allCharts = joined.length > 0 ? [charts, chartsFor(table, seat, joined)] : [charts]
    const allSteps = allCharts.map(charts =>
      remember(key => {
        const [kind, range, from = ''] = key.split('@')
        return stepsTo(targets[0] as HexId, charts(kind as Kind, from), Number(range))
      }),
    )
    const lifted = numberOf(table, seat, 'lifted', 0, {})
    const towards = (
      kind: Kind,
      from: HexId,
      to: HexId,
      range: number,
      stops: ReadonlySet<HexId>,
      fits?: Journey['fits'],
    ): HexId[][] => {
      const key = `${kind}@${range}@${isApart(from) ? from : ''}`
      const which = allSteps.findIndex(within => within(key)[from] !== undefined)
      const [steps, chart] = [allSteps[which]?.(key), allCharts[which]?.(kind, from)]
      if (!steps || !chart || !mayRest(table, seat, kind, to)) return []
      const journey = { from, to, range, chart, steps, ...(fits && { fits }) }
      const isPlain = carriage(kind).capacity === 0 && stops.size === 0 && !fits
      if (isPlain && (from === to || !chart.lifts)) return from === to ? [] : [shortestWay(journey)]
      const ways = waysPast(journey, stops)
      if (from === to && sailing.loadsOnTheMove) return ways.filter(way => way.length > 1)
      return from === to && ways.length === 1 && !stops.has(to) ? [] : ways
    }

    /** Further than that, by ways that leave something that lifts. */
    const upliftedTo = (kind: Kind, from: HexId, to: HexId, range: number, stops: ReadonlySet<HexId>) => {
      const { lifts } = charts(kind, from)
      if (lifted === 0 || !lifts || range === 0) return []
      const known = new Set(towards(kind, from, to, range, stops).map(way => way.join()))
      const fits = (way: readonly HexId[]) => way.slice(0, -1).some(lifts)
      return towards(kind, from, to, range + lifted, stops, fits).filter(way => !known.has(way.join()))
    }

    const ships: Record<UnitId, MovingShip> = {}
    for (const { id, kind, at } of own) {
      const floats = !isShip(kind) && print(table, seat, kind).move > 0 ? (true as const) : undefined
      if (!isShip(kind) && !floats) continue
      const isHeld = isBound(at) && !permits(table, seat, 'leavesActivated', { kind })
      if (targets.length > 1 ? !targets.includes(at) : at !== targets[0] && isHeld) continue
      const key = `${kind}@${at}@${edition.isHurried(table, seat, id) ? 'hurried' : ''}`
      const hastening = Object.values(leaders).filter(leader => passengers?.hastens(kind, leader.kind))
      const isLed = hastening.some(({ aboard }) => aboard === id)
      const near = routes(`${key}@${isLed ? 'admiral' : ''}`)
      const couldBeLed = !isLed && hastening.some(one => one.aboard === undefined && one.at === at)
      const known = new Set(near.map(way => way.join()))
      const goesFar = couldBeLed || hastens > 0
      const far = goesFar ? routes(`${key}@admiral`).filter(way => !known.has(way.join())) : []
      const found = far.length > 0 ? [...near, ...far] : near
      if (found.length === 0) continue
      const counts = isSupplied(kind)
      ships[id] = {
        kind,
        at,
        to: otherThan(targets, at),
        routes: found,
        ...(far.length > 0 && { [couldBeLed ? 'led' : 'fast']: far.length }),
        ...carriage(kind),
        ...(counts && { counts: true as const }),
        ...(floats && { floats }),
        ...(floats && !print(table, seat, kind).carries && { supports: dockFighters(table, seat) }),
      }
    }
    const fleets = remember(hex => standing(table, seat, hex))
    const withFighters = new Set(own.filter(({ kind }) => kind === 'fighter').map(({ at }) => at))
    const leaves = [...new Set(Object.values(ships).flatMap(({ routes }) => routes.flat()))]
    return {
      shape: 'move',
      ships,
      cargo: cargoFor(ships, own, loose, released(table, seat, own), kind =>
        permits(table, seat, 'ridesFree', { kind }),
      ),
      fleet: Object.fromEntries(targets.map(hex => [hex, fleets(hex)])),
      left: Object.fromEntries(
        leaves.filter(hex => !targets.includes(hex) && withFighters.has(hex)).map(hex => [hex, fleets(hex)]),
      ),
      ...(freeFighters && { freeFighters }),
      ...(halved !== 1 && { excess: halved }),
      ...(sailing.overflows && { overflows: true as const }),
      ...(hastens > 0 && { hastens }),
      ...(Object.keys(leaders).length > 0 && { leaders }),
      ...passengers?.passages(table, seat),
      ...(withCounters(table, seat).some(kind => outnumber(own, kind, print(table, seat, kind).pieces)) && {
        supplements: piecesNearLimit(table, seat, loose.length),
      }),
    }
  }

  /** Where ships of one fleet could pass enemies in one system on their way to `to`, where none are: by the fleet's system. */
  function couldSlip(table: T, seat: Seat, to: HexId): Record<HexId, HexId[]> {
    if (enemyInSpace(table, seat, to) !== undefined) return {}
    const freeFighters = permits(table, seat, 'freeFighters', {})
    const charts = chartsFor(table, seat)
    const steps = remember(key => {
      const [kind, from, guard, range] = key.split('@') as [Kind, HexId, HexId, string]
      const { next, passes } = charts(kind, from)
      return stepsTo(to, { next, passes: hex => hex === guard || passes(hex) }, Number(range))[from]
    })
    const found: Record<HexId, HexId[]> = {}
    for (const { id, kind, at } of piecesOf(table, seat)) {
      if (!isShip(kind) || at === to || hasActivated(table, seat, at)) continue
      const range = rangeOf(table, seat, kind, at, freeFighters, edition.isHurried(table, seat, id))
      if (range < slipsFrom) continue
      for (const guard of Object.keys(table.galaxy.tiles)) {
        if (!charts(kind, at).isGuarded(guard) || found[at]?.includes(guard)) continue
        if (steps(`${kind}@${at}@${guard}@${range}`) !== undefined) found[at] = [...(found[at] ?? []), guard]
      }
    }
    return found
  }
  /** How far ships move that can slip through. */
  const slipsFrom = 2

  /** Whether some ship is within `more` steps beyond its range. */
  function couldCome(table: T, seat: Seat, targets: readonly HexId[], more: number): boolean {
    const freeFighters = permits(table, seat, 'freeFighters', {})
    const charts = chartsFor(table, seat)
    return piecesOf(table, seat).some(({ id, kind, at }) => {
      if (!isShip(kind) || edition.isHurried(table, seat, id) || hasActivated(table, seat, at)) return false
      const range = rangeOf(table, seat, kind, at, freeFighters)
      if (range === 0) return false
      return targets.some(to => stepsTo(to, charts(kind, at), range + more)[at] !== undefined)
    })
  }

  /** While each unit could have a piece of its own, no counter is ever left alone. */
  const outnumber = (own: readonly Piece<T>[], kind: Kind, pieces: number) =>
    own.filter(piece => piece.kind === kind).length > pieces

  const otherThan = (targets: readonly HexId[], from: HexId): HexId =>
    targets.find(hex => hex !== from) ?? from

  /** In a transfer: across, staying to load, or across for cargo and back. */
  function between(chart: Chart, at: HexId, to: HexId, range: number, stops: ReadonlySet<HexId>): HexId[][] {
    const joined = chart.next(at).includes(to)
    const ways: HexId[][] = []
    if (joined && range > 0) ways.push([at, to])
    if (stops.has(at)) ways.push([at])
    if (joined && range > 1 && stops.has(to) && chart.passes(to)) ways.push([at, to, at])
    return ways
  }

  /** What lies on the way of some ship that carries such things, and what is aboard the ships that can move. */
  function cargoFor(
    ships: Readonly<Record<UnitId, MovingShip>>,
    own: readonly Piece<T>[],
    loose: readonly Piece<T>[],
    free: ReadonlyMap<HexId, UnitId>,
    isLight: (kind: Kind) => boolean,
  ): Record<UnitId, MovingCargo> {
    const within = new Map<string, Set<HexId>>()
    for (const { carries, routes } of Object.values(ships))
      for (const kind of carries)
        for (const route of routes)
          for (const hex of route) within.set(kind, (within.get(kind) ?? new Set()).add(hex))
    const cargo: Record<UnitId, MovingCargo> = {}
    for (const { id, kind, at, planet } of loose)
      if (within.get(kind)?.has(at)) {
        const by = free.get(at)
        cargo[id] = {
          kind,
          at,
          ...(planet && { planet }),
          ...(by && { by }),
          ...(isLight(kind) && { light: true as const }),
        }
      }
    for (const { id, kind, at, aboard } of own) if (aboard && ships[aboard]) cargo[id] = { kind, at, aboard }
    return cargo
  }

  function standing(table: T, seat: Seat, hex: HexId): Standing {
    const here = fleet(table, seat, hex)
    return {
      now: supplied(here),
      most: fleetLimit(table, seat, hex),
      fighters: here.filter(({ kind }) => kind === 'fighter').length,
      support: fighterSupport(table, seat, hex),
      ...(enemyInSpace(table, seat, hex) && { enemies: true as const }),
    }
  }

  return { moveOptions, couldSlip, couldCome, closedTo }
}

export type Movement<T extends Table> = ReturnType<typeof movementWith<T>>
