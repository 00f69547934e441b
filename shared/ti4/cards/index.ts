import { actionCardFamilies } from './action/index.ts'
import { foretellings } from './action/riders.ts'
import { threatFulfilled } from './factions/nekro.ts'
import { factions } from './factions.ts'
import { agendaFamilies } from './laws.ts'
import { laidNotes, notes } from './notes.ts'
import { foretold, register, registerActionCards, registerAgendas, registerNotes } from './registry.ts'
import { technologies } from './technologies.ts'

/** Puts everything on the shelf; rules, client and bots import it for that. */
register({ ...factions, ...technologies, ...laidNotes })
registerAgendas(agendaFamilies)
registerNotes(notes)
foretold['galactic_threat'] = threatFulfilled
registerActionCards(actionCardFamilies)
Object.assign(foretold, foretellings)
