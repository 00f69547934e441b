import { draw, type Flow, tell } from '../../engine/flow.ts'
import type { Next } from '../../engine/rules.ts'
import { deckWith } from '../../galaxy/rules/decks.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { type AgendaId, agendas } from '../content/agendas.ts'
import { candidatesOf, chairOf, electsOf } from '../council.ts'
import type { Hand, Table, Ti4, Vote } from '../table.ts'
import { discardLaw } from './laws.ts'
import { moment } from './moments.ts'

/** Agendas come from the deck. [8.2i] */

const { drawCards } = deckWith<Ti4, 'agenda', 'agendas'>({
  deck: 'agenda',
  pile: 'agendas',
  reshuffled: 'ti4.log.agendasReshuffled',
  arranged: cards => cards.sort(),
})

/** The Speaker reads the top one, or one that is to be voted on anew. What takes its place is the same one of the two. */
export function* agenda(table: Table, { nth, open }: { nth: Vote['nth']; open?: AgendaId }): Flow<Next> {
  const card = (yield* anew(table, open)) ?? (yield* reveal(table, 'agenda'))
  if (card === undefined) {
    yield* tell('everyone', { text: 'ti4.log.noAgenda' })
    return { segment: 'agendaEnds' }
  }
  yield* tell('everyone', { text: 'ti4.log.agenda', about: { seat: chairOf(table), card } })
  const isRead = agendas[card].elect === 'hidden' ? yield* cover(table, card, nth) : put(table, card, nth)
  if (isRead) {
    const isReplaced = yield* moment(table, 'whenAgendaRevealed', 'revealed', { card })
    if (!isReplaced) return { segment: 'agendaRevealed' }
    yield* tell('everyone', { text: 'galaxy.log.agendaCancelled', about: { card } })
    yield* discardAgenda(table)
    return { segment: 'agenda', args: { nth } }
  }
  table.discards.agenda.push(card)
  return { segment: 'agendaEnds' }
}

/** It is known; then it is voted on, unless a law decides it. */
export function* agendaRevealed(table: Table): Flow<Next> {
  const { card } = table.agenda as Vote
  yield* moment(table, 'afterAgendaRevealed', 'revealed', { card })
  yield* moment(table, 'beforeVotes', 'beforeVotes', {})
  return { segment: table.agenda?.decided === undefined ? 'vote' : 'agendaOutcome' }
}

/** The first from the top that can be voted on; the others are discarded. */
function* reveal(table: Table, name: string): Flow<AgendaId | undefined> {
  const most = table.decks.agenda + table.discards.agenda.length
  for (let i = 1; i <= most; i++) {
    const [card] = yield* drawCards(table, 1, `${name}${i}`)
    if (card === undefined || agendas[card].elect === 'hidden' || candidatesOf(table, card).length > 0)
      return card
    table.discards.agenda.push(card)
    yield* tell('everyone', { text: 'ti4.log.nothingToElect', about: { card } })
  }
  return undefined
}

/** A law that is voted on once more is discarded too where nothing can be elected by it. */
function* anew(table: Table, law: AgendaId | undefined): Flow<AgendaId | undefined> {
  if (law === undefined || candidatesOf(table, law).length > 0) return law
  yield* tell('everyone', { text: 'ti4.log.nothingToElect', about: { card: law } })
  yield* discardLaw(table, law)
  return undefined
}

function put(table: Table, card: AgendaId, nth: Vote['nth']): boolean {
  table.agenda = { card, nth, elects: electsOf(card), candidates: candidatesOf(table, card), votes: {} }
  return true
}

/** The next one is voted on unseen: the Speaker alone looks at it and says what can be voted for. */
function* cover(table: Table, card: AgendaId, nth: Vote['nth']): Flow<boolean> {
  const beneath = yield* reveal(table, 'beneath')
  if (beneath === undefined) return false
  const speaker = chairOf(table)
  yield* draw<Ti4, void>(({ hands }) => {
    ;(hands[speaker] as Hand).agenda = beneath
  })
  put(table, beneath, nth)
  Object.assign(table.agenda as Vote, { card, hidden: speaker })
  return true
}

/** What was voted on unseen is shown. */
export function* uncover(table: Table): Flow {
  const { agenda } = table
  const holder = agenda?.hidden
  if (!agenda || holder === undefined || agenda.shown) return
  agenda.shown = yield* draw<Ti4, AgendaId>(({ hands }) => {
    const hand = hands[holder] as Hand
    const beneath = hand.agenda as AgendaId
    delete hand.agenda
    return beneath
  })
  yield* tell('everyone', { text: 'ti4.log.agendaShown', about: { card: agenda.shown } })
}

/** It is off the table, whatever became of it; what lasted for it ends. */
export function clear(table: Table) {
  delete table.agenda
  end(table, 'agenda')
}

/** It is not voted on to its end: it goes to the discards, and so does what lay beneath. A law that came up anew lies on. */
export function* discardAgenda(table: Table): Flow {
  yield* uncover(table)
  const { agenda } = table
  const { card, shown } = agenda ?? {}
  for (const each of [card, shown])
    if (each !== undefined && !table.laws[each] && !table.discards.agenda.includes(each))
      table.discards.agenda.push(each)
  clear(table)
}
