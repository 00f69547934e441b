import type { PoliticalCardId } from '../../content/politicalCards.ts'
import type { Effect } from '../../effects.ts'

/** Laws on cards, counters and goods of players. */

export const playerLaws = {
  checks_and_balances: { permits: { keepsPick: () => false } },
  core_stability: { permits: { drawsUnseen: () => false } },
  fleet_regulations: { numbers: { fleetCounters: { atMost: () => 5 } } },
  free_trade: { numbers: { income: ({ now }) => (now > 0 ? 1 : 0) } },
  imperial_academy: {
    numbers: { counterPrice: { set: ({ card }) => (card === 'base_logistics' ? 2 : undefined) } },
  },
  limits_to_individual_power: { numbers: { handLimit: { set: () => 3 } } },
} satisfies { readonly [id in PoliticalCardId]?: Effect }
