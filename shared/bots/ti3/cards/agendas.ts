import { troopsOn } from '../../../ti3/battles.ts'
import { planets } from '../../../ti3/content/planets.ts'
import type { PoliticalCardId } from '../../../ti3/content/politicalCards.ts'
import { countOf, fleet, piecesOf } from '../../../ti3/forces.ts'
import {
  isColony,
  ownerOf,
  planetsAbroad,
  planetsOf,
  readyPlanets,
  sheet,
  strategyCardsOf,
} from '../../../ti3/realm.ts'
import type { Table } from '../../../ti3/table.ts'
import { incomeOf } from '../../../ti3/trading.ts'
import { throughWormhole } from '../../../ti3/ways.ts'
import { always, atMost, type Count as Counts, type Judge as Judges, over } from '../../galaxy/opinion.ts'
import type { Sides } from '../../galaxy/voting.ts'
import { good } from '../../galaxy/worth.ts'
import { each, lead, worthOf } from '../reads.ts'

type Judge = Judges<Table>
type Count = Counts<Table>

const of =
  (...kinds: Parameters<typeof countOf>[2][]): Count =>
  table =>
  seat =>
    kinds.reduce((sum, kind) => sum + countOf(table, seat, kind), 0)
const cards: Count = table => seat => sheet(table, seat).actionCards
const goods: Count = table => seat => sheet(table, seat).tradeGoods
const income: Count = table => seat => incomeOf(table, seat)
const technologies: Count = table => seat => Object.keys(sheet(table, seat).technologies).length
const abroad: Count = table => seat => planetsAbroad(table, seat).length
const ready: Count = table => seat => readyPlanets(table, seat).length
const specialties: Count = table => seat => planetsOf(table, seat).filter(id => planets[id].specialty).length
const resources: Count = table => seat =>
  planetsOf(table, seat).reduce((sum, id) => sum + planets[id].resources - planets[id].influence, 0)
const atGates: Count = table => seat =>
  new Set(piecesOf(table, seat).flatMap(({ at }) => (throughWormhole(table, at).length > 0 ? at : []))).size
const fleetsAtGates: Count = table => seat =>
  Object.keys(table.galaxy.tiles).filter(
    hex => throughWormhole(table, hex).length > 0 && fleet(table, seat, hex).length > 0,
  ).length
const bare: Count = table => seat =>
  planetsOf(table, seat)
    .filter(id => isColony(id) && troopsOn(table, id, seat).length === 0)
    .reduce((sum, id) => sum + worthOf(id), 0)
const throne: Count = table => seat => (ownerOf(table, 'mecatol_rex') === seat ? 1 : 0)
const pass: Count = table => seat =>
  strategyCardsOf(table, seat).some(id => !table.strategyCards[id].used) ? 1 : 0
const points: Count = table => seat => sheet(table, seat).points
const leads: Judge = (table, seat) =>
  table.order.every(other => points(table)(other) <= points(table)(seat)) ? 1 : -1
const isLargest: Judge = (table, seat) =>
  table.order.every(other => abroad(table)(other) <= abroad(table)(seat)) ? 1 : -0.5

export const agendas: { readonly [id in PoliticalCardId]?: Sides<Table> } = {
  aggressive_strategy: { for: each(0.5, pass), against: always(-0.2) },
  /** As likely to break as to give, and it breaks the middle. */
  ancient_artifact: {
    for: (table, seat) => 0.3 - 3 * lead(table, seat, throne(table)),
  },
  arms_reduction: {
    for: (table, seat) =>
      each(-2, over(of('dreadnought'), 2))(table, seat) + each(-0.8, over(of('cruiser'), 4))(table, seat),
    against: each(
      -0.5,
      table => seat => planetsOf(table, seat).filter(id => planets[id].specialty === 'red').length,
    ),
  },
  /** Whoever likes his own picks does not let others make them. */
  checks_and_balances: { for: always(-1), against: each(-0.5, pass) },
  closing_the_wormholes: { for: each(-0.4, atGates), against: each(-1.2, fleetsAtGates) },
  code_of_honor: { for: each(0.05, of('dreadnought', 'war_sun', 'cruiser')) },
  /** Whoever leads loses a planet. */
  colonial_redistribution: { for: (table, seat) => -2 * leads(table, seat) },
  colonization_licensing: { for: each(0.2, abroad), against: each(-0.25, abroad) },
  conventions_of_war: { for: each(-0.6, of('war_sun', 'dreadnought')), against: always(-0.4) },
  core_stability: { for: always(0.1), against: always(-0.2) },
  cost_overruns: { for: (table, seat) => each(-good, goods)(table, seat) - 0.1 },
  fleet_regulations: {
    for: (table, seat) =>
      each(
        -0.8,
        over(table => of => sheet(table, of).counters.fleet, 4),
      )(table, seat) - 0.2,
    against: always(0.3),
  },
  free_trade: { for: each(0.6, income), against: each(-good, atMost(goods, 2)) },
  holder_of_mecatol_rex: { for: each(0.3, throne), against: each(0.8, throne) },
  humane_labor: { for: each(-1, of('space_dock')), against: each(-0.4, of('space_dock')) },
  imperial_academy: { for: always(0.6) },
  imperial_containment: { for: (table, seat) => -1.5 * isLargest(table, seat) },
  imperial_mandate: { for: (table, seat) => 2 * leads(table, seat), against: always(0) },
  imperial_peace: { for: each(3, throne), against: each(-2, throne) },
  labor_force_politics: { for: each(-0.3, resources), against: each(-0.4, of('space_dock')) },
  limits_to_individual_power: { for: each(-0.5, over(cards, 3)), against: each(-0.3, atMost(cards, 1)) },
  mass_mobilization: { for: always(0.5), against: always(-0.3) },
  new_constitution: { for: each(-0.3, ready) },
  open_the_trade_routes: { for: always(0.3), against: each(-0.3, income) },
  planetary_conscription: { for: always(0.3), against: each(0.1, abroad) },
  planetary_security: { for: each(-0.8, bare) },
  regressive_rhetoric: { for: each(0.15, technologies), against: each(-0.4, atMost(cards, 1)) },
  regulated_conscription: { for: always(-0.6) },
  research_grant: { for: each(0.4, specialties), against: always(-0.2) },
  resource_management: { for: always(-0.3), against: each(-0.6, over(atMost(cards, 4), 2)) },
  short_term_truce: { for: (table, seat) => 0.6 * leads(table, seat), against: always(0) },
  technology_buy_back: { for: always(0.2), against: always(-0.2) },
  technology_investigation_committee: { for: each(0.1, technologies), against: each(-0.4, atMost(cards, 1)) },
  technology_tariffs: { for: each(0.1, technologies), against: always(-0.2) },
  trade_war: { for: each(-0.1, goods), against: each(-good, atMost(goods, 1)) },
  traffic_tariffs: { for: each(0.15, abroad), against: always(-0.3) },
  unconventional_weapons: {
    for: each(-1, of('dreadnought', 'war_sun')),
    against: each(-0.4, of('dreadnought', 'war_sun')),
  },
  wormhole_reconstruction: { for: each(0.1, atGates) },
}
