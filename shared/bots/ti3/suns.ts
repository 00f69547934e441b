import type { OneOf } from '../../engine/options.ts'
import { domainCounters } from '../../ti3/content/domainCounters.ts'
import type { PlanetId } from '../../ti3/content/planets.ts'
import { type TechnologyId, technologies } from '../../ti3/content/technologies.ts'
import { knownKind } from '../../ti3/domains.ts'
import { piecesAt } from '../../ti3/forces.ts'
import type { Waiting } from '../galaxy/wishes.ts'
import type { Seen } from './temper.ts'

/** What a bot makes of Domain Counters. */

/** What waits there for whoever lands. */
export function waitingOn(seen: Seen, planet: PlanetId): Waiting {
  const kind = knownKind(seen, planet)
  const locals = (kind && domainCounters[kind].locals) ?? 0
  return { locals, toll: kind === 'biohazard' ? 1 : 0, deadly: kind === 'radiation' }
}

export const troopsAboard = ({ table, seat }: Seen): boolean =>
  piecesAt(table, table.doing?.hexes[0] ?? '').some(
    ({ of, kind, aboard }) => of === seat && kind === 'ground_force' && aboard !== undefined,
  )

/** What is known to cost troops, by whoever brings some. */
export const raze = (seen: Seen, { of }: OneOf): string => {
  const bad = (id: string) => {
    if (id === 'none') return false
    const { deadly, locals } = waitingOn(seen, id as PlanetId)
    return deadly || locals > 1
  }
  return (troopsAboard(seen) ? Object.keys(of).find(bad) : undefined) ?? 'none'
}

/** The ship that bombards least. */
export const razeWith = ({ table }: Seen, { of }: OneOf) =>
  Object.keys(of).find(id => table.units[id]?.kind === 'dreadnought')

/** To another, what leads on to least. */
export function leastTechnology(_: Seen, { of }: OneOf): string | undefined {
  const leadsTo = (id: string) =>
    Object.values(technologies).filter(({ needs }) =>
      ('all' in needs ? needs.all : needs.any).includes(id as TechnologyId),
    ).length
  return Object.keys(of).sort((a, b) => leadsTo(a) - leadsTo(b))[0]
}
