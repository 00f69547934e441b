import type { Seat } from '../../engine/rules.ts'
import { type Resource, type Resources, resourceIds } from '../content/assets.ts'
import type { Count } from '../content/effects.ts'
import { specialtyLinesClaimed } from '../expansion.ts'
import { tradeGoodIcons } from '../industry.ts'
import type { Hand, Table } from '../table.ts'
import { neighboursOf } from './factions.ts'

/** How many an effect gives, where it is counted. */
export function counted(table: Table, seat: Seat, { marks }: Hand, n: number | Count): number {
  if (typeof n === 'number') return n
  const read = {
    tradeGoodIcons: () => tradeGoodIcons(marks),
    specialtyLines: () => specialtyLinesClaimed(marks),
    busyNeighbours: () =>
      neighboursOf(table, seat).filter(power => power === 'ai' || (table.produced?.[power] ?? 0) >= 2).length,
  }[n.count]()
  const whole = n.half ? Math.ceil(read / 2) : read
  return Math.max(n.least ?? 0, Math.min(n.most ?? Infinity, whole + (n.plus ?? 0)))
}

/** Resources and so many more of some kinds, or fewer. */
export function added(resources: Resources = {}, kinds: readonly Resource[], each = 1): Resources {
  const sum: Partial<Record<Resource, number>> = { ...resources }
  for (const kind of kinds) sum[kind] = Math.max(0, (sum[kind] ?? 0) + each)
  return Object.fromEntries(resourceIds.flatMap(id => (sum[id] ? [[id, sum[id]]] : [])))
}
