import type { Seat } from '../../../shared/engine/rules.ts'
import type { Agenda } from '../table.ts'

/** What the votes name so far, and how far it is. */
export interface Standing {
  readonly what: string
  readonly ids: readonly string[]
  readonly count: number
  readonly seats: readonly Seat[]
  /** Ahead of all else; nothing is in a tie. */
  readonly leads: boolean
  /** Of all votes cast for anything, between 0 and 1. */
  readonly share: number
}

/** Most votes first. */
export function standings({ votes }: Pick<Agenda, 'votes'>): Standing[] {
  const sums = new Map<string, { ids: readonly string[]; count: number; seats: Seat[] }>()
  for (const [seat, { count, what }] of Object.entries(votes)) {
    if (!what) continue
    const key = what.join('+')
    const sum = sums.get(key) ?? { ids: what, count: 0, seats: [] }
    sums.set(key, { ...sum, count: sum.count + count, seats: [...sum.seats, seat] })
  }
  const all = [...sums.values()].reduce((total, { count }) => total + count, 0)
  const [first, second] = [...sums.values()].map(({ count }) => count).sort((a, b) => b - a)
  return [...sums]
    .map(([what, sum]) => ({
      what,
      ...sum,
      leads: sum.count === first && first !== second,
      share: all === 0 ? 0 : sum.count / all,
    }))
    .sort((a, b) => b.count - a.count)
}
