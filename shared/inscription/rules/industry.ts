import type { Commodity, Specialty } from '../content/assets.ts'
import { commodityRow, legend, mostCouncilors, populationTrack } from '../content/charts.ts'
import { gridOf } from '../industry.ts'
import type { Marks } from '../table.ts'
import type { Happening } from './happenings.ts'

export function scrap({ industry }: Marks, space: string): Happening[] {
  industry.cells[space] = 'scrapped'
  return []
}

export function takeSpace(marks: Marks, space: string): Happening[] {
  const asset = gridOf(marks)[space]?.asset
  if (!asset) throw new Error(`Nothing can be claimed at ${space}`)
  marks.industry.cells[space] = 'claimed'
  const happenings: Happening[] = [{ is: 'asset', asset, sheet: 'industry', at: space }]
  if (asset.startsWith('com:')) happenings.push({ is: 'moment', on: 'claimCommodityHere' })
  return happenings
}

/** The resources of a specialty are spent one by one, and nothing comes between them. */
export function useLegend(specialty: Specialty): Happening[] {
  const printed = legend[specialty]
  if (!printed) throw new Error(`${specialty} is not in the legend`)
  const { resource, count } = printed
  return [
    {
      is: 'spending',
      spending: { by: 'legend', about: specialty, resources: { [resource]: count }, sheets: ['industry'] },
    },
  ]
}

/** Charts are filled from the left; what goes beyond their end is lost. */
export function fillRow({ industry }: Marks, commodity: Commodity, count: number) {
  industry.commodities[commodity] = Math.min(commodityRow, industry.commodities[commodity] + count)
}

export function addCouncilor({ industry }: Marks) {
  industry.councilors = Math.min(mostCouncilors, industry.councilors + 1)
}

export function addPopulation({ expansion }: Marks) {
  expansion.population = Math.min(populationTrack.length, expansion.population + 1)
}
