import { describe, expect, test } from 'vitest'
import { unlockingOf } from '../../../../shared/ti4/cards/unlocking.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame } from '../../midgame.ts'
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

  test('a token of the Strategy Pool is spent by it, which other leaders see', () => {
    const game = turn(leading(['nekro_malleon', 'magmus'], { factions, tokens: { p1: { strategy: 2 } } }))
    game.say('p1', { special: 'nekro_malleon' }).say('p1', 'p1').say('p1', 'strategy')
    untilUse(game, 'p1', 'magmus').say('p1', 'magmus')
    expect(game.sheet('p1').tradeGoods).toBe(3)
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

describe('Nekro Acidos', () => {
  test('an action card for a technology he has gained', () => {
    const game = from(
      { segment: 'agendaPhase' },
      leading(['nekro_acidos'], {
        factions,
        also({ table }) {
          Object.assign(table.players['p1'] ?? {}, { relics: { maw_of_worlds: {} } })
        },
      }),
    )
    untilUse(game, 'p1', 'maw_of_worlds').say('p1', 'maw_of_worlds').say('p1', 'gravity_drive')
    const { actionCards } = game.sheet('p1')
    untilUse(game, 'p1', 'nekro_acidos').say('p1', 'nekro_acidos')
    expect(game.sheet('p1').actionCards).toBe(actionCards + 1)
  })

  test('waits for three technologies, in which assimilators do not count', () => {
    const { table } = inMidgame({ factions, options: { pok: 'yes' } })
    const own = sheet(table, 'p1')
    expect(Object.keys(own.technologies)).toHaveLength(3)
    expect(unlockingOf(table, 'p1', 'nekro_acidos')).toEqual({ have: 1, of: 3 })
  })
})

describe('UNIT.DSGN.FLAYESH', () => {
  test('kills what others have on a planet with a specialty, for its worth and a technology of its colour', () => {
    const game = turn(
      leading(['unit_dsgn_flayesh'], {
        factions: { p1: 'nekro', p2: 'hacan', p3: 'letnev' },
        tiles: around({ a0: 's19' }),
        planets: { p2: ['wellon'] },
        units: { p1: { a0: { cruiser: 1 } }, p2: { wellon: { infantry: 2, pds: 1 } } },
      }),
    )
    game.say('p1', { special: 'unit_dsgn_flayesh' })
    untilTrue(game, () => game.open[0] === 'p1:technology', { flayesh: () => 'wellon' })
    expect(onPlanet(game.table, 'wellon')).toEqual([])
    expect(game.sheet('p1').tradeGoods).toBe(1 + 2)
    const offered = choicesAt(game, 'p1')
    expect(offered).toContain('sarween_tools')
    expect(offered).not.toContain('gravity_drive')
    game.say('p1', 'sarween_tools')
    expect(game.sheet('p1').technologies.sarween_tools).toEqual({})
    expect(game.sheet('p1').leaders).toEqual({})
  })
})
