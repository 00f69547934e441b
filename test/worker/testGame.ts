import { choose, draw, type Flow, inHand, leave, shuffle, tell, together } from '../../shared/engine/flow.ts'
import { commonShapes, type OneOf, type Shape } from '../../shared/engine/options.ts'
import type { Next, Rules, Seat, State } from '../../shared/engine/rules.ts'

/** A small game for trying the room: count to ten in turn, then bid in secret, and draw a card between. */
interface Table {
  order: Seat[]
  rounds: number
  trap: string
  round: number
  sum: number
  boasts: Record<Seat, string>
  bids: Record<Seat, number>
  won: Record<Seat, number>
  cards: Record<Seat, number>
  /** Something big that hardly ever changes. */
  map: Record<string, { kind: string; at: string }>
}
type Hand = { cards: Record<string, true>; bid?: number }
type Box = { deck: string[] }
export type Tally = State<Table, Hand, Box>

const numbers = (from: number, to: number): OneOf => ({
  shape: 'oneOf',
  of: Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [`n${from + at}`, {}])),
})
const numberOf = (id: string) => Number(id.slice(1))

function* takeTurn(table: Table, { seat }: { seat: Seat }): Flow<Next> {
  const said = yield* choose<string>(seat, () => ({
    name: 'say',
    rule: 'tally/1',
    text: 'tally.say',
    options: numbers(1, 3),
  }))
  const again = yield* choose<string>(seat, () => ({
    name: 'sure',
    rule: 'tally/1',
    text: 'tally.sure',
    options: {
      shape: 'oneOf',
      of: { yes: {}, draw: {}, ...(['some', 'all'].includes(table.trap) && { crash: {} }) },
    } as OneOf,
    ...(table.trap === 'calm' && { otherwise: 'yes' }),
  }))
  if (again === 'crash' || table.trap === 'all') throw new Error('A rule of the test game threw')
  table.sum += numberOf(said)
  yield* tell('everyone', { text: 'tally.said', about: { seat, number: numberOf(said) } })
  if (again === 'draw') {
    const card = yield* draw<Tally, string | undefined>(({ box, hands }) => {
      const top = box.deck[0]
      if (top === undefined) return undefined
      box.deck = box.deck.slice(1)
      ;(hands[seat] as Hand).cards[top] = true
      return top
    })
    table.cards[seat] = (table.cards[seat] ?? 0) + 1
    if (card) yield* tell(seat, { text: 'tally.drew', about: { card } })
  }
  const next = table.order[table.order.indexOf(seat) + 1]
  return next === undefined ? { segment: 'bidding' } : { segment: 'turn', args: { seat: next } }
}

function* bidding(table: Table): Flow<Next> {
  const lane = function* (seat: Seat): Flow<string> {
    const bid = yield* choose<string>(seat, () => ({
      name: 'bid',
      rule: 'tally/2',
      text: 'tally.bid',
      options: numbers(0, 9),
    }))
    yield* inHand<Tally>(seat, hand => {
      ;(hand as Hand).bid = numberOf(bid)
    })
    yield* tell(seat, { text: 'tally.noted' })
    yield* choose<string>(seat, () => ({
      name: 'seal',
      rule: 'tally/2',
      text: 'tally.seal',
      options: { shape: 'oneOf', of: { sealed: {}, waxed: {} } } as OneOf,
    }))
    return bid
  }
  const bids = yield* together(Object.fromEntries(table.order.map(seat => [seat, lane(seat)])), true)
  for (const seat of table.order) table.bids[seat] = numberOf(bids[seat] ?? 'n0')
  const best = Math.max(...Object.values(table.bids))
  const winner = table.order.find(seat => table.bids[seat] === best) as Seat
  table.won[winner] = (table.won[winner] ?? 0) + 1
  yield* tell('everyone', { text: 'tally.won', about: { seat: winner } })
  table.round++
  if (table.round > table.rounds) return { winners: [winner] }
  const order = yield* shuffle('order', table.order)
  table.order = order
  return { segment: 'turn', args: { seat: order[0] as Seat } }
}

/** A shape that stumbles over every answer. */
const brittle: Shape = {
  check() {
    throw new Error('A shape of the test game threw')
  },
  sample: () => 1,
}

export const tally = {
  id: 'tally',
  build: 'tally-1',
  seats: { min: 2, max: 8 },
  options: [
    { id: 'players', values: ['1', '2', '3', '4', '6', '8'], otherwise: '2' },
    { id: 'trap', values: ['none', 'some', 'all', 'calm'], otherwise: 'none' },
    { id: 'rounds', values: ['1', '3', '50', '500'], otherwise: '3' },
  ],
  players: options => Number(options['players'] ?? 2),
  shapes: { ...commonShapes, brittle } as unknown as Rules['shapes'],
  setup(options, seats, chance) {
    const deck = chance.shuffle(
      'deck',
      Array.from({ length: 40 }, (_, at) => `secretCard${at}`),
    )
    const map = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`s${at}`, { kind: 'system', at: `${at},${at}` }]),
    )
    const table: Table = {
      order: seats.slice(),
      rounds: Number(options['rounds'] ?? 3),
      trap: options['trap'] ?? 'none',
      round: 1,
      sum: 0,
      boasts: {},
      bids: {},
      won: {},
      cards: {},
      map,
    }
    const hands = Object.fromEntries(seats.map(seat => [seat, { cards: {} }]))
    return {
      state: { table, hands, box: { deck } },
      at: { segment: 'turn', args: { seat: seats[0] as Seat } },
    }
  },
  segments: { turn: takeTurn as never, bidding: bidding as never },
  commands: {
    boast: {
      may: () => ({ shape: 'oneOf', of: { loud: {}, soft: {} } }) as OneOf,
      does(table, seat, value) {
        ;(table as Table).boasts[seat] = value as string
        return undefined
      },
    },
    stumble: {
      may: ({ table }) => ((table as Table).trap === 'some' ? { shape: 'brittle' } : undefined),
      does: () => undefined,
    },
  },
  agreed: {
    endNow: {
      may: () => ({ shape: 'oneOf', of: { now: {} } }) as OneOf,
      *does(table: Table) {
        if (table.trap === 'some') throw new Error('A rule of the test game threw')
        const most = Math.max(...table.order.map(seat => table.won[seat] ?? 0))
        yield* leave({ winners: table.order.filter(seat => (table.won[seat] ?? 0) === most) })
      },
    },
  },
  // A boast is as good as an offer to whoever sits next.
  turns: seen => {
    const { order, boasts } = seen as Table
    const nextTo = (seat: Seat) => order[(order.indexOf(seat) + 1) % order.length] as Seat
    return { offers: Object.fromEntries(Object.keys(boasts).map(seat => [seat, nextTo(seat)])) }
  },
  migrations: [],
} satisfies Rules as unknown as Rules
