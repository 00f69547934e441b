import { describe, expect, test } from 'vitest'
import type { Commodity } from '../../shared/inscription/content/assets.ts'
import { tradeGoodIcons, voteIcons } from '../../shared/inscription/industry.ts'
import { addCouncilor, addPopulation, fillRow } from '../../shared/inscription/rules/industry.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import { holding, marked, spending } from './scene.ts'

const around = ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3']

describe('Industry', () => {
  test('[inscription/10.grid] scraps for a material beside any marked space', () => {
    const game = spending({ M: 1, I: 1 }, 'industry')
    expect(game.offered('scrap').sort()).toEqual(around)
    expect(game.payments('scrap', 'r3q3')).toEqual(['M'])
    game.mark('take', 'r3q3')
    expect(game.offered('scrap')).toContain('r2q3')
  })

  test('[inscription/10.grid] claims for an influence or a research beside a scrapped space only', () => {
    const game = spending({ I: 2, R: 1 }, 'industry')
    expect(game.payments('take', 'r3q3')).toEqual(['I', 'R'])
    game.mark('take', 'r3q3', 'I')
    expect(game.marks().industry.tradeGoods.claimed).toBe(1)
    expect(game.offered('take')).not.toContain('r2q3')
    expect(game.offered('take').sort()).toEqual(around.filter(id => id !== 'r3q3'))
  })

  test('[inscription/10.grid] destroys the asset of a scrapped space, which is marked once and for all', () => {
    const game = spending({ M: 2, I: 1 }, 'industry')
    game.mark('scrap', 'r3q3')
    expect(game.marks().industry.tradeGoods.claimed).toBe(0)
    expect([...game.offered('scrap'), ...game.offered('take')]).not.toContain('r3q3')
    expect(game.offered('take')).toContain('r2q3')
  })

  test('[inscription/10.dottedX] [inscription/15.specialty] scraps a dotted X anywhere, for the specialty of its tag alone', () => {
    const game = spending({}, 'industry', holding('spec:warfare', 'spec:biotic'))
    expect(game.payments('dottedX', 'r0q2')).toEqual(['spec:warfare'])
    expect(game.offered('dottedX')).not.toContain('r3q5')
    game.mark('dottedX', 'r0q2')
    expect(game.marks().industry.cells['r0q2']).toBe('scrapped')
    expect(game.marks().assets['navigation:x0']?.spent).toBe(true)
    const beside = spending(
      { I: 1 },
      'industry',
      marked(marks => {
        marks.industry.cells['r0q2'] = 'scrapped'
      }),
    )
    expect(beside.offered('take')).toContain('r0q3')
  })

  test('[inscription/10.legend] spends a specialty of the legend as resources, one by one and without interruption', () => {
    const game = spending({ R: 1 }, 'industry', { ...holding('spec:cybernetic', 'spec:warfare') })
    game.mark('legend', 'cybernetic')
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 3 })
    expect(game.offered('scrap').length).toBeGreaterThan(0)
    expect([...game.offered('take'), ...game.offered('dottedX')]).toEqual([])
    expect(game.mayStop()).toBe(false)
    game.mark('scrap', 'r3q3').mark('scrap', 'r3q2').mark('scrap', 'r4q2')
    expect(game.offered('take').length).toBeGreaterThan(0)
  })

  test('[inscription/10.legend] does not let a biotic asset be scraped together with other resources', () => {
    const game = spending({}, 'industry', holding('spec:biotic'))
    game.mark('legend', 'biotic')
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ I: 2 })
  })

  test('[inscription/11.chart] crosses out commodities from the left, with points after the third, fifth and seventh', () => {
    const game = spending({ I: 1 }, 'industry')
    const worth = (counts: Partial<Record<Commodity, number>>) => {
      const marks = structuredClone(game.marks())
      Object.assign(marks.industry.commodities, counts)
      return scoreOf(game.table, 'p1', marks).sheets.industry
    }
    expect([2, 3, 4, 5, 6, 7].map(square => worth({ square }))).toEqual([0, 1, 1, 3, 3, 7])
    expect(worth({ square: 3, diamond: 3, triangle: 3 })).toBe(3)
  })

  test('[inscription/11.chart] unlocks an icon for a trade good when all commodities above it are crossed out', () => {
    const icons = (triangle: number, diamond: number, square: number) => {
      const marks = structuredClone(spending({ I: 1 }, 'industry').marks())
      marks.industry.commodities = { triangle, diamond, square }
      return tradeGoodIcons(marks)
    }
    expect(icons(3, 3, 3)).toBe(3)
    expect(icons(7, 0, 0)).toBe(0)
    expect(icons(7, 7, 7)).toBe(6)
    expect(icons(2, 1, 4)).toBe(1)
  })

  test('[inscription/11.chart] counts votes and points of one to eight councilors as the chart prints them', () => {
    const game = spending({ I: 1 }, 'industry')
    const marks = structuredClone(game.marks())
    const seen = Array.from({ length: 8 }, () => {
      addCouncilor(marks)
      return [scoreOf(game.table, 'p1', marks).sheets.industry, voteIcons(marks)]
    })
    expect(seen.map(([points]) => points)).toEqual([0, 2, 2, 4, 4, 7, 7, 7])
    expect(seen.map(([, votes]) => votes)).toEqual([2, 3, 4, 5, 6, 7, 7, 7])
  })

  test('[inscription/9.population] adds up population along its track, and what goes beyond a chart is lost', () => {
    const game = spending({ I: 1 }, 'industry')
    const marks = structuredClone(game.marks())
    const points = Array.from({ length: 13 }, () => {
      addPopulation(marks)
      return scoreOf(game.table, 'p1', marks).sheets.expansion
    })
    expect(points).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 25, 25])
    fillRow(marks, 'diamond', 9)
    expect(marks.industry.commodities.diamond).toBe(7)
  })

  test('[inscription/11.pools] has no more trade goods and votes than its pools hold', () => {
    const game = spending({ I: 1 }, 'industry', { tradeGoods: { p1: 16 } })
    game.mark('take', 'r3q3')
    expect(game.marks().industry.tradeGoods).toEqual({ claimed: 16, spent: 0 })
  })

  test('[inscription/11.chart] [inscription/15.commodities] counts an asset claimed elsewhere in its chart at once', () => {
    const game = spending(
      { I: 1 },
      'navigation',
      marked(marks => {
        marks.navigation.explored['s13'] = true
      }),
    )
    game.mark('claim', 's13')
    expect(game.marks().industry.commodities.diamond).toBe(1)
  })
})
