import type { OneOf, SomeOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { progressOf } from '../../ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../ti3/content/objectives.ts'
import { type PlanetId, planets } from '../../ti3/content/planets.ts'
import { fleet } from '../../ti3/forces.ts'
import { countersOnMap, ownerOf, planetsAt, sheet } from '../../ti3/realm.ts'
import type { Seen } from './temper.ts'

/** What the strategy cards of Shattered Empire ask. */

const worthOf = (id: string) => {
  const planet = planets[id as PlanetId]
  return planet ? planet.resources * 1.2 + planet.influence : -1
}

const mostOf = ({ of }: OneOf, worth: (id: string) => number): string | undefined =>
  Object.keys(of).reduce<string | undefined>(
    (best, id) => (best === undefined || worth(id) > worth(best) ? id : best),
    undefined,
  )

/** The richest planet, and no more when nothing is left. */
export const bestPlanet = (_: Seen, options: OneOf) => mostOf(options, worthOf)

/** Where most could be lost: planets, and few ships to keep them. */
export function zone({ table, seat = '' }: Seen, options: OneOf) {
  return mostOf(options, hex => {
    const own = planetsAt(table, hex).filter(planet => ownerOf(table, planet) === seat)
    const worth = own.reduce((sum, planet) => sum + worthOf(planet), 0)
    return worth - fleet(table, seat, hex).length * 0.5 + (countersOnMap(table, seat).includes(hex) ? 1 : 0)
  })
}

/** The counter comes from where most lie. */
export function zoneCounter({ table, seat = '' }: Seen, options: OneOf) {
  const { counters } = sheet(table, seat)
  return mostOf(options, area => counters[area as 'strategy' | 'pool' | 'fleet'])
}

/** Whoever has fewest points. */
export const weakest = ({ table }: Seen, options: OneOf) =>
  mostOf(options, seat => -sheet(table, seat as Seat).points)

/** Where the own fleet is strongest. */
export const alert = ({ table, seat = '' }: Seen, options: OneOf) =>
  mostOf(options, hex => fleet(table, seat, hex).length)

/** Agreements of those who lead, never one's own. */
export function cancelled({ table, seat = '' }: Seen, { of, most }: SomeOf): string[] {
  const points = (id: string) =>
    id.split('>').reduce((sum, one) => sum + (one === seat ? -99 : sheet(table, one as Seat).points), 0)
  return Object.keys(of)
    .sort((a, b) => points(b) - points(a))
    .slice(0, most)
}

/** The one he has come farthest with. */
export function turnUp({ table, seat = '' }: Seen, options: OneOf) {
  return mostOf(options, id => {
    if (objectives[id as ObjectiveId]?.ends === 'revealed') return -1
    const { have, of } = progressOf(table, seat, id as ObjectiveId)
    return have / Math.max(1, of)
  })
}
