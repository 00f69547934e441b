import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { areNeighbours } from '../../shared/ti4/neighbours.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Transaction } from '../../shared/ti4/shapes/transaction.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import { all, idOf } from '../galaxy/fleets.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { holding } from './actionCards/hands.ts'
import { around, from, type Middle } from './midgame.ts'

/** p1 to move; his neighbours are p2 (Hacan) and p3, not p4. */
const beside: Middle['units'] = {
  p1: { a0: { carrier: 1 } },
  p2: { a1: { cruiser: 1 } },
  p3: { m0: { cruiser: 1 } },
}
const goods = (state: Ti4) => {
  sheet(state.table, 'p1').commodities = 2
  sheet(state.table, 'p2').commodities = 4
}
const turn = (middle: Middle = {}) =>
  from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      tiles: around({}),
      units: beside,
      tradeGoods: { p1: 3, p2: 2, p3: 1, p4: 1 },
      factions: { p2: 'sol', p6: 'hacan' },
      also: goods,
      ...middle,
    },
  )
const withHacan = (middle: Middle = {}) => turn({ ...middle, factions: { p2: 'hacan' } })

type Game = Midgame<Ti4>
const partners = (game: Game, seat: Seat) => Object.keys((game.may(seat)['offer'] as Transaction)?.with ?? {})
const offers = (game: Game, seat: Seat, command = 'acceptOffer') =>
  Object.keys((game.may(seat)[command] as OneOf | undefined)?.of ?? {})
const tradeGoods = (game: Game) =>
  game.table.order
    .slice()
    .sort()
    .map(seat => game.sheet(seat).tradeGoods)
const does = (game: Game, seat: Seat, name: string, value: unknown) => {
  expect(game.command(seat, name, value)).toBeUndefined()
  return game
}
const gives = (count: number) => ({ goods: { tradeGoods: count } })

describe('neighbours', () => {
  test('[ti4/60.0] have a unit or a planet in the same system, or in adjacent ones', () => {
    const { table } = turn()
    expect(areNeighbours(table, 'p1', 'p2')).toBe(true)
    expect(areNeighbours(table, 'p3', 'p1')).toBe(true)
    expect(areNeighbours(table, 'p1', 'p4')).toBe(false)
  })

  test('[ti4/60.0] a planet without units is enough', () => {
    const far = { p1: { a0: { carrier: 1 } }, p2: { a3: { cruiser: 1 } } } as const
    expect(areNeighbours(turn({ units: far }).table, 'p1', 'p2')).toBe(false)
    const held = turn({ units: far, tiles: around({ a1: 's26' }), planets: { p2: ['lodor'] } })
    expect(areNeighbours(held.table, 'p1', 'p2')).toBe(true)
  })

  test('[ti4/60.2] wormholes make neighbours', () => {
    const units = { p1: { a0: { carrier: 1 } }, p2: { a3: { cruiser: 1 } } } as const
    const joined = turn({ units, tiles: around({ a0: 's26', a3: 's39' }) })
    expect(areNeighbours(joined.table, 'p1', 'p2')).toBe(true)
  })

  test('[ti4/60.3] what is adjacent for the Ghosts alone makes both neighbours', () => {
    const units = { p1: { a0: { carrier: 1 } }, p2: { a3: { cruiser: 1 } } } as const
    const tiles = around({ a0: 's26', a3: 's40' })
    expect(areNeighbours(turn({ units, tiles }).table, 'p1', 'p2')).toBe(false)
    const ghosts = turn({ units, tiles, factions: { p2: 'creuss' } }).table
    expect(areNeighbours(ghosts, 'p1', 'p2')).toBe(true)
    expect(areNeighbours(ghosts, 'p2', 'p1')).toBe(true)
  })
})

describe('transactions', () => {
  test('[ti4/94.4] [ti4/94.1] [ti4/60.1] are for the active player and his neighbours, and either of the two may offer one', () => {
    const game = turn()
    expect(partners(game, 'p1').sort()).toEqual(['p2', 'p3'])
    expect(partners(game, 'p2')).toEqual(['p1'])
    expect(partners(game, 'p4')).toEqual([])
    does(game, 'p2', 'offer', { to: 'p1', gives: gives(2), wants: {} })
    does(game, 'p1', 'acceptOffer', 'p2>p1')
    expect(tradeGoods(game)).toEqual([5, 0, 1, 1])
    expect(game.open).toEqual(['p1:turn'])
  })

  test('[ti4/94.1] there is one with each neighbour in a turn, and another one in the next', () => {
    const game = turn({ strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' } })
    does(game, 'p1', 'offer', { to: 'p2', gives: gives(1), wants: {} })
    does(game, 'p2', 'offer', { to: 'p1', gives: gives(1), wants: {} })
    does(game, 'p1', 'acceptOffer', 'p2>p1')
    expect(game.table.deals).toBeUndefined()
    expect(partners(game, 'p1')).toEqual(['p3'])
    expect(partners(game, 'p2')).toEqual([])
    const [hex = ''] = (game.offered('p1') as { tactical: string[] }).tactical
    game.say('p1', { tactical: hex })
    while (game.open[0] !== 'p2:turn') game.say('p1', game.asked('p1').otherwise ?? {})
    expect(partners(game, 'p2')).toContain('p1')
  })

  test('[ti4/94.1.a] may be made in the middle of a combat', () => {
    const units = { p1: { a0: { cruiser: 2 } }, p2: { a1: { cruiser: 2 }, a2: { cruiser: 1 } } } as const
    const game = turn({ units }).say('p1', { tactical: 'a1' })
    const ships = Object.keys(game.table.units).filter(id => game.table.units[id]?.of === 'p1')
    game.say('p1', all(...ships))
    expect(game.table.battle).toBeDefined()
    const before = game.open
    does(game, 'p2', 'offer', { to: 'p1', gives: gives(2), wants: {} })
    does(game, 'p1', 'acceptOffer', 'p2>p1')
    expect(tradeGoods(game)).toEqual([5, 0, 1, 1])
    expect(game.open).toEqual(before)
  })

  test('[ti4/94.6] while an agenda is dealt with everybody may have one with everybody, neighbour or not', () => {
    const game = turn({
      also: state => {
        goods(state)
        state.table.phase = 'agenda'
      },
    })
    expect(partners(game, 'p4').sort()).toEqual(['p1', 'p2', 'p3'])
    does(game, 'p4', 'offer', { to: 'p2', gives: gives(1), wants: gives(1) })
    does(game, 'p2', 'acceptOffer', 'p4>p2')
    expect(partners(game, 'p4').sort()).toEqual(['p1', 'p3'])
    expect(partners(game, 'p3').sort()).toEqual(['p1', 'p2', 'p4'])
  })

  test('in the Strategy Phase and the Status Phase there are none', () => {
    for (const segment of ['strategyPhase', 'statusPhase']) {
      const game = from({ segment }, { tiles: around({}), units: beside, tradeGoods: { p1: 3, p2: 2 } })
      for (const seat of game.table.order) expect(game.may(seat)['offer']).toBeUndefined()
    }
  })

  test('[ti4/21.1] [ti4/21.5] a commodity becomes a trade good with whoever receives it', () => {
    const game = turn()
    does(game, 'p1', 'offer', {
      to: 'p2',
      gives: { goods: { commodities: 2 } },
      wants: { goods: { commodities: 3 } },
    })
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    expect(game.sheet('p1')).toMatchObject({ commodities: 0, tradeGoods: 6 })
    expect(game.sheet('p2')).toMatchObject({ commodities: 1, tradeGoods: 4 })
  })

  test('[ti4/94.3] nobody gives what he has not, nothing for nothing, nor anything else', () => {
    const game = turn()
    const refused = (value: unknown) => game.command('p1', 'offer', value)?.code
    expect(refused({ to: 'p2', gives: gives(4), wants: {} })).toBe('notSoManyGoods')
    expect(refused({ to: 'p2', gives: {}, wants: { goods: { commodities: 5 } } })).toBe('tooMany')
    expect(refused({ to: 'p2', gives: {}, wants: {} })).toBe('nothingExchanged')
    for (const goods of [{ tokens: 1 }, { tradeGoods: 0 }, { tradeGoods: -1 }, { tradeGoods: 0.5 }, {}, [1]])
      expect(refused({ to: 'p2', gives: { goods }, wants: {} })).toBe('notOffered')
    expect(refused({ to: 'p2', gives: { planet: 'jord' }, wants: {} })).toBe('notOffered')
    expect(refused({ to: 'p4', gives: gives(1), wants: {} })).toBe('notOffered')
    expect(refused({ to: 'p1', gives: gives(1), wants: {} })).toBe('notOffered')
  })

  test('[ti4/94.3] [ti4/35.9.b] [ti4/73.1.a] relic fragments may be part of them', () => {
    const game = turn({
      also: state => {
        goods(state)
        sheet(state.table, 'p2').fragments = { cultural_relic_fragment: 2 }
      },
    })
    does(game, 'p1', 'offer', { to: 'p2', gives: gives(2), wants: { goods: { cultural_relic_fragment: 2 } } })
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    expect(game.sheet('p1').fragments).toEqual({ cultural_relic_fragment: 2 })
    expect(game.sheet('p2').fragments).toEqual({ cultural_relic_fragment: 0 })
  })

  test('[ti4/94.3.a] Arbiters: Action Cards may be part of them, from either side; of others they are not', () => {
    const deal = (state: Ti4) => {
      for (const [seat, card] of [
        ['p1', 'sabotage.1'],
        ['p2', 'bribery'],
      ] as const) {
        const hand = state.hands[seat]
        if (hand) hand.actionCards = { [card]: true }
        sheet(state.table, seat).actionCards = 1
      }
    }
    const value = { to: 'p2', gives: { cards: ['sabotage.1'] }, wants: { cards: 1 } }
    expect(turn({ also: deal }).command('p1', 'offer', value)?.code).toBe('notOffered')
    const game = withHacan({ also: deal })
    does(game, 'p1', 'offer', value)
    expect(game.table.deals?.['p1>p2']).toEqual({
      from: 'p1',
      to: 'p2',
      gives: { goods: {}, cards: 1 },
      wants: { goods: {}, cards: 1 },
    })
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    expect(game.match.state.hands['p1']?.actionCards).toEqual({ bribery: true })
    expect(game.match.state.hands['p2']?.actionCards).toEqual({ 'sabotage.1': true })
  })

  test('Guild Ships: partners need not be neighbours, and either may begin, but the active player takes part', () => {
    const far = { p1: { a0: { carrier: 1 } } } as const
    const game = withHacan({ units: far })
    expect(partners(game, 'p1')).toEqual(['p2'])
    expect(partners(game, 'p2')).toEqual(['p1'])
    expect(partners(game, 'p3')).toEqual([])
  })
})

describe('deals', () => {
  test('[ti4/28.3] [ti4/94.4.a] what is offered changes hands on both sides at once, when it is accepted and not before', () => {
    const game = turn()
    does(game, 'p1', 'offer', { to: 'p3', gives: gives(3), wants: gives(1) })
    expect(tradeGoods(game)).toEqual([3, 2, 1, 1])
    expect(offers(game, 'p3')).toEqual(['p1>p3'])
    expect(offers(game, 'p2')).toEqual([])
    does(game, 'p3', 'acceptOffer', 'p1>p3')
    expect(tradeGoods(game)).toEqual([1, 2, 3, 1])
  })

  test('who answers an offer with one of his own has declined it', () => {
    const game = turn()
    does(game, 'p1', 'offer', { to: 'p3', gives: gives(1), wants: gives(1) })
    does(game, 'p3', 'offer', { to: 'p1', gives: gives(1), wants: gives(3) })
    expect(Object.keys(game.table.deals ?? {})).toEqual(['p3>p1'])
    expect(game.told('ti4.log.offersInstead')).toEqual([
      { seat: 'p3', to: 'p1', given: 'tradeGoods:1', asked: 'tradeGoods:3' },
    ])
  })

  test('an offer is withdrawn by the one, or declined by the other', () => {
    const game = turn()
    const again = () => game.command('p1', 'offer', { to: 'p3', gives: gives(1), wants: {} })
    expect(again()).toBeUndefined()
    expect(again()?.code).toBe('notOffered')
    expect(offers(game, 'p2', 'withdrawOffer')).toEqual([])
    does(game, 'p3', 'withdrawOffer', 'p1>p3')
    expect(again()).toBeUndefined()
    does(game, 'p1', 'withdrawOffer', 'p1>p3')
    expect(game.table.deals).toBeUndefined()
  })

  test('what one of the two can no longer give is not accepted, and clears away', () => {
    const game = turn({ factions: { p1: 'xxcha' } })
    does(game, 'p1', 'offer', { to: 'p3', gives: gives(3), wants: {} })
    does(game, 'p1', 'offer', { to: 'p2', gives: gives(1), wants: {} })
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    expect(offers(game, 'p3')).toEqual([])
    expect(game.table.deals).toBeUndefined()
    expect(game.told('ti4.log.offerLapses')).toEqual([
      { seat: 'p1', to: 'p3', given: 'tradeGoods:3', asked: '' },
    ])
  })

  test('who moves away from his neighbour has no offer with him any more, and all are told at once', () => {
    const units = { p1: { a1: { carrier: 1, infantry: 1 } }, p2: { a2: { cruiser: 1 } } } as const
    const game = turn({ units, tiles: around({ a0: 's26' }) })
    does(game, 'p2', 'offer', { to: 'p1', gives: gives(1), wants: {} })
    game.say('p1', { tactical: 'a0' })
    expect(game.table.deals?.['p2>p1']).toBeDefined()
    game.say('p1', {
      [idOf(game, 'p1', 'a1', 'carrier')]: { cargo: [idOf(game, 'p1', 'a1', 'infantry')] },
    })
    expect(game.open).toEqual(['p1:landing'])
    expect(game.table.deals).toBeUndefined()
    expect(game.told('ti4.log.offerLapses')).toEqual([
      { seat: 'p2', to: 'p1', given: 'tradeGoods:1', asked: '' },
    ])
  })

  test('a card that is played is no longer on offer', () => {
    const game = withHacan({
      also: state => {
        holding({ p1: ['morale_boost', 'focused_research'] })(state)
        goods(state)
      },
      tradeGoods: { p1: 6, p2: 2 },
    })
    does(game, 'p1', 'offer', { to: 'p2', gives: { cards: ['focused_research'] }, wants: {} })
    game.say('p1', { special: 'focused_research' })
    expect(game.table.deals).toBeUndefined()
    expect(game.told('ti4.log.offerLapses')).toHaveLength(1)
    expect(game.match.state.hands['p2']?.deals).toBeUndefined()
  })

  test('when a turn ends its offers fall', () => {
    const game = turn()
    does(game, 'p1', 'offer', { to: 'p3', gives: gives(3), wants: {} })
    game.say('p1', { pass: true })
    expect(game.table.deals).toBeUndefined()
    expect(game.told('ti4.log.offerLapses')).toHaveLength(1)
  })

  test('[ti4/28.4] what is promised beside it binds nobody, and can be looked up', () => {
    const game = turn()
    does(game, 'p1', 'offer', { to: 'p3', gives: gives(1), wants: {}, says: 'I stay away from Lodor.' })
    does(game, 'p3', 'acceptOffer', 'p1>p3')
    does(game, 'p3', 'promise', { to: 'p1', says: 'So do I.' })
    expect(game.table.promises).toEqual([
      { round: 2, by: 'p1', to: 'p3', says: 'I stay away from Lodor.' },
      { round: 2, by: 'p3', to: 'p1', says: 'So do I.' },
    ])
    for (const says of ['', '  ', 'a\nb', 'x'.repeat(141), 7])
      expect(game.command('p1', 'promise', { to: 'p2', says })?.code).toBe('notOffered')
  })

  test('nobody deals with who is out of the game', () => {
    const game = turn({
      also: state => {
        goods(state)
        sheet(state.table, 'p2').out = true
      },
    })
    expect(partners(game, 'p1')).toEqual(['p3'])
    for (const name of ['offer', 'promise', 'showNote']) expect(game.may('p2')[name]).toBeUndefined()
  })
})
