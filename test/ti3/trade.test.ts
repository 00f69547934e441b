import { describe, expect, it } from 'vitest'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { TradeCardId } from '../../shared/ti3/content/tradeCards.ts'
import { endAgreement } from '../../shared/ti3/rules/agreements.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { incomeOf, partnersOf } from '../../shared/ti3/trading.ts'
import { heardBy } from './listening.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

/** Cards: Sol 2 and 2, Jol-Nar 1 and 3, Naalu 1 and 2. */
const people = { p1: 'sol', p2: 'jol_nar', p3: 'naalu' } as const

/** p1 uses the Trade Strategy. */
function trade(situation: Situation = {}): Midgame {
  const cards = { p1: ['base_trade' as const] }
  return midgame(
    { segment: 'strategicAction', args: { seat: 'p1', card: 'base_trade' } },
    { races: people, cards, ...situation },
  )
}

/** A card of each lies before the other. */
function agreed(table: Table, one: TradeCardId, other: TradeCardId) {
  const [a, b] = [one, other].map(
    card => Object.values(table.players).find(({ contracts }) => contracts[card]) as Table['players'][Seat],
  )
  if (!a || !b) throw new Error('The cards are not there')
  delete a.contracts[one]
  delete b.contracts[other]
  a.agreements[other] = true
  b.agreements[one] = true
}

const solWithJolNar = ({ table }: { table: Table }) => agreed(table, 'trade_sol_1', 'trade_jol_nar_2')
const offered = (game: Midgame, seat: Seat) => Object.keys(game.offered<OneOf>(seat).of)
const commanded = (game: Midgame, seat: Seat, command: string) =>
  Object.keys((game.may(seat)[command] as OneOf | undefined)?.of ?? {})
const negotiating = (situation: Situation = {}) => trade(situation).say('p1', 'profit')

describe('The Trade Strategy', () => {
  it('[ti3/20.goods] [ti3/25.income] [ti3/37.trade] gives three goods and the income of own agreements, then opens negotiations', () => {
    const game = trade({ change: solWithJolNar }).say('p1', 'profit')
    expect(game.sheet('p1').tradeGoods).toBe(6)
    expect(game.table.supply.tradeGoods).toBe(34)
    expect(game.told('ti3.log.gainsTradeGoods')).toEqual([
      { seat: 'p1', count: 3 },
      { seat: 'p1', count: 3 },
    ])
    expect(game.table.negotiation).toEqual({ of: 'p1', offers: {} })
    expect(game.open).toEqual(['p1:negotiations'])
  })

  it('[ti3/25.guild] [ti3/37.trade] or cancels every agreement in play, those of Hacan and one’s own too, and gives nothing', () => {
    const game = trade({
      races: { p1: 'sol', p2: 'hacan', p3: 'naalu' },
      change({ table }) {
        agreed(table, 'trade_sol_1', 'trade_hacan_1')
        agreed(table, 'trade_naalu_2', 'trade_hacan_2')
      },
    }).say('p1', 'cancel')
    for (const seat of ['p1', 'p2', 'p3']) {
      expect(partnersOf(game.table, seat)).toEqual([])
      expect(Object.keys(game.sheet(seat).contracts)).toHaveLength(2)
    }
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.told('ti3.log.agreementEnds')).toHaveLength(2)
    expect(game.rests).toBe(true)
  })

  it('[ti3/24.contracts] [ti3/25.income] [ti3/37.commerce] pays others for their agreements clockwise, for a counter of Strategy Allocation', () => {
    const game = negotiating({
      change({ table }) {
        solWithJolNar({ table })
        agreed(table, 'trade_jol_nar_1', 'trade_naalu_2')
      },
    }).say('p1', 'end')
    game.say('p3', 'secondary').say('p2', 'secondary')
    expect(game.sheet('p2').tradeGoods).toBe(4)
    expect(game.sheet('p3').tradeGoods).toBe(1)
    expect(game.sheet('p2').counters.strategy).toBe(1)
    expect(game.told('ti3.log.gainsTradeGoods').slice(-2)).toEqual([
      { seat: 'p2', count: 4 },
      { seat: 'p3', count: 1 },
    ])
  })

  it('[ti3/25.new] pays nobody for an agreement made in the same action', () => {
    const game = negotiating()
    game.say('p1', 'offer.p2.trade_sol_1.trade_jol_nar_2')
    game.command('p2', 'acceptAgreement', 'p1>p2')
    expect(partnersOf(game.table, 'p2')).toEqual(['p1'])
    expect(incomeOf(game.table, 'p2')).toBe(0)
    game.say('p1', 'end')
    expect(game.rests).toBe(true)
    expect(game.sheet('p2').tradeGoods).toBe(0)
  })

  it('[ti3/25.new] pays for it from the next turn on', () => {
    const game = midgame(
      {
        segment: 'strategicAction',
        args: { seat: 'p1', card: 'base_trade' },
        then: { segment: 'turnEnds', args: { seat: 'p1' } },
      },
      { races: people, cards: { p1: ['base_trade'] } },
    )
    game.say('p1', 'profit').say('p1', 'offer.p2.trade_sol_1.trade_jol_nar_2')
    game.command('p2', 'acceptAgreement', 'p1>p2')
    expect(incomeOf(game.table, 'p1')).toBe(0)
    game.say('p1', 'end')
    expect(incomeOf(game.table, 'p1')).toBe(3)
    expect(incomeOf(game.table, 'p2')).toBe(2)
  })

  it('[ti3/37.commerce] lets abilities know of every gain of trade goods, and of each use of the secondary ability', () => {
    const heard: unknown[] = []
    const listens = {
      *tradeGoodsGained(_: unknown, __: Seat, about: unknown) {
        heard.push(about)
      },
      *afterTradeSecondary(_: unknown, __: Seat, about: unknown) {
        heard.push(about)
      },
    }
    heardBy(listens, () => {
      negotiating({ change: solWithJolNar }).say('p1', 'end').say('p2', 'secondary')
    })
    expect(heard).toEqual([
      { of: 'p1', count: 3 },
      { of: 'p1', count: 3 },
      { of: 'p2', count: 2 },
      { seats: ['p2'] },
    ])
  })

  it('[ti3/25.supply] pays what is left when trade goods run short, clockwise, and asks who is left with less again', () => {
    const game = negotiating({
      tradeGoods: { p1: 34 },
      change: ({ table }) => agreed(table, 'trade_jol_nar_2', 'trade_naalu_2'),
    }).say('p1', 'end')
    expect(game.table.supply.tradeGoods).toBe(3)
    game.say('p3', 'secondary').say('p2', 'secondary')
    expect(game.sheet('p2').tradeGoods).toBe(2)
    expect(game.sheet('p3').tradeGoods).toBe(0)
    expect(game.match.open.map(({ to }) => to)).toEqual(['p3'])
    game.say('p3', 'secondary')
    expect(game.sheet('p3').tradeGoods).toBe(1)
    expect(game.table.supply.tradeGoods).toBe(0)
  })

  it('[ti3/25.supply] gives no goods when none are left', () => {
    const game = negotiating({
      change({ table }) {
        table.supply.tradeGoods = 2
      },
    })
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(game.table.supply.tradeGoods).toBe(0)
  })

  it('[ti3/25.income] pays Micro Technology and Hacan one more for each agreement, and Hacan pay no counter', () => {
    const game = midgame(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_trade' } },
      {
        races: { p1: 'sol', p2: 'hacan', p3: 'jol_nar' },
        cards: { p1: ['base_trade'] },
        technologies: { p1: ['micro_technology'] },
        change({ table }) {
          agreed(table, 'trade_sol_1', 'trade_hacan_1')
          agreed(table, 'trade_sol_2', 'trade_jol_nar_1')
        },
      },
    )
    game.say('p1', 'profit')
    expect(game.sheet('p1').tradeGoods).toBe(3 + 4 + 2)
    game.say('p1', 'end')
    game.say('p2', 'secondary').say('p3', 'none')
    expect(game.sheet('p2').tradeGoods).toBe(3)
    expect(game.sheet('p2').counters.strategy).toBe(2)
  })
})

describe('In trade negotiations', () => {
  it('[ti3/24.opening] each side names which of its two cards it gives, cards alike being one', () => {
    const game = negotiating()
    expect(offered(game, 'p1').filter(id => id.startsWith('offer.p2'))).toEqual([
      'offer.p2.trade_sol_1.trade_jol_nar_1',
      'offer.p2.trade_sol_1.trade_jol_nar_2',
    ])
    game.command('p3', 'offerAgreement', 'p2.trade_naalu_2.trade_jol_nar_1')
    expect(game.table.negotiation?.offers).toEqual({
      'p3>p2': { from: 'p3', to: 'p2', gives: 'trade_naalu_2', wants: 'trade_jol_nar_1' },
    })
  })

  it('[ti3/24.opening] [ti3/25.approval] an agreement between two others waits for the active player, and comes about when he approves', () => {
    const game = negotiating()
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_1.trade_naalu_2')
    game.command('p3', 'acceptAgreement', 'p2>p3')
    expect(partnersOf(game.table, 'p2')).toEqual([])
    game.say('p1', 'approve.p2>p3')
    expect(game.sheet('p2').agreements).toEqual({ trade_naalu_2: true })
    expect(game.sheet('p3').agreements).toEqual({ trade_jol_nar_1: true })
    expect(game.sheet('p2').contracts).toEqual({ trade_jol_nar_2: true })
    expect(game.sheet('p3').contracts).toEqual({ trade_naalu_1: true })
    expect(game.open).toEqual(['p1:negotiations'])
  })

  it('[ti3/25.approval] the active player may refuse one, and nobody is bound', () => {
    const game = negotiating()
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_1.trade_naalu_2')
    game.command('p3', 'acceptAgreement', 'p2>p3')
    game.say('p1', 'refuse.p2>p3')
    expect(game.table.negotiation?.offers).toEqual({})
    expect(partnersOf(game.table, 'p2')).toEqual([])
  })

  it('[ti3/25.approval] an agreement of the active player needs no other approval than his own consent', () => {
    const game = negotiating()
    game.command('p3', 'offerAgreement', 'p1.trade_naalu_2.trade_sol_1')
    expect(partnersOf(game.table, 'p1')).toEqual([])
    game.say('p1', 'accept.p3>p1')
    expect(partnersOf(game.table, 'p1')).toEqual(['p3'])
    expect(partnersOf(game.table, 'p3')).toEqual(['p1'])
  })

  it('[ti3/25.hacanAgree] Hacan agree without asking the active player', () => {
    const game = negotiating({ races: { p1: 'sol', p2: 'hacan', p3: 'naalu' } })
    game.command('p3', 'offerAgreement', 'p2.trade_naalu_2.trade_hacan_1')
    game.command('p2', 'acceptAgreement', 'p3>p2')
    expect(partnersOf(game.table, 'p2')).toEqual(['p3'])
  })

  it('[ti3/25.one] two players make only one agreement with each other', () => {
    const game = negotiating({ change: solWithJolNar })
    expect(offered(game, 'p1').filter(id => id.startsWith('offer.p2'))).toEqual([])
    expect(commanded(game, 'p2', 'offerAgreement').filter(id => id.startsWith('p1'))).toEqual([])
    expect(commanded(game, 'p2', 'offerAgreement')).toContain('p3.trade_jol_nar_1.trade_naalu_2')
  })

  it('[ti3/25.limit] nobody makes a third agreement, and both of one’s own may be made at once', () => {
    const game = negotiating({ players: 4, races: { ...people, p4: 'mentak' } })
    game.say('p1', 'offer.p2.trade_sol_1.trade_jol_nar_1').say('p1', 'offer.p3.trade_sol_1.trade_naalu_1')
    game.say('p1', 'offer.p4.trade_sol_1.trade_mentak_1')
    game.command('p2', 'acceptAgreement', 'p1>p2')
    // The card offered to the others as well has gone, but there is another just like it.
    expect(Object.values(game.table.negotiation?.offers ?? {}).map(({ gives }) => gives)).toEqual([
      'trade_sol_2',
      'trade_sol_2',
    ])
    game.command('p3', 'acceptAgreement', 'p1>p3')
    expect(game.table.negotiation?.offers).toEqual({})
    expect(partnersOf(game.table, 'p1').sort()).toEqual(['p2', 'p3'])
    expect(offered(game, 'p1').filter(id => id.startsWith('offer'))).toEqual([])
    expect(commanded(game, 'p4', 'offerAgreement').some(id => id.startsWith('p1'))).toBe(false)
  })

  it('[ti3/25.approval] an offer falls away with the card it names, unless its owner has another of the same value', () => {
    const game = negotiating({ players: 4, races: { ...people, p4: 'mentak' } })
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_2.trade_naalu_2')
    game.command('p2', 'offerAgreement', 'p4.trade_jol_nar_2.trade_mentak_1')
    game.command('p3', 'offerAgreement', 'p4.trade_naalu_1.trade_mentak_1')
    game.command('p4', 'acceptAgreement', 'p2>p4')
    game.say('p1', 'approve.p2>p4')
    expect(game.table.negotiation?.offers).toEqual({
      'p3>p4': { from: 'p3', to: 'p4', gives: 'trade_naalu_1', wants: 'trade_mentak_2' },
    })
    game.say('p1', 'end').say('p4', 'accept').say('p1', 'approve')
    expect(partnersOf(game.table, 'p4').sort()).toEqual(['p2', 'p3'])
    expect(game.sheet('p3').agreements).toEqual({ trade_mentak_2: true })
  })

  it('[ti3/25.approval] an offer can be taken back or declined, and lies open only once to each', () => {
    const game = negotiating()
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_1.trade_naalu_2')
    expect(commanded(game, 'p2', 'offerAgreement').some(id => id.startsWith('p3'))).toBe(false)
    expect(game.command('p2', 'acceptAgreement', 'p2>p3')?.code).toBe('notNow')
    game.command('p3', 'withdrawAgreement', 'p2>p3')
    expect(game.table.negotiation?.offers).toEqual({})
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_1.trade_naalu_2')
    game.command('p2', 'withdrawAgreement', 'p2>p3')
    expect(game.table.negotiation?.offers).toEqual({})
    game.command('p3', 'offerAgreement', 'p1.trade_naalu_1.trade_sol_1')
    game.say('p1', 'decline.p3>p1')
    expect(game.table.negotiation?.offers).toEqual({})
  })

  it('[ti3/25.approval] what lies open when they end is answered once more, and judged by the active player', () => {
    const game = negotiating()
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_1.trade_naalu_2')
    game.say('p1', 'offer.p2.trade_sol_1.trade_jol_nar_2').say('p1', 'end')
    expect(commanded(game, 'p3', 'offerAgreement')).toEqual([])
    expect(game.open).toEqual(['p2:accept'])
    game.say('p2', 'decline')
    expect(game.open).toEqual(['p3:accept'])
    game.say('p3', 'accept')
    expect(game.open).toEqual(['p1:approve'])
    game.say('p1', 'approve')
    expect(partnersOf(game.table, 'p3')).toEqual(['p2'])
    expect(game.table.negotiation).toBeUndefined()
    expect(game.told('ti3.log.negotiationsEnd')).toHaveLength(1)
  })

  it('[ti3/25.approval] what was agreed but not approved when they end is off', () => {
    const game = negotiating()
    game.command('p2', 'offerAgreement', 'p3.trade_jol_nar_1.trade_naalu_2')
    game.command('p3', 'acceptAgreement', 'p2>p3')
    game.say('p1', 'end')
    expect(partnersOf(game.table, 'p2')).toEqual([])
    expect(game.table.negotiation).toBeUndefined()
  })

  it('[ti3/25.approval] the active player waits while any two others could still agree, and for nobody else', () => {
    const waiting = negotiating({
      players: 4,
      races: { ...people, p4: 'mentak' },
      change({ table }) {
        agreed(table, 'trade_sol_1', 'trade_jol_nar_2')
        agreed(table, 'trade_sol_2', 'trade_naalu_2')
      },
    })
    expect(offered(waiting, 'p1')).toEqual(['end'])
    expect(waiting.open).toEqual(['p1:negotiations'])
    const over = negotiating({
      change({ table }) {
        agreed(table, 'trade_sol_1', 'trade_jol_nar_2')
        agreed(table, 'trade_sol_2', 'trade_naalu_2')
        agreed(table, 'trade_jol_nar_1', 'trade_naalu_1')
      },
    })
    expect(over.table.negotiation).toBeUndefined()
  })

  it('[ti3/25.approval] nothing is offered outside of them', () => {
    const game = negotiating().say('p1', 'end')
    for (const seat of ['p1', 'p2', 'p3'])
      for (const command of ['offerAgreement', 'acceptAgreement', 'withdrawAgreement'])
        expect(commanded(game, seat, command)).toEqual([])
  })
})

describe('A trade agreement', () => {
  const resting = (situation: Situation) => midgame({ segment: 'rest' }, { races: people, ...situation })

  it('[ti3/25.breaking] may be broken by either of the two in the whole Status Phase, without consent', () => {
    const game = resting({ phase: 'status', change: solWithJolNar })
    expect(commanded(game, 'p1', 'breakAgreement')).toEqual(['p2'])
    expect(commanded(game, 'p3', 'breakAgreement')).toEqual([])
    game.command('p2', 'breakAgreement', 'p1')
    expect(game.sheet('p1')).toMatchObject({
      agreements: {},
      contracts: { trade_sol_1: true, trade_sol_2: true },
    })
    expect(game.sheet('p2')).toMatchObject({
      agreements: {},
      contracts: { trade_jol_nar_1: true, trade_jol_nar_2: true },
    })
    expect(game.told('ti3.log.breaksAgreement')).toEqual([{ seat: 'p2', partner: 'p1' }])
  })

  it('[ti3/25.breaking] may not be broken in another phase', () => {
    const game = resting({ phase: 'action', change: solWithJolNar })
    expect(game.command('p2', 'breakAgreement', 'p1')?.code).toBe('notNow')
  })

  it('[ti3/25.hacanBreak] with Hacan is broken by nobody but Hacan', () => {
    const game = resting({
      phase: 'status',
      races: { p1: 'sol', p2: 'hacan', p3: 'naalu' },
      change: ({ table }) => agreed(table, 'trade_sol_1', 'trade_hacan_1'),
    })
    expect(commanded(game, 'p1', 'breakAgreement')).toEqual([])
    expect(commanded(game, 'p2', 'breakAgreement')).toEqual(['p1'])
  })

  it('[ti3/25.war] is ended by war, with Hacan too, and both cards go back', () => {
    const game = midgame(
      { segment: 'war' },
      {
        races: { p1: 'sol', p2: 'hacan', p3: 'naalu' },
        change: ({ table }) => agreed(table, 'trade_sol_1', 'trade_hacan_1'),
        rules: {
          ...ti3Rules,
          segments: {
            ...ti3Rules.segments,
            *war(table: Table) {
              yield* endAgreement(table, 'p1', 'p2')
              yield* endAgreement(table, 'p1', 'p3')
              return undefined
            },
          },
        },
      },
    )
    expect(partnersOf(game.table, 'p1')).toEqual([])
    expect(Object.keys(game.sheet('p2').contracts).sort()).toEqual(['trade_hacan_1', 'trade_hacan_2'])
    expect(game.told('ti3.log.agreementEnds')).toEqual([{ seat: 'p1', partner: 'p2' }])
  })
})
