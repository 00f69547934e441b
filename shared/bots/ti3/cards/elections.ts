import type { Seat } from '../../../engine/rules.ts'
import { troopsOn } from '../../../ti3/battles.ts'
import { type PlanetId, planets } from '../../../ti3/content/planets.ts'
import type { PoliticalCardId } from '../../../ti3/content/politicalCards.ts'
import { countOf, onPlanet } from '../../../ti3/forces.ts'
import { othersClockwise, planetsOf, readyPlanets, sheet } from '../../../ti3/realm.ts'
import type { Table } from '../../../ti3/table.ts'
import { incomeOf } from '../../../ti3/trading.ts'
import { always } from '../../galaxy/opinion.ts'
import type { Elected as Elects } from '../../galaxy/voting.ts'
import { good } from '../../galaxy/worth.ts'
import { worthOf } from '../reads.ts'

type Elected = Elects<Table>

const goodsOfOthers: Elected = (table, seat) =>
  othersClockwise(table, seat).filter(other => sheet(table, other).tradeGoods > 0).length

export const elections: { readonly [id in PoliticalCardId]?: Elected } = {
  compensated_disarmament: (table, seat, planet) => {
    const there = troopsOn(table, planet as PlanetId, seat).length
    return there * good - there * 0.7 - worthOf(planet as PlanetId) * 0.3
  },
  council_elder: always(0.8),
  councils_censure: always(-3),
  crown_of_thalnos: always(1.5),
  dispute_resolution: (_table, _seat, planet) => -worthOf(planet as PlanetId),
  economic_revitalization: (table, seat) => goodsOfOthers(table, seat, '') * good,
  forced_economic_independence: (table, seat) => -0.5 - incomeOf(table, seat) * 0.2,
  holy_planet_of_ixth: (table, _seat, planet) =>
    onPlanet(table, planet as PlanetId, 'space_dock').length > 0
      ? -4
      : -planets[planet as PlanetId].resources * 0.3,
  minister_of_commerce: always(2.5),
  minister_of_exploration: table => Math.max(0.2, 2 - 0.05 * Object.keys(table.planets).length),
  minister_of_internal_security: always(1),
  minister_of_policy: always(2),
  minister_of_war: always(1.2),
  official_sanction: always(-2),
  prophecy_of_ixth: (table, seat) => 0.5 + 0.2 * countOf(table, seat, 'fighter'),
  public_execution: (table, seat) =>
    -1 - 0.8 * sheet(table, seat).actionCards - 0.4 * readyPlanets(table, seat).length,
  science_community_speaker: always(3),
  subsidized_industry: always(2),
  trade_embargo: (table, seat) => -0.5 - incomeOf(table, seat) * 0.6,
}

/** Technologies of that colour come cheaper. */
export const colourWorth = (table: Table, seat: Seat, colour: string): number =>
  planetsOf(table, seat).filter(id => planets[id].specialty === colour).length
