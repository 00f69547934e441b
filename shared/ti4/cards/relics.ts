import type { RelicId } from '../content/relics.ts'
import type { Component } from './act.ts'
import { relicsAsAgents } from './relics/agents.ts'
import { relicsOfFleets } from './relics/fleets.ts'
import { relicsOfLearning } from './relics/learning.ts'
import { relicsOfObjectives } from './relics/neuraloop.ts'
import { relicsOfPlanets } from './relics/planets.ts'
import { relicsOfPlayers } from './relics/players.ts'

/** What relics do. */
export const relicFamilies: { readonly [Id in RelicId]: Component } = {
  ...relicsOfPlayers,
  ...relicsOfPlanets,
  ...relicsOfFleets,
  ...relicsOfLearning,
  ...relicsOfObjectives,
  ...relicsAsAgents,
  /** A way to pay: see `strategyTokens.ts`. */
  scepter_of_emelpar: {},
}
