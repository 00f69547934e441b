import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { battleOf } from '../../galaxy/rules/exchange.ts'
import { leavers, movers, retreatsTo } from '../battles.ts'
import { permits } from '../effects.ts'
import { isLanding, piecesAt } from '../forces.ts'
import { wouldLeaveCounter } from '../pieceLimits.ts'
import { print } from '../prints.ts'
import { hasActivated, sheet } from '../realm.ts'
import type { Pool, Table, Ti4, UnitId } from '../table.ts'
import { arriveAside } from './arrivals.ts'
import { activate } from './economy.ts'
import { flipStorm, usesStorm } from './ionStorm.ts'
import { leaveRift } from './leavingRifts.ts'
import { moment } from './moments.ts'
import { destroy, unit } from './pieces.ts'
import { enforceEverywhere } from './supplyLimits.ts'
import { pools } from './tokens.ts'

/** The defender may announce a retreat; if he does not, the attacker may. [78.4] */
export function* announceRetreats(table: Table): Flow {
  const { attacker, defender, hex } = battleOf(table)
  for (const seat of [defender, attacker]) {
    const isRouted = battleOf<Table>(table).routed === seat && retreatsTo(table, seat, hex).length > 0
    if (!isRouted && !(yield* askRetreat(seat, hex))) continue
    battleOf<Table>(table).retreats = seat
    yield* tell('everyone', { text: 'ti4.log.announcesRetreat', about: { seat } })
    yield* moment(table, 'afterRetreatAnnounced', `announced/${seat}`, {
      of: seat,
      battle: battleOf<Table>(table),
    })
    return
  }
}

const askRetreat = (seat: Seat, hex: HexId): Flow<boolean> =>
  offer<Ti4>(seat, ({ table }) =>
    retreatsTo(table, seat, hex).length > 0
      ? {
          name: `retreat/${seat}`,
          rule: 'ti4/78.4',
          text: 'ti4.ask.announceRetreat',
          about: { hex },
          yes: 'ti4.retreat.announce',
          no: 'ti4.retreat.stay',
          hint: { leaves: 'battle' },
        }
      : undefined,
  )

/** Whoever announced it chooses where to. [78.7] */
export function* retreat(table: Table): Flow {
  const { retreats: seat, hex } = battleOf<Table>(table)
  if (seat === undefined || retreatsTo(table, seat, hex).length === 0) return
  const to = yield* choose<HexId, Ti4>(seat, seen => ({
    name: 'retreatTo',
    rule: 'ti4/78.7',
    text: 'ti4.ask.retreatTo',
    about: { hex },
    hint: { sends: 'fleet' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(retreatsTo(seen.table, seat, hex).map(id => [id, { on: { hex: id } }])),
    } satisfies OneOf,
  }))
  yield* flee(table, seat, hex, to, movers)
  // Whoever is left on planets fights no more.
  const battle = battleOf<Table>(table)
  if (battle.asShips) battle.asShips = battle.asShips.filter(id => table.units[id]?.of !== seat)
}

/** What leaves by itself: by a retreat what has a move value, by an ability all ships. [58.9, 78.7] */
type Goes = typeof movers

/** All that flies goes to one system, with what it can carry; the rest of what lies in space is removed. A token is placed,
 *  where anything arrives. [78.7] */
export function* flee(table: Table, seat: Seat, hex: HexId, to: HexId, goes: Goes = leavers): Flow {
  const ships = yield* leaveFor(table, seat, hex, to, goes)
  if (ships.length > 0) yield* placeToken(table, seat, to)
  // The token may have come out of the fleet pool. [37.3]
  yield* enforceEverywhere(table, seat, 'retreated')
  yield* arriveAside(table, seat, to, ships, 'retreated')
}

/** All that flies, with what it takes along, as far as a gravity rift lets it go; what else lies in space there is removed. Says
 *  which ships arrive. */
export function* leaveFor(
  table: Table,
  seat: Seat,
  hex: HexId,
  to: HexId,
  goes: Goes = leavers,
): Flow<UnitId[]> {
  const cargo = withPieces(table, seat, to, yield* askCargo(seat, hex, goes))
  const leaving = goes(table, seat, hex).map(({ id }) => id)
  const ships = yield* leaveRift(table, seat, hex, leaving)
  if (ships.length === 0) destroy(table, cargo)
  const gone = ships.length === 0 ? [] : [...ships, ...cargo]
  for (const id of gone) {
    const piece = unit(table, id)
    delete piece.planet
    piece.at = to
  }
  const left = piecesAt(table, hex).filter(({ of, planet }) => of === seat && planet === undefined)
  destroy(
    table,
    left.map(({ id }) => id),
  )
  if (gone.length === 0) return []
  if (usesStorm(table, [hex, to], seat)) yield* flipStorm(table)
  yield* tell('everyone', { text: 'ti4.log.retreats', about: { seat, hex, to, count: gone.length } })
  return ships
}

/** Troops for whom no piece is left at their goal stay on their planet. [46.3] */
function withPieces(table: Table, seat: Seat, to: HexId, cargo: readonly UnitId[]): UnitId[] {
  const alone = wouldLeaveCounter(table, seat, Object.fromEntries(cargo.map(id => [id, to])))
  const landed = cargo.findLast(id => unit(table, id).planet !== undefined)
  if (alone === undefined || landed === undefined) return [...cargo]
  return withPieces(
    table,
    seat,
    to,
    cargo.filter(id => id !== landed),
  )
}

/** What lies in space and cannot fly, and troops on planets of the system, as far as the ships have places. */
const askCargo = (seat: Seat, hex: HexId, goes: Goes) =>
  choose<UnitId[], Ti4>(seat, ({ table }) => {
    const ships = goes(table, seat, hex)
    const flying = new Set(ships.map(({ id }) => id))
    const printed = ships.reduce((sum, { kind }) => sum + print(table, seat, kind).capacity, 0)
    const here = piecesAt(table, hex).filter(({ of, id }) => of === seat && !flying.has(id))
    const inSpace = here.filter(({ planet }) => planet === undefined)
    const landed = here.filter(({ planet, kind }) => planet !== undefined && isLanding(kind))
    const carried = [...inSpace, ...landed]
    const light = carried.filter(({ kind }) => permits(table, seat, 'ridesFree', { kind }))
    const places = printed > 0 ? printed + light.length : 0
    const most = Math.min(places, carried.length)
    if (landed.length === 0 && inSpace.length <= places) return { skip: inSpace.map(({ id }) => id) }
    return {
      name: 'retreatWith',
      rule: 'ti4/78.7',
      text: 'ti4.ask.retreatWith',
      about: { hex, count: most },
      hint: { helps: 'unit' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          carried.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
        ),
        least: Math.min(most, inSpace.length),
        most,
      } satisfies SomeOf,
    }
  })

/** Out of reinforcements, else out of a pool he names; none where one lies already. [20.3, 78.7] */
function* placeToken(table: Table, seat: Seat, hex: HexId): Flow {
  if (hasActivated(table, seat, hex)) return
  if (sheet(table, seat).counters.reinforcements > 0) return activate(table, seat, hex, 'reinforcements')
  const able = (of: Table) => pools.filter(pool => sheet(of, seat).counters[pool] > 0)
  if (able(table).length === 0) return
  const from = yield* choose<Pool, Ti4>(seat, seen => ({
    name: 'retreatToken',
    rule: 'ti4/20.3',
    text: 'ti4.ask.tokenFrom',
    about: { hex },
    hint: { loses: 'counters' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(able(seen.table).map(pool => [pool, { text: `ti4.pool.${pool}` }])),
    } satisfies OneOf,
  }))
  activate(table, seat, hex, from)
}
