import type { TechnologyId } from '../content/technologies.ts'
import type { Component } from './act.ts'
import { expansionTechnologies } from './technologies/expansion.ts'
import { fightingTechnologies } from './technologies/fighting.ts'
import { returningInfantry } from './technologies/reborn.ts'
import { turnTechnologies } from './technologies/turns.ts'

/** What is so while a technology is owned, and what it does. What a unit upgrade changes is printed on its unit. */
export const technologies: { readonly [Id in TechnologyId]?: Component } = {
  ...fightingTechnologies,
  ...turnTechnologies,
  ...returningInfantry,
  ...expansionTechnologies,
  dark_energy_tap: { permits: { exploresFrontiers: () => true, retreatsFreely: () => true } },
  neural_motivator: { numbers: { statusCards: () => 1 } },
  psychoarchaeology: { ...turnTechnologies.psychoarchaeology, permits: { keepsSpecialties: () => true } },
  hyper_metabolism: { numbers: { statusTokens: () => 1 } },
  antimass_deflectors: { permits: { throughAsteroids: () => true }, numbers: { firedAt: () => -1 } },
  gravity_drive: { numbers: { hastened: () => 1 } },
  light_wave_deflector: { permits: { throughEnemies: () => true } },
  sarween_tools: { numbers: { freeResources: () => 1 } },
  fighter_ii: { permits: { freeFighters: () => true } },
  hybrid_crystal_fighter_ii: { permits: { freeFighters: () => true } },
  plasma_scoring: {
    numbers: { additionalDice: ({ step, isFavoured }) => (isFavoured && step !== 'barrage' ? 1 : 0) },
  },
  mirror_computing: { numbers: { goodsWorth: { set: () => 2 } } },
}
