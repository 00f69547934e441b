import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Land, Landed, LandingPlace } from '../../galaxy/shapes/land.ts'
import { enemyOn, troopsOn } from '../battles.ts'
import type { LeaderId } from '../content/leaders.ts'
import type { PlanetId } from '../content/planets.ts'
import { type UnitKind, units } from '../content/units.ts'
import { counterOn, localsOn } from '../domains.ts'
import { numberOf, permits } from '../effects.ts'
import {
  cargoOf,
  enemyInSpace,
  fleet,
  isLanding,
  isTroop,
  onPlanet,
  type Piece,
  piecesAt,
} from '../forces.ts'
import { hasOn, leadersAboard, leadersOn, mayDelay } from '../leaders.ts'
import { piecesNearLimit } from '../pieceLimits.ts'
import { groundsAt, ownerOf, planetsAt, spendable } from '../realm.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { endAgreement } from './agreements.ts'
import { loseUnits } from './casualties.ts'
import { conquer } from './conquest.ts'
import { raze } from './domains/razing.ts'
import type { Landing } from './domains/returning.ts'
import { payFor } from './economy.ts'
import { leaderIn } from './leaders.ts'
import { loseLoneCounters } from './loneCounters.ts'
import { moment } from './moments.ts'
import { askPayment } from './paying.ts'
import { landOn, loadOnto } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

/** Ground Forces and PDS come down; hostile landings lead to Invasion Combat. [pp. 11–12] */
export function* landings(
  table: Table,
  { seat, hex, transfer = false }: { seat: Seat; hex: HexId; transfer?: boolean },
): Flow<Next | undefined> {
  if (!mayLand(table, seat, hex)) return undefined
  if (!transfer) {
    yield* raze(table, seat, hex)
    yield* moment(table, 'beforeLandings', 'landing', { of: seat, hex })
  }
  const paid = transfer ? [] : yield* payToLand(table, seat, hex)
  const landed = yield* choose<Landed, Ti3>(seat, ({ table }) => ({
    name: 'landing',
    rule: 'ti3/11.landing',
    text: 'ti3.ask.land',
    about: { hex },
    options: landOptions(table, seat, hex, transfer, paid),
    otherwise: {},
  }))
  const landings = yield* comeDown(table, seat, hex, landed)
  const then: Next | undefined = transfer ? undefined : { segment: 'invasion', args: { seat, hex } }
  if (landings.length === 0) return then
  return { segment: 'encounters', args: { seat, hex, landings }, ...(then && { then }) }
}

const mayLand = (table: Table, seat: Seat, hex: HexId): boolean =>
  fleet(table, seat, hex).length > 0 && enemyInSpace(table, seat, hex) === undefined

const mostPds = units.pds.perPlanet ?? 0

/** What landing on a planet nobody holds costs now. */
const landingPrice = (table: Table, seat: Seat, planet: PlanetId): number =>
  Math.max(0, numberOf(table, seat, 'landingPrice', 0, { planet }))

/** Planets nobody holds that have to be paid for before he lands, and that he can pay for. */
const licensable = (table: Table, seat: Seat, hex: HexId, paid: readonly PlanetId[]): PlanetId[] => {
  const most = spendable(table, seat, 'resources')
  return groundsAt(table, hex).filter(planet => {
    if (table.doing?.probed?.includes(planet)) return false
    const price = landingPrice(table, seat, planet)
    if (price === 0 || price > most || paid.includes(planet)) return false
    return (
      ownerOf(table, planet) === undefined &&
      enemyOn(table, planet, seat) === undefined &&
      permits(table, seat, 'invades', { planet }, true)
    )
  })
}

/** One after the other, before anything comes down; what is paid is not given back. */
function* payToLand(table: Table, seat: Seat, hex: HexId): Flow<PlanetId[]> {
  const paid: PlanetId[] = []
  for (;;) {
    const planet = yield* choose<PlanetId | 'none', Ti3>(seat, ({ table }) => {
      const open = licensable(table, seat, hex, paid)
      if (open.length === 0 || aboardAt(table, seat, hex).length === 0) return { skip: 'none' }
      return {
        name: `licence/${paid.length}`,
        rule: 'ti3/22.laws',
        text: 'ti3.ask.licence',
        options: {
          shape: 'oneOf',
          of: {
            ...Object.fromEntries(open.map(id => [id, { on: { planet: id } }])),
            none: { text: 'ti3.ask.licenceNone' },
          },
        },
        otherwise: 'none',
      }
    })
    if (planet === 'none') return paid
    const price = landingPrice(table, seat, planet)
    const ask = { name: `licence/${planet}/price`, rule: 'ti3/22.laws', text: 'ti3.ask.payLicence' }
    const pay = yield* askPayment(seat, {
      ...ask,
      about: { planet, price },
      worth: 'resources',
      least: price,
    })
    if (!pay) continue
    payFor(table, seat, pay)
    paid.push(planet)
    yield* tell('everyone', { text: 'ti3.log.licence', about: { seat, planet, count: price } })
  }
}

const aboardAt = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesAt(table, hex).filter(piece => piece.of === seat && isLanding(piece.kind) && piece.aboard)

export function landOptions(
  table: Table,
  seat: Seat,
  hex: HexId,
  ownOnly: boolean,
  paid: readonly PlanetId[] = [],
): Land {
  const aboard = aboardAt(table, seat, hex)
  const planets: Record<string, LandingPlace> = {}
  for (const planet of groundsAt(table, hex)) {
    const enemy = enemyOn(table, planet, seat)
    const kind = enemy !== undefined ? 'hostile' : ownerOf(table, planet) === seat ? 'own' : 'neutral'
    if (ownOnly && kind !== 'own') continue
    if (table.doing?.probed?.includes(planet)) continue
    if (kind !== 'own' && !permits(table, seat, 'invades', { planet }, true)) continue
    if (kind === 'neutral' && landingPrice(table, seat, planet) > 0 && !paid.includes(planet)) continue
    const pds = mostPds - onPlanet(table, planet, 'pds').filter(piece => piece.of === seat).length
    planets[planet] = {
      kind,
      pds,
      defenders: enemy === undefined ? localsOn(table, planet) : troopsOn(table, planet, enemy).length,
    }
  }
  const ships = fleet(table, seat, hex).map(ship => [ship.id, berth(table, seat, ship)] as const)
  const supplements = piecesNearLimit(table, seat, aboard.length)
  const led = ships.flatMap(([ship]) => leadersAboard(table, ship).map(id => [id, { aboard: ship }] as const))
  return {
    shape: 'land',
    units: Object.fromEntries(aboard.map(({ id, kind, aboard = '' }) => [id, { kind, aboard }])),
    planets,
    ships: Object.fromEntries(ships.filter(([, { carries }]) => carries.length > 0)),
    ...(led.length > 0 && { leaders: Object.fromEntries(led), decks: ships.map(([id]) => id) }),
    ...(Object.keys(supplements).length > 0 && { supplements }),
  }
}

function berth(table: Table, seat: Seat, { id, kind }: Piece): Land['ships'][string] {
  const landing = (units[kind].carries ?? []).filter(isLanding)
  const troops: UnitKind[] = permits(table, seat, 'carriesTroops', { kind }) ? ['ground_force'] : []
  const capacity = numberOf(table, seat, 'capacity', units[kind].capacity, { kind })
  return { room: capacity - cargoOf(table, id).length, carries: landing.length > 0 ? landing : troops }
}

function* comeDown(table: Table, seat: Seat, hex: HexId, landed: Landed): Flow<Landing[]> {
  const moved = piecesAt(table, hex).filter(({ id }) => landed[id])
  const from = Object.fromEntries(moved.map(({ id, aboard = '' }) => [id, aboard]))
  const landings: Landing[] = []
  for (const { id } of moved) {
    const to = landed[id]
    if (to && 'planet' in to) landOn(table, id, to.planet as PlanetId)
    else if (to) loadOnto(table, id, to.ship)
  }
  const led = new Map(
    Object.keys(landed).flatMap(id => {
      const leader = table.leaders?.[id]
      return leader && 'aboard' in leader ? [[id, leader.aboard] as const] : []
    }),
  )
  for (const id of led.keys()) yield* setDown(table, id, landed[id] as Landed[string])
  for (const planet of planetsAt(table, hex)) {
    if (yield* sentBack(table, seat, planet, moved, led)) continue
    const here = moved.filter(({ id }) => table.units[id]?.planet === planet)
    if (here.length === 0) continue
    const isMet = yield* touchDown(table, seat, planet, here)
    if (!isMet) continue
    const met = Object.fromEntries(here.map(({ id }) => [id, from[id] ?? '']))
    const leaders = Object.fromEntries([...led].filter(([id]) => leadersOn(table, planet, seat).includes(id)))
    landings.push({ planet, from: met, ...(led.size > 0 && { leaders }) })
  }
  // Troops that changed ships may have taken the places of Fighters.
  yield* enforceSupply(table, seat, hex, 'landed')
  return landings
}

function* setDown(table: Table, id: LeaderId, to: Landed[string]): Flow {
  const { of } = leaderIn(table, id)
  if (!table.leaders) return
  if ('ship' in to) {
    table.leaders[id] = { of, aboard: to.ship }
    return
  }
  table.leaders[id] = { of, planet: to.planet as PlanetId }
  yield* tell('everyone', { text: 'ti3.log.leaderLands', about: { seat: of, leader: id, planet: to.planet } })
}

/** A Diplomat on the planet may send all who came down on it back to their ships, before a shot is fired and before
 *  anybody is attacked. [p. 35] */
function* sentBack(
  table: Table,
  seat: Seat,
  planet: PlanetId,
  moved: readonly Piece[],
  led: ReadonlyMap<LeaderId, UnitId>,
): Flow<boolean> {
  const owner = ownerOf(table, planet)
  const here = moved.filter(({ id }) => table.units[id]?.planet === planet)
  if (owner === undefined || owner === seat || !here.some(({ kind }) => isTroop(kind))) return false
  if (!hasOn(table, planet, owner, 'diplomat') || !mayDelay(table, planet)) return false
  const delays = yield* offer<Ti3>(owner, () => ({
    name: `delays/${planet}`,
    rule: 'ti3/35.delay',
    text: 'ti3.ask.delays',
    hint: { harms: 'foe' },
    about: { seat, planet },
    yes: 'ti3.ask.delaysYes',
    no: 'ti3.ask.delaysNo',
  }))
  if (!delays) return false
  table.delayed = { ...table.delayed, [planet]: table.round }
  for (const id of leadersOn(table, planet, seat)) {
    const ship = led.get(id)
    if (ship && table.leaders) table.leaders[id] = { of: seat, aboard: ship }
  }
  yield* tell('everyone', { text: 'ti3.log.delays', about: { seat: owner, other: seat, planet } })
  const back = Object.fromEntries(here.flatMap(({ id, aboard }) => (aboard ? [[id, aboard]] : [])))
  yield* loseLoneCounters(table, seat, back, `back/${planet}`)
  for (const [id, ship] of Object.entries(back)) if (table.units[id]) loadOnto(table, id, ship)
  return true
}

/** Says whether a counter lies there, which is met before anything else comes of it. */
function* touchDown(table: Table, seat: Seat, planet: PlanetId, landed: readonly Piece[]): Flow<boolean> {
  const kinds = landed.map(({ kind }) => kind)
  for (const kind of ['ground_force', 'pds'] as const) {
    const count = kinds.filter(landed => landed === kind).length
    const about = { seat, planet, unit: kind, count }
    if (count > 0) yield* tell('everyone', { text: 'ti3.log.lands', about })
  }
  const hasTroops = kinds.includes('ground_force')
  const isMet = hasTroops && counterOn(table, planet) !== undefined
  if (ownerOf(table, planet) === seat) return isMet
  if (!hasTroops) {
    const ids = landed.map(({ id }) => id)
    yield* loseUnits(table, seat, `alone/${planet}`, ids)
    return false
  }
  const enemy = enemyOn(table, planet, seat)
  if (enemy !== undefined) yield* endAgreement(table, seat, enemy)
  if (isMet) return true
  if (enemy === undefined || troopsOn(table, planet, enemy).length === 0) yield* conquer(table, seat, planet)
  return false
}
