import { choose, type Flow, inHand, tell } from '../../shared/engine/flow.ts'
import { commonShapes, type OneOf } from '../../shared/engine/options.ts'
import type { Next, Rules, Seat, State } from '../../shared/engine/rules.ts'
import { respondTogether } from '../../shared/galaxy/window.ts'

/** A small game of windows: one speaks, and the others may reply. Every two speeches are one debate. */
interface Table {
  order: Seat[]
  speeches: number
  spoken: number
  cards: Record<Seat, number>
  replies: string[]
  trap: string
  asksBefore?: true
}
type Hand = { cards: Record<string, true> }
export type Parley = State<Table, Hand, object>

const debateOf = ({ spoken }: Table) => Math.floor(spoken / 2)

function* speech(table: Table): Flow<Next> {
  if (table.asksBefore) yield* interruption(table)
  const speaker = table.order[table.spoken % table.order.length] as Seat
  const said = yield* choose<string>(speaker, () => ({
    name: 'speak',
    rule: 'parley/1',
    text: 'parley.speak',
    options: { shape: 'oneOf', of: { softly: {}, loudly: {} } } as OneOf,
  }))
  const kind = said === 'softly' ? 'afterSpeech' : 'afterShout'
  const replies = yield* respondTogether<Parley>({
    name: 'reply',
    kind,
    rule: 'parley/2',
    text: 'parley.reply',
    about: { seat: speaker },
    seats: table.order.filter(seat => seat !== speaker && (table.cards[seat] ?? 0) > 0),
    offers: ({ hand }) =>
      Object.fromEntries(
        Object.keys(hand?.cards ?? {})
          .filter(card => card === 'wit')
          .map(card => [card, {}]),
      ),
  })
  if (table.trap === 'closing') throw new Error('A rule of the test game threw')
  for (const seat in replies) {
    yield* inHand<Parley>(seat, hand => {
      delete (hand as Hand).cards[replies[seat] as string]
    })
    table.cards[seat] = (table.cards[seat] ?? 0) - 1
    table.replies.push(`${table.spoken} ${seat}`)
    yield* tell('everyone', { text: 'parley.replied', about: { seat } })
  }
  table.spoken++
  return table.spoken < table.speeches ? { segment: 'speech' } : { winners: [speaker] }
}

/** A window for all, whoever speaks next. */
const interruption = (table: Table): Flow<unknown> =>
  respondTogether<Parley>({
    name: 'interrupt',
    kind: 'beforeSpeech',
    rule: 'parley/3',
    text: 'parley.reply',
    seats: table.order,
    offers: () => ({}),
  })

/** A later build that opens the window before anybody has spoken: what was said under the other one no longer fits. */
function* interrupted(table: Table): Flow<Next> {
  yield* interruption(table)
  return yield* speech(table)
}

export const parley = {
  id: 'parley',
  build: 'parley-1',
  responds: true,
  seats: { min: 2, max: 8 },
  options: [
    { id: 'players', values: ['2', '3', '4', '7'], otherwise: '3' },
    { id: 'witty', values: ['nobody', 'p2', 'p3', 'p2 p4', 'all'], otherwise: 'nobody' },
    { id: 'trap', values: ['none', 'closing'], otherwise: 'none' },
    { id: 'before', values: ['nobody', 'all'], otherwise: 'nobody' },
  ],
  players: options => Number(options['players'] ?? 3),
  shapes: commonShapes as unknown as Rules['shapes'],
  setup({ witty = '', trap = 'none', before }, seats) {
    const isWitty = (seat: Seat) => witty === 'all' || witty.includes(seat)
    const table: Table = {
      order: seats.slice(),
      speeches: 8,
      spoken: 0,
      cards: Object.fromEntries(seats.map(seat => [seat, 1])),
      replies: [],
      trap,
      ...(before === 'all' && { asksBefore: true as const }),
    }
    const hands = Object.fromEntries(
      seats.map(seat => [seat, { cards: { [isWitty(seat) ? 'wit' : 'dud']: true } }]),
    )
    return { state: { table, hands, box: {} }, at: { segment: 'speech' } }
  },
  segments: { speech: speech as never },
  commands: {},
  turns: seen => {
    const { order, spoken } = seen as Table
    return { of: order[spoken % order.length], next: order[(spoken + 1) % order.length] }
  },
  spans: table => ({ debate: `${debateOf(table as Table)}` }),
  migrations: [],
} satisfies Rules as unknown as Rules

export const interrupting = {
  ...parley,
  build: 'parley-interrupts',
  segments: { speech: interrupted as never },
} as Rules
