import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import type { Hand, NoteKey, Ti4 } from '../../../shared/ti4/table.ts'
import { choicesOf, untilTrue } from '../../galaxy/driving.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { around, from, type Middle } from '../midgame.ts'
import { untilTurn } from '../strategic.ts'

/** Transactions, deals and promissory notes. */

type Game = Midgame<Ti4>

const units: Middle['units'] = {
  p1: { a0: { carrier: 1 } },
  p2: { a1: { cruiser: 1 } },
  p3: { a5: { cruiser: 1 } },
  p4: { a3: { cruiser: 1 } },
}
const turn = ({ also, ...middle }: Middle = {}, seat: Seat = 'p1') =>
  from(
    { segment: 'turn', args: { seat } },
    {
      tiles: around({}),
      units,
      factions: { p1: 'sol', p2: 'xxcha', p5: 'mentak', p6: 'hacan' },
      tradeGoods: { p1: 3, p2: 3, p3: 3, p4: 3 },
      strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      ...middle,
      also(state) {
        state.table.phase = 'action'
        state.table.active = seat
        also?.(state)
      },
    },
  )
const partners = (game: Game, seat: Seat) =>
  Object.keys((game.may(seat)['offer'] as Transaction | undefined)?.with ?? {}).sort()
const does = (game: Game, seat: Seat, name: string, value: unknown) => {
  expect(game.command(seat, name, value)).toBeUndefined()
  return game
}
const gives = (count: number) => ({ goods: { tradeGoods: count } })
const deals = (game: Game, one: Seat, other: Seat, given: object, wanted: object = {}) => {
  does(game, one, 'offer', { to: other, gives: given, wants: wanted })
  return does(game, other, 'acceptOffer', `${one}>${other}`)
}
const hand = (game: Game, seat: Seat) => game.match.state.hands[seat] as Hand
const movedTo =
  (key: NoteKey, seat: Seat): NonNullable<Middle['also']> =>
  ({ table, hands }) => {
    const owner = key.split('.')[1] as Seat
    delete (hands[owner] as Hand).notes[key]
    ;(hands[seat] as Hand).notes[key] = true
    sheet(table, owner).notes--
    sheet(table, seat).notes++
    sheet(table, seat).gotNotes = true
  }

describe('transactions', () => {
  test('[ti4/94.1] two who are not active have none with each other, though they are neighbours', () => {
    const game = turn({ units: { ...units, p4: { a1: { cruiser: 1 } } } })
    expect(partners(game, 'p2')).toEqual(['p1'])
    expect(partners(game, 'p3')).toEqual(['p1'])
    expect(partners(game, 'p4')).toEqual(['p1'])
  })

  test('[ti4/94.1] neighbours are those of the moment: who has come beside may deal at once', () => {
    const laden = { ...units, p1: { a0: { carrier: 1, infantry: 1 } } }
    const game = turn({ units: laden, tradeGoods: { p1: 9 } })
    expect(partners(game, 'p1')).toEqual(['p2', 'p3'])
    game.say('p1', { tactical: 'm0' })
    const [carrier = '', infantry = ''] = ['carrier', 'infantry'].map(kind =>
      Object.keys(game.table.units).find(id => game.table.units[id]?.kind === kind),
    )
    game.say('p1', { [carrier]: { cargo: [infantry] } })
    // Mecatol Rex lies beside all of them, and its custodians wait for an answer.
    expect(partners(game, 'p1')).toEqual(['p2', 'p3', 'p4'])
  })

  test('[ti4/94.4] components of unequal value may be exchanged, and nothing need come back', () => {
    const game = turn()
    deals(game, 'p1', 'p2', gives(3))
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([0, 6])
  })

  test('[ti4/94.2] both goods and a note may go either way at once', () => {
    const game = turn()
    deals(
      game,
      'p1',
      'p2',
      { goods: { tradeGoods: 1 }, note: 'ceasefire.p1' },
      { goods: { tradeGoods: 2 }, note: 'ceasefire.p2' },
    )
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([4, 2])
    expect(hand(game, 'p1').notes['ceasefire.p2']).toBe(true)
    expect(hand(game, 'p2').notes['ceasefire.p1']).toBe(true)
  })

  test('[ti4/21.2] commodities received are trade goods, and leave the ceiling of the sheet alone', () => {
    const game = turn({
      also({ table }) {
        sheet(table, 'p1').commodities = 4
        sheet(table, 'p2').commodities = 3
      },
    })
    deals(game, 'p1', 'p2', { goods: { commodities: 4 } }, { goods: { commodities: 3 } })
    expect(game.sheet('p1')).toMatchObject({ commodities: 0, tradeGoods: 6 })
    expect(game.sheet('p2')).toMatchObject({ commodities: 0, tradeGoods: 7 })
  })

  test('[ti4/3.3.a] in the turn in which he passes a player still deals, before he does', () => {
    const game = turn({
      also({ table }) {
        for (const place of Object.values(table.strategyCards)) place.exhausted = true
      },
    })
    deals(game, 'p1', 'p2', gives(1))
    game.say('p1', { pass: true })
    expect(partners(game, 'p1')).toEqual(['p2'])
  })

  test('[ti4/94.1] who has passed is still a partner in the turns of others', () => {
    const game = turn({
      also({ table }) {
        sheet(table, 'p2').passed = true
      },
    })
    expect(partners(game, 'p1')).toEqual(['p2', 'p3'])
  })

  test('[ti4/94.1] one with each neighbour in a turn, and with the same one in the next turn again', () => {
    const game = turn()
    deals(game, 'p1', 'p2', gives(1))
    deals(game, 'p1', 'p3', gives(1))
    expect(partners(game, 'p1')).toEqual([])
    untilTurn(game.say('p1', { strategic: 'leadership' }))
    expect(game.table.active).toBe('p2')
    expect(partners(game, 'p1')).toEqual(['p2'])
  })
})

describe('the Emirates of Hacan', () => {
  const hacan: Middle = { factions: { p1: 'sol', p2: 'hacan', p5: 'mentak', p6: 'xxcha' } }
  const far: Middle = { ...hacan, units: { p1: { a0: { carrier: 1 } } } }

  test('[ti4/94.1] need not be neighbours, but two others need to be, whoever is active', () => {
    const game = turn(far)
    expect(partners(game, 'p1')).toEqual(['p2'])
    const own = turn(far, 'p2')
    expect(partners(own, 'p2')).toEqual(['p1', 'p3', 'p4'])
    expect(partners(own, 'p1')).toEqual(['p2'])
  })

  test('[ti4/94.3.a] exchange Action Cards in the council too, of which two others exchange none', () => {
    const game = from(
      { segment: 'agendaPhase' },
      {
        ...hacan,
        also({ table, hands, box }) {
          delete table.custodians
          table.phase = 'agenda'
          for (const seat of ['p1', 'p2', 'p3']) {
            const [card = ''] = box.actionCards.splice(0, 1)
            table.decks.action--
            ;(hands[seat] as Hand).actionCards = { [card]: true }
            sheet(table, seat).actionCards = 1
          }
        },
      },
    )
    const cards = (seat: Seat) => Object.keys(hand(game, seat).actionCards)
    const offer = (seat: Seat, to: Seat) =>
      game.command(seat, 'offer', { to, gives: { cards: cards(seat) }, wants: {} })?.code
    expect(offer('p1', 'p3')).toBe('notOffered')
    expect(offer('p1', 'p2')).toBeUndefined()
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    expect(cards('p2')).toHaveLength(2)
    expect(game.sheet('p1').actionCards).toBe(0)
  })
})

describe('promissory notes', () => {
  test('[ti4/69.4.a] a note still in the hand is no concern of what would return it', () => {
    const game = turn({
      also: movedTo('trade_agreement.p2', 'p1'),
    })
    game.say('p1', { tactical: 'a1' })
    expect(hand(game, 'p1').notes['trade_agreement.p2']).toBe(true)
  })

  test('[ti4/69.5] what came from another may be passed on, and its owner may get his own back', () => {
    const game = turn({ also: movedTo('ceasefire.p3', 'p1') })
    deals(game, 'p1', 'p3', { note: 'ceasefire.p3' })
    expect(hand(game, 'p3').notes['ceasefire.p3']).toBe(true)
    expect(game.sheet('p3')).toMatchObject({ notes: 5, laidOut: {} })
  })

  test('[ti4/98.7] Support for the Throne each for each: of two who reach the goal so the first in initiative wins', () => {
    const exchanged = (one: Seat, other: Seat) => {
      const game = turn({
        also({ table }) {
          sheet(table, 'p1').points = 9
          sheet(table, 'p2').points = 9
        },
      })
      deals(
        game,
        one,
        other,
        { note: `support_for_the_throne.${one}` },
        { note: `support_for_the_throne.${other}` },
      )
      return game.match.winners
    }
    expect(exchanged('p1', 'p2')).toEqual(['p1'])
    expect(exchanged('p2', 'p1')).toEqual(['p1'])
  })

  test('Support for the Throne goes home for a lone structure of its owner, or a planet with his infantry', () => {
    for (const [kind, returns] of [
      ['pds', true],
      ['infantry', true],
      [undefined, false],
    ] as const) {
      const game = turn({
        tiles: around({ a1: 's26' }),
        units: { p1: { a0: { carrier: 1 } }, p2: { a5: { cruiser: 1 }, lodor: kind ? { [kind]: 1 } : {} } },
        planets: { p2: ['lodor'] },
      })
      deals(game, 'p2', 'p1', { note: 'support_for_the_throne.p2' })
      game.say('p1', { tactical: 'a1' })
      expect(game.sheet('p1').points).toBe(returns ? 0 : 1)
      expect(hand(game, 'p2').notes['support_for_the_throne.p2'] === true).toBe(returns)
    }
  })

  test('Trade Agreement is played against who replenishes with nothing missing', () => {
    const game = from(
      { segment: 'strategicAction', args: { seat: 'p2', card: 'trade' } },
      {
        tiles: around({}),
        units,
        factions: { p1: 'sol' },
        strategyCards: { trade: 'p2' },
        also(state) {
          movedTo('trade_agreement.p2', 'p1')(state)
          sheet(state.table, 'p2').commodities = 6
        },
      },
    )
    untilTrue(game, () => choicesOf(game, game.match.open[0]?.to ?? '').includes('trade_agreement.p2'))
    game.say('p1', 'trade_agreement.p2')
    expect(game.sheet('p1').tradeGoods).toBe(6)
    expect(game.sheet('p2').commodities).toBe(0)
    expect(hand(game, 'p2').notes['trade_agreement.p2']).toBe(true)
  })

  test('[ti4/28.3] an offer binds nobody before it is accepted: both keep what they have', () => {
    const game = turn()
    does(game, 'p1', 'offer', { to: 'p2', gives: gives(3), wants: { note: 'ceasefire.p2' } })
    does(game, 'p1', 'offer', { to: 'p3', gives: gives(3), wants: { note: 'ceasefire.p3' } })
    does(game, 'p3', 'acceptOffer', 'p1>p3')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    // What he offered to the other he has no longer.
    expect(Object.keys((game.may('p2')['acceptOffer'] as OneOf | undefined)?.of ?? {})).toEqual([])
  })
})
