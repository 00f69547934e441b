import { sustains } from '../../ti3/battles.ts'
import { planets } from '../../ti3/content/planets.ts'
import { systems } from '../../ti3/content/systems.ts'
import { edition } from '../../ti3/edition.ts'
import { newDockPlanets } from '../../ti3/production.ts'
import { isColony, sheet } from '../../ti3/realm.ts'
import { placeCalled } from '../../ti3/strategySet.ts'
import type { Table } from '../../ti3/table.ts'
import type { BotEdition } from '../galaxy/edition.ts'
import { buildsIn } from './building.ts'
import { landLeaders, withLeaders } from './leading.ts'
import { eagerFor, type Seen } from './temper.ts'
import { wishesOf } from './wishes.ts'

const hits: Readonly<Record<string, number>> = { dreadnought: 0.5, war_sun: 2 }
const hazards = { asteroidField: -2, nebula: -1.5, supernova: -3, ionStorm: -1 }

const priceOfTechnology = 6

/** Technology is still to be played by another, and there is a counter to follow it. */
function learnsLater({ table, seat = '' }: Seen): boolean {
  const { holder, used } = placeCalled(table, 'base_technology') ?? {}
  const able = sheet(table, seat).counters.strategy > 0
  return table.round > 2 && holder !== undefined && holder !== seat && !used && able
}

/** The third edition, as its bots must know it. */
export const botEdition: BotEdition<Table> = {
  edition,
  throne: 'mecatol_rex',
  charm: planet => (planets[planet].specialty ? 0.7 : 0),
  isPlanet: (id): id is keyof typeof planets => Object.hasOwn(planets, id),
  isColony,
  bombards: kind => hits[kind] ?? 0,
  underWay: ({ doing }) => doing?.hexes[0],
  sustains,
  wishesOf,
  keptFor: (seen: Seen) => (learnsLater(seen) ? priceOfTechnology : 0),
  areas: { strategy: 'strategy', actions: 'pool', fleet: 'fleet' },
  counters(table, seat) {
    const { strategy, pool, fleet } = sheet(table, seat).counters
    return { strategy, actions: pool, fleet }
  },
  dockSites: newDockPlanets,
  builds: buildsIn,
  eager: eagerFor,
  appeal(system) {
    const { special, wormhole } = systems[system]
    return (special ? hazards[special] : 0) + (wormhole ? 0.3 : 0)
  },
  passengers: { board: withLeaders, land: landLeaders },
}
