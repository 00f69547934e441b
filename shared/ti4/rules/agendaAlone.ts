import { choose, draw, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { candidate, named, spoken } from '../../galaxy/election.ts'
import { deckWith } from '../../galaxy/rules/decks.ts'
import { begin } from '../../galaxy/rules/lasting.ts'
import { before } from '../../galaxy/rules/secondaries.ts'
import { agendaActs } from '../cards/registry.ts'
import type { AgendaId } from '../content/agendas.ts'
import { candidatesOf, electsOf } from '../council.ts'
import type { Hand, Table, Ti4, Vote } from '../table.ts'
import { clear } from './agenda.ts'
import { file } from './laws.ts'

/** Agendas that one player alone reveals and decides, out of those he looks at; nobody else has a word. */

const deck = deckWith<Ti4, 'agenda', 'agendas'>({
  deck: 'agenda',
  pile: 'agendas',
  reshuffled: 'ti4.log.agendasReshuffled',
  arranged: cards => cards.sort(),
})

/** So many of the next, into his hand. */
export function* lookAtAgendas(table: Table, seat: Seat, count: number): Flow {
  const seen = yield* deck.drawCards(table, count, 'agendas', (drawn, { hands }) => {
    const hand = hands[seat] as Hand
    hand.lookedAt = [...(hand.lookedAt ?? []), ...(drawn as AgendaId[])]
  })
  yield* tell('everyone', { text: 'ti4.log.looksAtTop', about: { seat, count: seen.length } })
}

interface Alone {
  seat: Seat
  /** The component by which he does. */
  card: string
  /** How many he still reveals. */
  left: number
}

export function* agendaAlone(table: Table, { seat, card: by, left }: Alone): Flow<Next | undefined> {
  clear(table)
  const card = left > 0 ? yield* askAgenda(seat, by, left) : undefined
  if (card === undefined) {
    table.discards.agenda.push(...(yield* takeOut(seat)))
    return undefined
  }
  yield* takeOut(seat, card)
  const then: Next = { segment: 'agendaAlone', args: { seat, card: by, left: left - 1 } }
  const candidates = candidatesOf(table, card)
  if (candidates.length === 0) {
    table.discards.agenda.push(card)
    yield* tell('everyone', { text: 'ti4.log.nothingToElect', about: { card } })
    return then
  }
  table.agenda = { card, nth: 1, elects: electsOf(card), candidates, votes: {} }
  begin(table, { effect: by, by: seat, touches: 'others', until: 'agenda', forbids: { responds: true } })
  yield* tell('everyone', { text: 'ti4.log.revealsAlone', about: { seat, card } })
  const opens = yield* decide(table, seat)
  return opens ? before(opens, then) : then
}

/** As if he had cast the only vote. */
function* decide(table: Table, seat: Seat): Flow<Next | undefined> {
  const { card, elects } = table.agenda as Vote
  const decided = yield* choose<string, Ti4>(seat, seen => {
    const { candidates } = seen.table.agenda as Vote
    return {
      name: 'outcome',
      rule: 'ti4/51.12',
      text: 'ti4.ask.decideAlone',
      about: { card },
      hint: { decides: 'agenda' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(candidates.map(id => [id, candidate(elects, id)])),
      } satisfies OneOf,
    }
  })
  const votes = { [seat]: { count: 1, what: [decided] } }
  Object.assign(table.agenda as Vote, { votes, decided })
  const text = `ti4.log.elected.${spoken(elects, decided)}`
  yield* tell('everyone', { text, about: { card, ...named(elects, decided) } })
  yield* file(table, card, decided)
  return (yield* agendaActs[card]?.outcome?.(table, decided, votes) ?? nothing()) ?? undefined
}

function* nothing(): Flow<undefined> {}

const askAgenda = (seat: Seat, by: string, count: number): Flow<AgendaId | undefined> =>
  choose<AgendaId | undefined, Ti4>(seat, ({ hand }) => {
    const open = hand?.lookedAt ?? []
    if (open.length === 0) return { skip: undefined }
    return {
      name: 'agenda',
      rule: 'ti4/51.12',
      text: 'ti4.ask.revealAgenda',
      about: { card: by, count },
      options: { shape: 'oneOf', of: Object.fromEntries(open.map(card => [card, { on: { card } }])) },
    }
  })

/** One of those he looks at, or all. */
const takeOut = (seat: Seat, card?: AgendaId): Flow<AgendaId[]> =>
  draw<Ti4, AgendaId[]>(({ hands }) => {
    const hand = hands[seat] as Hand
    const [gone, left] = [
      (hand.lookedAt ?? []).filter(each => card === undefined || each === card),
      (hand.lookedAt ?? []).filter(each => card !== undefined && each !== card),
    ]
    if (left.length > 0) hand.lookedAt = left
    else delete hand.lookedAt
    return gone
  })
