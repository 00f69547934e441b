import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { attach, detach } from '../attachments.ts'
import { agendaActs } from '../cards/registry.ts'
import { type AgendaId, agendas } from '../content/agendas.ts'
import type { PlanetId } from '../content/planets.ts'
import { lawsOf } from '../council.ts'
import type { Law, Table } from '../table.ts'

/** Laws come into play and leave it. [7, 8.20] */

/** Voted down, or no law at all, an agenda goes to the discards. [8.20, 8.21] A law that is voted on while it lies is replaced. */
export function* file(table: Table, card: AgendaId, decided: string): Flow {
  const { law, elect } = agendas[card]
  const isLaw = law && decided !== 'against'
  if (table.laws[card]) yield* repeal(table, card)
  // Committee Formation may have been discarded to decide the vote on itself.
  table.discards.agenda = table.discards.agenda.filter(each => each !== card)
  if (!isLaw) {
    table.discards.agenda.push(card)
    return
  }
  table.laws[card] = elect === 'forAgainst' ? {} : { elected: [decided] }
  const attaches = attachmentOf(card)
  if (attaches) attach(table, decided as PlanetId, attaches)
  yield* tell('everyone', { text: 'ti4.log.law', about: { card } })
}

const attachmentOf = (card: AgendaId) => {
  const agenda = agendas[card]
  return 'attaches' in agenda ? agenda.attaches : undefined
}

/** What it gave on entering stays, unless the card itself takes it back. */
function* repeal(table: Table, card: AgendaId): Flow {
  const law: Law = { ...table.laws[card] }
  delete table.laws[card]
  const attaches = attachmentOf(card)
  for (const planet of law.elected ?? []) if (attaches) detach(table, planet as PlanetId, attaches)
  yield* agendaActs[card]?.repealed?.(table, law) ?? nothing()
}

function* nothing(): Flow {}

/** The one way in which a law ends for good. */
export function* discardLaw(table: Table, card: AgendaId): Flow {
  if (!table.laws[card]) throw new Error(`${card} is no law`)
  yield* tell('everyone', { text: 'ti4.log.lawDiscarded', about: { card } })
  table.discards.agenda.push(card)
  yield* repeal(table, card)
}

/** What elected a player goes with him. [33.3] */
export function* discardLawsOn(table: Table, seat: Seat): Flow {
  for (const card of lawsOf(table))
    if (table.laws[card]?.elected?.includes(seat)) yield* discardLaw(table, card)
}
