import type { RacialTechnologyId } from '../content/technologies.ts'
import { holds } from '../effects.ts'
import type { Component } from './act.ts'
import { biopticRecyclers, canRecycle, canTrade, productionCenters } from './racialActions.ts'
import { salvage } from './salvage.ts'
import { shuttle } from './shuttles.ts'
import { sendDiplomats, strikeMinds } from './trespass.ts'
import { strikeBack } from './valkyries.ts'

/** What one people alone can learn. */
export const racialTechnologies: Readonly<Record<RacialTechnologyId, Component>> = {
  production_centers: {
    action: {
      hint: { gains: 'tradeGoods', costs: 'counters' },
      may: canTrade,
      does: productionCenters,
      endsTurn: true,
    },
  },
  spatial_conduit_network: { permits: { conducts: () => true } },
  dreadnought_invasion_pod: {
    numbers: { capacity: ({ kind }) => (kind === 'dreadnought' ? 1 : 0) },
    permits: { carriesTroops: ({ kind }) => (kind === 'dreadnought' ? true : undefined) },
  },
  l4_disruptors: {
    // What costs nothing is never let be.
    numbers: {
      combat: ({ table, holder, kind, step }) =>
        kind === 'ground_force' && step === 'invasion' && holds(table, holder, 'letnev_munitions') ? 2 : 0,
    },
  },
  salvage_operations: { permits: { salvages: () => true }, at: { spaceBattleEnds: salvage } },
  telepathic_mind_weapon: { at: { systemActivated: strikeMinds } },
  valkyrie_armor: { at: { invasionRoundEnds: strikeBack } },
  mark_ii_advanced_carriers: {
    numbers: { capacity: { set: ({ kind }) => (kind === 'carrier' ? 8 : undefined) } },
    permits: { sustains: ({ kind }) => (kind === 'carrier' ? true : undefined) },
  },
  diplomats: { at: { systemActivated: sendDiplomats } },
  shuttle_logistics: { at: { statusPhaseBegins: shuttle } },
  floating_factory: {
    numbers: {
      production: () => 1,
      dockFighters: () => 2,
      move: ({ kind }) => (kind === 'space_dock' ? 1 : 0),
    },
  },
  magmus_reactor: {
    numbers: {
      cost: { set: ({ kind }) => (kind === 'war_sun' ? 10 : undefined) },
      move: ({ kind }) => (kind === 'war_sun' ? 1 : 0),
    },
  },
  bioptic_recyclers: {
    action: {
      hint: { gains: 'counters', costs: 'actionCard' },
      may: canRecycle,
      does: biopticRecyclers,
      endsTurn: true,
    },
  },
  /** Where the ability itself stands. */
  fanaticism: {},
}
