import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { payingWith } from '../../galaxy/rules/paying.ts'
import type { Land, Landed } from '../../galaxy/shapes/land.ts'
import { enemyTroopsOn, troopsOn, unsettled } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { edition } from '../edition.ts'
import { numberOf, permits } from '../effects.ts'
import { decksFor } from '../exploring.ts'
import { fleet, isLanding, piecesAt, piecesOf } from '../forces.ts'
import { leap, leaps } from '../leap.ts'
import { piecesNearLimit } from '../pieceLimits.ts'
import { ownerOf, planetsAt, spendable } from '../realm.ts'
import { takesUnits } from '../sites.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { bombers, bombTargets, hasCannons } from '../volleys.ts'
import { bombard } from './bombardment.ts'
import { scoreDeeds } from './deeds.ts'
import { payFor } from './economy.ts'
import { gather, gatherable } from './gathering.ts'
import { flyBack, inHisOrder } from './groundCombat.ts'
import { heroIsDone } from './leaders.ts'
import { moment } from './moments.ts'
import { landOn, unit } from './pieces.ts'
import { gainPlanet } from './planets.ts'
import { removeUnits } from './removing.ts'
import { settle } from './settling.ts'
import { spaceCannonDefense } from './spaceCannon.ts'
import type { InSystem } from './tacticalAction.ts'
import { gainPoints } from './victory.ts'

const { askPayment } = payingWith(edition)

const custodiansPrice = 6
const mecatolRex: PlanetId = 'mecatol_rex'

/** Bombardment, landings and the cannons that answer them; combats and control follow. [49] */
export function* invasion(table: Table, { seat, hex }: InSystem): Flow<Next | undefined> {
  const isThere = piecesAt(table, hex).some(({ of, planet }) => of === seat && planet === undefined)
  const isJoined = gatherable(table, seat, hex).length > 0
  const isAny = isThere || isJoined || canFire(table, seat, hex) || unsettled(table, seat, hex).length > 0
  if (!isAny || planetsAt(table, hex).length === 0) return undefined
  const isLeap = leaps(table, seat)
  if (!isLeap) {
    yield* moment(table, 'invasionStart', 'start', { of: seat, hex })
    yield* bombard(table, { seat, hex })
    yield* scoreDeeds(table, 'bombardment')
  }
  const isFree = yield* removeCustodians(table, seat, hex)
  const landed = yield* commit(table, seat, hex, isFree)
  if (isLeap) yield* shipsGoHome(table, seat, hex)
  if (landed.length === 0 && unsettled(table, seat, hex).length === 0) return undefined
  if (table.doing) table.doing.landed = landed
  for (const planet of landed)
    yield* moment(table, 'afterLanding', `landed/${planet}`, { of: seat, hex, planet })
  const defended = landed.filter(planet => hasCannons(table, seat, planet))
  for (const planet of yield* inHisOrder(seat, defended, 'defenses'))
    yield* spaceCannonDefense(table, { seat, hex }, planet)
  return {
    segment: 'groundCombats',
    args: { seat, hex },
    then: { segment: 'establishControl', args: { seat, hex } },
  }
}

/** From planets of the system alone. */
const canFire = (table: Table, seat: Seat, hex: string) =>
  bombers(table, seat, hex).length > 0 && bombTargets(table, seat, hex).length > 0

/** What is left in space after a leap, ships and what they held. */
function* shipsGoHome(table: Table, seat: Seat, hex: string): Flow {
  const left = piecesAt(table, hex).filter(({ of, planet }) => of === seat && planet === undefined)
  yield* removeUnits(
    table,
    seat,
    left.map(({ id }) => id),
  )
  yield* heroIsDone(table, seat, leap)
}

const landers = (table: Table, seat: Seat, hex: string) =>
  piecesAt(table, hex).filter(
    ({ of, kind, planet }) => of === seat && isLanding(kind) && planet === undefined,
  )

/** Ground forces, those that join them from planets, and Fighters that may go down with them. */
const descending = (table: Table, seat: Seat, hex: string, joining: readonly UnitId[]) => {
  const isFlown = permits(table, seat, 'landsFighters', { hex })
  const fighters = fleet(table, seat, hex).filter(({ kind }) => isFlown && kind === 'fighter')
  const joined = piecesOf(table, seat).filter(({ id }) => joining.includes(id))
  return [...landers(table, seat, hex), ...joined, ...fighters]
}

/** Who can land on Mecatol Rex may pay for it, and then has to; it is a victory point. Says whether it was. [27] */
function* removeCustodians(table: Table, seat: Seat, hex: string): Flow<boolean> {
  if (!table.custodians || !planetsAt(table, hex).includes(mecatolRex)) return false
  // Who has no ship there sends nobody away, unless his troops come from planets.
  const isManned = landers(table, seat, hex).length > 0 && fleet(table, seat, hex).length > 0
  if (!isManned && gatherable(table, seat, hex).length === 0) return false
  const least = numberOf(table, seat, 'custodiansPrice', custodiansPrice, {})
  const wants = yield* choose<'yes' | 'no', Ti4>(seat, seen => {
    if (spendable(seen.table, seat, 'influence') < least) return { skip: 'no' }
    return {
      name: 'custodians',
      rule: 'ti4/27.2',
      text: 'ti4.ask.custodians',
      about: { count: least },
      options: {
        shape: 'oneOf',
        of: {
          yes: { text: 'ti4.custodians.remove', hint: { helps: 'you', by: 4 } },
          no: { text: 'ti4.custodians.leave' },
        },
      } satisfies OneOf,
      otherwise: 'no',
    }
  })
  if (wants === 'no') return false
  const ask = { name: 'custodiansPaid', rule: 'ti4/27.2', text: 'ti4.ask.payCustodians' } as const
  const paid = yield* askPayment(seat, { ...ask, worth: 'influence', least })
  if (!paid) return false
  payFor(table, seat, paid)
  delete table.custodians
  yield* tell('everyone', { text: 'ti4.log.custodians', about: { seat } })
  yield* gainPoints(table, seat, 1)
  return true
}

/** Ground forces come down from space, on any planets of the system. [49.2] Says on which. */
function* commit(table: Table, seat: Seat, hex: string, isFree: boolean): Flow<PlanetId[]> {
  const joining = yield* gather(table, seat, hex, isFree && landers(table, seat, hex).length === 0)
  if (descending(table, seat, hex, joining).length === 0) return []
  const landed = yield* choose<Landed, Ti4>(seat, seen => ({
    name: 'landing',
    rule: 'ti4/49.2',
    text: 'ti4.ask.land',
    about: { hex },
    options: landOptions(seen.table, seat, hex, isFree, joining),
    ...(!isFree && { otherwise: {} }),
  }))
  const planets = new Set<PlanetId>()
  const chosen = Object.entries(landed) as [UnitId, { planet: PlanetId }][]
  const closed = yield* payLanding(table, seat, [...new Set(chosen.map(([, { planet }]) => planet))])
  for (const [id, place] of chosen) {
    if (closed.includes(place.planet)) continue
    unit(table, id).at = hex
    landOn(table, id, place.planet)
    planets.add(place.planet)
  }
  for (const planet of planets) {
    const count = Object.values(landed).filter(place => 'planet' in place && place.planet === planet).length
    yield* tell('everyone', { text: 'ti4.log.lands', about: { seat, planet, count } })
  }
  return planetsAt(table, hex).filter(planet => planets.has(planet))
}

/** What others ask for coming down there, each time apart; where he cannot pay it nobody does. Says where. */
function* payLanding(table: Table, seat: Seat, planets: readonly PlanetId[]): Flow<PlanetId[]> {
  const closed: PlanetId[] = []
  for (const planet of planets)
    for (let nth = 1; nth <= landingPrice(table, seat, planet); nth++) {
      if (closed.includes(planet)) continue
      const paid = yield* askPayment(seat, {
        name: `toll/${planet}/${nth}`,
        rule: 'ti4/49.2',
        text: 'ti4.ask.payLanding',
        about: { planet },
        worth: 'influence',
        least: 1,
      })
      if (paid) payFor(table, seat, paid)
      else closed.push(planet)
    }
  return closed
}

const landingPrice = (table: Table, seat: Seat, planet: PlanetId): number =>
  numberOf(table, seat, 'landingPrice', 0, { planet })

/** Where the custodians lie nobody lands. [27.1] */
function landOptions(
  table: Table,
  seat: Seat,
  hex: string,
  isFree: boolean,
  joining: readonly UnitId[],
): Land {
  const open = planetsAt(table, hex).filter(
    planet =>
      (planet !== mecatolRex || !table.custodians) &&
      takesUnits(table, seat, planet) &&
      landingPrice(table, seat, planet) <= spendable(table, seat, 'influence'),
  )
  const coming = descending(table, seat, hex, joining)
  const supplements = piecesNearLimit(table, seat, Math.min(coming.length, open.length))
  return {
    shape: 'land',
    units: Object.fromEntries(coming.map(({ id, kind }) => [id, { kind, aboard: hex }])),
    planets: Object.fromEntries(
      open.map(planet => {
        const owner = ownerOf(table, planet)
        const enemy = enemyTroopsOn(table, seat, planet)
        const kind = owner === seat ? 'own' : owner || enemy ? 'hostile' : 'neutral'
        const must = isFree && planet === mecatolRex
        const defenders = enemy ? troopsOn(table, planet, enemy).length : 0
        return [planet, { kind, pds: 0, defenders, ...(must && { must: true as const }) }] as const
      }),
    ),
    ships: {},
    ...(Object.keys(supplements).length > 0 && { supplements }),
  }
}

/** Each planet he landed on where his ground forces still stand is his, and structures of others there are destroyed. [49.5] Of
 *  several that he explores he says which comes first. [35.2d] */
export function* establishControl(table: Table, { seat, hex }: InSystem): Flow<undefined> {
  for (const planet of planetsAt(table, hex)) flyBack(table, planet)
  const gained = planetsAt(table, hex).filter(
    planet =>
      ownerOf(table, planet) !== seat &&
      (table.doing?.landed?.includes(planet) || unsettled(table, seat, hex).includes(planet)) &&
      troopsOn(table, planet, seat).length > 0,
  )
  const isExplored = (planet: PlanetId) =>
    ownerOf(table, planet) === undefined && decksFor(table, planet).length > 0
  const inOrder =
    gained.filter(isExplored).length > 1
      ? yield* inHisOrder(seat, gained, 'explorations', 'ti4/35.2')
      : gained
  for (const planet of inOrder) yield* gainPlanet(table, seat, planet)
  yield* settle(table, 'control')
  return undefined
}
