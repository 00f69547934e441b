import { reads } from '../reads.ts'
import type { FleetArt, GroundArt, UnitArt } from './mapPlace.ts'
import type { Size } from './room.ts'

/** How large what stands on a tile is drawn. */

export const glyph = 22
export const loaded = 16
/** A leader's sign in a row. */
export const coin = 20
const rowHeight = 25
export const rowStep = 26

export const widthOf = ({ count }: UnitArt, size: number) =>
  count > 9 ? size + 20 : count > 1 ? size + 11 : size + 2

export const widthOfAll = (units: readonly UnitArt[], size: number) =>
  units.reduce((total, unit) => total + widthOf(unit, size), 0)

/** What stands in one row: kinds of units, what is aboard and who leads. */
export interface Rowed {
  readonly units: readonly UnitArt[]
  readonly cargo: readonly UnitArt[]
  readonly leaders: readonly string[]
}

export const rowWidth = ({ units, cargo, leaders }: Rowed) =>
  8 +
  widthOfAll(units, glyph) +
  (cargo.length > 0 ? 6 + widthOfAll(cargo, loaded) : 0) +
  leaders.length * coin

export const rowsSize = (rows: readonly Rowed[]): Size => ({
  width: Math.max(...rows.map(rowWidth)),
  height: rowHeight + rowStep * (rows.length - 1),
})

const heaviest = (a: UnitArt, b: UnitArt) => reads.kinds.indexOf(b.kind) - reads.kinds.indexOf(a.kind)
export const inOrder = (units: readonly UnitArt[]) => [...units].sort(heaviest)

/** More kinds than this stand in several rows. */
const inARow = 4

/** A fleet in one row, in two and in three, the usual one first; who is aboard and who leads end the last. */
export function fleetRows({ ships, cargo, leaders = [] }: FleetArt): Rowed[][] {
  const units = inOrder(ships)
  const cut = (count: number): Rowed[] => {
    const each = Math.ceil(units.length / count)
    const rows = Array.from({ length: Math.ceil(units.length / each) || 1 }, (_, i) =>
      units.slice(i * each, (i + 1) * each),
    )
    return rows.map((row, i) => {
      const isLast = i === rows.length - 1
      return { units: row, cargo: isLast ? cargo : [], leaders: isLast ? leaders : [] }
    })
  }
  const usual = units.length > inARow ? [2, 1, 3] : [1, 2]
  const apart: Rowed[] = [
    { units, cargo: [], leaders: [] },
    { units: [], cargo, leaders },
  ]
  return [
    ...usual.filter(count => count <= Math.max(1, units.length)).map(cut),
    ...(cargo.length + leaders.length > 0 && units.length > 0 ? [apart] : []),
  ]
}

export const groundRow = ({ units, leaders = [] }: GroundArt): Rowed => ({
  units: inOrder(units),
  cargo: [],
  leaders,
})

export const sum = (units: readonly UnitArt[]) => units.reduce((total, { count }) => total + count, 0)

/** Leaders look over the upper edge of a banner. */
const above = 11
type Led = Pick<FleetArt, 'leaders'>
const heightWith = ({ leaders = [] }: Led, height: number) => height + (leaders.length > 0 ? above : 0)
const widthWith = ({ leaders = [] }: Led, width: number) => width + (leaders.length > 0 ? 8 : 0)

/** How far a banner lies below the middle of what it takes up with its leaders. */
export const sunk = ({ leaders = [] }: Led): number => (leaders.length > 0 ? above / 2 : 0)

/** Where there is little room a banner bears no emblem. */
export const bannerHalf = ({ ships }: FleetArt, shape: number): number =>
  (sum(ships) > 9 ? 52 : 44) - (shape > 0 ? 13 : 0)

/** From afar. */
export const bannerSizes = (fleet: FleetArt): Size[] =>
  [0, 1].map(shape => ({
    width: widthWith(fleet, bannerHalf(fleet, shape) * 2),
    height: heightWith(fleet, 36),
  }))

export const garrisonWidth = ({ units }: GroundArt): number => {
  const troops = units.find(({ kind }) => kind === reads.troop)?.count ?? 0
  const built = units.filter(({ kind }) => kind !== reads.troop)
  return 8 + built.length * 26 + (troops > 0 ? (troops > 9 ? 58 : 43) : 0)
}

export const garrisonSize = (ground: GroundArt): Size => ({
  width: widthWith(ground, garrisonWidth(ground)),
  height: heightWith(ground, 28),
})
