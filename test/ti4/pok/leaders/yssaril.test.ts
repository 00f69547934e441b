import { describe, expect, test } from 'vitest'
import { activating, canUse, untilUse } from '../../factions/scenes.ts'
import { leading } from './having.ts'

const factions = { p1: 'mentak', p2: 'yssaril' } as const

describe('So Ata', () => {
  test('a hand of whoever activates a system with their units', () => {
    const game = activating(leading(['so_ata'], { factions, units: { p2: { a0: { cruiser: 1 } } } }, 'p2'))
    untilUse(game, 'p2', 'so_ata').say('p2', 'so_ata').say('p2', 'notes')
    expect(game.told('ti4.log.seesNoteOf')).toHaveLength(game.sheet('p1').notes)
  })

  test('not where they have none', () => {
    const game = activating(leading(['so_ata'], { factions }, 'p2'))
    expect(canUse(game, 'p2', 'so_ata')).toBe(false)
  })
})
