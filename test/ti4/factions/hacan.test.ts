import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../../shared/engine/options.ts'
import { hitsOf } from '../../../shared/galaxy/rules/dice.ts'
import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { around, from, type Middle } from '../midgame.ts'
import { following, strategic } from '../strategic.ts'
import { choicesAt, fighting, type Game, turn, untilUse, whereSo } from './scenes.ts'

const factions = { p1: 'hacan', p2: 'mentak' } as const
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}
const scene: Middle = { factions, strategyCards, tiles: around({}) }
const special = (game: Game) => Object.keys(game.offered<{ special: Record<string, unknown> }>('p1').special)
const hands: Middle['also'] = ({ table, hands }) => {
  for (const [seat, card] of [
    ['p1', 'sabotage.1'],
    ['p3', 'bribery'],
  ] as const) {
    Object.assign(hands[seat] ?? {}, { actionCards: { [card]: true } })
    Object.assign(table.players[seat] ?? {}, { actionCards: 1 })
  }
}

describe('the Emirates of Hacan', () => {
  test('Guild Ships: they deal with who is no neighbour of theirs', () => {
    const partners = (middle: Middle) => {
      const game = turn({ ...scene, units: { p1: { a0: { cruiser: 1 } } }, ...middle })
      return Object.keys((game.may('p1')['offer'] as Transaction).with)
    }
    expect(partners({}).sort()).toEqual(['p2', 'p3', 'p4'])
    const mentak = turn({
      ...scene,
      factions: { p1: 'mentak', p2: 'sol' },
      units: { p1: { a0: { cruiser: 1 } } },
    })
    expect(Object.keys((mentak.may('p1')['offer'] as Transaction | undefined)?.with ?? {})).toEqual([])
  })

  test('Arbiters: Action Cards go both ways', () => {
    const game = turn({ ...scene, also: hands })
    game.command('p1', 'offer', { to: 'p3', gives: { cards: ['sabotage.1'] }, wants: { cards: 1 } })
    game.command('p3', 'acceptOffer', 'p1>p3')
    expect(game.match.state.hands['p1']?.actionCards).toEqual({ bribery: true })
    expect(game.match.state.hands['p3']?.actionCards).toEqual({ 'sabotage.1': true })
  })

  test('Masters of Trade: the secondary ability of Trade costs them no token', () => {
    const game = strategic('trade', {
      factions: { p1: 'mentak', p2: 'hacan' },
      tokens: { p2: { strategy: 0 }, p3: { strategy: 0 } },
    }).say('p1', [])
    expect(game.open).toEqual(['p2:use', 'p4:use'])
    following(game, 'p2')
    expect(game.sheet('p2')).toMatchObject({ commodities: 6, counters: { strategy: 0 } })
  })

  test('Production Biomes: for a token four goods, and two for another', () => {
    const game = turn({ ...scene, technologies: { p1: ['production_biomes'] } })
    game.say('p1', { special: 'production_biomes' })
    expect(choicesAt(game, 'p1').sort()).toEqual(['p2', 'p3', 'p4'])
    game.say('p1', 'p4')
    expect([game.sheet('p1').tradeGoods, game.sheet('p4').tradeGoods]).toEqual([4, 2])
    expect(game.sheet('p1')).toMatchObject({
      counters: { strategy: 1 },
      technologies: { production_biomes: { exhausted: true } },
    })
    const poor = { tokens: { p1: { strategy: 0 } }, technologies: { p1: ['production_biomes'] } } as const
    expect(special(turn({ ...scene, ...poor }))).not.toContain('production_biomes')
  })

  describe('Quantum Datahub Node', () => {
    const phase = (middle: Middle = {}) =>
      from(
        { segment: 'strategyPhase' },
        {
          factions,
          technologies: { p1: ['quantum_datahub_node'] },
          tradeGoods: { p1: 3 },
          ...middle,
        },
      )
    const cardsOf = (game: Game, seat: string) =>
      Object.entries(game.table.strategyCards).flatMap(([id, { holder }]) => (holder === seat ? [id] : []))

    test('as the Strategy Phase ends a token and three goods bring a card of another for one of theirs', () => {
      const game = untilUse(phase(), 'p1', 'quantum_datahub_node')
      const goods = game.sheet('p2').tradeGoods
      const [own, theirs] = [cardsOf(game, 'p1'), cardsOf(game, 'p2')]
      expect([own.length, theirs.length]).toEqual([2, 2])
      game.say('p1', 'quantum_datahub_node').say('p1', 'p2').say('p1', own[0]).say('p1', theirs[1])
      expect(cardsOf(game, 'p1').sort()).toEqual([own[1], theirs[1]].sort())
      expect(cardsOf(game, 'p2').sort()).toEqual([own[0], theirs[0]].sort())
      expect(game.sheet('p2').tradeGoods).toBe(goods + 3)
      expect(game.sheet('p1').tradeGoods).toBe(0)
      expect(game.sheet('p1').counters.strategy).toBe(1)
    })

    test('needs the token', () => {
      const game = phase({ tokens: { p1: { strategy: 0 } } })
      expect(() => untilTrue(game, () => game.match.open.some(({ key }) => key.includes('datahub')))).toThrow(
        'The moment never comes',
      )
    })
  })

  describe('Wrath of Kenara', () => {
    const units = (count: number) => ({
      p1: { a0: { flagship: 1, cruiser: count, fighter: count } },
      p2: { a0: { dreadnought: 3, carrier: count } },
    })
    const lifting = (goods: number, hex = 'a0') =>
      whereSo(
        count => {
          const all = units(count)
          const p1 = hex === 'a0' ? all.p1 : { a0: { cruiser: 2 + count }, [hex]: { flagship: 1 } }
          const made = fighting({ factions, units: { ...all, p1 }, tradeGoods: { p1: goods } })
          return untilTrue(made, () => made.rests || made.match.open[0]?.text === 'ti4.ask.liftDice')
        },
        made => !made.rests,
      )

    test('a good for each die that misses by one makes a hit of it', () => {
      const game = lifting(3)
      const before = hitsOf(game.table.battle?.thrown?.['p1'] ?? [])
      const { of, most } = game.offered<SomeOf>('p1')
      expect(most).toBe(Math.min(3, Object.keys(of).length))
      game.say('p1', Object.keys(of).slice(0, 1))
      expect(game.sheet('p1').tradeGoods).toBe(2)
      expect(game.told('ti4.log.liftsDice')).toEqual([{ seat: 'p1', count: 1 }])
      const now = game.table.battle?.thrown?.['p1']
      if (now) expect(hitsOf(now)).toBe(before + 1)
    })

    test('not without goods, nor from another system', () => {
      expect(() => lifting(0)).toThrow('It never came to pass')
      expect(() => lifting(3, 'a1')).toThrow('It never came to pass')
    })
  })
})
