import type { Seat } from '../../engine/rules.ts'
import { distance } from '../../galaxy/distance.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { type Counted, type ObjectiveId, objectives } from '../../ti4/content/objectives.ts'
import { enemyInSpace, fleet, piecesAt } from '../../ti4/forces.ts'
import { systemAt, wormholesPrinted } from '../../ti4/galaxy.ts'
import {
  homesOfOthers,
  isAnomaly,
  isEmpty,
  isInHome,
  isLandmark,
  isMecatol,
  isOnEdge,
} from '../../ti4/places.ts'
import { hexOf, planetsOf, sheet } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import { adjacent } from '../../ti4/ways.ts'

/** Where objectives want a ship to stand. */

type Fits = (table: Table, hex: HexId, seat: Seat) => boolean

const beside =
  (fits: (table: Table, hex: HexId) => boolean): Fits =>
  (table, hex, seat) =>
    adjacent(table, hex, seat).some(other => fits(table, other))

const counted: { readonly [what in Counted]?: Fits } = {
  systemsWithShips: () => true,
  systemsBesideMecatolWithShips: beside(isMecatol),
  systemsBesideAnomalyWithShips: beside(isAnomaly),
  emptySystemsWithUnits: isEmpty,
  edgeSystemsWithUnits: (table, hex, seat) => hex !== sheet(table, seat).home && isOnEdge(table, hex),
  landmarkSystemsWithUnits: isLandmark,
}

const withWormhole =
  (letter: string): Fits =>
  (table, hex) =>
    wormholesPrinted(table, hex).some(each => each === letter)

/** One ship where each of these is so. */
const single: { readonly [id in ObjectiveId]?: readonly Fits[] } = {
  become_the_gatekeeper: [withWormhole('alpha'), withWormhole('beta')],
  threaten_enemies: [
    (table, hex, seat) => homesOfOthers(table, seat).some(home => adjacent(table, home, seat).includes(hex)),
  ],
  cut_supply_lines: [
    (table, hex, seat) => piecesAt(table, hex).some(({ of, kind }) => of !== seat && kind === 'space_dock'),
  ],
}

/** The nearest that nobody else holds; where a ship of his stands already it stays. */
function nearest(table: Table, seat: Seat, fits: Fits, count: number): HexId[] {
  const { home } = sheet(table, seat)
  const open = Object.keys(table.galaxy.tiles).filter(
    hex =>
      systemAt(table, hex) &&
      mayStand(table, seat, hex) &&
      enemyInSpace(table, seat, hex) === undefined &&
      fits(table, hex, seat),
  )
  const far = (hex: HexId) => (fleet(table, seat, hex).length > 0 ? -9 : 0) + distance(hex, home)
  return open.sort((a, b) => far(a) - far(b)).slice(0, count)
}

/** Without any technology. */
const mayStand = (table: Table, seat: Seat, hex: HexId): boolean => {
  const { anomalies = [], planets = [] } = systemAt(table, hex) ?? {}
  const isForeign = planets.some(planet => isInHome(planet)) && hex !== sheet(table, seat).home
  return !isForeign && !anomalies.includes('asteroidField') && !anomalies.includes('supernova')
}

export function guardsFor(table: Table, seat: Seat, aims: readonly ObjectiveId[]): Set<HexId> {
  const wanted = aims.flatMap(id => {
    const { needs } = objectives[id]
    const fits = needs && counted[needs.of]
    if (needs && fits) return nearest(table, seat, fits, needs.count)
    return (single[id] ?? []).flatMap(one => nearest(table, seat, one, 1))
  })
  return new Set(wanted)
}

/** Where another planet beside one of another player's would serve. */
export const isShared = (table: Table, seat: Seat, planet: Parameters<typeof hexOf>[1]): boolean => {
  const hex = hexOf(table, planet)
  return table.order.some(
    other => other !== seat && planetsOf(table, other).some(each => hexOf(table, each) === hex),
  )
}
