import { choose, type Flow, leave, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat, TextId } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { rollOf } from '../../battles.ts'
import { captivesOfKind, kindOfCaptive, ownerOfCaptive } from '../../captives.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { TechnologyId } from '../../content/technologies.ts'
import { type UnitKind, unitKinds } from '../../content/units.ts'
import { permits } from '../../effects.ts'
import { isGroundForce, onPlanet, piecesOf, seatsInSpace } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { pricesFor } from '../../production.ts'
import { hexOf, ownerOf, planetsAt, sheet, spendable, worthOfPlanet } from '../../realm.ts'
import { returnCaptives } from '../../rules/capture.ts'
import { loseUnits } from '../../rules/combat.ts'
import { noteDestroyed } from '../../rules/deeds.ts'
import { payFor } from '../../rules/economy.ts'
import { noteFeat } from '../../rules/leaders.ts'
import { moment } from '../../rules/moments.ts'
import { exhaustCard } from '../../rules/openCards.ts'
import { askPayment } from '../../rules/paying.ts'
import { mayStand, place, standOn, unit } from '../../rules/pieces.ts'
import { askProduction, liftPieces, produceUnits } from '../../rules/production.ts'
import { amongSpecialists, exhaustForGoods, specialists } from '../../rules/specialties.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { ownSites } from '../../sites.ts'
import type { CaptiveKey, Table, Ti4, UnitId } from '../../table.ts'
import { unitChoices } from '../../unitChoices.ts'
import type { Component } from '../act.ts'

/** Technologies that are used in one's own turn. */

const troopsOf = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(piece => isGroundForce(table, piece))

/** Own planets, and of those only what takes a unit of its kind. */
const sitesFor = (table: Table, seat: Seat, id: UnitId): PlanetId[] =>
  ownSites(table, seat).filter(planet => mayStand(table, id, planet))

const transitDiodes: Component = {
  at: {
    turnStart: {
      choice: {
        hint: { sends: 'troops' },
        may: (table, by, { of }) =>
          of === by &&
          isReady(table, by, 'transit_diodes') &&
          ownSites(table, by).length > 0 &&
          troopsOf(table, by).length > 0,
      },
      *does(table, { by, name }) {
        yield* exhaustCard(table, by, 'transit_diodes')
        const going = yield* choose<UnitId[], Ti4>(by, seen => ({
          name: `${name}/troops`,
          rule: 'ti4/58.9',
          text: 'ti4.ask.transitTroops',
          about: { card: 'transit_diodes' },
          hint: { sends: 'troops' },
          options: {
            shape: 'someOf',
            of: unitChoices(troopsOf(seen.table, by)),
            least: 1,
            most: 4,
          },
        }))
        for (const [nth, id] of going.entries()) {
          const planet = yield* choose<PlanetId | undefined, Ti4>(by, seen => {
            const open = sitesFor(seen.table, by, id)
            if (open.length === 0) return { skip: undefined }
            return {
              name: `${name}/planet/${nth + 1}`,
              rule: 'ti4/58.9',
              text: 'ti4.ask.transitTo',
              about: { unit: unit(seen.table, id).kind },
              hint: { sends: 'troops' },
              options: {
                shape: 'oneOf',
                of: Object.fromEntries(open.map(each => [each, { on: { planet: each } }])),
              },
            }
          })
          if (planet === undefined) continue
          standOn(table, [id], planet)
          yield* tell('everyone', { text: 'ti4.log.transits', about: { seat: by, planet } })
        }
      },
    },
  },
}

/** It uses up no turn; at other times there is a command for it. */
const psychoarchaeology: Component = {
  action: {
    hint: { gains: 'tradeGoods' },
    may: (table, seat) => specialists(table, seat).length > 0,
    *does(table, seat) {
      const chosen = yield* choose<PlanetId[], Ti4>(seat, seen => ({
        name: 'specialties',
        rule: 'ti4/90.15',
        text: 'ti4.ask.exhaustForGoods',
        options: amongSpecialists(seen.table, seat),
      }))
      yield* exhaustForGoods(table, seat, chosen)
    },
    endsTurn: false,
  },
}

const ask = <Id extends string>(
  seat: Seat,
  name: string,
  text: TextId,
  card: TechnologyId,
  of: (table: Table) => Readonly<Record<string, Choice>>,
): Flow<Id> =>
  choose<Id, Ti4>(seat, ({ table }) => ({
    name,
    rule: 'ti4/22.2',
    text,
    about: { card },
    options: { shape: 'oneOf', of: of(table) },
  }))

const infected = (table: Table, seat: Seat): PlanetId[] => {
  const bombers = piecesOf(table, seat).filter(({ kind }) => rollOf(table, seat, kind, 'bombardment'))
  return [...new Set(bombers.map(({ at }) => at))].flatMap(hex =>
    planetsAt(table, hex).filter(
      planet => ownerOf(table, planet) !== seat && onPlanet(table, planet, 'infantry').length > 0,
    ),
  )
}

/** The action of its first printing. */
export const bacterialWeapon: Component['action'] = {
  hint: { harms: 'aimed' },
  may: (table, seat) =>
    table.printing === 'first' &&
    isReady(table, seat, 'x_89_bacterial_weapon') &&
    infected(table, seat).length > 0,
  *does(table, seat) {
    const planet = yield* ask<PlanetId>(
      seat,
      'infected',
      'ti4.ask.actOnPlanet',
      'x_89_bacterial_weapon',
      now => Object.fromEntries(infected(now, seat).map(each => [each, { on: { planet: each } }])),
    )
    yield* exhaustCard(table, seat, 'x_89_bacterial_weapon')
    const all = onPlanet(table, planet, 'infantry')
    for (const of of table.order) {
      const lost = all.filter(each => each.of === of)
      if (lost.length === 0) continue
      yield* loseUnits(
        table,
        of,
        `infected/${of}`,
        lost.map(({ id }) => id),
      )
      if (of !== seat) noteDestroyed(table, seat, lost)
    }
  },
  endsTurn: true,
}

/** With an own dock, and no ships of others. [67.6] */
const yards = (table: Table, seat: Seat): HexId[] => [
  ...new Set(
    piecesOf(table, seat).flatMap(({ kind, at }) =>
      kind === 'space_dock' &&
      permits(table, seat, 'producesIn', { hex: at }, true) &&
      seatsInSpace(table, at).every(other => other === seat)
        ? [at]
        : [],
    ),
  ),
]

/** Captured units that could pay for one of their kind. */
const payingCaptives = (table: Table, seat: Seat, kind: UnitKind): CaptiveKey[] =>
  permits(table, seat, 'paysWithCaptives', {}) ? captivesOfKind(table, seat, kind) : []

/** Ships he has and can pay, with what one costs: of a pair one alone costs as much as both. [67.2] */
function affordable(table: Table, seat: Seat): [UnitKind, number][] {
  const means = spendable(table, seat, 'resources')
  return (Object.entries(pricesFor(table, seat).prices) as [UnitKind, { cost: number; left?: number }][])
    .filter(
      ([kind, { cost, left = 1 }]) =>
        unitKinds[kind].type === 'ship' &&
        left > 0 &&
        (Math.ceil(cost) <= means || payingCaptives(table, seat, kind).length > 0),
    )
    .map(([kind, { cost }]) => [kind, Math.ceil(cost)])
}

const pays = 'pays'

/** A captured unit of its kind goes back for it, if he likes. */
const askCaptive = (seat: Seat, kind: UnitKind, price: number) =>
  choose<CaptiveKey | typeof pays, Ti4>(seat, ({ table }) => {
    const keys = payingCaptives(table, seat, kind)
    if (keys.length === 0) return { skip: pays }
    return {
      name: 'captive',
      rule: 'ti4/67.4',
      text: 'ti4.ask.captiveForUnit',
      about: { unit: kind, price },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(keys.map(key => [key, captiveNamed(key)])),
          ...(price <= spendable(table, seat, 'resources') && { [pays]: { text: 'ti4.captive.pays' } }),
        },
      },
    }
  })

const captiveNamed = (key: CaptiveKey): Choice => {
  const [unit, of] = [kindOfCaptive(key), ownerOfCaptive(key)]
  return of === undefined
    ? { text: 'ti4.captive.token', about: { unit } }
    : { text: 'ti4.captive.of', about: { unit, seat: of } }
}

/** Says whether it was. */
function* paidFor(table: Table, seat: Seat, kind: UnitKind, least: number): Flow<boolean> {
  const captive = yield* askCaptive(seat, kind, least)
  if (captive !== pays) {
    yield* returnCaptives(table, seat, captive)
    return true
  }
  const paid = yield* askPayment(seat, {
    name: 'price',
    rule: 'ti4/67.1',
    text: 'ti4.ask.payUnit',
    about: { unit: kind, price: least },
    worth: 'resources',
    least,
  })
  if (paid) payFor(table, seat, paid)
  return paid !== undefined
}

const slingRelay: Component = {
  action: {
    hint: { gains: 'ship' },
    may: (table, seat) =>
      isReady(table, seat, 'sling_relay') &&
      yards(table, seat).length > 0 &&
      affordable(table, seat).length > 0,
    *does(table, seat) {
      const at = yield* ask<HexId>(seat, 'yard', 'ti4.ask.actOnSystem', 'sling_relay', now =>
        Object.fromEntries(yards(now, seat).map(hex => [hex, { on: { hex } }])),
      )
      const kind = yield* ask<UnitKind>(seat, 'kind', 'ti4.ask.actOnUnit', 'sling_relay', now =>
        Object.fromEntries(
          affordable(now, seat).map(([unit]) => [
            unit,
            { text: 'ti4.act.units', about: { unit, count: 1 }, hint: { gains: 'ship' } },
          ]),
        ),
      )
      yield* exhaustCard(table, seat, 'sling_relay')
      const [, least = 0] = affordable(table, seat).find(([each]) => each === kind) ?? []
      if (!(yield* paidFor(table, seat, kind, least))) return
      yield* liftPieces(table, seat, kind, 1, { name: 'relayed', rule: 'ti4/67.5' })
      place(table, { kind, of: seat, at })
      yield* tell('everyone', { text: 'ti4.log.brings', about: { seat, unit: kind, count: 1, hex: at } })
      if (kind === 'war_sun') noteFeat(table, seat, 'warSunProduced')
      yield* enforceSupply(table, seat, at, 'relayed')
      yield* moment(table, 'producedByAbility', 'relayed', { of: seat, hex: at })
    },
    endsTurn: true,
  },
}

const onThat = (table: Table, planet: PlanetId) => {
  const mostCost = worthOfPlanet(table, planet, 'resources')
  return { newDocks: false, byAbility: true, on: { planet, mostCost } } as const
}

/** They are paid for like others. [67.4] */
const integratedEconomy: Component = {
  at: {
    afterPlanetGained: {
      *does(table, { by, name, about: { of, planet } }) {
        const hex = hexOf(table, planet)
        if (of !== by || hex === undefined) return
        const how = onThat(table, planet)
        const cart = yield* askProduction(by, hex, { name: `${name}/produces`, ...how })
        yield* produceUnits(table, by, hex, cart, `${name}/produced`, how)
      },
    },
  },
}

/** What it leaves behind until the turn is over says that it was used. */
const fleetLogistics: Component = {
  at: {
    afterAction: {
      choice: {
        hint: { helps: 'you' },
        may: (table, by, { of }) =>
          of === by &&
          !sheet(table, by).passed &&
          !Object.values(table.lasting).some(({ effect, by: whose }) => effect === used && whose === by),
      },
      *does(table, { by }) {
        begin(table, { effect: used, by, until: 'turn' })
        yield* leave({ segment: 'turn', args: { seat: by, goesOn: true, again: true } })
      },
    },
  },
}
const used: TechnologyId = 'fleet_logistics'

export const turnTechnologies = {
  fleet_logistics: fleetLogistics,
  integrated_economy: integratedEconomy,
  transit_diodes: transitDiodes,
  psychoarchaeology,
  sling_relay: slingRelay,
}
