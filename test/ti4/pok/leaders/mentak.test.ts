import { describe, expect, test } from 'vitest'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { choicesAt, fighting, turn, untilUse } from '../../factions/scenes.ts'
import { around } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'mentak', p2: 'hacan' } as const

describe('leaders of Mentak', () => {
  test('Suffi An: who was pillaged and Mentak draw an action card each', () => {
    const game = turn(
      led('suffi_an', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
        tradeGoods: { p1: 1, p2: 2 },
      }),
    )
    const before = [game.sheet('p1').actionCards, game.sheet('p2').actionCards]
    game.command('p1', 'offer', { to: 'p2', gives: { goods: { tradeGoods: 1 } }, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    game.say('p1', 'tradeGoods')
    untilUse(game, 'p1', 'suffi_an').say('p1', 'suffi_an')
    expect([game.sheet('p1').actionCards, game.sheet('p2').actionCards]).toEqual(
      before.map(count => count + 1),
    )
    expect(game.sheet('p1').leaders).toEqual({ suffi_an: { exhausted: true } })
  })

  test("S'Ula Mentarion: whoever lost a space combat gives a promissory note of their choice", () => {
    const game = fighting(
      led('sula_mentarion', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { carrier: 1 } } },
      }),
    )
    untilUse(game, 'p1', 'sula_mentarion').say('p1', 'sula_mentarion')
    expect(choicesAt(game, 'p2')).toContain('ceasefire.p2')
    game.say('p2', 'ceasefire.p2')
    expect(game.match.state.hands['p1']?.notes).toHaveProperty('ceasefire.p2')
  })

  test('Ipswitch: for each ship of the others destroyed in the combat one of its type comes', () => {
    const game = fighting(
      led('ipswitch_loose_cannon', {
        factions,
        tiles: around({}),
        units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { carrier: 1, destroyer: 1 } } },
        tokens: { p1: { fleet: 6 } },
      }),
    )
    untilUse(game, 'p1', 'ipswitch_loose_cannon').say('p1', 'ipswitch_loose_cannon')
    expect(game.sheet('p1').leaders).toEqual({})
    untilTrue(game, () => unitsAt(game, 'p2', 'a0').length === 0)
    expect(unitsAt(game, 'p1', 'a0', 'carrier')).toHaveLength(1)
    expect(unitsAt(game, 'p1', 'a0', 'destroyer')).toHaveLength(1)
    expect(Object.values(game.table.lasting)).toEqual([])
  })
})
