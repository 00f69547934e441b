import { kept } from '../engine/kept.ts'
import { commodities } from './content/assets.ts'
import { mostCouncilors, pool, tradeGoodColumns } from './content/charts.ts'
import { industryGridOf, industrySpaces, type Space, scrappedFromTheStart } from './printed.ts'
import type { Cell, Marks, Pool } from './table.ts'

export const gridOf = (marks: Marks): Readonly<Record<string, Space>> => industryGridOf(marks)

export const cellAt = (marks: Marks, id: string): Cell | undefined =>
  gridOf(marks)[id]?.preprinted ? 'scrapped' : marks.industry.cells[id]

function spacesWhere(marks: Marks, fits: (space: Space, id: string) => boolean): string[] {
  const found: string[] = []
  for (const [id, space] of industrySpaces(marks)) if (fits(space, id)) found.push(id)
  return found
}

/** Beside any marked space. */
export const scrappable = (marks: Marks): readonly string[] =>
  openBeside(marks, 'marked', cell => cell !== 'blacked')

/** Beside a scrapped space. */
export const claimableSpaces = (marks: Marks): readonly string[] =>
  openBeside(marks, 'scrapped', cell => cell === 'scrapped')

/** Unmarked spaces with an asset, beside one that is such from the start or by its mark. */
const openBeside = (marks: Marks, such: string, is: (cell: Cell) => boolean): readonly string[] =>
  kept(marks.industry, `${such} ${marks.sheets.industry}`, ({ cells }) => {
    const grid = gridOf(marks)
    const byMarks = Object.entries(cells).flatMap(([id, cell]) => (is(cell) ? [id] : []))
    const near = new Set<string>()
    for (const id of [...scrappedFromTheStart(marks), ...byMarks])
      for (const next of grid[id]?.beside ?? []) near.add(next)
    return spacesWhere(marks, ({ asset }, id) => asset !== undefined && near.has(id) && !cells[id])
  })

/** Anywhere, each by the specialty of its tag. */
export const dottedXs = (marks: Marks): string[] =>
  spacesWhere(marks, ({ tag }, id) => tag !== undefined && !cellAt(marks, id))

/** How many "+1 trade good" icons count during production. */
export function tradeGoodIcons({ industry }: Marks): number {
  const full = Math.min(...commodities.map(commodity => industry.commodities[commodity]))
  return Math.max(0, Math.min(full, tradeGoodColumns) - industry.iconsCrossed)
}

/** The first "+1 vote" icon is unlocked from the start. */
export const voteIcons = ({ industry }: Marks): number => Math.min(industry.councilors, mostCouncilors) + 1

export const left = ({ claimed, spent }: Pool): number => claimed - spent

export const sizeOf = ({ size = pool }: Pool): number => size

/** Claims so many of a pool, as far as it goes; tells how many. */
export function fill(pool_: Pool, count: number): number {
  const gained = Math.max(0, Math.min(count, sizeOf(pool_) - pool_.claimed))
  pool_.claimed += gained
  return gained
}
