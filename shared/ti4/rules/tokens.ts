import { choose, type Flow } from '../../engine/flow.ts'
import type { Amounts } from '../../engine/options.ts'
import type { RuleId, Seat } from '../../engine/rules.ts'
import { sheet } from '../realm.ts'
import type { Pool, Table, Ti4 } from '../table.ts'
import { fleetMost, gainCounters, tellGained } from './economy.ts'

/** Command Tokens among the pools of a sheet. */

export const pools = ['tactic', 'fleet', 'strategy'] as const satisfies readonly Pool[]

export type Shared = Partial<Record<Pool, number>>

const inPools = (table: Table, seat: Seat): number =>
  pools.reduce((sum, pool) => sum + sheet(table, seat).counters[pool], 0)

/** All tokens of a sheet and `fresh` new ones are placed anew. */
export const redistributing = (seat: Seat, fresh: number, rule: RuleId) =>
  choose<Shared, Ti4>(seat, ({ table }) => {
    const { counters } = sheet(table, seat)
    const all = inPools(table, seat) + fresh
    const pool = (id: Pool) => ({
      text: `ti4.pool.${id}`,
      about: { count: counters[id] },
      most: id === 'fleet' ? Math.min(all, fleetMost(table, seat)) : all,
    })
    const as = Object.entries({ ...counters, tactic: counters.tactic + fresh })
    return {
      name: 'tokens',
      rule,
      text: 'ti4.ask.redistribute',
      hint: { uses: 'counters' },
      about: { count: all },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(pools.map(id => [id, pool(id)])),
        least: all,
        most: all,
      } satisfies Amounts,
      otherwise: Object.fromEntries(as.filter(([id, count]) => pools.some(each => each === id) && count > 0)),
    }
  })

/** As they were placed; what is new came from reinforcements. */
export function shareOut(table: Table, seat: Seat, shared: Shared) {
  const { counters } = sheet(table, seat)
  const before = inPools(table, seat)
  for (const pool of pools) counters[pool] = shared[pool] ?? 0
  counters.reinforcements -= inPools(table, seat) - before
}

/** Where new tokens go, as far as reinforcements go. [20.2, 20.3] */
export const placing = (seat: Seat, name: string, rule: RuleId, wanted: (table: Table) => number) =>
  choose<Shared, Ti4>(seat, ({ table }) => {
    const { counters } = sheet(table, seat)
    const count = Math.min(wanted(table), counters.reinforcements)
    if (count <= 0) return { skip: {} }
    const pool = (id: Pool) => ({
      text: `ti4.pool.${id}`,
      about: { count: counters[id] },
      most: id === 'fleet' ? Math.min(count, Math.max(0, fleetMost(table, seat) - counters.fleet)) : count,
    })
    return {
      name,
      rule,
      text: 'ti4.ask.placeTokens',
      hint: { gains: 'counters' },
      about: { count },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(pools.map(id => [id, pool(id)])),
        least: count,
        most: count,
      } satisfies Amounts,
    }
  })

export function* gainTokens(table: Table, seat: Seat, shared: Shared): Flow {
  let gained = 0
  for (const pool of pools) gained += gainCounters(table, seat, shared[pool] ?? 0, pool)
  yield* tellGained(seat, 'counters', gained)
}
