import { commodities } from './content/assets.ts'
import { mostCouncilors, pool, tradeGoodColumns } from './content/charts.ts'
import { industryGrid, industrySpaces, type Space } from './printed.ts'
import type { Cell, Marks, Pool } from './table.ts'

export const gridOf = ({ sheets }: Marks): Readonly<Record<string, Space>> => industryGrid(sheets.industry)

export const cellAt = (marks: Marks, id: string): Cell | undefined =>
  gridOf(marks)[id]?.preprinted ? 'scrapped' : marks.industry.cells[id]

const spacesWhere = (marks: Marks, fits: (space: Space, id: string) => boolean): string[] =>
  industrySpaces(marks.sheets.industry).flatMap(([id, space]) => (fits(space, id) ? [id] : []))

/** Beside any marked space. */
export function scrappable(marks: Marks): string[] {
  const { cells } = marks.industry
  const grid = gridOf(marks)
  const isMarked = (id: string) =>
    grid[id]?.preprinted === true || cells[id] === 'scrapped' || cells[id] === 'claimed'
  return spacesWhere(
    marks,
    ({ asset, beside }, id) => asset !== undefined && !cells[id] && beside.some(isMarked),
  )
}

/** Beside a scrapped space. */
export function claimableSpaces(marks: Marks): string[] {
  const { cells } = marks.industry
  const grid = gridOf(marks)
  const isScrapped = (id: string) => grid[id]?.preprinted === true || cells[id] === 'scrapped'
  return spacesWhere(
    marks,
    ({ asset, beside }, id) => asset !== undefined && !cells[id] && beside.some(isScrapped),
  )
}

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

/** Claims so many of a pool, as far as it goes; tells how many. */
export function fill(pool_: Pool, count: number): number {
  const gained = Math.max(0, Math.min(count, pool - pool_.claimed))
  pool_.claimed += gained
  return gained
}
