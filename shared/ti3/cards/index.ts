import type { ActionCards, Component, PoliticalCards } from './act.ts'
import { anyTime } from './action/anyTime.ts'
import { battles } from './action/battles.ts'
import { councilCards } from './action/council.ts'
import { counters } from './action/counters.ts'
import { economy } from './action/economy.ts'
import { fleets } from './action/fleets.ts'
import { invading } from './action/invading.ts'
import { moving } from './action/moving.ts'
import { picks } from './action/picks.ts'
import { planetCards } from './action/planets.ts'
import { researchCards } from './action/research.ts'
import { strategyCardCards } from './action/strategyCards.ts'
import { strategyPhaseCards } from './action/strategyPhase.ts'
import { touchOfGenius } from './action/touchOfGenius.ts'
import { transport } from './action/transport.ts'
import { decrees } from './agenda/decrees.ts'
import { electedLaws } from './agenda/elected.ts'
import { elections } from './agenda/elections.ts'
import { fleetAgendas } from './agenda/fleets.ts'
import { handAgendas } from './agenda/hands.ts'
import { ministers } from './agenda/ministers.ts'
import { planetAgendas } from './agenda/planets.ts'
import { researchAgendas } from './agenda/research.ts'
import { settlingAgendas } from './agenda/settling.ts'
import { trafficAgendas } from './agenda/traffic.ts'
import { upheavals } from './agenda/upheavals.ts'
import { foil } from './agent.ts'
import { expansionAbilities } from './expansionRaces.ts'
import { lastingEffects } from './lasting.ts'
import { abilities } from './races.ts'
import { racialTechnologies } from './racialTechnologies.ts'
import { register } from './registry.ts'
import { technologies } from './technologies.ts'

/** All that components do, put where reads and rules find it. */

const political: PoliticalCards = {
  ...fleetAgendas,
  ...handAgendas,
  ...planetAgendas,
  ...researchAgendas,
  ...settlingAgendas,
  ...trafficAgendas,
  ...decrees,
  ...electedLaws,
  ...elections,
  ...ministers,
  ...upheavals,
}

const actionEffects: ActionCards = {
  ...anyTime,
  ...battles,
  ...moving,
  ...invading,
  ...touchOfGenius,
  ...economy,
  ...counters,
  ...planetCards,
  ...fleets,
  ...transport,
  ...strategyPhaseCards,
  ...picks,
  ...strategyCardCards,
  ...researchCards,
  ...councilCards,
}

/** Leaders act too, where the table plays with them. */
const leaders: Readonly<Record<string, Component>> = { leader_agent: { at: { afterActionCard: foil } } }

register({
  held: { ...technologies, ...racialTechnologies, ...abilities, ...expansionAbilities, ...leaders },
  political,
  actionEffects,
  lasting: lastingEffects,
})
