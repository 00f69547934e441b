import { routeOf } from '../../galaxy/shapes/afterMove.ts'
import type { Land, Landed } from '../../galaxy/shapes/land.ts'
import { type Move, type Moved, move } from '../../galaxy/shapes/move.ts'
import { leaderCard } from '../../ti3/content/leaders.ts'
import { unitOf } from '../../ti3/content/units.ts'
import { cargoOf, enemyInSpace } from '../../ti3/forces.ts'
import { ownerOf, planetsAt } from '../../ti3/realm.ts'
import type { UnitId } from '../../ti3/table.ts'
import type { Seen } from './temper.ts'

/** Leaders: Admirals fly where ships fight, Generals with troops to where planets are stormed, Agents with any army, so
 *  that one is there when a planet falls; the others stay at home. */

const cost = (kind: string) => unitOf(kind).cost

export function withLeaders({ table, seat = '' }: Seen, options: Move, moved: Moved): Moved {
  const waiting = Object.entries(options.leaders ?? {}).filter(([, { aboard }]) => aboard === undefined)
  let now = moved
  for (const [id, { kind, at }] of waiting) {
    const coming = Object.keys(now)
      .filter(ship => routeOf(options, ship, now[ship] ?? {})?.includes(at))
      .sort((a, b) => cost(options.ships[b]?.kind ?? 'fighter') - cost(options.ships[a]?.kind ?? 'fighter'))
    const to = (ship: UnitId) => options.ships[ship]?.to ?? ''
    const fights = coming.find(ship => enemyInSpace(table, seat, to(ship)) !== undefined)
    const armies = coming.filter(ship => (now[ship]?.cargo ?? cargoOf(table, ship)).length > 1)
    const storms = armies.find(ship =>
      planetsAt(table, to(ship)).some(planet => (ownerOf(table, planet) ?? seat) !== seat),
    )
    const ways = { admiral: fights, general: storms, agent: storms ?? armies[0] }
    const ship = Object.hasOwn(ways, kind) ? ways[kind as keyof typeof ways] : undefined
    if (ship === undefined) continue
    const entry = now[ship] ?? {}
    const more = { ...now, [ship]: { ...entry, leaders: [...(entry.leaders ?? []), id] } }
    if (!move.check(options, more)) now = more
  }
  return now
}

/** Who can help comes down with the troops where it is fought, and everybody else goes home where he is. */
export function landLeaders({ leaders = {}, planets: places }: Land, landed: Landed): Landed {
  const all = { ...landed }
  const isReached = (planet: string) =>
    Object.values(landed).some(to => 'planet' in to && to.planet === planet)
  const stormed = Object.keys(places).find(planet => places[planet]?.kind === 'hostile' && isReached(planet))
  const own = Object.keys(places).find(planet => places[planet]?.kind === 'own')
  for (const id of Object.keys(leaders)) {
    const { kind } = leaderCard(id)
    const storms = kind === 'general' || kind === 'agent'
    const planet = storms ? (stormed ?? own) : kind === 'admiral' ? undefined : own
    if (planet !== undefined) all[id] = { planet }
  }
  return all
}
