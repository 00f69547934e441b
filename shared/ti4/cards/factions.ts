import type { AbilityId } from '../content/factions.ts'
import type { Effect } from '../effects.ts'
import { fliesFromWormholes } from '../galaxy.ts'

/** What is so for whoever plays a faction. */
export const abilities: { readonly [Id in AbilityId]?: Effect } = {
  arbiters: { permits: { tradesCards: () => true } },
  armada: { numbers: { fleetSupply: () => 2 } },
  gashlai_physiology: { permits: { throughSupernovas: () => true } },
  masters_of_trade: { permits: { secondaryFree: ({ card }) => (card === 'trade' ? true : undefined) } },
  mitosis: {
    permits: { yields: ({ by, kind }) => (by === 'space_dock' && kind === 'infantry' ? false : undefined) },
  },
  guild_ships: { permits: { tradesAfar: () => true } },
  nomadic: { permits: { scoresWithoutHome: () => true } },
  quantum_entanglement: { permits: { joinsWormholes: () => true } },
  slipstream: {
    numbers: { move: ({ table, of, from }) => (of && fliesFromWormholes(table, of, from) ? 1 : 0) },
  },
  versatile: { numbers: { statusTokens: () => 1 } },
}
