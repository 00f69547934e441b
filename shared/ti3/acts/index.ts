import { lastingEffects } from '../cards/lasting.ts'
import { lawEffects } from '../cards/laws.ts'
import { abilities } from '../cards/races.ts'
import { technologies } from '../cards/technologies.ts'
import type { PoliticalCardId } from '../content/politicalCards.ts'
import type { ActionCards, Component, PoliticalCards } from './act.ts'
import { anyTime } from './action/anyTime.ts'
import { battles } from './action/battles.ts'
import { counters } from './action/counters.ts'
import { economy } from './action/economy.ts'
import { fleets } from './action/fleets.ts'
import { invading } from './action/invading.ts'
import { moving } from './action/moving.ts'
import { planetCards } from './action/planets.ts'
import { strategyPhaseCards } from './action/strategyPhase.ts'
import { touchOfGenius } from './action/touchOfGenius.ts'
import { transport } from './action/transport.ts'
import { foil } from './agent.ts'
import { register } from './registry.ts'

/** All that components do, put where reads and rules find it. */

const agendas: PoliticalCards = {}

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
}

/** One record a card, though its families are written in two places. */
const political: PoliticalCards = Object.fromEntries(
  [...new Set([...Object.keys(lawEffects), ...Object.keys(agendas)])].map(id => [
    id,
    { ...lawEffects[id as PoliticalCardId], ...agendas[id as PoliticalCardId] },
  ]),
)

/** Leaders act too, where the table plays with them. */
const leaders: Readonly<Record<string, Component>> = { leader_agent: { at: { afterActionCard: foil } } }

register({
  held: { ...technologies, ...abilities, ...leaders },
  political,
  actionEffects,
  lasting: lastingEffects,
})
