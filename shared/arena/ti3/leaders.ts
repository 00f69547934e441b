import { isLeader, leadersOf } from '../../ti3/content/leaders.ts'
import { isShip } from '../../ti3/forces.ts'
import type { Leader, Table, Ti3 } from '../../ti3/table.ts'

const keys = (of: object | undefined) => Object.keys(of ?? {})

/** Three of each people, each in one place where he may be. Of the dead no more is known than that. */
export function leaderFaults({ table }: Ti3): string[] {
  const { leaders } = table
  if (!leaders) return table.round > 0 && table.variants?.leaders ? ['no leaders'] : []
  const found: string[] = []
  const due = Object.values(table.players).flatMap(({ race }) => leadersOf(race))
  if (due.slice().sort().join() !== keys(leaders).sort().join() && table.round > 0)
    found.push(`leaders ${keys(leaders)}`)
  for (const [id, leader] of Object.entries(leaders)) found.push(...placeFaults(table, id, leader))
  for (const planet of keys(table.delayed)) if (table.round === 0) found.push(`${planet} is guarded early`)
  return found
}

function placeFaults(table: Table, id: string, leader: Leader): string[] {
  const { of, ...place } = leader
  if (!isLeader(id)) return [`${id} is nobody`]
  if (keys(place).length !== 1) return [`${id} is in ${keys(place)}`]
  const owner = table.players[of]
  if (!leadersOf(owner?.race ?? 'sol').includes(id)) return [`${id} serves ${of}`]
  if (owner?.out && !('gone' in leader)) return [`${id} outlives ${of}`]
  if ('aboard' in leader) {
    const ship = table.units[leader.aboard]
    return ship && isShip(ship.kind) && ship.of === of ? [] : [`${id} is alone in space`]
  }
  if ('captor' in leader) {
    const captor = table.players[leader.captor]
    return captor && !captor.out && leader.captor !== of ? [] : [`${id} is held by ${leader.captor}`]
  }
  if (!('planet' in leader)) return []
  // Who came down with troops stands where it is still fought for.
  const isUnderWay = table.doing?.of === of
  const isOwn = table.planets[leader.planet]?.owner === of
  return isOwn || isUnderWay || table.phase === 'stationing'
    ? []
    : [
        `${id} is on ${leader.planet} of others: ${table.phase} ${table.round} ${JSON.stringify(table.doing ?? '')} ${JSON.stringify(table.battle ?? '')} ${JSON.stringify(table.planets[leader.planet] ?? '')}`,
      ]
}
