import { draw, type Flow, inHand, roll, tell, together } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { has, triggers } from '../abilities.ts'
import { valueIn } from '../aiTracks.ts'
import { type AgendaId, agendas } from '../content/agendas.ts'
import { dieVotes } from '../content/ai.ts'
import type { Resource } from '../content/assets.ts'
import { blackDie } from '../content/charts.ts'
import { events, type Stage } from '../content/events.ts'
import { fill, left, voteIcons } from '../industry.ts'
import type { Ballot, BallotOptions } from '../shapes/ballot.ts'
import type { Agenda, Ballot as Cast, Inscription, Table } from '../table.ts'
import { chooseSpending, needsLeader, outcomeFor } from './agendaOutcomes.ts'
import { lapse } from './ai.ts'
import { ask } from './asking.ts'
import { moment } from './following.ts'
import { everyoneMarks, putDown } from './marker.ts'

const stageOf = ({ event }: Table): Stage => (event ? events[event].stage : 2)

/** Votes are claimed before the agenda is known. */
export function* council(table: Table): Flow<Next> {
  yield* draw<Inscription, void>(({ hands }) => {
    for (const seat of table.order) {
      const hand = hands[seat]
      if (hand) fill(hand.marks.industry.votes, voteIcons(hand.marks))
    }
  })
  const card = yield* drawAgenda(table, () => true)
  table.agenda = { card }
  yield* tell('everyone', { text: 'inscription.log.agenda', about: { agenda: card } })
  if (table.ai) {
    const isStar = agendas[card].star === true
    const counter = yield* drawAgenda(table, id => (agendas[id].star === true) !== isStar)
    table.agenda.counter = counter
    yield* tell('everyone', { text: 'inscription.log.counterAgenda', about: { agenda: counter } })
  }
  return { segment: 'castVotes' }
}

function* drawAgenda(table: Table, fits: (id: AgendaId) => boolean): Flow<AgendaId> {
  const stage = stageOf(table) as 2 | 3 | 4
  const drawn = yield* draw<Inscription, AgendaId | undefined>(({ box }) => {
    const at = box.agendas[stage].findIndex(fits)
    return box.agendas[stage].splice(0, at + 1).at(-1)
  })
  if (!drawn) throw new Error(`There is no agenda left for stage ${stage}`)
  return drawn
}

/** Everybody votes in secret, and all votes are shown together. */
export function* castVotes(table: Table): Flow<Next> {
  const ballots = yield* together(
    Object.fromEntries(table.order.map(seat => [seat, castOne(table, seat)])),
    true,
  )
  const agenda = table.agenda
  if (!agenda) throw new Error('No agenda lies on the table')
  agenda.votes = ballots
  for (const seat of clockwiseFromLeft(table)) {
    const cast = ballots[seat]
    if (!cast) continue
    const about = { seat, votes: cast.votes + cast.free, outcome: cast.for ?? 'none' }
    yield* tell('everyone', {
      text: `inscription.log.vote.${cast.for ?? (table.ai ? 'counted' : 'none')}`,
      about,
    })
  }
  if (table.ai) yield* aiVotes(table)
  else yield* countVotes(table)
  lapse(table, 'votes', stageOf(table))
  // What is marked instead of voting is not of the same step as what the outcome brings.
  return { segment: 'markersDown', args: { next: { segment: 'outcome' } } }
}

const clockwiseFromLeft = ({ order, speaker }: Table): Seat[] => {
  const at = order.indexOf(speaker) + 1
  return [...order.slice(at), ...order.slice(0, at)]
}

/** Abstaining is casting none. A faction that cannot vote does something else instead. */
function* castOne(table: Table, seat: Seat): Flow<Cast> {
  const cannot = yield* inHand<Inscription, boolean>(seat, ({ marks }) => has(marks, 'cannotCastVotes'))
  if (cannot) {
    yield* moment(table, seat, 'councilCastStep')
    yield* putDown(seat)
    return { votes: 0, free: 0 }
  }
  const cast = yield* ask<Ballot>(seat, 'vote', ({ table, hand }) => {
    const most = left(hand.marks.industry.votes)
    const options: BallotOptions = { shape: 'ballot', most, ...(table.ai ? { counted: true } : {}) }
    return {
      rule: 'inscription/14.votes',
      text: table.ai ? 'inscription.ask.voteAgainstAi' : 'inscription.ask.vote',
      about: { agenda: table.agenda?.card ?? '' },
      options,
      otherwise: { votes: 0 },
    }
  })
  const free = yield* inHand<Inscription, number>(seat, ({ marks }) =>
    cast.votes === 0
      ? 0
      : triggers(marks, 'castVotes')
          .flatMap(({ effect }) => effect.do)
          .reduce((sum, effect) => sum + (effect.op === 'freeVotes' ? effect.n : 0), 0),
  )
  return { ...cast, free }
}

const total = ({ votes, free }: Cast) => votes + free

function* countVotes(table: Table): Flow {
  const agenda = table.agenda
  if (!agenda?.votes) return
  const ballots = Object.values(agenda.votes)
  const votesFor = (outcome: 'pass' | 'fail') =>
    ballots.reduce((sum, cast) => sum + (cast.for === outcome ? total(cast) : 0), 0)
  const [pass, fail] = [votesFor('pass'), votesFor('fail')]
  if (pass === fail) {
    const [face = 1] = yield* roll('tie', 1, blackDie.length)
    agenda.tie = blackDie[face - 1] as Resource
  }
  agenda.outcome = pass === fail ? (agenda.tie === 'M' ? 'pass' : 'fail') : pass > fail ? 'pass' : 'fail'
  const about = { agenda: agenda.card, pass, fail }
  yield* tell('everyone', { text: `inscription.log.outcome.${agenda.outcome}`, about })
}

/** Whoever casts more than the AI has the outcome with the star, everyone else the other. */
function* aiVotes(table: Table): Flow {
  const { agenda, ai } = table
  if (!agenda?.votes || !ai) return
  const [face = 1] = yield* roll('ai', 1, blackDie.length)
  const die = blackDie[face - 1] as Resource
  agenda.against = valueIn(ai, 'votes', stageOf(table)) + dieVotes[die]
  agenda.outcomes = {}
  const star = agendas[agenda.card].star ? 'pass' : 'fail'
  for (const seat of table.order) {
    const cast = agenda.votes[seat]
    const isBetter = cast !== undefined && total(cast) > agenda.against
    agenda.outcomes[seat] = isBetter ? star : star === 'pass' ? 'fail' : 'pass'
    const about = { seat, against: agenda.against, votes: cast ? total(cast) : 0 }
    yield* tell('everyone', { text: `inscription.log.outcome.${isBetter ? 'better' : 'worse'}`, about })
  }
}

/** What was decided happens to everybody; where it is one player's choice, whoever cast most makes it. */
export function* outcome(table: Table): Flow<Next> {
  const { agenda } = table
  if (!agenda) throw new Error('No agenda lies on the table')
  const leads = agenda.outcome && needsLeader(agenda.card, agenda.outcome)
  const leader = leads ? yield* castMost(table, agenda.votes ?? {}) : undefined
  const chosen = leader && agenda.card === 'earmarked_spending' ? yield* chooseSpending(leader) : undefined
  yield* everyoneMarks(table, seat =>
    outcomeFor(table, seat, { ...decidedFor(agenda, seat), leader: table.ai ? seat : leader, chosen }),
  )
  for (const seat of table.order) {
    const { card, result } = decidedFor(agenda, seat)
    if (card === 'automated_worker_ban' && result === 'fail')
      table.focusDiceBanned = { ...table.focusDiceBanned, [seat]: true }
  }
  yield* spendVotes(table, agenda.votes ?? {})
  delete table.agenda
  return { segment: 'markersDown', args: { next: { segment: 'nextRound' } } }
}

/** Votes cast are spent last: until then the outcome may still take them. */
function* spendVotes(table: Table, ballots: Readonly<Record<Seat, Cast>>): Flow {
  yield* draw<Inscription, void>(({ hands }) => {
    for (const seat of table.order) {
      const { votes } = hands[seat]?.marks.industry ?? {}
      if (votes) votes.spent += Math.min(ballots[seat]?.votes ?? 0, left(votes))
    }
  })
}

/** Against the AI each player has an outcome of his own, and the fail side that counts is the second agenda's. */
function decidedFor({ card, counter, outcome, outcomes }: Agenda, seat: Seat) {
  const result = outcomes?.[seat] ?? outcome ?? 'pass'
  return { card: result === 'fail' && counter ? counter : card, result }
}

/** Tied players roll until only one of them shows influence. */
function* castMost(table: Table, ballots: Readonly<Record<Seat, Cast>>): Flow<Seat> {
  const cast = (seat: Seat) => total(ballots[seat] ?? { votes: 0, free: 0 })
  const most = Math.max(...table.order.map(cast))
  const tied = table.order.filter(seat => cast(seat) === most)
  for (let round = 1; tied.length > 1; round++) {
    const dice = yield* roll(`mostVotes${round}`, tied.length, blackDie.length)
    const shown = tied.filter((_, i) => blackDie[(dice[i] ?? 1) - 1] === 'I')
    if (shown.length === 1) return shown[0] as Seat
  }
  return tied[0] as Seat
}
