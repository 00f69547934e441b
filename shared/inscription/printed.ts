import { kept } from '../engine/kept.ts'
import type { AssetCode, Resource, SheetId, Side, Specialty } from './content/assets.ts'
import { secondLosses, warGrid } from './content/charts.ts'
import { type Edition, inEdition } from './content/editions.ts'
import { type Colony, type ExpansionSheetId, expansionSheets } from './content/expansionSheets.ts'
import { type IndustrySheet, type IndustrySheetId, industrySheets } from './content/industrySheets.ts'
import { type NavigationSheetId, navigationSheets } from './content/navigationSheets.ts'
import { type Spoils, warfareSheets } from './content/warfareSheets.ts'
import type { Marks } from './table.ts'

/** What is printed on a sheet, read once: its content never changes. */

function once<K extends string, T>(read: (id: K) => T): (id: K) => T {
  const known = new Map<K, T>()
  return id => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}

export interface StarChart {
  readonly systems: Readonly<Record<string, AssetCode>>
  /** Both ways. */
  readonly lanes: Readonly<Record<string, readonly string[]>>
  /** The wormholes of a system; most have none. */
  readonly mouths: Readonly<Record<string, readonly string[]>>
  readonly wormholes: Readonly<Record<string, string>>
}

export const starChart = once((id: NavigationSheetId): StarChart => {
  const sheet = navigationSheets[id]
  const systems: Record<string, AssetCode> = {}
  for (const row of sheet.systems)
    for (const word of row.split(' ')) {
      const [system, asset] = word.split('=') as [string, AssetCode]
      systems[system] = asset
    }
  const lanes: Record<string, string[]> = {}
  const join = (from: string, to: string) => {
    lanes[from] = [...(lanes[from] ?? []), to]
  }
  for (const [from, all] of Object.entries(sheet.hyperlanes))
    for (const to of all.split(' ')) {
      join(from, to)
      join(to, from)
    }
  const mouths: Record<string, string[]> = {}
  for (const [wormhole, system] of Object.entries(sheet.wormholes))
    mouths[system] = [...(mouths[system] ?? []), wormhole]
  return { systems, lanes, mouths, wormholes: sheet.wormholes }
})

/** Where a system is drawn: columns from the left, rows from home upwards. */
export function placeOfSystem(id: NavigationSheetId, system: string): { x: number; y: number } {
  if (system === 'H') return { x: 3, y: 0 }
  if (system === 'MR') return { x: 3, y: 10 }
  const pocket = navigationSheets[id].pockets[system]
  return pocket ? { x: pocket[0], y: pocket[1] } : { x: Number(system[2]), y: Number(system[1]) }
}

export const coloniesOf = ({ sheets }: Marks): Readonly<Record<string, Colony>> =>
  expansionSheets[sheets.expansion].planets
export const colony = (marks: Marks, planet: string): Colony => {
  const found = coloniesOf(marks)[planet]
  if (!found) throw new Error(`No planet is called "${planet}"`)
  return found
}

const letters = (planet: string, { icons }: Colony) =>
  Object.fromEntries(
    icons.flatMap((row, r) => [...row].map((icon, c) => [`${planet}.${r}.${c}`, icon as Resource])),
  )
const printedIcons = once(
  (id: ExpansionSheetId): Readonly<Record<string, Readonly<Record<string, Resource>>>> => {
    const planets = Object.entries(expansionSheets[id].planets)
    return Object.fromEntries(planets.map(([planet, colony]) => [planet, letters(planet, colony)]))
  },
)

/** The icons of a planet by their ids. */
export function iconsOfPlanet({ sheets }: Marks, planet: string): Readonly<Record<string, Resource>> {
  const found = printedIcons(sheets.expansion)[planet]
  if (!found) throw new Error(`No planet is called "${planet}"`)
  return found
}

export interface Line {
  readonly id: string
  readonly asset: AssetCode
  readonly icons: readonly string[]
}

const lines = (planet: string, { icons, rows, columns }: Colony): Line[] => [
  ...rows.map((asset, r) => ({
    id: `${planet}.r${r}`,
    asset,
    icons: [...(icons[r] ?? '')].map((_, c) => `${planet}.${r}.${c}`),
  })),
  ...columns.map((asset, c) => ({
    id: `${planet}.c${c}`,
    asset,
    icons: icons.map((_, r) => `${planet}.${r}.${c}`),
  })),
]
/** Rows and columns with their assets and their icons, by ids such as `p3.r1`, of each planet. */
export const printedLines = once((id: ExpansionSheetId): Readonly<Record<string, readonly Line[]>> => {
  const planets = Object.entries(expansionSheets[id].planets)
  return Object.fromEntries(planets.map(([planet, colony]) => [planet, lines(planet, colony)]))
})

export const allPrintedLines = once((id: ExpansionSheetId): readonly Line[] =>
  Object.values(printedLines(id)).flat(),
)

export interface Space {
  readonly r: number
  readonly q: number
  readonly asset?: AssetCode
  /** What scraps a dotted X. */
  readonly tag?: Specialty
  readonly preprinted?: true
  readonly beside: readonly string[]
}

const neighbours = (r: number, q: number): [r: number, q: number][] => {
  const shift = r % 2 === 0 ? -1 : 0
  return [
    [r, q - 1],
    [r, q + 1],
    [r - 1, q + shift],
    [r - 1, q + shift + 1],
    [r + 1, q + shift],
    [r + 1, q + shift + 1],
  ]
}

/** The spaces of an industry grid by their ids, `r3q2`. */
const printedGrid = once((name: `${IndustrySheetId} ${Edition}`): Readonly<Record<string, Space>> => {
  const [id, edition] = name.split(' ') as [IndustrySheetId, string]
  const { grid } = inEdition<IndustrySheet>(industrySheets[id], edition === '2' ? 2 : undefined)
  const words = grid.map(row => row.split(' '))
  const isSpace = (r: number, q: number) => (words[r]?.[q] ?? 'void') !== 'void'
  const spaces: Record<string, Space> = {}
  words.forEach((row, r) => {
    row.forEach((word, q) => {
      if (word === 'void') return
      const beside = neighbours(r, q).flatMap(([r, q]) => (isSpace(r, q) ? [`r${r}q${q}`] : []))
      const place = { r, q, beside }
      spaces[`r${r}q${q}`] =
        word === 'scrapped'
          ? { ...place, preprinted: true }
          : word.startsWith('x:')
            ? { ...place, tag: word.slice(2) as Specialty }
            : { ...place, asset: word as AssetCode }
    })
  })
  return spaces
})

export const industryGrid = (id: IndustrySheetId, edition?: Edition) => printedGrid(`${id} ${edition}`)

type Dealt = Pick<Marks, 'sheets' | 'edition'>
export const industryGridOf = ({ sheets, edition }: Dealt) => industryGrid(sheets.industry, edition)

export const industrySpaces = (marks: Dealt) => kept(industryGridOf(marks), 'spaces', Object.entries<Space>)

export const scrappedFromTheStart = (marks: Dealt): readonly string[] =>
  kept(industryGridOf(marks), 'scrapped', () =>
    industrySpaces(marks).flatMap(([space, { preprinted }]) => (preprinted ? [space] : [])),
  )

/** The nodes of a war grid by column and row from the bottom, `4,0`; a plain one has nothing. */
export const warNodes = once(
  (id: keyof typeof warfareSheets): Readonly<Record<string, AssetCode | 'anomaly' | ''>> => {
    const nodes: Record<string, AssetCode | 'anomaly' | ''> = {}
    warfareSheets[id].grid.forEach((row, down) => {
      const words = row.split(' ').filter(word => word !== '|')
      words.forEach((word, x) => {
        nodes[`${x},${warGrid.rows - 1 - down}`] =
          word === '##' ? 'anomaly' : word === '.' ? '' : (word as AssetCode)
      })
    })
    return nodes
  },
)

export const sideOfNode = once(
  (node: string): Side => (Number(node.split(',')[0]) < warGrid.half ? 'left' : 'right'),
)
export const warOfNode = once(
  (node: string): number => Math.floor(Number(node.split(',')[1]) / warGrid.rowsOfWar) + 1,
)

export const technologiesOf = ({ sheets }: Marks, sheet: SheetId) =>
  ({
    navigation: navigationSheets[sheets.navigation],
    expansion: expansionSheets[sheets.expansion],
    industry: industrySheets[sheets.industry],
    warfare: warfareSheets[sheets.warfare],
  })[sheet].technologies

export const spoilsOf = ({ sheets, edition }: Dealt, war: number): Spoils => {
  const spoils = warfareSheets[sheets.warfare].spoils[war - 1]
  if (!spoils) throw new Error(`There is no war ${war}`)
  return { ...spoils, loss: edition === 2 ? (secondLosses[war - 1] ?? spoils.loss) : spoils.loss }
}
