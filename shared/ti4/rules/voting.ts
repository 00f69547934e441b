import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Amounts, Choice } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { candidate, named, spoken } from '../../galaxy/election.ts'
import { before } from '../../galaxy/rules/secondaries.ts'
import { agendaActs } from '../cards/registry.ts'
import type { AgendaId } from '../content/agendas.ts'
import type { PlanetId } from '../content/planets.ts'
import {
  additionalVotes,
  boughtVotes,
  chairOf,
  leading,
  mayVote,
  mostVotes,
  votesForGood,
  votingOrder,
  votingPlanets,
  withFollowing,
} from '../council.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti4, Vote } from '../table.ts'
import { discardAgenda, uncover } from './agenda.ts'
import { noteElected } from './deeds.ts'
import { exhaust, spendTradeGoods } from './economy.ts'
import { file } from './laws.ts'
import { moment } from './moments.ts'

/** Votes and what they come to. [8.5–8.21] */

const abstain = 'abstain'

/** One after the other, for one outcome each or for none. [8.2ii, 8.6–8.16] */
export function* vote(table: Table): Flow<Next> {
  const agenda = table.agenda as Vote
  const voter = votingOrder(table).find(seat => !agenda.votes[seat])
  if (voter === undefined) return { segment: 'agendaDecided' }
  const { card } = agenda
  if (!mayVote(table, voter, card)) {
    agenda.votes[voter] = { count: 0 }
    yield* tell('everyone', { text: 'ti4.log.mayNotVote', about: { seat: voter } })
    return { segment: 'vote' }
  }
  yield* moment(table, 'beforeVote', 'before', { of: voter, card })
  agenda.asked = voter
  const outcome = yield* askOutcome(voter)
  const planets = outcome === abstain ? [] : yield* askPlanets(voter)
  const goods = outcome === abstain ? 0 : yield* askGoods(voter)
  spendTradeGoods(table, voter, goods)
  delete agenda.asked
  delete agenda.bound
  const worth = votingPlanets(table, voter, card)
  const byPlanets = planets.reduce((sum, planet) => sum + worth[planet], 0)
  for (const planet of planets) exhaust(table, planet)
  agenda.votes[voter] = { count: 0 }
  if (outcome === abstain) yield* tell('everyone', { text: 'ti4.log.abstains', about: { seat: voter } })
  else {
    const byGoods = goods * votesForGood(table, voter)
    const own = byPlanets + byGoods + additionalVotes(table, voter)
    yield* castVotes(table, voter, outcome, withFollowing(table, voter, own))
    yield* moment(table, 'afterVotesCast', 'cast', { of: voter, card })
  }
  return { segment: 'vote' }
}

/** Votes of a player are all for the same. [8.7, 8.15] */
export function* castVotes(table: Table, seat: Seat, outcome: string, count: number): Flow {
  const agenda = table.agenda as Vote
  const before = agenda.votes[seat]?.count ?? 0
  agenda.votes[seat] = { count: before + count, what: [outcome] }
  const { elects } = agenda
  const text = `ti4.log.votes.${spoken(elects, outcome)}`
  yield* tell('everyone', { text, about: { seat, count, ...named(elects, outcome) } })
}

const choices = ({ elects }: Vote, ids: readonly string[]): Record<string, Choice> =>
  Object.fromEntries(ids.map(id => [id, candidate(elects, id)]))

/** Who has no vote at all is not asked. */
const askOutcome = (seat: Seat): Flow<string> =>
  choose<string, Ti4>(seat, ({ table }) => {
    const agenda = table.agenda as Vote
    const count = mostVotes(table, seat, agenda.card)
    if (count === 0) return { skip: abstain }
    return {
      name: 'vote',
      rule: 'ti4/8.12',
      text: 'ti4.ask.vote',
      about: { card: agenda.card, count },
      hint: { decides: 'agenda' },
      options: {
        shape: 'oneOf',
        of:
          agenda.bound === undefined
            ? { ...choices(agenda, agenda.candidates), [abstain]: { text: 'galaxy.vote.abstain' } }
            : choices(agenda, [agenda.bound]),
      },
      otherwise: agenda.bound ?? abstain,
    }
  })

/** With votes of his own he need not exhaust any. [8.6] */
const askPlanets = (seat: Seat): Flow<PlanetId[]> =>
  choose<PlanetId[], Ti4>(seat, ({ table }) => {
    const { card } = table.agenda as Vote
    const worth = votingPlanets(table, seat, card)
    const planets = Object.keys(worth) as PlanetId[]
    if (planets.length === 0) return { skip: [] }
    return {
      name: 'votes',
      rule: 'ti4/8.6',
      text: 'ti4.ask.votingPlanets',
      about: { card },
      hint: { uses: 'planet' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(
          planets.map(planet => [planet, { on: { planet }, about: { count: worth[planet] } }]),
        ),
        least: additionalVotes(table, seat) > 0 ? 0 : 1,
        most: planets.length,
      },
    }
  })

/** Who can buy votes besides says for how many Trade Goods. */
function* askGoods(seat: Seat): Flow<number> {
  const said = yield* choose<{ tradeGoods?: number }, Ti4>(seat, ({ table }) => {
    if (boughtVotes(table, seat) === 0) return { skip: {} }
    const { tradeGoods } = sheet(table, seat)
    return {
      name: 'goods',
      rule: 'ti4/8.6',
      text: 'ti4.ask.votingGoods',
      about: { count: votesForGood(table, seat) },
      hint: { costs: 'tradeGoods' },
      options: {
        shape: 'amounts',
        of: { tradeGoods: { text: 'ti4.votingGoods', most: tradeGoods } },
        least: 0,
        most: tradeGoods,
      } satisfies Amounts,
    }
  })
  return said.tradeGoods ?? 0
}

/** Most votes decide; ties, and all outcomes where nobody voted, the Speaker, which is no vote. [8.19] */
export function* agendaDecided(table: Table): Flow<Next> {
  const agenda = table.agenda as Vote
  yield* moment(table, 'afterSpeakerVotes', 'cast', { card: agenda.card })
  const first = leading(behind(agenda)).flat()
  const tied = first.length > 0 ? first : agenda.candidates.slice()
  if (tied.length > 1)
    yield* tell('everyone', { text: 'ti4.log.tie', about: { seat: chairOf(table), card: agenda.card } })
  agenda.decided = yield* askTie(chairOf(table), tied)
  return { segment: 'agendaOutcome' }
}

const askTie = (seat: Seat, tied: readonly string[]): Flow<string> =>
  choose<string, Ti4>(seat, ({ table }) => {
    const agenda = table.agenda as Vote
    return {
      name: 'tie',
      rule: 'ti4/8.19',
      text: 'ti4.ask.breakTie',
      about: { card: agenda.card },
      hint: { decides: 'agenda' },
      options: { shape: 'oneOf', of: choices(agenda, tied) },
    }
  })

/** It goes where it belongs, and happens; what is foretold of it comes after. [8.18–8.22] */
export function* agendaOutcome(table: Table): Flow<Next> {
  yield* uncover(table)
  const { card, shown, elects, decided = '', votes } = behind(table.agenda as Vote)
  const text = `ti4.log.elected.${spoken(elects, decided)}`
  yield* tell('everyone', { text, about: { card, ...named(elects, decided) } })
  const acts = shown ?? card
  const outcome = elects === 'player' ? yield* elected(table, acts) : decided
  if (yield* moment(table, 'whenOutcomeResolved', 'resolved', { card: acts })) {
    yield* tell('everyone', { text: 'ti4.log.agendaFoiled', about: { card: acts } })
    yield* moment(table, 'outcomeFoiled', 'foiled', { card: acts })
    yield* discardAgenda(table)
    return { segment: 'agendaEnds' }
  }
  noteElected(table, outcome)
  if (shown) table.discards.agenda.push(card)
  yield* file(table, acts, outcome)
  const next = yield* agendaActs[acts]?.outcome?.(table, outcome, votes) ?? nothing()
  const ends: Next = { segment: 'agendaEnds' }
  if (!next) return ends
  // What is voted on anew is another one, which waits until those are paid who foretold this one.
  return next.segment === 'agenda' ? { ...ends, then: next } : before(next, ends)
}

/** Whoever it is in the end: another may be elected in his place, and yet another in his. */
function* elected(table: Table, card: AgendaId): Flow<Seat> {
  const now = () => table.agenda?.elected ?? table.agenda?.decided ?? ''
  for (let nth = 1; ; nth++) {
    const of = now()
    yield* moment(table, 'whenElected', `elected/${nth}`, { of, card })
    if (now() === of) return of
  }
}

function* nothing(): Flow<undefined> {}
