import type { Agendas } from './act.ts'
import { forceAgendas } from './agendas/forces.ts'
import { lawAgendas } from './agendas/laws.ts'
import { ministers } from './agendas/ministers.ts'
import { planetAgendas } from './agendas/planets.ts'
import { playerAgendas } from './agendas/players.ts'
import { researchAgendas } from './agendas/research.ts'
import { tokenAgendas } from './agendas/tokens.ts'

/** What becomes of every agenda, and what is so while a law is in force. */
export const agendaFamilies: Agendas = {
  ...forceAgendas,
  ...lawAgendas,
  ...ministers,
  ...planetAgendas,
  ...playerAgendas,
  ...researchAgendas,
  ...tokenAgendas,
}
