import { describe, expect, it } from 'vitest'
import { faultOf, wouldClaim } from '../../../client/inscription/sheets/deployFault.ts'
import { nodesUnder } from '../../../client/inscription/sheets/ghost.ts'
import type { Side } from '../../../shared/inscription/content/assets.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { unitNames } from '../../../shared/inscription/content/units.ts'
import { placements, waysOf } from '../../../shared/inscription/warfare.ts'
import { blankMarks } from './marks.ts'

/** A war over, a carrier drawn in the left half above the line. */
const begun = () => {
  const marks = blankMarks()
  marks.warfare.line = 1
  marks.warfare.units.push({ unit: 'carrier', nodes: ['2,3', '2,4', '3,3', '3,4'] })
  return marks
}
const why = (unit: UnitName, x: number, y: number, half?: Side) => {
  const marks = begun()
  return faultOf(marks, unit, placements(marks, unit, half), { x, y, way: 0 })
}

describe('Why a unit may not lie there', () => {
  it('is that it lies below the deployment line', () => {
    expect(why('destroyer', 6, 2)).toEqual({ why: 'line', nodes: ['6,2'] })
  })
  it('is that another unit is there', () => {
    expect(why('destroyer', 2, 4)).toEqual({ why: 'occupied', nodes: ['2,4'] })
  })
  it('is an anomaly', () => {
    expect(why('destroyer', 4, 4)).toEqual({ why: 'anomaly', nodes: ['4,5'] })
  })
  it('is that it touches neither the first row nor a unit', () => {
    expect(why('destroyer', 7, 6)?.why).toBe('apart')
  })
  it('is that a card wants it in the other half', () => {
    expect(why('destroyer', 7, 3, 'left')?.why).toBe('otherHalf')
  })

  it('is given for every place that is not legal, and for no other', () => {
    const marks = begun()
    for (const unit of unitNames) {
      const at = placements(marks, unit)
      waysOf(unit).forEach((_, way) => {
        for (let x = 0; x < 7; x++)
          for (let y = 0; y < 9; y++) {
            const fault = faultOf(marks, unit, at, { x, y, way })
            expect(fault === undefined).toBe(at.includes(`${x},${y},${way}`))
            expect(fault?.why).not.toBe('otherHalf')
          }
      })
    }
  })

  it('is no anomaly with the technology that lets units be drawn over them', () => {
    const marks = begun()
    marks.technologies.antimass_deflectors = { crossed: 2, unlocked: true }
    expect(
      faultOf(marks, 'destroyer', placements(marks, 'destroyer'), { x: 4, y: 4, way: 0 }),
    ).toBeUndefined()
  })
})

it('Assets a unit would claim are those it covers', () => {
  expect(wouldClaim(blankMarks(), nodesUnder('pds', { x: 2, y: 0, way: 0 }))).toEqual(['2,1'])
  expect(wouldClaim(blankMarks(), ['4,2'])).toEqual([])
})
