import { basePlanets } from '../../../shared/ti4/content/basePlanets.ts'
import { baseSetups } from '../../../shared/ti4/content/baseSetups.ts'
import { baseSystems } from '../../../shared/ti4/content/baseSystems.ts'
import { type Edge, hyperlanes } from '../../../shared/ti4/content/hyperlanes.ts'
import { laterPlanets } from '../../../shared/ti4/content/laterPlanets.ts'
import { laterSetups } from '../../../shared/ti4/content/laterSetups.ts'
import { laterSystems } from '../../../shared/ti4/content/laterSystems.ts'
import type { Lane } from '../../../shared/ti4/hyperlanes.ts'

/** What tables need of later boxes before forces stand: fetched by those alone that are played with them. */

export { Hyperlane } from '../art/Hyperlane.tsx'
export { LegendaryMark } from '../art/LegendaryMark.tsx'

export const systems = { ...baseSystems, ...laterSystems }
export const planets = { ...basePlanets, ...laterPlanets }
export const setups = { ...baseSetups, ...laterSetups }

/** Which sides it joins as it lies, clockwise from the top. */
export const linksOf = ({ tile, turned }: Lane): [Edge, Edge][] =>
  hyperlanes[tile].links.map(link => link.map(edge => (edge + turned) % 6) as [Edge, Edge])
