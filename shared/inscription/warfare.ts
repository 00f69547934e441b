import { kept } from '../engine/kept.ts'
import { effectsHeld, has, passives } from './abilities.ts'
import type { Resource, Side } from './content/assets.ts'
import { warGrid } from './content/charts.ts'
import type { UnitName } from './content/effects.ts'
import { idsIn } from './content/sets.ts'
import { iconsOf, unitNames, units } from './content/units.ts'
import { sideOfNode, warNodes, warOfNode } from './printed.ts'
import type { Marks } from './table.ts'

export const nodesOf = ({ sheets }: Marks) => warNodes(sheets.warfare)

export const markedNodes = ({ warfare }: Marks): ReadonlySet<string> =>
  kept(warfare.units, 'nodes', units => new Set(units.flatMap(({ nodes }) => nodes)))

type Cells = readonly (readonly [x: number, y: number])[]

function settled(cells: Cells): Cells {
  const left = Math.min(...cells.map(([x]) => x))
  const low = Math.min(...cells.map(([, y]) => y))
  return cells.map(([x, y]) => [x - left, y - low] as const).sort(([ax, ay], [bx, by]) => ay - by || ax - bx)
}

/** A unit's shape turned and flipped in every way that looks different. */
function turned(shape: Cells): Cells[] {
  const ways = new Map<string, Cells>()
  for (const flipped of [false, true]) {
    let cells: Cells = flipped ? shape.map(([x, y]) => [-x, y] as const) : shape
    for (let turn = 0; turn < 4; turn++) {
      const settledCells = settled(cells)
      ways.set(settledCells.join(';'), settledCells)
      cells = cells.map(([x, y]) => [y, -x] as const)
    }
  }
  return [...ways.values()]
}

const ways = Object.fromEntries(
  unitNames.map(unit => [unit, turned(units[unit].shape)]),
) as unknown as Readonly<Record<UnitName, Cells[]>>
export const waysOf = (unit: UnitName): readonly Cells[] => ways[unit]

/** The nodes a placement covers: its corner and which way it is turned, `4,3,1`. */
export function nodesOfPlacement(unit: UnitName, placement: string): string[] {
  const [x = 0, y = 0, way = 0] = placement.split(',').map(Number)
  return (ways[unit][way] ?? []).map(([dx, dy]) => `${x + dx},${y + dy}`)
}

const beside = (node: string): string[] => {
  const [x = 0, y = 0] = node.split(',').map(Number)
  return [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`]
}

/** Where a unit may be drawn: above the deployment line, from its first row on or beside another unit. */
export const placements = (marks: Marks, unit: UnitName, half?: Side): string[] => [
  ...eachPlacement(marks, unit, half),
]

/** One after the other, for whom the first will do. */
export function* eachPlacement(marks: Marks, unit: UnitName, half?: Side): Generator<string, undefined> {
  const lowest = marks.warfare.line * warGrid.rowsOfWar
  const nodes = nodesOf(marks)
  const marked = markedNodes(marks)
  const overAnomalies = has(marks, 'deployOverAnomalies')
  const isFree = (node: string) =>
    Object.hasOwn(nodes, node) &&
    Number(node.slice(node.indexOf(',') + 1)) >= lowest &&
    !marked.has(node) &&
    (overAnomalies || nodes[node] !== 'anomaly') &&
    (half === undefined || sideOfNode(node) === half)
  const isReached = (node: string) =>
    Number(node.slice(node.indexOf(',') + 1)) === lowest || beside(node).some(next => marked.has(next))
  for (let way = 0; way < ways[unit].length; way++)
    for (let y = lowest; y < warGrid.rows; y++)
      for (let x = 0; x < warGrid.columns; x++) {
        const placement = `${x},${y},${way}`
        const covered = nodesOfPlacement(unit, placement)
        if (covered.every(isFree) && covered.some(isReached)) yield placement
      }
}

const numberOf = (band: string) => Number(/\d+$/.exec(band)?.[0])
export const unitOfBand = (band: string): UnitName => band.replace(/\d+$/, '') as UnitName

/** Icons of a band still to be crossed out, as letters. */
export function iconsLeft(marks: Marks, band: string): string {
  const unit = unitOfBand(band)
  let icons = iconsOf(marks.edition, unit).join('')
  for (const crossed of marks.warfare.bands[band]?.icons ?? startOf(marks, unit))
    icons = icons.replace(crossed, '')
  return icons
}

/** What is crossed out of every band of a unit from the start. */
export const startOf = (marks: Marks, unit: UnitName): string =>
  passives(marks, 'unitDiscount')
    .filter(passive => passive.unit === unit)
    .map(({ res = 'M', n = 1 }) => res.repeat(n))
    .join('')

export const isLocked = ({ warfare }: Marks, unit: UnitName): boolean =>
  units[unit].lockedBy !== undefined && !warfare.unlocked[unit]

/** Bands that can be built on: those begun, and the next of each unit. */
export const openBands = (marks: Marks): readonly string[] =>
  kept(marks.warfare, 'open bands', ({ bands }) =>
    idsIn(marks, units).flatMap(unit => {
      if (unit === 'infantry' || isLocked(marks, unit)) return []
      const all = Array.from({ length: units[unit].limit }, (_, i) => `${unit}${i + 1}`)
      const begun = all.filter(band => bands[band] && !bands[band]?.built && !bands[band]?.banned)
      const next = all.find(band => !bands[band])
      return next ? [...begun, next] : begun
    }),
  )

/** The next band of each unit that has none of its icons crossed out, locked ones too. */
export const untouchedBands = (marks: Marks): string[] =>
  idsIn(marks, units).flatMap(unit => {
    if (unit === 'infantry' || startOf(marks, unit) !== '') return []
    const all = Array.from({ length: units[unit].limit }, (_, i) => `${unit}${i + 1}`)
    return all.find(band => !marks.warfare.bands[band]) ?? []
  })

/** Bands on which a resource would cross something out. */
export const bandsTaking = (marks: Marks, resource: Resource): string[] =>
  openBands(marks).filter(band => iconsLeft(marks, band).includes(resource))

export const builtBands = ({ warfare }: Marks): string[] =>
  Object.keys(warfare.bands)
    .filter(band => warfare.bands[band]?.built)
    .sort((a, b) =>
      unitOfBand(a) < unitOfBand(b) ? -1 : unitOfBand(a) > unitOfBand(b) ? 1 : numberOf(a) - numberOf(b),
    )

export const nodesInSection = (marks: Marks, war: number, side: Side): readonly string[] =>
  kept(marks.warfare.units, `${war} ${side}`, () =>
    [...markedNodes(marks)].filter(node => warOfNode(node) === war && sideOfNode(node) === side),
  )

/** What a section counts at the totals: its marked nodes and everything that is added in each war. */
export function strengthIn(marks: Marks, war: number, side: Side, added = 0): number {
  const nodes = nodesInSection(marks, war, side)
  const pdsThere = marks.warfare.units.some(
    ({ unit, nodes: covered }) => unit === 'pds' && covered.some(node => nodes.includes(node)),
  )
  const sections = passives(marks, 'pdsSectionBonus').reduce((sum, { n = 1 }) => sum + (pdsThere ? n : 0), 0)
  const always = effectsHeld(marks).reduce(
    (sum, { effect }) => sum + (effect.op === 'strength' && effect.wars === 'all' ? effect.n : 0),
    0,
  )
  return Math.max(0, nodes.length + sections + marks.warfare.neighbours[side] + always + added)
}
