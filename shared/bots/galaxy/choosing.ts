import type { Chance } from '../../engine/chance.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'

/** Questions with a few things to choose from. */

export function best<T>(from: readonly T[], score: (one: T) => number, chance: Chance): T {
  const shuffled = chance.shuffle('ties', from)
  return shuffled.reduce((a, b) => (score(b) > score(a) ? b : a))
}

/** The most valuable one, or as many of them as may be chosen. */
export function dearest(options: OneOf | SomeOf, worth: (id: string) => number) {
  const ids = Object.keys(options.of).sort((a, b) => worth(b) - worth(a))
  return options.shape === 'oneOf' ? ids[0] : ids.slice(0, options.most)
}

/** What can be claimed is claimed, the dearest first, and nothing that hurts. */
export function claim({ of }: OneOf, points: (id: string) => number, chance: Chance): string {
  const able = Object.keys(of).filter(id => of[id]?.hint?.harms !== 'you')
  return best(able, points, chance)
}

/** Counters of each area. */
export interface Shares {
  readonly strategy: number
  /** For actions. */
  readonly actions: number
  readonly fleet: number
}
const wish: Shares = { strategy: 2, actions: 4, fleet: 5 }
const order = ['actions', 'fleet', 'strategy'] as const

/** So many more where they are short of what is wished; the rest for actions. */
export function shareCounters(
  before: Partial<Shares>,
  total: number,
  fleet: number = wish.fleet,
): Partial<Shares> {
  const shared: { -readonly [area in keyof Shares]?: number } = {}
  const have = { strategy: 0, actions: 0, fleet: 0, ...before }
  const wished = { ...wish, fleet }
  for (let i = 0; i < total; i++) {
    const isShort = (id: keyof Shares) =>
      have[id] < wished[id] && have[id] <= Math.min(have.actions, have.fleet) + 1
    const area = order.find(isShort) ?? order.find(id => have[id] < wished[id]) ?? 'actions'
    have[area]++
    shared[area] = (shared[area] ?? 0) + 1
  }
  return shared
}
