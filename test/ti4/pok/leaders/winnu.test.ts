import { describe, expect, test } from 'vitest'
import { numberOf } from '../../../../shared/ti4/effects.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame } from '../../midgame.ts'
import { leading } from './having.ts'

const factions = { p1: 'mentak', p2: 'winnu' } as const

describe('Berekar Berekon', () => {
  test('what a player produces costs 2 less together', () => {
    const game = producing(
      leading(
        ['berekar_berekon'],
        {
          factions,
          technologies: { p1: [] },
          tiles: around({ a0: 's26' }),
          planets: { p1: ['lodor'] },
          units: { p1: { lodor: { space_dock: 1 } } },
        },
        'p2',
      ),
    )
    untilUse(game, 'p2', 'berekar_berekon').say('p2', 'berekar_berekon')
    expect(game.offered<{ freeResources: number }>('p1').freeResources).toBe(2)
  })
})

describe('Rickar Rickani', () => {
  const { table } = inMidgame(
    leading(['rickar_rickani'], { factions: { p1: 'winnu' }, tiles: around({ a0: 's26', a1: 's66' }) }),
  )
  const bonusIn = (hex: string) =>
    numberOf(table, 'p1', 'combat', 0, {
      kind: 'cruiser',
      hex,
      step: 'spaceCombat',
      side: 'attacker',
      round: 1,
    })

  test('+2 at Mecatol Rex, at home and by a legendary planet, nowhere else', () => {
    const home = table.players['p1']?.home ?? ''
    expect(['m0', home, 'a1', 'a0'].map(bonusIn)).toEqual([2, 2, 2, 0])
  })

  test('whoever fights in the system of Mecatol Rex has him', () => {
    const units = { p1: { m0: { cruiser: 1 } }, p2: { m0: { dreadnought: 2 } } }
    const game = from(
      { segment: 'spaceCombat', args: { seat: 'p1', hex: 'm0' } },
      leading([], {
        factions: { p1: 'winnu' },
        units,
        also({ table: state }) {
          Object.assign(state, { phase: 'action', active: 'p1', doing: { of: 'p1', hex: 'm0' } })
          Object.assign(state.players['p1'] ?? {}, { leaders: { rickar_rickani: { locked: true } } })
        },
      }),
    )
    untilTrue(game, () => game.rests)
    expect(game.sheet('p1').leaders).toEqual({ rickar_rickani: {} })
  })
})

describe('Mathis Mathinus', () => {
  test('the primary ability of any card; those he names may follow, and the card stays as it is', () => {
    const game = turn(
      leading(['mathis_mathinus'], {
        factions: { p1: 'winnu' },
        strategyCards: { trade: 'p2' },
      }),
    )
    game.say('p1', { special: 'mathis_mathinus' }).say('p1', 'trade')
    untilTrue(game, () => game.open[0] === 'p1:followers')
    expect(game.sheet('p1').tradeGoods).toBe(3)
    game.say('p1', ['p3'])
    expect(game.open.filter(open => open.startsWith('p2') || open.startsWith('p4'))).toEqual([])
    untilTrue(game, () => game.sheet('p1').leaders?.mathis_mathinus === undefined)
    expect(game.table.strategyCards.trade).toMatchObject({ holder: 'p2' })
    expect(game.table.strategyCards.trade.exhausted).toBeUndefined()
  })
})
