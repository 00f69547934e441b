import type { Seat } from '../../engine/rules.ts'
import { type HexId, middle } from '../../galaxy/hexes.ts'
import { all, is, most, type Progress, type Reads, spendingWith, upTo } from '../../galaxy/objectives.ts'
import { type ObjectiveId, objectives } from '../content/objectives.ts'
import { type PlanetId, planets, type Specialty } from '../content/planets.ts'
import { type Colour, technologies } from '../content/technologies.ts'
import { type UnitKind, units } from '../content/units.ts'
import { bigShips, controlsSystem, holdsSystem } from '../control.ts'
import { type Deed, deedsOf } from '../deeds.ts'
import { edition } from '../edition.ts'
import { permits } from '../effects.ts'
import { countOf, enemyInSpace, fleet, onPlanet, piecesAt, piecesOf } from '../forces.ts'
import { hasSpecialty, homeWorlds, neighboursOf, ownerOf, planetsOf, sheet, worthOfPlanet } from '../realm.ts'
import type { Table } from '../table.ts'
import { adjacent, printedWormholes, systemAt, throughWormhole, touching } from '../ways.ts'

const { affords } = spendingWith(edition)

/** Areas that counters are spent from for an objective. */
const claimAreas = ['pool', 'strategy'] as const

/** What a seat remembers of a round for one of them. */
export const tookLastDock = 'tookLastDock'

const throne: PlanetId = 'mecatol_rex'

const held = (table: Table, seat: Seat, which: readonly PlanetId[]) =>
  which.filter(planet => ownerOf(table, planet) === seat).length

/** A home system of another player is a colony as good as any. */
const colonies =
  (of: number): Reads<Table> =>
  (table, seat) =>
    upTo(of, planetsOf(table, seat).length - held(table, seat, homeWorlds(table, seat)))

const spending =
  (id: ObjectiveId): Reads<Table> =>
  (table, seat) =>
    affords(table, seat, objectives[id].spend ?? {}, claimAreas)

const colours: readonly Colour[] = ['red', 'green', 'blue', 'yellow']
const specialties: readonly Specialty[] = ['red', 'green', 'blue']
/** Yellow ones make technologies cheaper, and no more. */
const counts = (planet: PlanetId): boolean =>
  planets[planet].specialty !== undefined && planets[planet].specialty !== 'yellow'

const known = (table: Table, seat: Seat) =>
  (Object.keys(sheet(table, seat).technologies) as (keyof typeof technologies)[]).map(id => technologies[id])
const knownOf = (table: Table, seat: Seat): number[] =>
  colours.map(colour => known(table, seat).filter(technology => technology.colour === colour).length)
const specialtiesOf = (table: Table, seat: Seat): number[] =>
  specialties.map(
    colour => planetsOf(table, seat).filter(id => counts(id) && hasSpecialty(table, seat, id, colour)).length,
  )

const onBoard = (table: Table, seat: Seat, kind: UnitKind) =>
  upTo(units[kind].pieces, countOf(table, seat, kind))

/** Where no ship can ever stand there is nothing to control. */
const controllable = (table: Table, hex: HexId): boolean => {
  const special = systemAt(table, hex)?.special
  return special !== 'asteroidField' && special !== 'supernova'
}

const onThrone = (table: Table, seat: Seat) => is(ownerOf(table, throne) === seat)
const dockOnThrone = (table: Table, seat: Seat) =>
  all(
    onThrone(table, seat),
    is(piecesAt(table, middle).some(({ kind, of }) => kind === 'space_dock' && of === seat)),
  )

/** Home systems of others: how much of each is taken. */
const foreignHomes = (table: Table, seat: Seat): Progress[] =>
  table.order
    .filter(other => other !== seat)
    .map(other => homeWorlds(table, other))
    .map(worlds => upTo(worlds.length, held(table, seat, worlds)))

function nearestHome(table: Table, seat: Seat): Progress {
  const homes = foreignHomes(table, seat)
  return homes.reduce((a, b) => (b.of - b.have < a.of - a.have ? b : a))
}

const influenceOf = (table: Table, seat: Seat) =>
  planetsOf(table, seat).reduce((sum, planet) => sum + worthOfPlanet(table, planet, 'influence'), 0)

const deeds =
  (deed: Deed, of: number): Reads<Table> =>
  (table, seat) =>
    upTo(of, deedsOf(table, seat, deed))

/** Docks on planets of others whose system only this player's ships hold. */
const blockades = (table: Table, seat: Seat): boolean =>
  table.order.some(
    other =>
      other !== seat &&
      piecesOf(table, other).some(
        ({ kind, planet, at }) =>
          kind === 'space_dock' && planet !== undefined && enemyInSpace(table, other, at) === seat,
      ),
  )

const othersHomes = (table: Table, seat: Seat): HexId[] =>
  table.order.flatMap(other => (other === seat ? [] : (sheet(table, other).home ?? [])))

/** The two in which he is furthest. */
const twoGates: Reads<Table> = (table, seat) => {
  const ships = othersHomes(table, seat).map(hex => Math.min(siege, bigShips(table, seat, hex)))
  const [one = 0, other = 0] = ships.sort((a, b) => b - a)
  return { have: one + other, of: 2 * siege }
}
const siege = 4

const systemsAbroad = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(
    hex => hex !== sheet(table, seat).home && controllable(table, hex) && holdsSystem(table, seat, hex),
  )

const conditions: Readonly<Record<ObjectiveId, Reads<Table>>> = {
  pub1_5_planets: colonies(5),
  pub1_mecatol_whole_round: (table, seat) =>
    is(ownerOf(table, throne) === seat && table.planets[throne]?.taken !== table.round),
  pub1_all_specialties: (table, seat) =>
    upTo(3, specialtiesOf(table, seat).filter(count => count > 0).length),
  pub1_5_techs: (table, seat) => upTo(5, known(table, seat).length),
  pub1_3_techs_one_colour: (table, seat) => upTo(3, most(knownOf(table, seat))),
  pub1_techs_4_colours: (table, seat) => upTo(4, knownOf(table, seat).filter(count => count > 0).length),
  pub1_spend_6_tg: spending('pub1_spend_6_tg'),
  pub1_spend_10_res: spending('pub1_spend_10_res'),
  pub1_spend_10_inf: spending('pub1_spend_10_inf'),
  pub1_3_docks: (table, seat) => onBoard(table, seat, 'space_dock'),
  pub2_10_planets: colonies(10),
  pub2_9_techs: (table, seat) => upTo(9, known(table, seat).length),
  pub2_spend_12_tg: spending('pub2_spend_12_tg'),
  pub2_spend_20_res: spending('pub2_spend_20_res'),
  pub2_spend_20_inf: spending('pub2_spend_20_inf'),
  pub2_mecatol_and_all_adjacent: (table, seat) =>
    all(
      ...[middle, ...touching(table, middle)]
        .filter(hex => controllable(table, hex))
        .map(hex => is(controlsSystem(table, seat, hex))),
    ),
  pub2_influence_over_both_neighbours(table, seat) {
    const { left, right } = neighboursOf(table, seat)
    return upTo(influenceOf(table, left) + influenceOf(table, right) + 1, influenceOf(table, seat))
  },
  pub2_domination: (table, seat) =>
    upTo(2, foreignHomes(table, seat).filter(({ have, of }) => have === of).length),
  pub2_supremacy: colonies(18),
  pub2_imperium_rex: () => is(false),
  secret_conqueror: nearestHome,
  secret_diversified: (table, seat) =>
    all(dockOnThrone(table, seat), upTo(3, knownOf(table, seat).filter(count => count >= 2).length)),
  secret_focused: (table, seat) => upTo(4, most(specialtiesOf(table, seat))),
  secret_forceful: (table, seat) =>
    all(
      dockOnThrone(table, seat),
      upTo(4, fleet(table, seat, middle).filter(({ kind }) => kind === 'dreadnought').length),
    ),
  secret_industrial: (table, seat) =>
    all(onThrone(table, seat), onBoard(table, seat, 'space_dock'), onBoard(table, seat, 'dreadnought')),
  secret_keeper_of_gates(table, seat) {
    const gates = Object.keys(table.galaxy.tiles).filter(
      hex => throughWormhole(table, hex, printedWormholes).length > 0,
    )
    if (gates.length === 0) return is(false)
    return all(...gates.map(hex => is(bigShips(table, seat, hex) > 0)))
  },
  secret_master_of_ships: (table, seat) =>
    all(dockOnThrone(table, seat), upTo(8, bigShips(table, seat, middle))),
  secret_merciless: (table, seat) => is(sheet(table, seat).memory[tookLastDock] !== undefined),
  secret_technocrat: (table, seat) => upTo(6, planetsOf(table, seat).filter(counts).length),
  secret_usurper: (table, seat) =>
    all(
      dockOnThrone(table, seat),
      upTo(6, onPlanet(table, throne, 'ground_force').filter(({ of }) => of === seat).length),
    ),
  pub1_took_3_planets: deeds('took', 3),
  pub1_control_mecatol: onThrone,
  pub1_influence_over_each_neighbour(table, seat) {
    const { left, right } = neighboursOf(table, seat)
    return upTo(Math.max(influenceOf(table, left), influenceOf(table, right)) + 1, influenceOf(table, seat))
  },
  pub1_2_techs_3_colours: (table, seat) => upTo(3, knownOf(table, seat).filter(count => count >= 2).length),
  pub1_spend_4tg_3res_3inf: spending('pub1_spend_4tg_3res_3inf'),
  pub1_spend_10_res_or_inf: spending('pub1_spend_10_res_or_inf'),
  pub1_spend_3_cc: spending('pub1_spend_3_cc'),
  pub1_invaded_1_defended: deeds('invaded', 1),
  pub1_won_battle_3_ships: deeds('beat', 1),
  pub1_blockading: (table, seat) => is(blockades(table, seat)),
  pub2_mecatol_and_3_adjacent: (table, seat) =>
    all(
      is(controlsSystem(table, seat, middle)),
      upTo(
        3,
        touching(table, middle).filter(hex => controllable(table, hex) && holdsSystem(table, seat, hex))
          .length,
      ),
    ),
  pub2_5_techs_one_colour: (table, seat) => upTo(5, most(knownOf(table, seat))),
  pub2_spend_20_res_or_inf: spending('pub2_spend_20_res_or_inf'),
  pub2_spend_6_cc: spending('pub2_spend_6_cc'),
  pub2_invaded_2_defended: deeds('invaded', 2),
  pub2_won_2_battles: deeds('beat', 2),
  pub2_destroyed_dock: deeds('burnt', 1),
  pub2_11_planets: colonies(11),
  pub2_4_ships_two_homes: twoGates,
  secret_expansionist: (table, seat) => upTo(8, systemsAbroad(table, seat).length),
  secret_regulator: deeds('burnt', 2),
  secret_threatening: (table, seat) =>
    upTo(
      2,
      othersHomes(table, seat).filter(home =>
        adjacent(table, home).some(hex => controllable(table, hex) && holdsSystem(table, seat, hex)),
      ).length,
    ),
}

export const progressOf = (table: Table, seat: Seat, id: ObjectiveId): Progress => conditions[id](table, seat)

export function fulfils(table: Table, seat: Seat, id: ObjectiveId): boolean {
  const { have, of } = progressOf(table, seat, id)
  return have >= of
}

/** Nobody qualifies for anything without every planet of his home system. [p. 14] */
export const holdsHome = (table: Table, seat: Seat): boolean =>
  permits(table, seat, 'claimsAbroad', {}) ||
  homeWorlds(table, seat).every(planet => ownerOf(table, planet) === seat)

const earlyRounds = 3

/** Where all lie open from the beginning, nobody qualifies for the great ones in the first rounds. [p. 33, erratum] */
export const isTooEarly = ({ line, round }: Table, id: ObjectiveId): boolean =>
  line !== undefined && round <= earlyRounds && objectives[id].kind === 'stage2'

/** Revealed, not claimed by this seat before, and fulfilled. */
export const claimable = (table: Table, seat: Seat): ObjectiveId[] =>
  holdsHome(table, seat)
    ? (Object.keys(objectives) as ObjectiveId[]).filter(
        id =>
          table.objectives[id] &&
          !table.objectives[id]?.[seat] &&
          !isTooEarly(table, id) &&
          fulfils(table, seat, id),
      )
    : []

/** Public ones claimed and the secret one. */
export const objectivesScored = (table: Table, seat: Seat): number =>
  Object.values(table.objectives).filter(claimed => claimed?.[seat]).length +
  (sheet(table, seat).achieved ? 1 : 0)
