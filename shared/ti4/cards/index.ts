import { actionCardFamilies } from './action/index.ts'
import { explorationFamilies, explorationsLasting, keptExplorations } from './explorations.ts'
import { factions } from './factions.ts'
import { agendaFamilies } from './laws.ts'
import { leaderFamilies } from './leaders.ts'
import { legendaryCards } from './legendary.ts'
import { mechFamilies } from './mechs.ts'
import { laidNotes, notes } from './notes.ts'
import {
  register,
  registerActionCards,
  registerAgendas,
  registerExplorations,
  registerNotes,
} from './registry.ts'
import { relicFamilies } from './relics.ts'
import { technologies } from './technologies.ts'

/** Puts everything on the shelf; rules, client and bots import it for that. */
register({
  ...factions,
  ...technologies,
  ...laidNotes,
  ...leaderFamilies,
  ...mechFamilies,
  ...keptExplorations,
  ...relicFamilies,
  ...legendaryCards,
})
registerAgendas(agendaFamilies)
registerNotes(notes)
registerActionCards(actionCardFamilies)
registerExplorations(explorationFamilies, explorationsLasting)
