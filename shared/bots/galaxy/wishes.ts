import { distance } from '../../galaxy/distance.ts'
import type { Edition } from '../../galaxy/edition.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { once } from '../../galaxy/once.ts'
import type { KindOf, PlanetOf, Table } from '../../galaxy/table.ts'
import { kindsWith } from './kinds.ts'
import type { Temper } from './temper.ts'

/** What waits on a planet for whoever lands there, as far as it is known. */
export interface Waiting {
  /** Ground Forces of nobody. */
  readonly locals: number
  /** Ground Forces that die there before anything is won. */
  readonly toll: number
  /** Nobody who lands there lives. */
  readonly deadly: boolean
}

/** What open objectives and the own secret ones make a player want. */
export interface Wishes<T extends Table> {
  readonly temper: Temper
  /** On top of what a planet brings. */
  worth(planet: PlanetOf<T>): number
  waiting(planet: PlanetOf<T>): Waiting
  /** Systems in which a ship of one's own should stand. */
  readonly guards: ReadonlySet<HexId>
  /** What it is worth to win against the fleet there with these ships, whatever lies there. */
  victory?(hex: HexId, ships: readonly { readonly kind: KindOf<T> }[]): number
  /** Ships to be brought together, so many in each of these systems. */
  readonly gathers?: { readonly at: readonly HexId[]; readonly kind?: KindOf<T>; readonly most: number }
  /** Ground Forces to be kept on the throne. */
  readonly garrison: number
  /** It is out for what others hold. */
  readonly conquers: boolean
  /** What another Space Dock is worth for itself. */
  readonly docks: number
  readonly dockOnThrone: boolean
  /** Trade goods are kept until there are so many. */
  readonly goods: number
  /** What is kept for an objective that is paid for. */
  reserve(): Reserve | undefined
}

export interface Reserve {
  readonly worth: 'resources' | 'influence'
  readonly least: number
}

interface Ship {
  readonly kind: string
  readonly at: HexId
}

export const gatheringWith = once(<T extends Table>(edition: Edition<T>) => {
  const { isCarrier, isWarship } = kindsWith(edition)
  type Gathers = Pick<Wishes<T>, 'gathers'>

  /** The step brings it nearer to where ships are to be brought together. */
  const isGathering = ({ gathers }: Gathers, ship: Ship, hex: HexId): boolean =>
    gathers !== undefined &&
    isWarship(ship.kind as KindOf<T>) &&
    ship.kind === (gathers.kind ?? ship.kind) &&
    gathers.at.some(goal => distance(hex, goal) < distance(ship.at, goal))

  /** It has come where ships are to be brought together. */
  const isGathered = ({ gathers }: Gathers, { kind, at }: Ship): boolean =>
    gathers?.at.includes(at) === true && !isCarrier(kind as KindOf<T>) && kind === (gathers.kind ?? kind)

  return { isGathering, isGathered }
})
