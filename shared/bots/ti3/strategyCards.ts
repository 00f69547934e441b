import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import { annexable } from '../../ti3/annexing.ts'
import { planets } from '../../ti3/content/planets.ts'
import { type StrategyCardId, strategyCards } from '../../ti3/content/strategyCards.ts'
import { planetsOf, sheet, spendable } from '../../ti3/realm.ts'
import { incomeOf } from '../../ti3/trading.ts'
import { best } from '../galaxy/choosing.ts'
import { reachingWith } from '../galaxy/reaching.ts'
import { botEdition } from './edition.ts'
import { likingOf, type Seen } from './temper.ts'
import { type Wishes, wishesOf } from './wishes.ts'

/** Strategy cards: which to pick, and which of others to follow. */

const { isGuarded } = reachingWith(botEdition)

/** By taste; whoever is first already needs no token for it. */
export function pickCard(seen: Seen, { of }: OneOf, chance: Chance): string {
  const first = seen.table.speaker === seen.seat ? -3 : 0
  const score = (id: StrategyCardId) => likingOf(seen, id) + (id === 'base_initiative' ? first : 0)
  const cards = Object.keys(of).filter(id => id in strategyCards) as StrategyCardId[]
  return best(cards, score, chance)
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
    case 'se_imperial_ii':
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

function mayInfluence({ table, seat = '' }: Seen, wishes: Wishes): boolean {
  const reserve = wishes.reserve()
  return reserve?.worth !== 'influence' || spendable(table, seat, 'influence') >= reserve.least + 3
}
