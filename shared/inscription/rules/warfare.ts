import type { Resource } from '../content/assets.ts'
import type { UnitName } from '../content/effects.ts'
import type { Marks } from '../table.ts'
import { iconsLeft, nodesOf, nodesOfPlacement, startOf, unitOfBand } from '../warfare.ts'
import type { Happening } from './happenings.ts'

/** Crosses out one icon of a band; the last one builds the unit. */
export function crossIcon(marks: Marks, band: string, icon: Resource): Happening[] {
  const unit = unitOfBand(band)
  const icons = marks.warfare.bands[band]?.icons ?? startOf(marks, unit)
  marks.warfare.bands[band] = { icons: icons + icon }
  return iconsLeft(marks, band) === '' ? build(marks, band) : []
}

export function build(marks: Marks, band: string): Happening[] {
  const unit = unitOfBand(band)
  marks.warfare.bands[band] = { icons: marks.warfare.bands[band]?.icons ?? '', built: true }
  return [
    { is: 'deploy', unit, built: true },
    { is: 'moment', on: 'buildUnit', unit },
  ]
}

export function buildInfantry({ warfare }: Marks): Happening[] {
  warfare.infantry++
  return [
    { is: 'deploy', unit: 'infantry', built: true },
    { is: 'moment', on: 'buildUnit', unit: 'infantry' },
  ]
}

/** Draws a unit onto the grid and claims what it covers. */
export function drawUnit(marks: Marks, unit: UnitName, placement: string): Happening[] {
  const nodes = nodesOfPlacement(unit, placement)
  const printed = nodesOf(marks)
  marks.warfare.units.push({ unit, nodes })
  const happenings: Happening[] = []
  for (const node of nodes) {
    const asset = printed[node]
    if (!asset || asset === 'anomaly') continue
    marks.warfare.claimed[node] = true
    happenings.push({ is: 'asset', asset, sheet: 'warfare', at: node })
  }
  if (nodes.some(node => printed[node] === 'anomaly'))
    happenings.push({ is: 'moment', on: 'deployCoversAnomaly', unit })
  return happenings
}
