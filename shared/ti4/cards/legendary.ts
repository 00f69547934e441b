import type { Flow } from '../../engine/flow.ts'
import { choose } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { LegendaryPlanetId } from '../content/legendaryPlanets.ts'
import type { PlanetId } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { piecesLeft, reaches } from '../pieceLimits.ts'
import { mecatolRex } from '../places.ts'
import { ownerOf, sheet } from '../realm.ts'
import { drawActionCards } from '../rules/actionCards.ts'
import { convertCommodities } from '../rules/commodities.ts'
import { gainGoods } from '../rules/goods.ts'
import { enforceSupply } from '../rules/supplyLimits.ts'
import { gainTokens, placing } from '../rules/tokens.ts'
import { ownSites } from '../sites.ts'
import type { Table, Ti4 } from '../table.ts'
import type { Component } from './act.ts'
import { aimAt } from './aims.ts'
import { exhaustedAt } from './costs.ts'
import { shipSystems } from './counted.ts'
import { inHexes, onPlanets, pickOf, putUnits } from './factions/placing.ts'

/** The cards of legendary planets, used as one's turn ends. [53] */

const sites = (table: Table, seat: Seat, kind: UnitKind): PlanetId[] =>
  ownSites(table, seat).filter(planet => reaches(table, seat, kind, planet))

/** As many as there are pieces for, up to two. */
const upToTwo = (table: Table, seat: Seat, kind: UnitKind): number =>
  kind === 'infantry' || kind === 'fighter' ? 2 : Math.min(2, piecesLeft(table, seat, kind))

const theAtrament: Component = {
  at: {
    turnEnd: exhaustedAt('the_atrament', {
      choice: {
        hint: { gains: 'troops' },
        may: (_table, by, { of }) => of === by,
        aims: aimAt.planet((table, by) => sites(table, by, 'infantry')),
      },
      does: (table, { by }, planet: PlanetId) =>
        putUnits(table, by, 'infantry', upToTwo(table, by, 'infantry'), { planet }),
    }),
  },
}

const hasMechs = (table: Table, seat: Seat): boolean =>
  piecesLeft(table, seat, 'mech') > 0 && sites(table, seat, 'mech').length > 0

const imperialArmsVault: Component = {
  at: {
    turnEnd: exhaustedAt('imperial_arms_vault', {
      choice: { hint: { gains: 'unit' }, may: (_, by, { of }) => of === by },
      *does(table, { by, name }) {
        const said = yield* oneOfTwo(by, `${name}/which`, 'imperial_arms_vault', now => ({
          ...(hasMechs(now, by) && { mech: { text: 'ti4.legendary.mech', hint: { gains: 'unit' } } }),
          card: { text: 'ti4.legendary.card', hint: { gains: 'actionCard' } },
        }))
        if (said === 'card') return yield* drawActionCards(table, by, 1, name)
        const ask = {
          name: `${name}/planet`,
          card: 'imperial_arms_vault',
          text: 'galaxy.ask.aim.planet',
        } as const
        const planet = yield* pickOf<PlanetId>(by, ask, now => onPlanets(sites(now, by, 'mech')))
        if (planet !== 'none') yield* putUnits(table, by, 'mech', 1, { planet })
      },
    }),
  },
}

const oneOfTwo = (
  seat: Seat,
  name: string,
  card: LegendaryPlanetId,
  of: (table: Table) => OneOf['of'],
): Flow<string> =>
  choose<string, Ti4>(seat, ({ table }) => ({
    name,
    rule: 'ti4/53.3',
    text: 'ti4.ask.legendary',
    about: { card },
    options: { shape: 'oneOf', of: of(table) } satisfies OneOf,
  }))

const exterrixHeadquarters: Component = {
  at: {
    turnEnd: exhaustedAt('exterrix_headquarters', {
      choice: { hint: { gains: 'tradeGoods' }, may: (_, by, { of }) => of === by },
      *does(table, { by, name }) {
        const { commodities } = sheet(table, by)
        const said = yield* oneOfTwo(by, `${name}/which`, 'exterrix_headquarters', () => ({
          goods: { text: 'ti4.legendary.goods', hint: { gains: 'tradeGoods' } },
          ...(commodities > 0 && {
            convert: {
              text: 'ti4.explore.convert',
              about: { count: commodities },
              hint: { gains: 'tradeGoods' },
            },
          }),
        }))
        if (said === 'convert') yield* convertCommodities(table, by, commodities)
        else yield* gainGoods(table, by, 2)
      },
    }),
  },
}

const mirageFlightAcademy: Component = {
  at: {
    turnEnd: exhaustedAt('mirage_flight_academy', {
      choice: {
        hint: { gains: 'fighters' },
        may: (table, by, { of }) => of === by && shipSystems(table, by).length > 0,
      },
      *does(table, { by, name }) {
        const ask = {
          name: `${name}/hex`,
          card: 'mirage_flight_academy',
          text: 'galaxy.ask.aim.hex',
        } as const
        const hex = yield* pickOf<HexId>(by, ask, now => inHexes(shipSystems(now, by)))
        if (hex === 'none') return
        yield* putUnits(table, by, 'fighter', upToTwo(table, by, 'fighter'), { hex })
        yield* enforceSupply(table, by, hex, `${name}/supply`)
      },
    }),
  },
}

const throneProduces = 3

/** What it gives Mecatol Rex to fire with is read with its other cannons. */
const custodiaVigilia: Component = {
  numbers: {
    placeProduction: ({ table, of, planet }) =>
      planet === mecatolRex && ownerOf(table, mecatolRex) === of ? throneProduces : undefined,
  },
  at: {
    imperialScored: {
      *does(table, { by, about: { of }, name }) {
        if (of !== by)
          yield* gainTokens(table, by, yield* placing(by, `${name}/custodia`, 'ti4/53.3', () => 2))
      },
    },
  },
}

export const legendaryCards: { readonly [Id in LegendaryPlanetId]: Component } = {
  custodia_vigilia: custodiaVigilia,
  the_atrament: theAtrament,
  imperial_arms_vault: imperialArmsVault,
  exterrix_headquarters: exterrixHeadquarters,
  mirage_flight_academy: mirageFlightAcademy,
}
