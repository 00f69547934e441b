import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../../../shared/engine/options.ts'
import type { Transaction } from '../../../../shared/ti4/shapes/transaction.ts'
import { canUse, fighting, turn } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { laidOut, playOn, strategyCards, whereItFalls, withCards } from './scenes.ts'

const factions = { p1: 'hacan', p2: 'sol', p3: 'winnu' } as const
const scene: Middle = { factions, strategyCards, tiles: around({}) }
const afar: Middle['units'] = { p1: { a0: { cruiser: 1 } }, p2: { a3: { cruiser: 1 } } }
const partners = (game: ReturnType<typeof turn>, seat: string) =>
  Object.keys((game.may(seat)['offer'] as Transaction | undefined)?.with ?? {}).sort()

describe('Guild Ships', () => {
  test('[ti4/94.1] in the turn of another, who is no neighbour, Hacan deal with him and with nobody else', () => {
    const game = turn({ ...scene, units: afar }, 'p2')
    expect(partners(game, 'p1')).toEqual(['p2'])
    expect(partners(game, 'p2')).toContain('p1')
    expect(partners(game, 'p3')).toEqual([])
  })

  test('[ti4/94.1] one transaction with each in a turn', () => {
    const game = turn({ ...scene, units: afar, tradeGoods: { p1: 4 } })
    game.command('p1', 'offer', { to: 'p2', gives: { goods: { tradeGoods: 1 } }, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect(partners(game, 'p1')).toEqual(['p3', 'p4'])
  })

  test('Trade Convoys lend that to their holder, until he activates a system with units of Hacan', () => {
    const key = 'trade_convoys.p2'
    const game = turn({
      ...scene,
      factions: { p1: 'sol', p2: 'hacan', p3: 'winnu' },
      units: { p1: { a0: { cruiser: 1 } }, p2: { a3: { cruiser: 1 } } },
      also: laidOut({ p1: key }),
    })
    expect(partners(game, 'p1')).toEqual(['p2', 'p3', 'p4'])
    game.say('p1', { tactical: 'a3' })
    expect(game.sheet('p1').laidOut).toEqual({})
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
  })
})

describe('Arbiters', () => {
  const hands = withCards({ p1: ['sabotage.1'], p2: ['bribery'], p3: ['sabotage.2'] })

  test('no two others trade Action Cards', () => {
    const game = turn({
      ...scene,
      factions: { p1: 'sol', p2: 'hacan', p3: 'winnu' },
      units: { p1: { a0: { cruiser: 1 } }, p3: { a1: { cruiser: 1 } } },
      also: hands,
    })
    const refused = game.command('p1', 'offer', { to: 'p3', gives: { cards: ['sabotage.1'] }, wants: {} })
    expect(refused).toBeDefined()
  })

  test('a card for goods, in the turn of the other', () => {
    const game = turn({ ...scene, units: afar, tradeGoods: { p2: 2 }, also: hands }, 'p2')
    game.command('p2', 'offer', { to: 'p1', gives: { goods: { tradeGoods: 2 } }, wants: { cards: 1 } })
    game.command('p1', 'acceptOffer', 'p2>p1')
    expect(Object.keys(game.match.state.hands['p2']?.actionCards ?? {}).sort()).toEqual([
      'bribery',
      'sabotage.1',
    ])
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect([game.sheet('p1').actionCards, game.sheet('p2').actionCards]).toEqual([0, 2])
  })

  test('[ti4/2.4] who has more than seven then discards', () => {
    const seven = ['bribery', 'sabotage.2', 'sabotage.3', 'sabotage.4', 'veto', 'plague', 'spy']
    const game = turn({ ...scene, units: afar, also: withCards({ p1: ['sabotage.1'], p2: seven }) })
    game.command('p1', 'offer', { to: 'p2', gives: { cards: ['sabotage.1'] }, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    playOn(game, {}, now => now.sheet('p2').actionCards === 7)
    expect(game.sheet('p2').actionCards).toBe(7)
  })
})

describe('Production Biomes', () => {
  test('what the other gains may be pillaged by his neighbour', () => {
    const game = turn({
      ...scene,
      factions: { p1: 'hacan', p2: 'sol', p3: 'mentak' },
      technologies: { p1: ['production_biomes'] },
      units: { p2: { a0: { cruiser: 1 } }, p3: { a1: { cruiser: 1 } } },
      tradeGoods: { p2: 1 },
    })
    game.say('p1', { special: 'production_biomes' }).say('p1', 'p2')
    playOn(game, {}, now => now.match.open.some(({ text }) => text === 'ti4.ask.pillage'))
    expect(game.match.open.some(({ text, to }) => text === 'ti4.ask.pillage' && to === 'p3')).toBe(true)
  })
})

describe('Masters of Trade', () => {
  test('the secondary costs them nothing, and their strategy tokens stay', () => {
    const game = strategic('trade', { factions: { p1: 'sol', p2: 'hacan' } })
    playOn(game, { 'ti4.ask.tradePartners': () => [] }, now => now.open.includes('p2:use'))
    following(game, 'p2')
    expect(game.sheet('p2')).toMatchObject({ commodities: 6 })
    expect(game.sheet('p2').counters.strategy).toBe(2)
  })

  test('the token for other cards is paid as by all', () => {
    const game = strategic('politics', { factions: { p1: 'sol', p2: 'hacan' } })
    playOn(game, {}, now => now.open.includes('p2:use'))
    following(game, 'p2')
    playOn(game, {}, now => now.sheet('p2').counters.strategy < 2)
    expect(game.sheet('p2').counters.strategy).toBe(1)
  })
})

describe('Quantum Datahub Node', () => {
  test('needs three goods, which the other gains', () => {
    const phase = (goods: number) =>
      playOn(
        from(
          { segment: 'picksEnd' },
          {
            factions,
            technologies: { p1: ['quantum_datahub_node'] },
            tradeGoods: { p1: goods },
            strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
          },
        ),
        {},
        now => canUse(now, 'p1', 'quantum_datahub_node') || now.open.some(open => open.endsWith(':turn')),
      )
    expect(canUse(phase(2), 'p1', 'quantum_datahub_node')).toBe(false)
    expect(canUse(phase(3), 'p1', 'quantum_datahub_node')).toBe(true)
  })
})

describe('Wrath of Kenara', () => {
  const lifting = (middle: Middle, wanted: (game: ReturnType<typeof fighting>) => boolean) =>
    whereItFalls(
      made => playOn(fighting(made), {}, now => now.match.open[0]?.text === 'ti4.ask.liftDice'),
      { factions, technologies: { p1: [], p2: [] }, tradeGoods: { p1: 3 }, ...middle },
      wanted,
    )

  test('dice of the barrage, rolled in the space combat, may be raised as well', () => {
    const game = lifting(
      { units: { p1: { a0: { flagship: 1, destroyer: 4 } }, p2: { a0: { carrier: 2, fighter: 6 } } } },
      made =>
        !made.rests &&
        made.told('ti4.log.fires').every(line => line?.['unit'] === 'destroyer') &&
        Object.keys(made.offered<SomeOf>('p1').of).length > 0,
    )
    expect(game.match.open[0]?.to).toBe('p1')
  })

  test('each die once: no more dice are offered than miss by one', () => {
    const game = lifting(
      { units: { p1: { a0: { flagship: 1 } }, p2: { a0: { dreadnought: 4 } } } },
      made => !made.rests,
    )
    const { of, most } = game.offered<SomeOf>('p1')
    expect(Object.keys(of).length).toBeLessThanOrEqual(2)
    expect(most).toBeLessThanOrEqual(3)
  })
})
