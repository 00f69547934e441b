import { describe, expect, test } from 'vitest'
import { handOf, holding, marked, spending } from './scene.ts'

const unlocked = (...planets: string[]) =>
  marked(marks => {
    for (const planet of planets) marks.expansion.unlocked[planet] = true
  })

describe('Expansion', () => {
  test('[inscription/9.planets] begins with every planet locked, so that only docks and technologies take resources', () => {
    const game = spending({ M: 1 }, 'expansion')
    expect(game.offered('develop')).toEqual(['d1.0', 'd1.2', 'd2.0', 'd2.1', 'd3.0'])
  })

  test('[inscription/6.saved] [inscription/9.planets] unlocks a planet for a planet asset from any sheet, which is crossed out', () => {
    const game = spending({}, 'expansion', holding('planet'))
    expect(game.offered('unlock')).toHaveLength(7)
    game.mark('unlock', 'p1')
    expect(game.marks().expansion.unlocked).toEqual({ p1: true })
    expect(game.marks().assets['navigation:x0']).toEqual({ asset: 'planet', spent: true })
    expect(game.offered('unlock')).toEqual([])
  })

  test('[inscription/9.develop] crosses out one matching icon for each resource', () => {
    const game = spending({ I: 1 }, 'expansion', unlocked('p1'))
    expect(game.offered('develop').filter(at => at.startsWith('p'))).toEqual(['p1.0.1'])
    expect(game.refused({ verb: 'develop', sheet: 'expansion', at: 'p1.0.0', with: 'I' })?.code).toBe(
      'notOffered',
    )
  })

  test('[inscription/9.develop] [inscription/15.assets] claims the assets of a finished row and a finished column, each once', () => {
    const game = spending({ M: 3, I: 1 }, 'expansion', unlocked('p1'))
    game.mark('develop', 'p1.0.0').mark('develop', 'p1.0.1')
    expect(Object.keys(game.marks().expansion.claimed)).toEqual(['p1.r0'])
    expect(game.marks().expansion.population).toBe(1)
    game.mark('develop', 'p1.1.0')
    expect(game.marks().industry.tradeGoods.claimed).toBe(1)
    game.mark('develop', 'p1.1.1')
    expect(Object.keys(game.marks().expansion.claimed).sort()).toEqual(['p1.c0', 'p1.c1', 'p1.r0', 'p1.r1'])
    expect(game.marks().industry.commodities.triangle).toBe(1)
  })

  test('[inscription/9.docks] builds a dock for one planet asset, or for the icons of its row', () => {
    const bought = spending({}, 'expansion', holding('planet'))
    bought.mark('dock', 'd1')
    expect(bought.marks().expansion.docks).toEqual({ d1: 'built' })
    expect(bought.marks().industry.councilors).toBe(1)
    const built = spending({ M: 2, I: 1 }, 'expansion')
    built.mark('develop', 'd1.0').mark('develop', 'd1.1').mark('develop', 'd1.2')
    expect(built.marks().expansion.docks).toEqual({ d1: 'built' })
    expect(built.marks().industry.councilors).toBe(1)
  })

  test('[inscription/9.population] claims population from the bottom of its track up', () => {
    const game = spending({ M: 1 }, 'expansion', {
      change(state) {
        const { marks } = handOf(state, 'p1')
        marks.expansion.unlocked['p2'] = true
        marks.expansion.icons['p2.1.0'] = true
        marks.expansion.icons['p2.1.1'] = true
        marks.expansion.claimed['p2.r1'] = true
        marks.expansion.population = 4
      },
    })
    game.mark('develop', 'p2.0.1')
    expect(game.marks().expansion.population).toBe(4)
    expect(Object.keys(game.marks().expansion.claimed)).toContain('p2.c1')
    expect(game.marks().assets['expansion:p2.c1']).toEqual({ asset: 'spec:propulsion' })
  })
})
