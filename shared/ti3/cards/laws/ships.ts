import type { PoliticalCardId } from '../../content/politicalCards.ts'
import type { Effect } from '../../effects.ts'

/** Laws on fleets. */

export const shipLaws = {
  closing_the_wormholes: { permits: { entersWormholes: () => false } },
  /** Who leaves before the battle begins does not retreat from it. */
  code_of_honor: { permits: { retreats: ({ early }) => (early ? undefined : false) } },
} satisfies { readonly [id in PoliticalCardId]?: Effect }
