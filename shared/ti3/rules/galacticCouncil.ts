import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { at } from '../cards/moments.ts'
import { political } from '../cards/registry.ts'
import { type PoliticalCardId, politicalCards } from '../content/politicalCards.ts'
import { chairOf, leading, subjectsOf, votesOf, votingOrder } from '../council.ts'
import { permits } from '../effects.ts'
import type { Table } from '../table.ts'
import { askSubject, named, spoken } from './election.ts'
import { end } from './lasting.ts'
import { moment, whileDeciding } from './moments.ts'
import { drawPoliticalCards } from './politicalDeck.ts'

/** A political card is drawn and read to all; the debate before the first vote is chat. [pp. 22–23] */
export function* galacticCouncil(
  table: Table,
  { seat, isOpen = false }: { seat: Seat; isOpen?: boolean },
): Flow<Next | undefined> {
  if (!isOpen && (yield* moment(table, 'beforePoliticalDraw', 'draw', { of: seat }))) return undefined
  const card = table.agenda?.card ?? (yield* drawAgenda(table))
  if (card === undefined) {
    yield* tell('everyone', { text: 'ti3.log.noAgenda' })
    return undefined
  }
  if (!table.agenda) putAgenda(table, card)
  yield* tell('everyone', { text: 'ti3.log.agenda', about: { seat, card } })
  const cancelled = yield* moment(table, 'afterPoliticalRead', 'read', { of: seat, card })
  // A card may also have swept it off the table.
  if (!cancelled && table.agenda) return { segment: 'vote', args: { seat } }
  discardAgenda(table, card)
  yield* tell('everyone', { text: 'ti3.log.agendaCancelled', about: { card } })
  return { segment: 'galacticCouncil', args: { seat } }
}

/** What is voted on next; whoever puts it there has taken it from where it lay. */
export function putAgenda(table: Table, card: PoliticalCardId) {
  table.agenda = { card, candidates: [...new Set(subjectsOf(table, card).flat())], votes: {} }
}

/** It is not voted on. */
export function discardAgenda(table: Table, card = table.agenda?.card) {
  delete table.agenda
  end(table, 'agenda')
  if (card) table.discards.political.push(card)
}

/** The top card; what has nothing to elect is discarded and the next one drawn. */
function* drawAgenda(table: Table): Flow<PoliticalCardId | undefined> {
  const most = table.decks.political + table.discards.political.length
  for (let i = 1; i <= most; i++) {
    const [card] = yield* drawPoliticalCards(table, 1, `agenda${i}`)
    if (card === undefined || subjectsOf(table, card).length > 0) return card
    table.discards.political.push(card)
    yield* tellNothing(card)
  }
  return undefined
}

function* tellNothing(card: PoliticalCardId): Flow {
  yield* tell('everyone', { text: 'ti3.log.nothingToElect', about: { card } })
}

/** One vote after the other, each with all one's votes or none; nothing is exhausted. [p. 23] */
export function* vote(table: Table, { seat }: { seat: Seat }): Flow<Next | undefined> {
  const { agenda } = table
  if (!agenda) return undefined
  // A law may have left the table since it was read.
  if (subjectsOf(table, agenda.card).length === 0) {
    discardAgenda(table)
    yield* tellNothing(agenda.card)
    return { segment: 'galacticCouncil', args: { seat } }
  }
  const voter = votingOrder(table).find(other => !agenda.votes[other])
  if (voter === undefined) return { segment: 'councilDecides', args: { seat } }
  const { card } = agenda
  if (!permits(table, voter, 'votes', { card }, true)) {
    agenda.votes[voter] = { count: 0 }
    end(table, 'vote', voter)
    yield* tell('everyone', { text: 'ti3.log.mayNotVote', about: { seat: voter } })
    return { segment: 'vote', args: { seat } }
  }
  agenda.asked = voter
  const asking = askSubject(voter, 'vote', 'ti3/23.votes', 'ti3.ask.vote', card)
  const what = yield* whileDeciding(table, at('beforeOwnVote', { of: voter, card }), asking)
  if (!table.agenda) return undefined
  const count = what ? votesOf(table, voter) : 0
  table.agenda.votes[voter] = what ? { count, what } : { count }
  delete table.agenda.asked
  yield* tellVote(voter, card, count, what ?? [])
  yield* moment(table, 'afterOtherVote', 'after', { of: voter, card, count })
  return { segment: 'vote', args: { seat } }
}

/** The highest total decides, ties by the Speaker among what is tied; where nobody voted, among all. [p. 23] */
export function* councilDecides(table: Table, { seat }: { seat: Seat }): Flow<Next | undefined> {
  const { agenda } = table
  if (!agenda) return undefined
  const { card } = agenda
  const votes = behind(agenda.votes)
  const first = leading(agenda)
  if (first.length !== 1)
    yield* tell('everyone', { text: 'ti3.log.tie', about: { seat: chairOf(table), card } })
  const decided =
    first.length === 1
      ? first[0]
      : yield* askSubject(chairOf(table), 'tie', 'ti3/23.tie', 'ti3.ask.breakTie', card, first)
  delete table.agenda
  end(table, 'agenda')
  yield* file(table, card, decided ?? [])
  return (yield* political[card]?.outcome?.(table, decided ?? [], seat, votes) ?? nothing()) ?? undefined
}

function* nothing(): Flow<undefined> {}

function* tellVote(seat: Seat, card: PoliticalCardId, count: number, what: readonly string[]): Flow {
  if (what.length === 0) return yield* tell('everyone', { text: 'ti3.log.abstains', about: { seat } })
  for (const id of what)
    yield* tell('everyone', {
      text: `ti3.log.votes.${spoken(card, id)}`,
      about: { seat, count, ...named(card, id) },
    })
}

/** A law that passes or elects is laid out, everything else goes to the discards. What it does is the card's. */
function* file(table: Table, card: PoliticalCardId, decided: string[]): Flow {
  const { law, vote: kind } = politicalCards[card]
  const passed = decided[0] !== 'against'
  for (const id of decided)
    yield* tell('everyone', {
      text: `ti3.log.elected.${spoken(card, id)}`,
      about: { card, ...named(card, id) },
    })
  if (!law || !passed) {
    table.discards.political.push(card)
    return
  }
  table.laws[card] = kind === 'forAgainst' ? {} : { elected: decided }
  yield* tell('everyone', { text: 'ti3.log.law', about: { card } })
}
