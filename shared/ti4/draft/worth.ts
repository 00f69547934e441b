import type { FactionId } from '../content/factionIds.ts'
import { factions } from '../content/factions.ts'
import { planets } from '../content/planets.ts'
import { type Anomaly, type SystemId, systems } from '../content/systems.ts'
import { type UnitPrint, unitPrints } from '../content/units.ts'
import { optimalOf, type Slice } from './slices.ts'

/** What is offered in a draft is worth, in planets: hints for bots, and what a clock picks for whoever is late. */

const resource = 1.2
const specialty = 0.7
const legendary = 1
const wormhole = 0.3
const hazards: Readonly<Record<Anomaly, number>> = {
  asteroidField: -1.5,
  nebula: -1,
  supernova: -2,
  gravityRift: -0.7,
}
/** A usual planet is worth so much of these. */
const aPlanet = 2.5

function worthOfPlanet(id: keyof typeof planets): number {
  const planet = planets[id]
  const { resources, influence } = optimalOf(planet)
  return (
    resources * resource + influence + (planet.specialty ? specialty : 0) + (planet.legendary ? legendary : 0)
  )
}

export function worthOfSystem(id: SystemId): number {
  const { planets: within, wormholes = [], anomalies = [] } = systems[id]
  const good = within.reduce((sum, planet) => sum + worthOfPlanet(planet), 0)
  const bad = anomalies.reduce((sum, anomaly) => sum + hazards[anomaly], 0)
  return (good + bad + wormholes.length * wormhole) / aPlanet
}

export const worthOfSlice = (slice: Slice): number => slice.reduce((sum, id) => sum + worthOfSystem(id), 0)

const unit = 0.3
const technology = 0.8
const commodity = 0.5

/** A flagship, whose print is each faction's own, is as dear as any. */
const flagship = 8

function costOf(kind: string): number {
  const { cost = 0, unitsPerCost = 1 } = (unitPrints as Readonly<Record<string, UnitPrint>>)[kind] ?? {}
  return kind === 'flagship' ? flagship : cost / unitsPerCost
}

/** Home, fleet, what it knows and what it trades with; its abilities are as good as any other's. */
export function worthOfFaction(id: FactionId): number {
  const {
    homeSystem: own,
    forms,
    startingUnits,
    startingTechnologies,
    technologiesChosen,
    commodities,
  } = factions[id]
  // Who has none of its own lives in one of several that are worth about the same.
  const homeSystem = own ?? Object.values(forms ?? {})[0]?.homeSystem
  const home = homeSystem ? systems[homeSystem].planets : []
  const fleet = Object.entries(startingUnits).map(([kind, count]) => count * costOf(kind))
  const known = startingTechnologies.length + (technologiesChosen?.count ?? 0)
  const all = [
    ...home.map(worthOfPlanet),
    ...fleet.map(cost => cost * unit),
    known * technology,
    commodities * commodity,
  ]
  return all.reduce((sum, worth) => sum + worth, 0) / aPlanet
}

/** To choose first is worth as much as a planet and a half. */
const firstChoice = 1.5
export const worthOfPlace = (place: number, players: number): number =>
  (firstChoice * (players - place)) / Math.max(1, players - 1)

/** How much better each is than the mean of them: what is not picked now may be gone. Never nothing, since something is
 *  picked. */
export function beyondMean<T extends string>(
  worths: Readonly<Record<T, number>>,
): Readonly<Record<T, number>> {
  const all = Object.entries<number>(worths)
  const mean = all.reduce((sum, [, worth]) => sum + worth, 0) / Math.max(1, all.length)
  const rounded = (worth: number) => Math.max(1, Math.round((usual + worth - mean) * 100)) / 100
  return Object.fromEntries(all.map(([id, worth]) => [id, rounded(worth)])) as Record<T, number>
}

/** What comes to whoever picks anything. */
const usual = 5
