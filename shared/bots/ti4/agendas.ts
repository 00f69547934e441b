import type { AgendaId } from '../../ti4/content/agendas.ts'
import { planets } from '../../ti4/content/planets.ts'
import { countOf, onPlanet, piecesOf } from '../../ti4/forces.ts'
import { wormholesPrinted } from '../../ti4/galaxy.ts'
import { neighboursOf } from '../../ti4/neighbours.ts'
import { specialtiesOf } from '../../ti4/planets.ts'
import { hexOf, planetsOf, sheet } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import { always, type Count as Counts, over } from '../galaxy/opinion.ts'
import type { Elected, Sides } from '../galaxy/voting.ts'
import { each, lead, worthOf } from './reads.ts'

/** What an agenda brings. All is weighed as a planet is. */

type Count = Counts<Table>

/** A victory point. */
const point = 6

const of =
  (...kinds: Parameters<typeof countOf>[2][]): Count =>
  table =>
  seat =>
    kinds.reduce((sum, kind) => sum + countOf(table, seat, kind), 0)
const cards: Count = table => seat => sheet(table, seat).actionCards
const goods: Count = table => seat => sheet(table, seat).tradeGoods
const fleetTokens: Count = table => seat => sheet(table, seat).counters.fleet
const technologies: Count = table => seat => Object.keys(sheet(table, seat).technologies).length
const specialties: Count = table => seat =>
  planetsOf(table, seat).filter(id => specialtiesOf(table, id).length > 0).length
const influence: Count = table => seat =>
  planetsOf(table, seat).reduce((sum, id) => sum + planets[id].influence, 0)
const cultural: Count = table => seat =>
  planetsOf(table, seat).filter(id => planets[id].trait === 'cultural').length
const atGates: Count = table => seat =>
  piecesOf(table, seat).filter(({ at, planet }) => !planet && wormholesPrinted(table, at).length > 0).length

const points = (table: Table) => (seat: string) => sheet(table, seat).points

/** One more for whoever is first, or last. */
const pointFor =
  (isFirst: boolean) =>
  (table: Table, seat: string): number => {
    const all = table.order.map(points(table))
    const wanted = isFirst ? Math.max(...all) : Math.min(...all)
    const has = (one: string) => (points(table)(one) === wanted ? 1 : 0)
    return lead(table, seat, has) * point
  }

export const agendas: { readonly [id in AgendaId]?: Sides<Table> } = {
  anti_intellectual_revolution: { for: always(-0.5), against: each(-0.5, technologies) },
  arms_reduction: {
    for: (table, seat) =>
      each(-1.2, over(of('dreadnought'), 2))(table, seat) + each(-0.7, over(of('cruiser'), 4))(table, seat),
    against: each(-0.5, specialties),
  },
  conventions_of_war: { for: always(0.2), against: (table, seat) => -0.3 * cards(table)(seat) },
  economic_equality: { for: (table, seat) => 1 + each(-0.4, goods)(table, seat), against: each(-0.4, goods) },
  enforced_travel_ban: { for: each(-0.2, atGates), against: each(-0.4, of('pds')) },
  executive_sanctions: { for: each(-0.4, over(cards, 3)), against: each(-0.1, cards) },
  fleet_regulations: { for: each(-0.7, over(fleetTokens, 4)), against: always(0.7) },
  homeland_defense_act: { for: each(0.1, of('pds')), against: each(-0.5, of('pds')) },
  incentive_program: { for: always(0.6), against: always(0.2) },
  ixthian_artifact: { for: always(0.4) },
  // For says nothing yet of who will have voted so: it is decided by most of them.
  mutiny: { for: always(1), against: always(-0.5) },
  publicize_weapon_schematics: { for: each(-0.5, of('war_sun')), against: each(-1, of('war_sun')) },
  regulated_conscription: { for: always(-0.8) },
  representative_government_base: { for: each(-0.15, influence), against: each(-0.2, cultural) },
  seed_of_an_empire: { for: pointFor(true), against: pointFor(false) },
  shared_research: { for: always(0.2), against: always(-1) },
  swords_to_plowshares: { for: each(-0.25, of('infantry')), against: always(1) },
  unconventional_measures: { for: always(1), against: always(0) },
  wormhole_reconstruction: { for: always(-0.2), against: each(-0.4, atGates) },
  wormhole_research: { for: each(-0.4, atGates), against: always(-0.3) },
}

const neighbours: Elected<Table> = (table, seat) => neighboursOf(table, seat).length * 0.4

const troops = (table: Table, planet: string) => onPlanet(table, planet as never, 'infantry').length
const isReached = (table: Table, planet: string) => hexOf(table, planet as never) !== undefined

/** What it is for a player to be elected, or for whoever holds the planet that is. */
export const elections: { readonly [id in AgendaId]?: Elected<Table> } = {
  archived_secret: always(2.5),
  committee_formation: always(1),
  imperial_arbiter: always(1.2),
  minister_of_commerce: neighbours,
  minister_of_exploration: always(1.2),
  minister_of_industry: always(1),
  minister_of_peace: always(1),
  minister_of_policy: always(1.5),
  minister_of_sciences: always(1.5),
  minister_of_war: always(1.5),
  prophecy_of_ixth: always(0.8),
  public_execution: (table, seat) => -1 - 0.5 * cards(table)(seat) - (table.speaker === seat ? 1 : 0),
  shard_of_the_throne_base: always(point),
  the_crown_of_emphidia_base: always(point),
  the_crown_of_thalnos_base: always(1),
  armed_forces_standardization: (table, seat) => {
    const { tactic, fleet, strategy } = sheet(table, seat).counters
    return (8 - tactic - fleet - strategy) * 0.5
  },
  political_censure: always(point - 1),
  minister_of_antiquities: always(1.5),
  search_warrant: always(0.3),
  colonial_redistribution: (_table, _seat, planet) => -worthOf(planet as never) - 0.5,
  compensated_disarmament: (table, _seat, planet) => -0.3 * troops(table, planet),
  core_mining: always(1.8),
  demilitarized_zone_base: (table, _seat, planet) => -1 - 0.5 * troops(table, planet),
  holy_planet_of_ixth: always(point - 1),
  research_team_biotic: always(1),
  research_team_cybernetic: always(1),
  research_team_propulsion: always(1),
  research_team_warfare: always(1),
  senate_sanctuary: (table, _seat, planet) => (isReached(table, planet) ? 1.4 : 0),
  terraforming_initiative: always(1.7),
}
