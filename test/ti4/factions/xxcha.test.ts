import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../galaxy/driving.ts'
import { council } from '../council.ts'
import type { Middle } from '../midgame.ts'
import { strategic } from '../strategic.ts'
import { activating, choicesAt, turn, untilUse } from './scenes.ts'

const factions = { p2: 'xxcha', p1: 'mentak' } as const
const holds =
  (seat: string, card: string): NonNullable<Middle['also']> =>
  ({ table, hands }) => {
    const hand = hands[seat]
    if (hand) hand.actionCards = { [card]: true }
    Object.assign(table.players[seat] ?? {}, { actionCards: 1 })
  }

describe('the Xxcha Kingdom', () => {
  test('Peace Accords: after Diplomacy a planet without units beside theirs', () => {
    const game = strategic('diplomacy', {
      factions: { p1: 'xxcha', p2: 'mentak' },
      tiles: { a0: 's26', a1: 's37', m0: 's18' },
      planets: { p1: ['lodor'], p2: ['arinam'] },
      units: { p2: { meer: { infantry: 1 } } },
    })
    untilUse(game, 'p1', 'peace_accords').say('p1', 'peace_accords')
    if (game.open[0] === 'p1:aim') {
      expect(choicesAt(game, 'p1')).toContain('arinam')
      expect(choicesAt(game, 'p1')).not.toContain('meer')
      expect(choicesAt(game, 'p1')).not.toContain('mecatol_rex')
      game.say('p1', 'arinam')
    }
    expect(game.table.planets.arinam).toMatchObject({ owner: 'p1', exhausted: true })
  })

  test('[ti4/6.3] a planet is beside the system it lies in: its neighbour there is one of those', () => {
    const game = strategic('diplomacy', {
      factions: { p1: 'xxcha', p2: 'mentak' },
      tiles: { a0: 's37', a1: 's46' },
      planets: { p1: ['arinam'], p2: ['meer'] },
      units: {},
    })
    untilUse(game, 'p1', 'peace_accords').say('p1', 'peace_accords')
    if (game.open[0] === 'p1:aim') game.say('p1', 'meer')
    expect(game.table.planets.meer?.owner).toBe('p1')
  })

  test('Quash: an agenda is discarded and the next one voted on; that one may be quashed as well', () => {
    const game = council({ factions, cards: ['mutiny', 'seed_of_an_empire', 'economic_equality'] })
    untilUse(game, 'p2', 'quash').say('p2', 'quash')
    expect(game.table.discards.agenda).toContain('mutiny')
    expect(game.table.agenda).toMatchObject({ card: 'seed_of_an_empire', nth: 1 })
    untilUse(game, 'p2', 'quash').say('p2', 'quash')
    expect(game.table.agenda).toMatchObject({ card: 'economic_equality', nth: 1 })
    expect(game.sheet('p2').counters.strategy).toBe(0)
  })

  test('Instinct Training needs its card ready and a token', () => {
    const game = turn({
      factions,
      strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      technologies: { p2: ['instinct_training'] },
      also: holds('p1', 'mining_initiative'),
    })
    untilTrue(game, () => game.open.includes('p1:turn'))
    const { special = {} } = game.offered<{ special?: Record<string, unknown> }>('p1')
    if (!special['mining_initiative']) return
    game.say('p1', { special: 'mining_initiative' })
    untilUse(game, 'p2', 'instinct_training').say('p2', 'instinct_training')
    expect(game.told('ti4.log.cardCancelled')).toHaveLength(1)
    expect(game.sheet('p2').technologies.instinct_training).toEqual({ exhausted: true })
  })

  test('Nullification Field: the turn of whoever activates a system with their ships is over', () => {
    const game = activating({
      factions,
      technologies: { p2: ['nullification_field'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    untilUse(game, 'p2', 'nullification_field').say('p2', 'nullification_field')
    untilTrue(game, () => game.rests || game.table.active !== 'p1' || game.table.phase !== 'action')
    expect(game.told('ti4.log.turnEnded')).toEqual([{ seat: 'p1' }])
    expect(game.table.doing).toBeUndefined()
    expect(game.told('ti4.log.spaceCombat')).toEqual([])
    expect(game.sheet('p2').counters.strategy).toBe(1)
  })
})
