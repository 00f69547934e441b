import type { Seat } from '../../engine/rules.ts'
import { actionCards } from '../../ti4/content/actionCards.ts'
import { agendas } from '../../ti4/content/agendas.ts'
import { explorations } from '../../ti4/content/explorations.ts'
import { type ObjectiveId, objectives } from '../../ti4/content/objectives.ts'
import { idsIn } from '../../ti4/content/sets.ts'
import { tokens } from '../../ti4/content/tokens.ts'
import { copiesIn } from '../../ti4/copies.ts'
import { explorationDecks } from '../../ti4/exploring.ts'
import { laidBefore, notesOf } from '../../ti4/notes.ts'
import { isOut, sheet } from '../../ti4/realm.ts'
import type { Box, Hand, Table, Ti4 } from '../../ti4/table.ts'
import { keys, onceEach } from '../galaxy/conserved.ts'

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
    ...onceEach('action cards', copiesIn(actionCards, idsIn(table, actionCards)), [
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
    ...explorationFaults(table, box),
  ]
  const sleepers = keys(table.sleepers).length
  if (sleepers > (tokens.sleeper.copies ?? 0)) found.push(`${sleepers} sleepers lie on planets`)
  if (table.decks.action !== box.actionCards.length) found.push('action deck count')
  // What is dealt counts as in the deck until one is kept.
  const dealt = held.flatMap(hand => hand.dealt ?? [])
  if (table.decks.secret !== box.secrets.length + dealt.length) found.push('secret deck count')
  for (const seat of keys(table.players)) found.push(...handFaults(table, seat, hands[seat] as Hand))
  return found
}

/** What is attached, kept or purged lies in no pile: no card lies twice, and decks are counted rightly. */
function explorationFaults(table: Table, box: Box): string[] {
  const found: string[] = []
  for (const deck of explorationDecks) {
    const ids = idsIn(table, explorations).filter(id => explorations[id].deck === deck)
    const all = new Set(copiesIn(explorations, ids))
    const lying = [...box[deck], ...table.discards[deck]]
    if (new Set(lying).size < lying.length || lying.some(card => !all.has(card)))
      found.push(`explorations of ${deck} lie twice, or where they should not`)
    if (table.decks[deck] !== box[deck].length) found.push(`${deck} deck count`)
  }
  const relics = [...box.relics, ...Object.values(table.players).flatMap(({ relics = {} }) => keys(relics))]
  if (new Set(relics).size < relics.length) found.push('a relic lies twice')
  if (table.decks.relic !== box.relics.length) found.push('relic deck count')
  return found
}

/** What is voted on lies nowhere else until it is decided, nor does what it covered. */
const voted = ({ agenda, laws, discards }: Table): string[] =>
  [agenda?.card, agenda?.shown].flatMap(card =>
    card && !laws[card] && !discards.agenda.includes(card) ? [card] : [],
  )

/** Whoever is out has taken his notes out of the game. */
function noteFaults(table: Table, hands: Ti4['hands']): string[] {
  if (table.phase === 'draft' || table.phase === 'factions') return []
  const seats = table.order
  const all = seats.filter(seat => !isOut(table, seat)).flatMap(seat => notesOf(table, seat))
  const lying = seats.flatMap(seat => [...keys(hands[seat]?.notes), ...laidBefore(table, seat)])
  return lying.length === 0 ? [] : onceEach('notes', all, lying)
}

function handFaults(table: Table, seat: Seat, hand: Hand): string[] {
  const found: string[] = []
  const player = sheet(table, seat)
  const counted = [
    // Out of bags they are taken unseen.
    ...(table.draft ? [] : [['systems', player.systems, hand.systems] as const]),
    ['action cards', player.actionCards, hand.actionCards],
    ['secret objectives', player.secretObjectives, hand.secretObjectives],
    ['notes', player.notes, hand.notes],
  ] as const
  for (const [what, count, cards] of counted)
    if (count !== keys(cards).length) found.push(`${seat} counts ${count} ${what}, not ${keys(cards).length}`)
  return found
}
