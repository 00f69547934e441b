import { sustains } from '../../ti4/battles.ts'
import { type PlanetId, planets } from '../../ti4/content/planets.ts'
import { type Anomaly, systems } from '../../ti4/content/systems.ts'
import { edition } from '../../ti4/edition.ts'
import { isInHome, mecatolRex } from '../../ti4/places.ts'
import { sheet } from '../../ti4/realm.ts'
import type { Table } from '../../ti4/table.ts'
import type { BotEdition } from '../galaxy/edition.ts'
import { buildsIn } from './building.ts'
import { deed } from './deeds.ts'
import { eagerFor, type Seen } from './temper.ts'
import { wishesOf } from './wishes.ts'

const hits: Readonly<Record<string, number>> = { dreadnought: 0.6, flagship: 0.6, war_sun: 2.4 }
const hazards: Readonly<Record<Anomaly, number>> = {
  asteroidField: -2,
  nebula: -1.5,
  supernova: -3,
  gravityRift: -1,
}

const priceOfTechnology = 4

/** Technology is still to be played by another, and there is a token to follow it. */
function learnsLater({ table, seat = '' }: Seen): boolean {
  const { holder, exhausted } = table.strategyCards.technology
  return holder !== undefined && holder !== seat && !exhausted && sheet(table, seat).counters.strategy > 0
}

/** The fourth edition, as its bots must know it. */
export const botEdition: BotEdition<Table> = {
  edition,
  throne: mecatolRex,
  charm: planet => (planets[planet].specialty ? 0.7 : 0) + (planets[planet].legendary ? 1 : 0),
  isPlanet: (id): id is PlanetId => Object.hasOwn(planets, id),
  isColony: planet => !isInHome(planet),
  bombards: kind => hits[kind] ?? 0,
  underWay: ({ doing }) => doing?.hex,
  sustains,
  wishesOf,
  keptFor: (seen: Seen) => (learnsLater(seen) ? priceOfTechnology : 0),
  areas: { strategy: 'strategy', actions: 'tactic', fleet: 'fleet' },
  counters(table, seat) {
    const { strategy, tactic, fleet } = sheet(table, seat).counters
    return { strategy, actions: tactic, fleet }
  },
  // Docks come by a strategy card alone.
  dockSites: () => [],
  builds: buildsIn,
  deed: (seen: Seen, special) => deed(seen, special),
  eager: eagerFor,
  appeal(system) {
    const { anomalies = [], wormholes = [] } = systems[system]
    return anomalies.reduce((sum, anomaly) => sum + hazards[anomaly], 0) + (wormholes.length > 0 ? 0.3 : 0)
  },
}
