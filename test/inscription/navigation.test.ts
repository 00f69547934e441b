import { describe, expect, test } from 'vitest'
import { hasClaimedMecatol } from '../../shared/inscription/navigation.ts'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import { marked, spending } from './scene.ts'

const reach = (...systems: string[]) =>
  marked(marks => {
    for (const system of systems) marks.navigation.explored[system] = true
  })

describe('Navigation', () => {
  test('[inscription/8.home] begins with the home system claimed and the systems of the printed lines explored', () => {
    const game = spending({ M: 1 }, 'navigation')
    expect(Object.keys(game.marks().navigation.claimed)).toEqual(['H'])
    expect(Object.keys(game.marks().navigation.explored).sort()).toEqual(['H', 's11', 's15'])
  })

  test('[inscription/8.explore] explores for a material or a research from an explored system to an unexplored one', () => {
    const game = spending({ M: 1, R: 1 }, 'navigation')
    expect(game.offered('explore').sort()).toEqual(['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'])
    expect(game.payments('explore', 'H>s13')).toEqual(['M', 'R'])
    game.mark('explore', 's11>s22', 'R')
    expect(game.marks().navigation.lines).toEqual(['s11>s22'])
    expect(game.offered('explore')).toContain('s22>s31')
  })

  test('[inscription/8.explore] goes on from explored systems that are not claimed', () => {
    const game = spending({ M: 3 }, 'navigation')
    game.mark('explore', 's11>s22').mark('explore', 's22>s31').mark('explore', 's31>s40')
    expect(game.marks().navigation.claimed['s22']).toBeUndefined()
    expect(game.marks().navigation.explored['s40']).toBe(true)
  })

  test('[inscription/9.claim] claims an explored system and its asset for an influence', () => {
    const game = spending({ I: 2 }, 'navigation')
    expect(game.offered('claim')).toEqual(['s11', 's15'])
    game.mark('claim', 's11')
    expect(game.marks().assets['navigation:s11']).toEqual({ asset: 'planet' })
    expect(game.offered('claim')).toEqual(['s15'])
  })

  test('[inscription/9.claim] does not claim a system that a card has crossed out', () => {
    const crossed = marked(marks => {
      marks.navigation.crossed['s11'] = true
    })
    const game = spending({ I: 2 }, 'navigation', crossed)
    expect(game.offered('claim')).toEqual(['s15'])
  })

  test('[inscription/9.wormholes] enters wormholes only with Gravity Drive', () => {
    const game = spending({ M: 2 }, 'navigation', reach('s40'))
    expect(game.offered('explore').filter(trace => trace.includes('@'))).toEqual([])
    const driven = spending({ M: 2 }, 'navigation', {
      ...reach('s40'),
      technologies: { p1: ['gravity_drive'] },
    })
    expect(driven.offered('explore').filter(trace => trace.includes('@'))).toEqual([
      's40@w1@w2',
      's40@w1@w3',
      's40@w1@w4',
      's40@w1@w5',
    ])
  })

  test('[inscription/9.wormholes] uses up both wormholes of a passage', () => {
    const game = spending({ M: 2 }, 'navigation', {
      ...reach('s40', 's46'),
      technologies: { p1: ['gravity_drive'] },
    })
    game.mark('explore', 's40@w1@w3')
    expect(game.marks().navigation.explored['s80']).toBe(true)
    const left = game.offered('explore').filter(trace => trace.includes('@'))
    expect(left).toEqual(['s46@w2@w4', 's46@w2@w5'])
  })

  test('[inscription/16.mecatol] has the Mecatol Rex system claimed like any other, its name being written when it is declared', () => {
    const game = spending({ I: 1 }, 'navigation', { ...reach('MR'), players: 3 })
    game.mark('claim', 'MR')
    expect(hasClaimedMecatol(game.marks())).toBe(true)
    expect(game.table.mecatol).toEqual([])
    game.down()
    expect(game.table.mecatol.map(({ name }) => name)).toEqual(['p1'])
    expect(scoreOf(game.table, 'p1', game.marks()).sheets.navigation).toBe(8)
    expect(game.marks().industry.votes.claimed).toBe(5)
  })
})
