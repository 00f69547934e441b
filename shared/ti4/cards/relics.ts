import type { RelicId } from '../content/relics.ts'
import type { Component } from './act.ts'
import { relicsOfPlanets } from './relics/planets.ts'
import { relicsOfPlayers } from './relics/players.ts'

/** What relics do. */
export const relicFamilies: { readonly [Id in RelicId]?: Component } = {
  ...relicsOfPlayers,
  ...relicsOfPlanets,
}
