import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import { political } from '../../shared/ti3/cards/registry.ts'
import type { Effect } from '../../shared/ti3/effects.ts'
import { drawActionCards } from '../../shared/ti3/rules/actionCards.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Hand, PlayerSheet, Table, Ti3 } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'

const rules: Rules<Ti3> = {
  ...ti3Rules,
  segments: {
    ...ti3Rules.segments,
    *drawing(table: Table, { seat, count }: { seat: Seat; count: number }): Flow<undefined> {
      yield* drawActionCards(table, seat, count)
      return undefined
    },
  },
}

/** p1 holds so many cards, and draws more. */
const drawing = (held: number, count: number, change: (state: Ti3) => void = () => {}) =>
  midgame(
    { segment: 'drawing', args: { seat: 'p1', count } },
    {
      rules,
      races: { p1: 'norr' },
      change(state) {
        const taken = state.box.actionCards.splice(0, held)
        for (const card of taken) (state.hands['p1'] as Hand).actionCards[card] = true
        ;(state.table.players['p1'] as PlayerSheet).actionCards = held
        state.table.decks.action -= held
        change(state)
      },
    },
  )

const handOf = (game: ReturnType<typeof drawing>) =>
  Object.keys(game.match.state.hands['p1']?.actionCards ?? {})

describe('Action Cards', () => {
  test('[ti3/22.hidden] go from deck to hand: others learn how many, not which', () => {
    const game = drawing(0, 3)
    expect(handOf(game)).toHaveLength(3)
    expect(game.sheet('p1').actionCards).toBe(3)
    expect(game.table.decks.action).toBe(game.match.state.box.actionCards.length)
    const open = JSON.stringify([game.match.view('p2').table, game.log])
    for (const card of handOf(game)) expect(open).not.toContain(card)
    expect(game.told('ti3.log.drawsCards')).toEqual([{ seat: 'p1', count: 3 }])
  })

  test('[ti3/22.handLimit] are never more than seven in a hand: above it one is discarded at once', () => {
    const game = drawing(7, 1)
    expect(Object.keys(game.offered<OneOf>('p1').of).sort()).toEqual(handOf(game).sort())
    const [card] = handOf(game)
    game.say('p1', card)
    expect(handOf(game)).toHaveLength(7)
    expect(game.table.discards.action).toEqual([card])
    expect(game.told('ti3.log.discards')).toEqual([{ seat: 'p1', card }])
    expect(game.rests).toBe(true)
  })

  test('[ti3/22.handLimit] are drawn one at a time by whoever holds seven, each followed by a discard', () => {
    const game = drawing(6, 3)
    expect(handOf(game)).toHaveLength(8)
    game.say('p1', handOf(game)[0])
    expect(handOf(game)).toHaveLength(8)
    game.say('p1', handOf(game)[0])
    expect(handOf(game)).toHaveLength(7)
    expect(game.table.discards.action).toHaveLength(2)
    expect(game.rests).toBe(true)
  })

  test('[ti3/22.handLimit] may be more where something lifts the limit', () => {
    const law = political as Record<string, Effect>
    law['wide'] = { numbers: { handLimit: () => 2 } }
    try {
      const game = drawing(7, 2, ({ table }) => {
        ;(table.laws as Record<string, object>)['wide'] = {}
      })
      expect(handOf(game)).toHaveLength(9)
    } finally {
      delete law['wide']
    }
  })

  test('[ti3/22.handLimit] come from the shuffled discards once the deck is empty', () => {
    const game = drawing(2, 3, state => {
      const left = state.box.actionCards.splice(1)
      state.table.discards.action = left
      state.table.decks.action = 1
    })
    expect(handOf(game)).toHaveLength(5)
    expect(game.table.discards.action).toEqual([])
    expect(game.table.decks.action).toBe(game.match.state.box.actionCards.length)
    expect(game.told('ti3.log.reshuffled')).toHaveLength(1)
  })

  test('[ti3/22.handLimit] come again and again from few discards, each hand shrinking in between', () => {
    const game = drawing(7, 3, state => {
      state.table.discards.action = state.box.actionCards.slice(0, 1)
      state.box.actionCards = []
      state.table.decks.action = 0
    })
    for (let i = 0; i < 3; i++) game.say('p1', handOf(game)[0])
    expect(game.told('ti3.log.reshuffled')).toHaveLength(3)
    expect(game.told('ti3.log.discards')).toHaveLength(3)
    expect(game.rests).toBe(true)
  })

  test('[ti3/22.handLimit] are not drawn where neither deck nor discards hold one', () => {
    const game = drawing(0, 2, state => {
      state.box.actionCards = []
      state.table.decks.action = 0
    })
    expect(handOf(game)).toEqual([])
    expect(game.told('ti3.log.drawsCards')).toEqual([])
  })
})
