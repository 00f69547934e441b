import type { TechnologyId } from '../content/technologies.ts'
import type { Effect } from '../effects.ts'

/** What is so while a technology is owned. What a unit upgrade changes is printed on its unit. */
export const technologies: { readonly [Id in TechnologyId]?: Effect } = {
  antimass_deflectors: { permits: { throughAsteroids: () => true } },
  neural_motivator: { numbers: { statusCards: () => 1 } },
  hyper_metabolism: { numbers: { statusTokens: () => 1 } },
  psychoarchaeology: { permits: { keepsSpecialties: () => true } },
  sarween_tools: { numbers: { freeResources: () => 1 } },
  magmus_reactor: { permits: { intoSupernovas: () => true } },
  fighter_ii: { permits: { freeFighters: () => true } },
  hybrid_crystal_fighter_ii: { permits: { freeFighters: () => true } },
}
