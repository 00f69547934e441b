import type { Seat } from '../engine/rules.ts'
import { passives } from './abilities.ts'
import { type Difficulty, type Rank, ranks } from './content/ai.ts'
import { type AssetCode, amountOf, commodities, type SheetId, sheetIds, sides } from './content/assets.ts'
import {
  commodityPoints,
  councilorPoints,
  mecatolSlots,
  populationTrack,
  type Slot,
  warGrid,
} from './content/charts.ts'
import { unitWorth } from './content/units.ts'
import { allLines, dockOf, docksOf } from './expansion.ts'
import { gridOf, left } from './industry.ts'
import { assetOfSystem } from './navigation.ts'
import { objectiveWorth } from './objectives.ts'
import { spoilsOf } from './printed.ts'
import type { Marks, Power, Score, Table } from './table.ts'
import { builtBands, nodesOf, unitOfBand } from './warfare.ts'

const pointsOf = (asset: AssetCode | undefined): number => (asset?.startsWith('vp:') ? amountOf(asset) : 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** All who wrote their name in one step have what stands at the highest slot written in it. */
export function mecatolSlot({ mecatol }: Table, name: Power): Slot | undefined {
  const step = mecatol.find(each => each.name === name)?.step
  return mecatolSlots[mecatol.findIndex(each => each.step === step)]
}

/** Of a chart: what stands at or before so many marks. */
const reached = (points: Readonly<Record<number, number>>, marks: number): number =>
  sum(Object.entries(points).map(([after, worth]) => (Number(after) <= marks ? worth : 0)))

export function sheetPointsOf(table: Table, seat: Seat, marks: Marks, sheet: SheetId): number {
  const written = marks.written[sheet] ?? 0
  switch (sheet) {
    case 'navigation':
      return (
        written +
        sum(Object.keys(marks.navigation.claimed).map(system => pointsOf(assetOfSystem(marks, system)))) +
        sum(Object.values(marks.navigation.values)) +
        (mecatolSlot(table, seat)?.points ?? 0)
      )
    case 'expansion':
      return written + expansionPoints(marks)
    case 'industry':
      return written + industryPoints(marks)
    case 'warfare':
      return written + warfarePoints(marks)
  }
}

function expansionPoints(marks: Marks): number {
  const { claimed, population } = marks.expansion
  return (
    sum(allLines(marks).map(({ id, asset }) => (claimed[id] ? pointsOf(asset) : 0))) +
    sum(docksOf(marks).map(dock => (claimed[dock] ? pointsOf(dockOf(marks, dock).asset) : 0))) +
    sum(populationTrack.slice(0, population))
  )
}

function industryPoints(marks: Marks): number {
  const { cells, commodities: rows, councilors } = marks.industry
  const grid = gridOf(marks)
  const spaces = Object.keys(cells).map(id => (cells[id] === 'claimed' ? pointsOf(grid[id]?.asset) : 0))
  return (
    sum(spaces) +
    sum(commodities.map(commodity => reached(commodityPoints, rows[commodity]))) +
    reached(councilorPoints, councilors)
  )
}

function warfarePoints(marks: Marks): number {
  const { claimed, wars, spoilt } = marks.warfare
  const nodes = nodesOf(marks)
  const ofNodes = Object.keys(claimed).map(node => pointsOf(nodes[node] as AssetCode))
  const more = passives(marks, 'unitVp')
  const ofUnits = builtBands(marks).map(band => {
    const unit = unitOfBand(band)
    return (
      unitWorth(marks.edition, unit) +
      sum(more.map(passive => (passive.unit === unit ? (passive.n ?? 0) : 0)))
    )
  })
  const ofWars = Array.from({ length: warGrid.wars }, (_, i) => i + 1).flatMap(war =>
    sides.map(side => {
      const result = wars[`${war}${side}`]?.result
      const spoils = spoilsOf(marks, war)
      if (result === 'lost') return pointsOf(spoils.loss)
      return result === 'won' && !spoilt[`${war}${side}`] ? pointsOf(spoils[side]) : 0
    }),
  )
  return sum([...ofNodes, ...ofUnits, ...ofWars])
}

/** As the sheets stand: every running total is worked out again from the marks. */
export function scoreOf(table: Table, seat: Seat, marks: Marks): Score {
  const sheets = Object.fromEntries(
    sheetIds.map(sheet => [sheet, sheetPointsOf(table, seat, marks, sheet)]),
  ) as Record<SheetId, number>
  const objectives = Object.fromEntries(
    sheetIds.map(sheet => [sheet, objectiveWorth(table, sheet, seat)]),
  ) as Record<SheetId, number>
  const tradeGoods = Math.floor(left(marks.industry.tradeGoods) / 2)
  const total = sum([...Object.values(sheets), ...Object.values(objectives), tradeGoods])
  return { sheets, objectives, tradeGoods, total, votes: left(marks.industry.votes) }
}

/** How a score against the AI is remembered. */
export function rankOf(difficulty: Difficulty, points: number): Rank {
  const reached = ranks[difficulty].filter(([least]) => points >= least)
  return reached.at(-1)?.[1] ?? 'lost'
}
