import { actionCardFamilies } from './action/index.ts'
import { factions } from './factions.ts'
import { agendaFamilies } from './laws.ts'
import { laidNotes, notes } from './notes.ts'
import { register, registerActionCards, registerAgendas, registerNotes } from './registry.ts'
import { technologies } from './technologies.ts'

/** Puts everything on the shelf; rules, client and bots import it for that. */
register({ ...factions, ...technologies, ...laidNotes })
registerAgendas(agendaFamilies)
registerNotes(notes)
registerActionCards(actionCardFamilies)
