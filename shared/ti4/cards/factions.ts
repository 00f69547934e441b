import type { AbilityId } from '../content/factions.ts'
import { technologies } from '../content/technologies.ts'
import type { Effect } from '../effects.ts'
import { fliesFromWormholes } from '../galaxy.ts'

/** What is so for whoever plays a faction. */
export const abilities: { readonly [Id in AbilityId]?: Effect } = {
  analytical: {
    numbers: { ignoredPrerequisites: ({ technology }) => (technologies[technology].unit ? 0 : 1) },
  },
  arbiters: { permits: { tradesCards: () => true } },
  armada: { numbers: { fleetSupply: () => 2 } },
  blood_ties: { numbers: { custodiansPrice: { set: () => 0 } } },
  brilliant: { permits: { primaryInstead: ({ card }) => (card === 'technology' ? true : undefined) } },
  fragile: { numbers: { combat: () => -1 } },
  gashlai_physiology: { permits: { throughSupernovas: () => true } },
  masters_of_trade: { permits: { secondaryFree: ({ card }) => (card === 'trade' ? true : undefined) } },
  mitosis: {
    permits: { yields: ({ by, kind }) => (by === 'space_dock' && kind === 'infantry' ? false : undefined) },
  },
  guild_ships: { permits: { tradesAfar: () => true } },
  nomadic: { permits: { scoresWithoutHome: () => true } },
  propagation: { numbers: { tokensForResearch: { set: () => 3 } } },
  quantum_entanglement: { permits: { joinsWormholes: () => true } },
  slipstream: {
    numbers: { move: ({ table, of, from }) => (of && fliesFromWormholes(table, of, from) ? 1 : 0) },
  },
  telepathic: { numbers: { initiative: { set: () => 0 } } },
  unrelenting: { numbers: { combat: () => 1 } },
  versatile: { numbers: { statusTokens: () => 1 } },
}
