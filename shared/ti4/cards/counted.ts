import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { most } from '../../galaxy/objectives.ts'
import { troopsOn } from '../battles.ts'
import type { Counted } from '../content/objectives.ts'
import type { PlanetId, Trait } from '../content/planets.ts'
import { type Colour, type TechnologyId, technologies } from '../content/technologies.ts'
import { type UnitKind, unitKinds, unitPrints } from '../content/units.ts'
import { fleet, piecesOf, supplied } from '../forces.ts'
import { neighboursOf } from '../neighbours.ts'
import { homesOfOthers, isAnomaly, isEmpty, isInHome, isLandmark, isMecatol, isOnEdge } from '../places.ts'
import { hasAttachment, isLegendary, specialtiesOf, traitsOf } from '../planets.ts'
import { valueAt } from '../production.ts'
import { hexOf, homeWorlds, planetsOf, sheet, worthOfPlanet } from '../realm.ts'
import type { Table } from '../table.ts'
import { adjacent } from '../ways.ts'

/** What plain objectives count, of the player who would score them. */

type Counts = (table: Table, seat: Seat) => number

const traits: readonly Trait[] = ['cultural', 'hazardous', 'industrial']
const colours: readonly Colour[] = ['red', 'green', 'blue', 'yellow']

const planetsWhere =
  (fits: (table: Table, planet: PlanetId, seat: Seat) => boolean): Counts =>
  (table, seat) =>
    planetsOf(table, seat).filter(planet => fits(table, planet, seat)).length

const withTrait = (trait: Trait): Counts =>
  planetsWhere((table, planet) => traitsOf(table, planet).includes(trait))

const worthInAll =
  (worth: 'resources' | 'influence'): Counts =>
  (table, seat) =>
    planetsOf(table, seat).reduce((sum, planet) => sum + worthOfPlanet(table, planet, worth), 0)

const isStructure = (kind: UnitKind): boolean => unitKinds[kind].type === 'structure'

const unitsWhere =
  (fits: (kind: UnitKind) => boolean): Counts =>
  (table, seat) =>
    piecesOf(table, seat).filter(({ kind }) => fits(kind)).length

const known = (table: Table, seat: Seat) =>
  (Object.keys(sheet(table, seat).technologies) as TechnologyId[]).map(id => technologies[id])

const knownOf = (table: Table, seat: Seat): number[] =>
  colours.map(colour => known(table, seat).filter(technology => technology.colour === colour).length)

/** What copies technologies of others, and what is copied. */
const isAssimilated = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  id === 'valefar_assimilator_x' ||
  id === 'valefar_assimilator_y' ||
  sheet(table, seat).technologies[id]?.token !== undefined

const unitSystems = (table: Table, seat: Seat): HexId[] => [
  ...new Set(piecesOf(table, seat).map(({ at }) => at)),
]

export const shipSystems = (table: Table, seat: Seat): HexId[] =>
  unitSystems(table, seat).filter(hex => fleet(table, seat, hex).length > 0)

const systemsWhere =
  (
    among: (table: Table, seat: Seat) => HexId[],
    fits: (table: Table, hex: HexId, seat: Seat) => boolean,
  ): Counts =>
  (table, seat) =>
    among(table, seat).filter(hex => fits(table, hex, seat)).length

const beside =
  (fits: (table: Table, hex: HexId) => boolean) =>
  (table: Table, hex: HexId, seat: Seat): boolean =>
    adjacent(table, hex, seat).some(other => fits(table, other))

export const counted: Readonly<Record<Counted, Counts>> = {
  planetsOfOneTrait: (table, seat) => most(traits.map(trait => withTrait(trait)(table, seat))),
  culturalPlanets: withTrait('cultural'),
  hazardousPlanets: withTrait('hazardous'),
  industrialPlanets: withTrait('industrial'),
  legendaryPlanets: planetsWhere(isLegendary),
  // What lies in no system lies outside of none.
  planetsBeyondHomes: planetsWhere(
    (table, planet) => hexOf(table, planet) !== undefined && !isInHome(planet),
  ),
  planetsInHomesOfOthers: planetsWhere((table, planet, seat) =>
    homesOfOthers(table, seat).some(home => home === hexOf(table, planet)),
  ),
  planetsWithSpecialty: planetsWhere((table, planet) => specialtiesOf(table, planet).length > 0),
  planetsWithAttachment: planetsWhere(hasAttachment),
  planetsWithMechs: (table, seat) =>
    new Set(piecesOf(table, seat).flatMap(({ kind, planet }) => (kind === 'mech' && planet) || [])).size,
  planetsBeyondHomeWithStructures: (table, seat) =>
    new Set(
      piecesOf(table, seat).flatMap(({ kind, planet }) =>
        isStructure(kind) && planet && !homeWorlds(table, seat).includes(planet) ? planet : [],
      ),
    ).size,
  resourcesOfPlanets: worthInAll('resources'),
  influenceOfPlanets: worthInAll('influence'),
  // Of two for one kind only one is in effect. [97.1]
  unitUpgrades: (table, seat) =>
    new Set(known(table, seat).flatMap(({ unit }) => (unit ? unitPrints[unit].kind : []))).size,
  factionTechnologies: (table, seat) =>
    known(table, seat).filter(({ id, faction }) => faction !== undefined && !isAssimilated(table, seat, id))
      .length,
  technologiesOfOneColour: (table, seat) => most(knownOf(table, seat)),
  coloursWithTwoTechnologies: (table, seat) => knownOf(table, seat).filter(count => count >= 2).length,
  structures: unitsWhere(isStructure),
  pds: unitsWhere(kind => kind === 'pds'),
  spaceDocks: unitsWhere(kind => kind === 'space_dock'),
  dreadnoughts: unitsWhere(kind => kind === 'dreadnought'),
  flagshipsAndWarSuns: unitsWhere(isGreatShip),
  nonFightersInOneSystem: (table, seat) =>
    most(shipSystems(table, seat).map(hex => supplied(fleet(table, seat, hex)))),
  productionInOneSystem: (table, seat) =>
    most(
      unitSystems(table, seat).map(hex =>
        piecesOf(table, seat)
          .filter(({ at }) => at === hex)
          .reduce((sum, piece) => sum + valueAt(table, seat, piece), 0),
      ),
    ),
  systemsWithShips: (table, seat) => shipSystems(table, seat).length,
  systemsBesideMecatolWithShips: systemsWhere(shipSystems, beside(isMecatol)),
  systemsBesideAnomalyWithShips: systemsWhere(shipSystems, beside(isAnomaly)),
  emptySystemsWithUnits: systemsWhere(unitSystems, isEmpty),
  edgeSystemsWithUnits: systemsWhere(
    unitSystems,
    (table, hex, seat) => hex !== sheet(table, seat).home && isOnEdge(table, hex),
  ),
  landmarkSystemsWithUnits: systemsWhere(unitSystems, isLandmark),
  neighboursWithFewerPlanets: (table, seat) =>
    neighboursOf(table, seat).filter(other => planetsOf(table, other).length < planetsOf(table, seat).length)
      .length,
  lawsInPlay: ({ laws }) => Object.keys(laws).length,
}

export function isGreatShip(kind: UnitKind): boolean {
  return kind === 'flagship' || kind === 'war_sun'
}

/** Ground forces on one planet. */
export const troopsOf = (table: Table, seat: Seat, planet: PlanetId): number =>
  troopsOn(table, planet, seat).length
