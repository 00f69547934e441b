import { describe, expect, test } from 'vitest'
import { botCommand } from '../../shared/bots/index.ts'
import { gainOf } from '../../shared/bots/ti4/voting.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Offered } from '../../shared/ti4/shapes/transaction.ts'
import type { Ti4 } from '../../shared/ti4/table.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { council } from './council.ts'
import { around, from, type Middle } from './midgame.ts'

type Game = Midgame<Ti4>

/** p1 to move; his neighbours are p2 and p3. */
const turn = (commodities: Readonly<Record<Seat, number>>, middle: Middle = {}) =>
  from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      tiles: around({}),
      units: { p1: { a0: { carrier: 1 } }, p2: { a1: { cruiser: 1 } } },
      tradeGoods: { p1: 3, p2: 3 },
      factions: { p1: 'sardakk', p2: 'sol' },
      also: ({ table }) => {
        for (const [seat, count] of Object.entries(commodities)) sheet(table, seat).commodities = count
      },
      ...middle,
    },
  )

const commanded = (game: Game, seat: Seat) =>
  botCommand('ti4', 'sensible', game.match.view(seat), () => game.match.may(seat))

/** What p2 makes of what p1 offers him. */
function answered(game: Game, offer: Omit<Offered, 'to'>) {
  expect(game.command('p1', 'offer', { to: 'p2', ...offer })).toBeUndefined()
  return commanded(game, 'p2')
}
const goods = (count: number) => ({ goods: { tradeGoods: count } })
const commodities = (count: number) => ({ goods: { commodities: count } })

describe('a sensible bot', () => {
  test('takes what brings more than it gives, and declines the rest', () => {
    const taken = { name: 'acceptOffer', value: 'p1>p2' }
    const declined = { name: 'withdrawOffer', value: 'p1>p2' }
    const all = { p1: 2, p2: 2 }
    expect(answered(turn(all), { gives: goods(1), wants: {} })).toEqual(taken)
    expect(answered(turn(all), { gives: commodities(2), wants: commodities(2) })).toEqual(taken)
    expect(answered(turn(all), { gives: goods(2), wants: commodities(2) })).toEqual(taken)
    expect(answered(turn(all), { gives: {}, wants: goods(1) })).toEqual(declined)
    expect(answered(turn(all), { gives: goods(1), wants: goods(2) })).toEqual(declined)
    expect(answered(turn(all), { gives: {}, wants: commodities(1) })).toEqual(declined)
  })

  test('gives no victory point for a few trade goods, and takes one for them', () => {
    const middle = { tradeGoods: { p1: 3, p2: 3 } }
    const wanted = { note: 'support_for_the_throne.p2' } as const
    expect(answered(turn({}, middle), { gives: goods(3), wants: wanted })?.name).toBe('withdrawOffer')
    const given = { note: 'support_for_the_throne.p1' } as const
    expect(answered(turn({}, middle), { gives: given, wants: goods(3) })?.name).toBe('acceptOffer')
  })

  test('offers Commodities for Commodities, or a note where it brings more, and what it offers another one takes', () => {
    const swap = commanded(turn({ p1: 2, p2: 2 }), 'p1')
    expect(swap).toMatchObject({ name: 'offer', value: { to: 'p2', wants: { goods: { commodities: 2 } } } })
    const game = turn({ p2: 3 })
    const sold = commanded(game, 'p1')
    expect((sold?.value as Offered | undefined)?.gives.note).toBeDefined()
    expect(game.command('p1', 'offer', sold?.value)).toBeUndefined()
    expect(commanded(game, 'p2')).toEqual({ name: 'acceptOffer', value: 'p1>p2' })
    expect(game.command('p2', 'acceptOffer', 'p1>p2')).toBeUndefined()
    expect(commanded(game, 'p1')).toBeUndefined()
  })

  test('offers nothing to whoever has just declined, and what was declined not in later turns either', () => {
    const game = turn({ p1: 2, p2: 2 })
    const { value } = commanded(game, 'p1') as { value: Offered }
    expect(game.command('p1', 'offer', value)).toBeUndefined()
    expect(game.command('p2', 'withdrawOffer', 'p1>p2')).toBeUndefined()
    expect(game.told('ti4.log.declines')).toHaveLength(1)
    expect(commanded(game, 'p1')).toBeUndefined()
    const { offers = [] } = game.table.declined?.['p1>p2'] ?? {}
    const later = turn(
      { p1: 2, p2: 2 },
      {
        also: ({ table }) => {
          table.declined = { 'p1>p2': { offers } }
          for (const seat of ['p1', 'p2']) sheet(table, seat).commodities = 2
        },
      },
    )
    expect(commanded(later, 'p1')?.value).not.toEqual(value)
  })

  test('declines a note it does not hold, whatever is offered for it', () => {
    const game = turn({})
    const [elsewhere = ''] = Object.keys(game.match.state.hands['p3']?.notes ?? {})
    expect(answered(game, { gives: goods(3), wants: { note: elsewhere } })?.name).toBe('withdrawOffer')
  })

  test('is for a New Constitution where laws are to its harm, and against it where they are to its good', () => {
    const gain = (holder: Seat) =>
      gainOf(
        council({ laws: { minister_of_war: [holder], minister_of_policy: [holder] } }).table,
        'p1',
        'new_constitution',
        'for',
      )
    expect(gain('p2')).toBeGreaterThan(0)
    expect(gain('p1')).toBeLessThan(0)
  })
})
