import { describe, expect, test } from 'vitest'
import type { Ti4 } from '../../../../shared/ti4/table.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { activating, canUse, turn, untilUse } from '../../factions/scenes.ts'
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

describe('Kyver, Blade and Key', () => {
  const holding = ({ hands, table }: Ti4) => {
    const held = { p2: ['bribery', 'sabotage.1'], p3: ['plague', 'insubordination', 'uprising', 'upgrade'] }
    for (const [seat, cards] of Object.entries(held)) {
      Object.assign(hands[seat] ?? {}, { actionCards: Object.fromEntries(cards.map(id => [id, true])) })
      Object.assign(table.players[seat] ?? {}, { actionCards: cards.length })
    }
  }

  test('every other player shows a card: it is kept, or three go at random', () => {
    const game = turn(
      leading(['kyver_blade_and_key'], { factions: { p1: 'yssaril', p2: 'mentak' }, also: holding }),
    )
    const { actionCards } = game.sheet('p1')
    game.say('p1', { special: 'kyver_blade_and_key' })
    game.say('p2', 'bribery').say('p1', 'take')
    game.say('p3', 'plague').say('p1', 'discard')
    untilTrue(game, () => game.sheet('p1').leaders?.kyver_blade_and_key === undefined)
    expect(game.sheet('p1').actionCards).toBe(actionCards + 1)
    expect(game.match.state.hands['p1']?.actionCards).toHaveProperty('bribery')
    expect([game.sheet('p2').actionCards, game.sheet('p3').actionCards]).toEqual([1, 1])
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
