import type { Refusal } from '../engine/options.ts'
import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { productionWith, type Yards } from '../galaxy/production.ts'
import type { PlanetId } from './content/planets.ts'
import { idsIn } from './content/sets.ts'
import { type UnitKind, units } from './content/units.ts'
import { edition } from './edition.ts'
import { numberOf, permits } from './effects.ts'
import { enemyInSpace, onPlanet, type Piece, piecesAt } from './forces.ts'
import { hasOn } from './leaders.ts'
import { docksInSpace, groundsAt, sheet, worthOfPlanet } from './realm.ts'
import { because } from './refusals.ts'
import type { Table } from './table.ts'
import { adjacent } from './ways.ts'

/** Space Docks, and what they may build. [pp. 12, 22, 26] */

export type { Producing } from '../galaxy/production.ts'

/** Docks that produce: not those built this round, nor what something keeps from it. */
export const producingDocks = (table: Table, seat: Seat, hex: HexId): Piece[] =>
  piecesAt(table, hex).filter(
    ({ id, kind, of, built }) =>
      kind === 'space_dock' &&
      of === seat &&
      built !== table.round &&
      !table.doing?.moved?.[id] &&
      permits(table, seat, 'produces', { dock: id }, true),
  )

/** Planets held since the round began, without a dock, in a system without enemy ships. Docks in space take one each. */
export function newDockPlanets(table: Table, seat: Seat, hex: HexId): PlanetId[] {
  if (enemyInSpace(table, seat, hex)) return []
  const inSpace = piecesAt(table, hex).filter(
    ({ kind, of, planet }) => kind === 'space_dock' && of === seat && !planet,
  )
  return groundsAt(table, hex)
    .filter(planet => {
      const card = table.planets[planet]
      const held = card?.owner === seat && card.taken !== table.round
      return held && onPlanet(table, planet, 'space_dock').length === 0
    })
    .slice(inSpace.length)
}

/** Units one dock builds at once: the resource value of its planet and two more; in space what is printed for it. */
export function dockLimit(table: Table, seat: Seat, planet?: PlanetId): number {
  const printed = planet
    ? worthOfPlanet(table, planet, 'resources') + (units.space_dock.productionBonus ?? 0)
    : (docksInSpace(table, seat)?.production ?? 0)
  return Math.max(0, numberOf(table, seat, 'production', printed, planet ? { planet } : {}))
}

/** A Scientist builds for less. [p. 34] */
const scientistsPrice = 2
const cheapDocks = (table: Table, seat: Seat, sites: readonly PlanetId[], price: number) =>
  sites
    .filter(planet => hasOn(table, planet, seat, 'scientist'))
    .map(planet => [planet, Math.min(price, scientistsPrice)] as const)

/** Adjacent systems where something lets what is built here be placed. */
const besides = (table: Table, seat: Seat, hex: HexId): HexId[] =>
  adjacent(table, hex).filter(to => permits(table, seat, 'buildsBeside', { from: hex, to }))

/** The technology without which it is not built. */
function needsOf(table: Table, seat: Seat, kind: UnitKind): Refusal | undefined {
  const { needs } = units[kind]
  if (!needs || sheet(table, seat).technologies[needs]) return undefined
  return because('needsTechnology', { unit: kind, technology: needs })
}

const yards: Yards<Table> = {
  at: (table, seat, hex) =>
    producingDocks(table, seat, hex).map(({ id, planet }) => ({
      unit: id,
      ...(planet && { planet }),
      most: dockLimit(table, seat, planet),
    })),
  atSeveral: (table, seat) => permits(table, seat, 'producesAtSeveral', {}, true),
  besides,
  anyPlanet: (table, seat, hex) => permits(table, seat, 'buildsBeside', { from: hex, to: hex }),
  freeResources: (table, seat, hex) => numberOf(table, seat, 'freeResources', 0, { hex }),
  sites: newDockPlanets,
  cheapSites: cheapDocks,
  kinds: table => idsIn(table, units),
  whyNot: needsOf,
}

export const { pricesFor, produceOptions, canProduce, systemsToProduceIn, cheapestFor } = productionWith(
  edition,
  yards,
)
