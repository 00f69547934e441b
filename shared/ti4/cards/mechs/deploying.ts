import type { Flow } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import type { PlanetId } from '../../content/planets.ts'
import { piecesOf } from '../../forces.ts'
import { ownerOf, sheet, spendable } from '../../realm.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { ownSites } from '../../sites.ts'
import type { Table, Ti4 } from '../../table.ts'
import { type Component, cancels } from '../act.ts'
import { fightsOnGround } from '../factions/means.ts'
import { none, onPlanets, pickOf, putUnits } from '../factions/placing.ts'
import { canDeploy, exchangeForMech, infantryOn, type Mechs, paysForMech } from './deploy.ts'

/** Mechs with Deploy: at a moment of their own, or with an ability of their faction, whose file calls them. [30] */

/** Resources or influence; of the Yin beside what Indoctrination costs. */
const reaper = 2
const zeta = 1
const thunderbolt = 3

const dunlainReaper: Component = {
  at: {
    combatRoundStart: {
      choice: {
        hint: { gains: 'unit', costs: 'tradeGoods' },
        may: (table, by, { battle }) =>
          fightsOnGround(battle, by) &&
          infantryOn(table, by, battle.planet).length > 0 &&
          canDeploy(table, by, 'dunlain_reaper') &&
          spendable(table, by, 'resources') >= reaper,
      },
      *does(table, { by, about: { battle }, name }) {
        if (!fightsOnGround(battle, by)) return
        const price = { name: `${name}/price`, card: 'dunlain_reaper', worth: 'resources' } as const
        if (!(yield* paysForMech(table, by, { ...price, least: reaper }))) return
        const [one] = infantryOn(table, by, battle.planet)
        if (one) yield* exchangeForMech(table, by, one.id)
      },
    },
  },
}

const scavengerZeta: Component = {
  at: {
    afterPlanetGained: {
      choice: {
        hint: { gains: 'unit', costs: 'tradeGoods' },
        may: (table, by, { of, planet }) =>
          of === by &&
          ownerOf(table, planet) === by &&
          sheet(table, by).tradeGoods >= zeta &&
          canDeploy(table, by, 'scavenger_zeta', planet),
      },
      *does(table, { by, about: { planet } }) {
        spendTradeGoods(table, by, zeta)
        yield* putUnits(table, by, 'mech', 1, { planet })
      },
    },
  },
}

/** After Orbital Drop, to the same planet. */
export function* followsDrop(table: Table, seat: Seat, planet: PlanetId): Flow {
  const card = 'zs_thunderbolt_m2'
  const wants = yield* offer<Ti4>(seat, ({ table: now }) =>
    canDeploy(now, seat, card, planet) && spendable(now, seat, 'resources') >= thunderbolt
      ? {
          name: `${card}/follows`,
          rule: 'ti4/30.1',
          text: 'ti4.ask.mechFollows',
          about: { planet, price: thunderbolt },
          hint: { gains: 'unit', costs: 'tradeGoods' },
          yes: 'ti4.mech.deploy',
          no: 'ti4.mech.none',
        }
      : undefined,
  )
  if (!wants) return
  const price = { name: `${card}/price`, card, worth: 'resources', least: thunderbolt } as const
  if (yield* paysForMech(table, seat, price)) yield* putUnits(table, seat, 'mech', 1, { planet })
}

/** After Stall Tactics. */
export function* infiltrates(table: Table, seat: Seat): Flow {
  const card = 'blackshade_infiltrator'
  const planet = yield* pickOf<PlanetId>(
    seat,
    { name: card, card, text: 'ti4.ask.deployTo', rule: 'ti4/30.1', hint: { gains: 'unit' } },
    now =>
      canDeploy(now, seat, card) ? { ...onPlanets(ownSites(now, seat)), ...none('ti4.mech.none') } : {},
  )
  if (planet !== 'none') yield* putUnits(table, seat, 'mech', 1, { planet })
}

/** Spots with Infantry of his, on planets and in space. */
const spots = (table: Table, seat: Seat) =>
  piecesOf(table, seat).filter(
    ({ kind, at, planet }, i, all) =>
      kind === 'infantry' &&
      all.findIndex(other => other.kind === kind && other.at === at && other.planet === planet) === i,
  )

export const behemothCould = (table: Table, seat: Seat): boolean =>
  canDeploy(table, seat, 'letani_behemoth') && spots(table, seat).length > 0

/** In place of what Mitosis does else. */
export function* growsBehemoth(table: Table, seat: Seat, name: string): Flow {
  const card = 'letani_behemoth'
  const id = yield* pickOf(
    seat,
    {
      name: `${name}/${card}`,
      card,
      text: 'ti4.ask.exchangeInfantry',
      rule: 'ti4/30.1',
      hint: { gains: 'unit' },
    },
    now =>
      Object.fromEntries(
        spots(now, seat).map(({ id: each, at, planet }) => [
          each,
          { on: { unit: each }, about: { unit: 'infantry', ...(planet ? { planet } : { hex: at }) } },
        ]),
      ),
  )
  if (id !== 'none') yield* exchangeForMech(table, seat, id)
}

/** The enemy's Infantry turned by Indoctrination comes as a Mech. */
export const ashesPrice = 1
export const ashesCould = (table: Table, seat: Seat, price: number): boolean =>
  canDeploy(table, seat, 'moyins_ashes') && spendable(table, seat, 'influence') >= price + ashesPrice

/** In place of a PDS that is about to be placed. */
const hecatoncheires: Component = {
  at: {
    whenPdsPlaced: {
      choice: {
        hint: { gains: 'unit' },
        may: (table, by, { of, planet }) => of === by && canDeploy(table, by, 'hecatoncheires', planet),
      },
      *does(table, { by, about: { planet } }) {
        yield* putUnits(table, by, 'mech', 1, { planet })
        yield* putUnits(table, by, 'infantry', 1, { planet })
        return cancels
      },
    },
  },
}

export const deployingMechs: Mechs = {
  hecatoncheires,
  dunlain_reaper: dunlainReaper,
  scavenger_zeta: scavengerZeta,
  // With what their factions do: see the functions above.
  zs_thunderbolt_m2: {},
  blackshade_infiltrator: {},
  letani_behemoth: {},
  moyins_ashes: {},
}
