import type { Chance } from '../../engine/chance.ts'
import type { OneOf } from '../../engine/options.ts'
import { scorable } from '../../ti4/cards/objectives.ts'
import { commoditiesMissing } from '../../ti4/commodities.ts'
import { type StrategyCardId, strategyCards } from '../../ti4/content/strategyCards.ts'
import { mecatolRex } from '../../ti4/places.ts'
import { ownerOf, planetsOf, sheet, spendable } from '../../ti4/realm.ts'
import { best } from '../galaxy/choosing.ts'
import type { Seen } from './temper.ts'
import { wishesOf } from './wishes.ts'

/** Strategy cards: which to pick, and which of others to follow. */

/** By taste, by what lies on it, and Imperial once it brings points at once. */
function likingOf({ temper, table, seat = '' }: Seen, card: StrategyCardId): number {
  const usual = (temper.liking[card] ?? 0) + table.strategyCards[card].goods * 0.8
  switch (card) {
    case 'imperial': {
      const throne = ownerOf(table, mecatolRex) === seat ? 6 : 0
      return usual + throne + (scorable(table, seat).length > 0 ? 5 : 0)
    }
    case 'leadership': {
      const { tactic, strategy } = sheet(table, seat).counters
      return usual + (tactic + strategy < 4 ? 1 : 0)
    }
    case 'politics':
      return usual - (table.speaker === seat ? 1 : 0)
    default:
      return usual
  }
}

export function pickCard(seen: Seen, { of }: OneOf, chance: Chance): string {
  const cards = Object.keys(of).filter(id => id in strategyCards) as StrategyCardId[]
  return best(cards, id => likingOf(seen, id), chance)
}

/** A secondary ability is used while tokens last; the last one is kept for Technology. */
export function useSecondary(seen: Seen, card: string, { of }: OneOf): string {
  const { table, seat = '' } = seen
  const use = ['primary', 'secondary'].find(id => id in of)
  const { strategy } = sheet(table, seat).counters
  const worth = worthOfSecondary(seen, card)
  const isFree = card === 'leadership' || table.strategic?.free?.[seat] === true
  return use !== undefined && worth > 0 && (isFree || worth >= 2 || strategy > 1) ? use : 'none'
}

/** 2 and more: worth the last token. */
function worthOfSecondary(seen: Seen, card: string): number {
  const { table, seat = '' } = seen
  switch (card) {
    case 'technology':
      return 3
    case 'leadership': {
      const reserve = wishesOf(seen).reserve()
      return reserve?.worth !== 'influence' || spendable(table, seat, 'influence') >= reserve.least + 3
        ? 3
        : 0
    }
    case 'imperial':
      return 2
    case 'warfare':
      return spendable(table, seat, 'resources') >= 3 ? 1 : 0
    case 'trade':
      return commoditiesMissing(table, seat) > 1 ? 1 : 0
    case 'diplomacy':
      return planetsOf(table, seat).filter(id => table.planets[id]?.exhausted).length >= 2 ? 1 : 0
    case 'construction':
    case 'politics':
      return sheet(table, seat).counters.strategy > 2 ? 1 : 0
    default:
      return 0
  }
}
