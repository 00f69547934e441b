import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { numberOf } from '../../../../shared/ti4/effects.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { choicesAt, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { led } from './scenes.ts'

const factions = { p1: 'hacan', p2: 'mentak' } as const

describe('leaders of Hacan', () => {
  describe('Carth of Golden Sands', () => {
    const scene: Middle = {
      factions,
      tiles: around({}),
      units: {},
      also: ({ table }) => {
        for (const seat of table.order) sheet(table, seat).commodities = 0
      },
    }

    test('2 commodities, and the turn goes on', () => {
      const game = turn(led('carth_of_golden_sands', scene)).say('p1', { special: 'carth_of_golden_sands' })
      game.say('p1', 'p1')
      expect(game.sheet('p1')).toMatchObject({
        commodities: 2,
        leaders: { carth_of_golden_sands: { exhausted: true } },
      })
      expect(game.open).toEqual(['p1:turn'])
    })

    test('in the turn of another as well, whose commodities are replenished', () => {
      const game = turn(led('carth_of_golden_sands', scene), 'p2')
      untilUse(game, 'p1', 'carth_of_golden_sands').say('p1', 'carth_of_golden_sands')
      expect(choicesAt(game, 'p1')).toContain('p2')
      game.say('p1', 'p2')
      expect(game.sheet('p2').commodities).toBe(2)
      expect(game.sheet('p1').commodities).toBe(0)
    })

    test('and again by Ssruu, with what answers it asked for each time', () => {
      const game = turn(
        led('carth_of_golden_sands', {
          ...scene,
          factions: { p1: 'hacan', p2: 'mentak', p3: 'yssaril', p4: 'sol' },
          also(state) {
            scene.also?.(state)
            sheet(state.table, 'p3').leaders = { ssruu: {} }
            delete state.hands['p2']?.notes['trade_agreement.p2']
            Object.assign(state.hands['p4']?.notes ?? {}, { 'trade_agreement.p2': true })
            sheet(state.table, 'p2').notes--
            Object.assign(sheet(state.table, 'p4'), {
              gotNotes: true,
              notes: sheet(state.table, 'p4').notes + 1,
            })
          },
        }),
        'p2',
      )
      untilUse(game, 'p1', 'carth_of_golden_sands').say('p1', 'carth_of_golden_sands')
      untilUse(game, 'p3', 'carth_of_golden_sands').say('p3', 'carth_of_golden_sands')
      for (const seat of ['p3', 'p1'] as const) {
        untilTrue(game, () => game.match.open.some(({ to, text }) => to === seat && text === 'ti4.ask.carth'))
        game.say(seat, 'p2')
      }
      untilTrue(game, () => game.open.includes('p2:turn'))
      expect(game.told('ti4.log.replenishes')).toHaveLength(1)
    })
  })

  test('Gila the Silvertongue: 2 votes for each trade good, besides those of planets', () => {
    const game = from(
      { segment: 'vote' },
      led('gila_the_silvertongue', {
        factions,
        tiles: around({}),
        tradeGoods: { p1: 3 },
        also: ({ table }) => {
          table.phase = 'agenda'
          table.speaker = 'p4'
          table.agenda = {
            card: 'mutiny',
            nth: 1,
            elects: 'forAgainst',
            candidates: ['for', 'against'],
            votes: {},
          }
        },
      }),
    )
    untilTrue(game, () => game.match.open.some(({ to }) => to === 'p1'))
    game.say('p1', 'for')
    expect(game.answer('p1', [])).toMatchObject({ code: 'tooFew' })
    game.say('p1', ['hercant']).say('p1', { tradeGoods: 2 })
    expect(game.table.agenda?.votes['p1']).toEqual({ count: 1 + 4, what: ['for'] })
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('Harrugh Gefhara: what is produced costs nothing, this once', () => {
    const game = producing(
      led('harrugh_gefhara', {
        factions,
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { space_dock: 1 } } },
      }),
    )
    untilUse(game, 'p1', 'harrugh_gefhara').say('p1', 'harrugh_gefhara')
    expect(game.offered<Produce>('p1').prices['flagship']?.cost).toBe(0)
    game.say('p1', {
      build: { lodor: { flagship: 1 } },
      newDocks: [],
      pay: { planets: [], tradeGoods: 0 },
    })
    expect(unitsAt(game, 'p1', 'a0', 'flagship')).toHaveLength(1)
    expect(game.sheet('p1').leaders).toEqual({})
    expect(numberOf(game.table, 'p1', 'cost', 8, { kind: 'flagship' })).toBe(8)
  })
})
