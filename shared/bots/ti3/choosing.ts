import type { Chance } from '../../engine/chance.ts'
import type { OneOf, SomeOf } from '../../engine/options.ts'
import { annexable } from '../../ti3/annexing.ts'
import { type ObjectiveId, objectives } from '../../ti3/content/objectives.ts'
import { type PlanetId, planets } from '../../ti3/content/planets.ts'
import { type StrategyCardId, strategyCards } from '../../ti3/content/strategyCards.ts'
import { planetsOf, sheet, spendable } from '../../ti3/realm.ts'
import type { Counters } from '../../ti3/table.ts'
import { incomeOf } from '../../ti3/trading.ts'
import { best } from './galaxy.ts'
import { isGuarded } from './reaching.ts'
import type { Seen } from './temper.ts'
import { reserveOf, type Wishes, wishesOf } from './wishes.ts'

/** Questions with a few things to choose from. */

/** By taste; whoever is first already needs no token for it. */
export function pickCard({ table, seat, temper }: Seen, { of }: OneOf, chance: Chance): string {
  const first = table.speaker === seat ? -3 : 0
  const score = (id: string) => {
    const card = id as StrategyCardId
    return (
      temper.liking[card] + table.strategyCards[card].bonus * 0.8 + (card === 'base_initiative' ? first : 0)
    )
  }
  return best(
    Object.keys(of).filter(id => id in strategyCards),
    score,
    chance,
  )
}

/** What can be claimed is claimed, the dearest first; the secret one only when it is fulfilled. */
export function claim({ of }: OneOf, chance: Chance): string {
  const points = (id: string) => {
    if (id === 'secret') return 9
    if (id === 'done') return 0
    const { points = 0, ends } = objectives[id as ObjectiveId] ?? {}
    return ends ? 99 : points
  }
  const able = Object.keys(of).filter(id => of[id]?.hint?.harms !== 'you')
  return best(able, points, chance)
}

/** A secondary ability is used while counters last; the last one is kept for Technology. */
export function useSecondary(seen: Seen, card: string, { of }: OneOf): string {
  const { table, seat = '' } = seen
  const uses = ['secondaryFirst', 'secondary', 'primaryFirst', 'primary']
  const use = uses.find(id => id in of)
  const { strategy } = sheet(table, seat).counters
  const worth = worthOfSecondary(seen, card)
  return use !== undefined && worth > 0 && (worth >= 2 || strategy > 1) ? use : 'none'
}

/** 2 and more: worth the last counter. */
function worthOfSecondary(seen: Seen, card: string): number {
  const { table, seat = '' } = seen
  const wishes = wishesOf(seen)
  switch (card) {
    case 'base_technology':
    case 'se_technology_ii':
      return 3
    case 'base_logistics':
    case 'se_leadership':
      return mayInfluence(seen, wishes) ? 3 : 0
    case 'base_imperial':
    case 'se_production':
      return spendable(table, seat, 'resources') >= 3 ? 2 : 0
    case 'base_trade': {
      const income = incomeOf(table, seat)
      return wishes.goods > 0 && income > 1 ? 2 : income > 2 ? 1 : 0
    }
    case 'se_assembly':
    case 'base_diplomacy':
      return planetsOf(table, seat).filter(id => table.planets[id]?.exhausted).length >= 2 ? 1 : 0
    case 'base_warfare':
      return [...wishes.guards].some(hex => !isGuarded(table, seat, hex)) ? 1 : 0
    case 'se_diplomacy_ii':
      return annexable(table, seat).some(id => planets[id].resources > 0) ? 2 : 0
    case 'base_political':
    case 'se_bureaucracy':
      return sheet(table, seat).counters.strategy > 2 ? 1 : 0
    default:
      return 0
  }
}

function mayInfluence(seen: Seen, wishes: Wishes): boolean {
  const { table, seat = '' } = seen
  const reserve = reserveOf(seen, wishes)
  return reserve?.worth !== 'influence' || spendable(table, seat, 'influence') >= reserve.least + 3
}

/** A patrol goes where a ship is wanted. */
export function patrolTo(seen: Seen, { of }: OneOf): string | undefined {
  const { guards } = wishesOf(seen)
  return Object.keys(of).find(hex => guards.has(hex) && !isGuarded(seen.table, seen.seat ?? '', hex))
}

const wish = { strategy: 2, pool: 4, fleet: 5 } as const

/** Counters where they are short of what is wished; the rest for actions. */
export function shareCounters(
  counters: Partial<Counters>,
  total: number,
  fleet: number = wish.fleet,
): Record<string, number> {
  const shared: Record<string, number> = {}
  const have = { strategy: 0, pool: 0, fleet: 0, ...counters }
  const wished = { ...wish, fleet }
  const areas = ['pool', 'fleet', 'strategy'] as const
  for (let i = 0; i < total; i++) {
    const isShort = (id: keyof typeof wish) =>
      have[id] < wished[id] && have[id] <= Math.min(have.pool, have.fleet) + 1
    const area = areas.find(isShort) ?? areas.find(id => have[id] < wished[id]) ?? 'pool'
    have[area]++
    shared[area] = (shared[area] ?? 0) + 1
  }
  return shared
}

/** The most valuable one, or as many of them as may be chosen. */
export function dearest(options: OneOf | SomeOf, worth: (id: string) => number) {
  const ids = Object.keys(options.of).sort((a, b) => worth(b) - worth(a))
  return options.shape === 'oneOf' ? ids[0] : ids.slice(0, options.most)
}

export const resourcesOf = (id: string) => planets[id as PlanetId]?.resources ?? 0
