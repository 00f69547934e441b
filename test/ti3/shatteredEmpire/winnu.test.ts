import { describe, expect, test } from 'vitest'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { votesOf } from '../../../shared/ti3/council.ts'
import { priceOf } from '../../../shared/ti3/research.ts'
import { secondaryCost } from '../../../shared/ti3/secondaries.ts'
import { aims, play, turnWith } from '../action/turnWith.ts'
import type { Situation } from '../midgame.ts'

const races = { p1: 'norr', p2: 'winnu', p3: 'letnev' } as const
const scene = (situation: Situation = {}) => turnWith(['local_unrest'], { races, ...situation })

describe('The Winnu', () => {
  test('[ti3/se.winnu] vote with the influence of their home even while it is exhausted', () => {
    const planets = { p2: ['abyz'], p1: ['fria'] }
    const votes = (seat: string, exhausted: Situation['exhausted'] = []) =>
      votesOf(scene({ planets: planets as never, exhausted }).table, seat)
    const ready = votes('p2')
    expect(votes('p2', ['winnu'])).toBe(ready)
    expect(ready).toBeGreaterThanOrEqual(4)
    // Of the others an exhausted home gives nothing.
    expect(votes('p3', ['wren_terra'])).toBe(1)
  })

  test('[ti3/se.winnu] hold planets that Local Unrest passes by while a Ground Force stands there', () => {
    const planets = { p1: ['thibah'], p2: ['abyz', 'fria'] } as const
    const units = { p2: { abyz: { ground_force: 1 }, a1: { cruiser: 1 } } }
    const game = play(scene({ planets, units }), 'local_unrest')
    expect(aims(game)).toEqual(['fria', 'thibah'])
    const others = { ...races, p2: 'sol' } as const
    expect(aims(play(scene({ races: others, planets, units }), 'local_unrest'))).toEqual([
      'abyz',
      'fria',
      'thibah',
    ])
  })

  test('[ti3/se.winnu] pay no counter for the secondary ability of the Technology Strategy, and for others as usual', () => {
    const { table } = scene()
    expect(secondaryCost(table, 'p2', 'base_technology')).toBe(0)
    expect(secondaryCost(table, 'p2', 'se_technology_ii')).toBe(0)
    expect(secondaryCost(table, 'p2', 'base_trade')).toBe(1)
    expect(secondaryCost(table, 'p3', 'base_technology')).toBe(1)
  })

  test('[ti3/se.winnu] buy yellow technologies for 1 less while their home is ready, which no objective counts', () => {
    const price = (exhausted: Situation['exhausted'] = []) =>
      priceOf(scene({ exhausted, technologies: { p2: [] } }).table, 'p2', 'enviro_compensator')
    expect([price(), price(['winnu'])]).toEqual([7, 8])
    expect(progressOf(scene().table, 'p2', 'secret_technocrat').have).toBe(0)
    expect(progressOf(scene().table, 'p2', 'pub1_all_specialties').have).toBe(0)
  })
})
