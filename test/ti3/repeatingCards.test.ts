import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aimAt } from '../../shared/ti3/aims.ts'
import {
  beginInAction,
  choicesOf,
  forgetInvented,
  inventAs,
  onlyInvented,
  playedOn,
  turnOf,
} from './invented.ts'
import type { Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

describe('A card that repeats another', () => {
  const repeating = (hand: readonly string[], more: Situation = {}) => {
    inventAs('local_unrest', { aims: aimAt.planet(() => ['abyz', 'fria']) })
    inventAs('uprising')
    inventAs('touch_of_genius', {
      *aims(table, { by }) {
        // Its price.
        const goods = table.players[by]
        if (!goods || goods.tradeGoods < 3) return undefined
        goods.tradeGoods -= 3
        table.supply.tradeGoods += 3
        return true
      },
    })
    const game = beginInAction(
      turnOf('p1'),
      { p1: hand },
      {
        tradeGoods: { p1: 3 },
        ...more,
        change(state) {
          state.table.discards.action.push('local_unrest.3', 'uprising')
          state.box.actionCards = state.box.actionCards.filter(
            card => card !== 'local_unrest.3' && card !== 'uprising',
          )
          state.table.decks.action = state.box.actionCards.length
          for (const seat of ['p2', 'p3']) Object.assign(state.table.players[seat] ?? {}, { passed: true })
        },
      },
    )
    return game
  }

  test('[ti3/22.copied] asks which, is paid for, and does what that one does', () => {
    const game = repeating(['touch_of_genius'])
    game.say('p1', { special: 'touch_of_genius' })
    expect(choicesOf(game, 'p1').sort()).toEqual(['local_unrest', 'uprising'])
    game.say('p1', 'local_unrest').say('p1', 'fria')
    expect(playedOn(game)).toEqual(['p1 touch_of_genius fria'])
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.table.discards.action).toContain('touch_of_genius')
  })

  test('[ti3/22.copied] counts as that one for what may not be done twice, before it and after it', () => {
    const after = repeating(['touch_of_genius', 'local_unrest.1'])
    after.say('p1', { special: 'touch_of_genius' }).say('p1', 'local_unrest').say('p1', 'fria')
    after.say('p1', { special: 'local_unrest.1' })
    expect(playedOn(after)).toEqual(['p1 touch_of_genius fria', 'p1 local_unrest.1 abyz'])
    const before = repeating(['touch_of_genius', 'local_unrest.1'])
    before.say('p1', { special: 'local_unrest.1' }).say('p1', 'fria')
    before.say('p1', { special: 'touch_of_genius' }).say('p1', 'local_unrest')
    expect(playedOn(before)).toEqual(['p1 local_unrest.1 fria', 'p1 touch_of_genius abyz'])
  })

  test('that cannot be paid for is lost, and leaves the action', () => {
    const game = repeating(['touch_of_genius'], { tradeGoods: { p1: 0 } })
    game.say('p1', { special: 'touch_of_genius' }).say('p1', 'uprising')
    expect(playedOn(game)).toEqual([])
    expect(game.told('ti3.log.cardLost')).toEqual([{ seat: 'p1', card: 'touch_of_genius' }])
    expect(game.open).toEqual(['p1:turn'])
  })
})
