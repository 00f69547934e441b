import { describe, expect, test } from 'vitest'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { discardHand, drawActionCards } from '../../../shared/ti4/rules/actionCards.ts'
import { ti4Rules } from '../../../shared/ti4/rules/index.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { fighting, untilUse } from '../factions/scenes.ts'
import { around, from, type Middle } from '../midgame.ts'
import { cardsOf, choices, comesTo, holding, passed, turnWith } from './hands.ts'

describe('Master Plan', () => {
  test('after an action comes one more, which may be let be', () => {
    const game = turnWith({ p1: ['master_plan'] }, { tiles: around({}), units: {}, technologies: { p1: [] } })
    game.say('p1', { tactical: 'a4' })
    untilUse(game, 'p1', 'master_plan').say('p1', 'master_plan')
    expect(game.asked('p1').text).toBe('ti4.ask.turn')
    expect(game.offered<Turn>('p1').pass).toBe(true)
    expect(game.table.discards.action).toEqual(['master_plan'])
    game.say('p1', 'pass' in game.offered<Turn>('p1') ? { pass: true } : {})
    expect(game.sheet('p1').passed).toBeUndefined()
    expect(game.table.active).not.toBe('p1')
  })
})

describe('Reverse Engineer', () => {
  test('[ti4/2.4] takes a card that was discarded over the limit of a hand too', () => {
    const eight = [
      'economic_initiative',
      'focused_research',
      'industrial_initiative',
      'mining_initiative',
      'plague',
      'uprising',
      'insubordination',
    ] as const
    const game = from(
      { segment: 'cardsDrawn', args: { seat: 'p1' } },
      { also: holding({ p1: eight, p2: ['reverse_engineer'] }) },
      {
        ...ti4Rules,
        segments: {
          ...ti4Rules.segments,
          *cardsDrawn(table, { seat }: { seat: string }) {
            yield* drawActionCards(table, seat, 1, 'drawn')
          },
        },
      } as typeof ti4Rules,
    )
    game.say('p1', ['plague'])
    comesTo(game, 'p2', 'reverse_engineer')
    if (!game.rests) untilTrue(game, () => game.rests)
    expect(cardsOf(game, 'p2')).toEqual(['plague'])
    expect(game.table.discards.action).toEqual(['reverse_engineer'])
  })
})

describe('Reverse Engineer, of cards discarded for something', () => {
  test('takes what Stall Tactics discards', () => {
    const game = turnWith(
      { p1: ['economic_initiative', 'plague'], p2: ['reverse_engineer'] },
      { factions: { p1: 'yssaril', p2: 'sol' }, tiles: around({}), units: {}, planets: {} },
    )
    game.say('p1', { special: 'stall_tactics' }).say('p1', 'economic_initiative')
    passed(comesTo(game, 'p2', 'reverse_engineer'), 'whenActionCardPlayed')
    expect(cardsOf(game, 'p2')).toEqual(['economic_initiative'])
    expect(game.table.discards.action).toEqual(['reverse_engineer'])
  })

  test('and one of those a Public Execution takes', () => {
    const game = from(
      { segment: 'executed' },
      { also: holding({ p1: ['economic_initiative', 'plague'], p2: ['reverse_engineer'] }) },
      {
        ...ti4Rules,
        segments: {
          ...ti4Rules.segments,
          *executed(table) {
            yield* discardHand(table, 'p1')
          },
        },
      } as typeof ti4Rules,
    )
    comesTo(game, 'p2', 'reverse_engineer')
    if (!game.rests) untilTrue(game, () => game.rests)
    expect(cardsOf(game, 'p2')).toHaveLength(1)
    expect(cardsOf(game, 'p1')).toEqual([])
  })
})

describe('Reveal Prototype', () => {
  const scene: Middle = {
    factions: { p1: 'xxcha', p2: 'sol' },
    technologies: { p1: ['antimass_deflectors', 'gravity_drive', 'plasma_scoring', 'sarween_tools'], p2: [] },
    tradeGoods: { p1: 6 },
    units: { p1: { a0: { carrier: 2 } }, p2: { a0: { carrier: 1 } } },
    also: holding({ p1: ['reveal_prototype'] }),
  }

  test('four resources for the upgrade of a kind of unit that fights', () => {
    const game = fighting(scene)
    untilUse(game, 'p1', 'reveal_prototype').say('p1', 'reveal_prototype')
    untilTrue(game, () => game.open.some(open => open.endsWith(':technology')))
    expect(choices(game).filter(id => id !== 'none')).toEqual(['carrier_ii'])
    game.say('p1', 'carrier_ii').say('p1', { planets: [], tradeGoods: 4 })
    expect(game.sheet('p1').technologies).toHaveProperty('carrier_ii')
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })

  test('of no other kind', () => {
    const game = fighting({ ...scene, units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { carrier: 1 } } } })
    const offers = () =>
      game.match.open.some(({ options }) => 'reveal_prototype' in ((options as { of?: object }).of ?? {}))
    expect(offers()).toBe(false)
  })
})
