import { type People, peoples, type RaceId } from './peoples.ts'
import type { RacialTechnologyId, TechnologyId } from './technologies.ts'
import type { UnitKind } from './units.ts'

const printed = {
  sol: {
    ...peoples.sol,
    startingUnits: { ground_force: 5, carrier: 2, destroyer: 1, space_dock: 1 },
    startingTechnologies: ['antimass_deflectors', 'cybernetics'],
    racialTechnologies: ['mark_ii_advanced_carriers'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [2, 2],
    abilities: [
      {
        id: 'sol_orbital_drop',
        name: 'Orbital Drop',
        text: 'Action: spend 1 Command Counter from Strategy Allocation to place 2 free Ground Forces on one planet you control.',
      },
      {
        id: 'sol_extra_counter',
        name: 'Versatile',
        text: 'Receive 1 extra Command Counter in the Status Phase.',
      },
    ],
  },
  letnev: {
    ...peoples.letnev,
    startingUnits: { space_dock: 1, dreadnought: 1, destroyer: 1, carrier: 1, ground_force: 3 },
    startingTechnologies: ['hylar_v_assault_laser', 'antimass_deflectors'],
    racialTechnologies: ['l4_disruptors'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 1],
    abilities: [
      {
        id: 'letnev_munitions',
        name: 'Munitions Reserves',
        text: 'Before any round of Space Battle or Invasion Combat: spend 2 Trade Goods for +1 on the combat rolls of all your ships, or +2 on those of all your Ground Forces, in that round.',
      },
      {
        id: 'letnev_fleet',
        name: 'Armada',
        text: 'Your fleets may hold 1 ship more than your Fleet Supply allows.',
      },
    ],
  },
  hacan: {
    ...peoples.hacan,
    startingUnits: { ground_force: 4, carrier: 2, cruiser: 1, fighter: 2, space_dock: 1 },
    startingTechnologies: ['enviro_compensator', 'sarween_tools'],
    racialTechnologies: ['production_centers'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [3, 3],
    abilities: [
      {
        id: 'hacan_no_approval',
        name: 'Free Traders',
        text: 'Your trade agreements need no approval during negotiations.',
      },
      {
        id: 'hacan_trade_secondary',
        name: 'Masters of Commerce',
        text: "The Trade Strategy's secondary ability costs you no Command Counter. Each of your trade agreements yields you 1 extra Trade Good.",
      },
      {
        id: 'hacan_unbreakable',
        name: 'Binding Contracts',
        text: "No player may break a trade agreement with you, except by war: a Space Battle or Invasion Combat. The Trade Strategy's option (b) and Political Cards still can.",
      },
      {
        id: 'hacan_card_trading',
        name: 'Card Brokers',
        text: 'In the Status Phase you may trade Action Cards with other players.',
      },
    ],
  },
  l1z1x: {
    ...peoples.l1z1x,
    startingUnits: { space_dock: 1, carrier: 1, ground_force: 5, dreadnought: 1, fighter: 3, pds: 1 },
    startingTechnologies: ['enviro_compensator', 'stasis_capsules', 'cybernetics', 'hylar_v_assault_laser'],
    racialTechnologies: ['dreadnought_invasion_pod'],
    startingCounters: { strategy: 3, pool: 3, fleet: 3 },
    contracts: [1, 1],
    abilities: [
      { id: 'l1z1x_cheap_dreadnoughts', name: 'Mass Production', text: 'Your Dreadnoughts cost 4.' },
      {
        id: 'l1z1x_combat',
        name: 'Cyborg Warfare',
        text: 'Your Dreadnoughts get +1 in Space Battles; your Ground Forces get +1 when attacking in Invasion Combat.',
      },
      {
        id: 'l1z1x_counter',
        name: 'Single Mind',
        text: 'You start with 1 extra Command Counter in Strategy Allocation.',
      },
    ],
  },
  mentak: {
    ...peoples.mentak,
    startingUnits: { carrier: 1, cruiser: 3, space_dock: 1, pds: 1, ground_force: 4 },
    startingTechnologies: ['hylar_v_assault_laser', 'enviro_compensator'],
    racialTechnologies: ['salvage_operations'],
    startingCounters: { strategy: 2, pool: 3, fleet: 4 },
    contracts: [1, 1],
    abilities: [
      {
        id: 'mentak_ambush',
        name: 'Ambush',
        text: 'Before a Space Battle you take part in, up to 2 of your Cruisers or Destroyers may fire. Casualties are removed at once and do not return fire.',
      },
      {
        id: 'mentak_pillage',
        name: 'Pillage',
        text: 'In the Strategy Phase take 1 Trade Good from each of up to 2 players who have at least 3.',
      },
      {
        id: 'mentak_counter',
        name: 'Pirate Fleets',
        text: 'You start with 1 extra Command Counter in Fleet Supply.',
      },
    ],
  },
  naalu: {
    ...peoples.naalu,
    startingUnits: {
      space_dock: 1,
      ground_force: 4,
      pds: 1,
      carrier: 1,
      cruiser: 1,
      destroyer: 1,
      fighter: 4,
    },
    startingTechnologies: ['antimass_deflectors', 'enviro_compensator'],
    racialTechnologies: ['telepathic_mind_weapon'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 2],
    abilities: [
      {
        id: 'naalu_initiative',
        name: 'Telepathy',
        text: 'Your Strategy Card always counts as number 0: you are first in the order of play.',
      },
      {
        id: 'naalu_early_retreat',
        name: 'Foresight',
        text: 'When attacked, your fleet may retreat before the Space Battle begins, by the normal rules of retreat.',
      },
      { id: 'naalu_fighters', name: 'Hybrid Fighters', text: 'Your Fighters get +1 in Space Battles.' },
    ],
  },
  norr: {
    ...peoples.norr,
    startingUnits: { ground_force: 5, carrier: 1, cruiser: 1, pds: 1, space_dock: 1 },
    startingTechnologies: ['hylar_v_assault_laser', 'deep_space_cannon'],
    racialTechnologies: ['valkyrie_armor'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 2],
    abilities: [
      {
        id: 'norr_combat',
        name: 'Unrelenting',
        text: 'You get +1 on all combat rolls in Space Battles and Invasion Combat.',
      },
    ],
  },
  jol_nar: {
    ...peoples.jol_nar,
    startingUnits: { ground_force: 2, carrier: 2, fighter: 1, pds: 2, dreadnought: 1, space_dock: 1 },
    startingTechnologies: [
      'hylar_v_assault_laser',
      'antimass_deflectors',
      'enviro_compensator',
      'sarween_tools',
    ],
    racialTechnologies: ['spatial_conduit_network'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 3],
    abilities: [
      {
        id: 'jol_nar_combat',
        name: 'Fragile',
        text: 'You get -1 on all combat rolls in Space Battles and Invasion Combat.',
      },
      {
        id: 'jol_nar_tech',
        name: 'Brilliant',
        text: "When you use the Technology Strategy's secondary ability you may use its primary ability as well.",
      },
      {
        id: 'jol_nar_reroll',
        name: 'Calculated Odds',
        text: 'Right after any of your die rolls you may spend 1 Command Counter from Strategy Allocation to re-roll it.',
      },
    ],
  },
  xxcha: {
    ...peoples.xxcha,
    startingUnits: { space_dock: 1, fighter: 3, pds: 1, carrier: 1, ground_force: 2, cruiser: 2 },
    startingTechnologies: ['antimass_deflectors', 'enviro_compensator'],
    racialTechnologies: ['diplomats'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [2, 2],
    abilities: [
      {
        id: 'xxcha_diplomacy',
        name: 'Peace Accords',
        text: "When you use the Diplomacy Strategy's secondary ability you may use its primary ability instead.",
      },
      {
        id: 'xxcha_veto',
        name: 'Quash',
        text: 'Right after a Political Card is drawn and read, spend 1 Command Counter from Strategy Allocation to cancel it; another is drawn.',
      },
      {
        id: 'xxcha_defence',
        name: 'Patient Defenders',
        text: 'Opponents get -1 on combat rolls against you in the first round of every Space Battle and Invasion Combat.',
      },
    ],
  },
  yssaril: {
    ...peoples.yssaril,
    startingUnits: { space_dock: 1, ground_force: 5, pds: 1, carrier: 2, cruiser: 1, fighter: 2 },
    startingTechnologies: ['antimass_deflectors', 'xrd_transporters'],
    racialTechnologies: ['shuttle_logistics'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 2],
    abilities: [
      {
        id: 'yssaril_skip',
        name: 'Stall Tactics',
        text: 'You may skip your turn in the Action Phase, but not twice in a row.',
      },
      {
        id: 'yssaril_cards',
        name: 'Scheming',
        text: 'Draw 1 extra Action Card in the Status Phase. No hand limit ever applies to your Action Cards.',
      },
      {
        id: 'yssaril_spy',
        name: 'Spies',
        text: "Once in every Strategy Phase look at one other player's hand of Action Cards.",
      },
    ],
  },
  muaat: {
    ...peoples.muaat,
    startingUnits: { ground_force: 4, fighter: 2, war_sun: 1, space_dock: 1 },
    startingTechnologies: ['enviro_compensator', 'sarween_tools', 'war_sun_tech'],
    racialTechnologies: ['magmus_reactor'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [2, 2],
    abilities: [
      {
        id: 'muaat_war_sun',
        name: 'Slow Giants',
        text: 'Your War Suns have movement 1, and 2 once you have Deep Space Cannon.',
      },
      {
        id: 'muaat_forge',
        name: 'Star Forge',
        text: 'Action: spend 1 Command Counter from Strategy Allocation to place 2 free Fighters or 1 free Destroyer in a system with one of your War Suns or Space Docks and no enemy ship.',
      },
      {
        id: 'muaat_supernova',
        name: 'Born of Fire',
        text: 'Your ships may move through supernovas, but never end their movement in one.',
      },
    ],
  },
  winnu: {
    ...peoples.winnu,
    startingUnits: { ground_force: 3, carrier: 1, cruiser: 1, fighter: 2, pds: 1, space_dock: 1 },
    startingTechnologies: ['antimass_deflectors', 'enviro_compensator', 'stasis_capsules'],
    racialTechnologies: ['bioptic_recyclers'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 3],
    abilities: [
      {
        id: 'winnu_votes',
        name: 'Heirs of the Lazax',
        text: "Your home planet's influence counts towards your votes even while it is exhausted.",
      },
      {
        id: 'winnu_calm',
        name: 'Loyal Worlds',
        text: 'Local Unrest cannot touch your planets with at least 1 Ground Force.',
      },
      {
        id: 'winnu_tech',
        name: 'Keepers of Knowledge',
        text: "The Technology Strategy's secondary ability costs you no Command Counter.",
      },
    ],
  },
  yin: {
    ...peoples.yin,
    startingUnits: { ground_force: 4, carrier: 2, destroyer: 1, fighter: 4, space_dock: 1 },
    startingTechnologies: ['hylar_v_assault_laser', 'automated_defense_turrets'],
    racialTechnologies: ['fanaticism'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 1],
    abilities: [
      {
        id: 'yin_indoctrinate',
        name: 'Indoctrination',
        text: 'When you attack in an Invasion Combat you may roll a die before its first round: on 5+ the defender loses 1 Ground Force and you gain 1 there.',
      },
      {
        id: 'yin_devotion',
        name: 'Devotion',
        text: 'Right before the second round of a Space Battle you may destroy one of your Cruisers or Destroyers in it: an enemy ship of your choice takes a hit.',
      },
      {
        id: 'yin_reverse',
        name: 'Brother Yin',
        text: 'Action, once each round: one of your ready planets swaps its resources and influence until the round ends.',
      },
    ],
  },
  saar: {
    ...peoples.saar,
    startingUnits: { ground_force: 4, carrier: 2, fighter: 2, cruiser: 1, space_dock: 1 },
    startingTechnologies: ['antimass_deflectors', 'xrd_transporters'],
    racialTechnologies: ['floating_factory'],
    startingCounters: { strategy: 2, pool: 3, fleet: 3 },
    contracts: [1, 2],
    docksInSpace: { move: 1, production: 4 },
    abilities: [
      {
        id: 'saar_scavenge',
        name: 'Scavengers',
        text: 'Receive 1 Trade Good for every planet you take or annex.',
      },
      {
        id: 'saar_docks',
        name: 'Floating Docks',
        text: 'Your Space Docks lie in space and have movement 1, but build nothing in an activation in which they moved. Each builds up to 4 units; Ground Forces and PDS go to your planets, Carriers and War Suns in its system. They are never blockaded, need no Fleet Supply, and are destroyed where they are left alone with enemy ships.',
      },
      {
        id: 'saar_nomads',
        name: 'Nomads',
        text: 'You may fulfil objectives without controlling your Home System.',
      },
    ],
  },
} as const

export type { RaceId } from './peoples.ts'
export type AbilityId = (typeof printed)[RaceId]['abilities'][number]['id']

/** Abilities carry no printed names; these are ours. */
export interface Ability {
  readonly id: AbilityId
  readonly name: string
  readonly text: string
}

export interface Race extends People {
  readonly startingUnits: { readonly [kind in UnitKind]?: number }
  readonly startingTechnologies: readonly TechnologyId[]
  /** What nobody else can learn. */
  readonly racialTechnologies: readonly RacialTechnologyId[]
  readonly startingCounters: { readonly strategy: number; readonly pool: number; readonly fleet: number }
  readonly contracts: readonly [number, number]
  readonly abilities: readonly Ability[]
  /** Its Space Docks lie in space: how far they move, and how many units each builds at once. */
  readonly docksInSpace?: { readonly move: number; readonly production: number }
}

export const races: Readonly<Record<RaceId, Race>> = printed
