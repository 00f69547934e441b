import { describe, expect, test } from 'vitest'
import { turn, untilUse } from '../../factions/scenes.ts'
import { leading } from './having.ts'

const factions = { p1: 'nekro', p2: 'mentak' } as const

describe('Nekro Malleon', () => {
  test('a token of the own sheet is given up for 2 trade goods, and the turn goes on', () => {
    const game = turn(leading(['nekro_malleon'], { factions, tokens: { p1: { strategy: 2 } } }))
    game.say('p1', { special: 'nekro_malleon' }).say('p1', 'p1').say('p1', 'strategy')
    expect(game.sheet('p1')).toMatchObject({ tradeGoods: 2, counters: { strategy: 1 } })
    expect(game.open).toEqual(['p1:turn'])
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain('nekro_malleon')
  })

  test('in the turn of another, who gives up an action card', () => {
    const game = turn(
      leading(['nekro_malleon'], {
        factions,
        also({ hands, table }) {
          Object.assign(hands['p2'] ?? {}, { actionCards: { plague: true } })
          Object.assign(table.players['p2'] ?? {}, { actionCards: 1 })
        },
      }),
      'p2',
    )
    untilUse(game, 'p1', 'nekro_malleon').say('p1', 'nekro_malleon').say('p1', 'p2').say('p2', 'plague')
    expect(game.sheet('p2')).toMatchObject({ tradeGoods: 2, actionCards: 0 })
    expect(game.table.discards.action).toEqual(['plague'])
  })
})
