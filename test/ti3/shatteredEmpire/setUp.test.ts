import { describe, expect, test } from 'vitest'
import { Shelf } from '../../../shared/arena/shelf.ts'
import { cardFaults } from '../../../shared/arena/ti3/cards.ts'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { Match } from '../../../shared/engine/match.ts'
import { objectives } from '../../../shared/ti3/content/objectives.ts'
import { goodsToSpend } from '../../../shared/ti3/realm.ts'
import { gameSetup } from '../../../shared/ti3/rules/opening.ts'
import { pointsToWin } from '../../../shared/ti3/target.ts'
import { midgame } from '../midgame.ts'
import { galaxyRules, seatsOf } from '../scene.ts'
import { choices, handOf, used, withSenate } from './senate.ts'

const setup = (chosen: Record<string, string>) =>
  gameSetup({ players: '4', ...chosen }, seatsOf(4), chanceOf(seedFrom('senate'))).state

const turnEnds = { segment: 'turnEnds', args: { seat: 'p1' } }
const expansion = { strategyCards: 'shatteredEmpire' }

describe('The strategy cards of Shattered Empire', () => {
  test('take the place of all eight of the box', () => {
    expect(Object.keys(setup(expansion).table.strategyCards)).toEqual([
      'se_leadership',
      'se_diplomacy_ii',
      'se_assembly',
      'se_production',
      'se_trade_ii',
      'se_warfare_ii',
      'se_technology_ii',
      'se_bureaucracy',
    ])
    expect(Object.keys(setup({}).table.strategyCards).every(id => id.startsWith('base_'))).toBe(true)
  })

  test.each([
    [{}, 6, 4],
    [{ longWar: 'imperiumRex' }, 8, 6],
  ])('come with one objective of stage II more: %o', (chosen, first, second) => {
    const deck = setup({ ...expansion, ...chosen }).box.objectives
    const kinds = deck.map(id => objectives[id].kind)
    expect(kinds.filter(kind => kind === 'stage1')).toHaveLength(first)
    expect(deck).toHaveLength(first + second + 1)
    expect(deck.slice(first)).toContain('pub2_imperium_rex')
  })

  test('win with one point less, unless the table chose all of them', () => {
    const target = (chosen: Record<string, string>) => pointsToWin(setup(chosen).table)
    expect(target({})).toBe(10)
    expect(target(expansion)).toBe(9)
    expect(target({ ...expansion, longWar: 'imperiumRex' })).toBe(13)
    expect(target({ strategyCards: 'shatteredEmpireFull' })).toBe(10)
  })

  test('leave out of the decks what speaks of a card that is not there', () => {
    const { box } = setup(expansion)
    const gone = ['council_dissolved', 'political_stability', 'ruinous_tariffs']
    expect(box.actionCards.filter(id => gone.includes(id.replace(/\.\d$/, '')))).toEqual([])
    const laws = ['imperial_academy', 'councils_censure', 'trade_war']
    expect(box.politicalCards.filter(id => laws.includes(id))).toEqual([])
    expect(setup({}).box.actionCards).toEqual(expect.arrayContaining(['council_dissolved']))
  })

  test('deal two political cards to each hand and turn the first objective up before anything else', () => {
    const shelf = new Shelf()
    const { match, ok } = Match.start(
      galaxyRules,
      { options: { players: '4', ...expansion }, seats: seatsOf(4), seed: seedFrom('senate') },
      shelf,
    )
    shelf.keep(match, ok)
    const { table, hands, box } = match.state
    for (const seat of seatsOf(4)) {
      expect(table.players[seat]?.politicalCards).toBe(2)
      expect(Object.keys(hands[seat]?.politicalHand ?? {})).toHaveLength(2)
    }
    expect(Object.keys(table.objectives)).toHaveLength(1)
    expect(table.decks).toMatchObject({ objective: 10, political: box.politicalCards.length })
    expect(cardFaults(match.state)).toEqual([])
    // Everybody sees how many, only their holder which.
    const seen = JSON.stringify(match.view('p2'))
    for (const card of Object.keys(hands['p1']?.politicalHand ?? {})) expect(seen).not.toContain(`"${card}"`)
    for (const card of Object.keys(hands['p2']?.politicalHand ?? {})) expect(seen).toContain(`"${card}"`)
  })
})

describe('[ti3/se.politicalHand] A political card in hand', () => {
  const five = ['trade_war', 'free_trade', 'arms_reduction', 'prophecy_of_ixth', 'fleet_regulations'] as const

  test('is one of five at most: what is too much goes at once, and all see it', () => {
    const game = used('se_assembly', { political: { p1: five } })
    expect(game.open).toEqual(['p1:discard6'])
    expect(choices(game, 'p1')).toHaveLength(6)
    game.say('p1', 'free_trade')
    expect(handOf(game, 'p1')).toHaveLength(5)
    expect(game.told('ti3.log.discardsPolitical')).toEqual([{ seat: 'p1', card: 'free_trade' }])
    expect(game.table.discards.political).toEqual(['free_trade'])
  })

  test('stands for a trade good that is spent, also on the turn of another, and is gone with the turn', () => {
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'se_warfare_ii' }, then: turnEnds },
      withSenate({ held: { p1: 'se_warfare_ii' }, political: { p2: ['free_trade', 'fleet_regulations'] } }),
    )
    expect(game.command('p2', 'spendPolitical', 'free_trade')).toBeUndefined()
    expect(game.sheet('p2')).toMatchObject({ spare: 1, politicalCards: 1, tradeGoods: 0 })
    expect(goodsToSpend(game.sheet('p2'))).toBe(1)
    expect(game.told('ti3.log.inPlaceOfGood')).toEqual([{ seat: 'p2', card: 'free_trade' }])
    // It is no trade good: nobody can be given it.
    expect(game.may('p2')['gift']).toBeUndefined()
    game.say('p1', 'c15')
    expect(game.open).toEqual([expect.stringContaining(':turn')])
    expect(game.sheet('p2').spare).toBeUndefined()
  })

  test('pays for a counter with another one', () => {
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'se_leadership' } },
      withSenate({
        held: { p1: 'se_leadership' },
        political: { p1: ['free_trade', 'fleet_regulations'] },
        exhausted: ['arc_prime', 'wren_terra', 'jord'],
      }),
    )
    expect(game.command('p1', 'spendPolitical', 'free_trade')).toBeUndefined()
    expect(game.command('p1', 'spendPolitical', 'fleet_regulations')).toBeUndefined()
    game.say('p1', { pool: 3 }).say('p1', 'secondary')
    game.say('p1', { pool: 1 })
    expect(game.sheet('p1')).toMatchObject({ spare: 0, tradeGoods: 0, counters: { pool: 7 } })
    // Nothing came from the supply, and nothing went there.
    expect(game.table.supply.tradeGoods).toBe(40)
  })
})
