import type { Seat } from '../../engine/rules.ts'
import { actionCards } from '../../ti4/content/actionCards.ts'
import { agendas } from '../../ti4/content/agendas.ts'
import { type ObjectiveId, objectives } from '../../ti4/content/objectives.ts'
import { idsIn } from '../../ti4/content/sets.ts'
import { laidBefore, notesOf } from '../../ti4/notes.ts'
import { isOut, sheet } from '../../ti4/realm.ts'
import type { Hand, Table, Ti4 } from '../../ti4/table.ts'
import { keys, onceEach } from '../galaxy/conserved.ts'

const copiesOf = (table: Table): string[] =>
  idsIn(table, actionCards).flatMap(id => {
    const { copies } = actionCards[id]
    return copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}.${i + 1}`)
  })

const isSecret = (id: ObjectiveId) => objectives[id].kind === 'secret'

export function cardFaults({ table, hands, box }: Ti4): string[] {
  const held = Object.values(hands)
  const sheets = Object.values(table.players)
  const inPlay = idsIn(table, objectives)
  const secrets = [
    ...box.secrets,
    ...keys(table.objectives).filter(isSecret),
    ...held.flatMap(hand => [...keys(hand.secretObjectives), ...(hand.dealt ?? [])]),
    ...sheets.flatMap(({ scored }) => keys(scored)),
  ]
  // What leaked is nobody's any more once that law goes.
  const leaks = 'classified_document_leaks'
  const hasLeaked = table.laws[leaks] !== undefined || table.discards.agenda.includes(leaks)
  const closed = hasLeaked ? inPlay.filter(id => isSecret(id) && !secrets.includes(id)) : []
  const found = [
    ...onceEach('action cards', copiesOf(table), [
      ...box.actionCards,
      ...table.discards.action,
      ...Object.values(table.lasting).flatMap(({ card }) => card ?? []),
      ...held.flatMap(hand => keys(hand.actionCards)),
    ]),
    ...onceEach(
      'public objectives',
      inPlay.filter(id => !isSecret(id)),
      [...keys(table.objectives).filter(id => !isSecret(id)), ...box.faceDown, ...box.unused],
    ),
    ...onceEach('secret objectives', inPlay.filter(isSecret), [...secrets, ...closed]),
    ...onceEach('agendas', idsIn(table, agendas), [
      ...box.agendas,
      ...table.discards.agenda,
      ...keys(table.laws),
      ...held.flatMap(hand => [...(hand.lookedAt ?? []), ...(hand.agenda ? [hand.agenda] : [])]),
      ...voted(table),
    ]),
    ...noteFaults(table, hands),
  ]
  if (table.decks.action !== box.actionCards.length) found.push('action deck count')
  // What is dealt counts as in the deck until one is kept.
  const dealt = held.flatMap(hand => hand.dealt ?? [])
  if (table.decks.secret !== box.secrets.length + dealt.length) found.push('secret deck count')
  for (const seat of keys(table.players)) found.push(...handFaults(table, seat, hands[seat] as Hand))
  return found
}

/** What is voted on lies nowhere else until it is decided. */
const voted = ({ agenda, laws, discards }: Table): string[] =>
  agenda && !laws[agenda.card] && !discards.agenda.includes(agenda.card) ? [agenda.card] : []

/** Whoever is out has taken his notes out of the game. */
function noteFaults(table: Table, hands: Ti4['hands']): string[] {
  if (table.phase === 'factions') return []
  const seats = table.order
  const all = seats.filter(seat => !isOut(table, seat)).flatMap(seat => notesOf(table, seat))
  const lying = seats.flatMap(seat => [...keys(hands[seat]?.notes), ...laidBefore(table, seat)])
  return lying.length === 0 ? [] : onceEach('notes', all, lying)
}

function handFaults(table: Table, seat: Seat, hand: Hand): string[] {
  const found: string[] = []
  const player = sheet(table, seat)
  const counted = [
    ['systems', player.systems, hand.systems],
    ['action cards', player.actionCards, hand.actionCards],
    ['secret objectives', player.secretObjectives, hand.secretObjectives],
    ['notes', player.notes, hand.notes],
  ] as const
  for (const [what, count, cards] of counted)
    if (count !== keys(cards).length) found.push(`${seat} counts ${count} ${what}, not ${keys(cards).length}`)
  return found
}
