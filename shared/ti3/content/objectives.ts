import { printedExpansionObjectives } from './expansionObjectives.ts'
import type { SetId } from './sets.ts'

const printed = {
  pub1_5_planets: {
    id: 'pub1_5_planets',
    set: 'base',
    kind: 'stage1',
    name: 'Five Colonies',
    points: 1,
    text: 'Control 5 planets outside your Home System.',
  },
  pub1_mecatol_whole_round: {
    id: 'pub1_mecatol_whole_round',
    set: 'base',
    kind: 'stage1',
    name: 'Guardian of Mecatol Rex',
    points: 1,
    text: "Have controlled Mecatol Rex during this round's whole Strategy Phase and Action Phase.",
  },
  pub1_all_specialties: {
    id: 'pub1_all_specialties',
    set: 'base',
    kind: 'stage1',
    name: 'Three Specialties',
    points: 1,
    text: 'Control planets with a red, a green and a blue technology specialty.',
  },
  pub1_5_techs: {
    id: 'pub1_5_techs',
    set: 'base',
    kind: 'stage1',
    name: 'Five Technologies',
    points: 1,
    text: 'Have 5 Technologies.',
  },
  pub1_3_techs_one_colour: {
    id: 'pub1_3_techs_one_colour',
    set: 'base',
    kind: 'stage1',
    name: 'Three of a Colour',
    points: 1,
    text: 'Have 3 Technologies of one colour.',
  },
  pub1_techs_4_colours: {
    id: 'pub1_techs_4_colours',
    set: 'base',
    kind: 'stage1',
    name: 'All Four Colours',
    points: 1,
    text: 'Have Technologies of all 4 colours.',
  },
  pub1_spend_6_tg: {
    id: 'pub1_spend_6_tg',
    set: 'base',
    kind: 'stage1',
    name: 'Six Trade Goods',
    points: 1,
    spend: { tradeGoods: 6 },
    text: 'Spend 6 Trade Goods now.',
  },
  pub1_spend_10_res: {
    id: 'pub1_spend_10_res',
    set: 'base',
    kind: 'stage1',
    name: 'Ten Resources',
    points: 1,
    spend: { resources: 10 },
    text: 'Spend 10 resources now.',
  },
  pub1_spend_10_inf: {
    id: 'pub1_spend_10_inf',
    set: 'base',
    kind: 'stage1',
    name: 'Ten Influence',
    points: 1,
    spend: { influence: 10 },
    text: 'Spend 10 influence now.',
  },
  pub1_3_docks: {
    id: 'pub1_3_docks',
    set: 'base',
    kind: 'stage1',
    name: 'Three Space Docks',
    points: 1,
    text: 'Have all 3 of your Space Docks on the board.',
  },
  pub2_10_planets: {
    id: 'pub2_10_planets',
    set: 'base',
    kind: 'stage2',
    name: 'Ten Colonies',
    points: 2,
    text: 'Control 10 planets outside your Home System.',
  },
  pub2_9_techs: {
    id: 'pub2_9_techs',
    set: 'base',
    kind: 'stage2',
    name: 'Nine Technologies',
    points: 2,
    text: 'Have at least 9 Technologies.',
  },
  pub2_spend_12_tg: {
    id: 'pub2_spend_12_tg',
    set: 'base',
    kind: 'stage2',
    name: 'Twelve Trade Goods',
    points: 2,
    spend: { tradeGoods: 12 },
    text: 'Spend 12 Trade Goods now.',
  },
  pub2_spend_20_res: {
    id: 'pub2_spend_20_res',
    set: 'base',
    kind: 'stage2',
    name: 'Twenty Resources',
    points: 2,
    spend: { resources: 20 },
    text: 'Spend 20 resources now.',
  },
  pub2_spend_20_inf: {
    id: 'pub2_spend_20_inf',
    set: 'base',
    kind: 'stage2',
    name: 'Twenty Influence',
    points: 2,
    spend: { influence: 20 },
    text: 'Spend 20 influence now.',
  },
  pub2_mecatol_and_all_adjacent: {
    id: 'pub2_mecatol_and_all_adjacent',
    set: 'base',
    kind: 'stage2',
    name: 'Heart of the Galaxy',
    points: 3,
    text: 'Control the Mecatol Rex system and every system adjacent to it: at least one non-Fighter ship in each, and all its planets.',
  },
  pub2_influence_over_both_neighbours: {
    id: 'pub2_influence_over_both_neighbours',
    set: 'base',
    kind: 'stage2',
    name: 'Above Both Neighbours',
    points: 3,
    text: 'Your planets have more total influence than all planets of your left and right neighbours together.',
  },
  pub2_domination: {
    id: 'pub2_domination',
    set: 'base',
    kind: 'stage2',
    name: 'Domination!',
    ends: 'claimed',
    text: 'Control all planets in the Home Systems of 2 other players: you win the game.',
  },
  pub2_supremacy: {
    id: 'pub2_supremacy',
    set: 'base',
    kind: 'stage2',
    name: 'Supremacy!',
    ends: 'claimed',
    text: 'Control 18 planets outside your Home System: you win the game.',
  },
  pub2_imperium_rex: {
    id: 'pub2_imperium_rex',
    set: 'base',
    kind: 'stage2',
    name: 'Imperium Rex',
    ends: 'revealed',
    text: 'When this card is revealed the game ends at once; the player with the most victory points wins.',
  },
  secret_conqueror: {
    id: 'secret_conqueror',
    set: 'base',
    kind: 'secret',
    name: 'Conqueror',
    points: 2,
    text: "Control all planets in another player's Home System.",
  },
  secret_diversified: {
    id: 'secret_diversified',
    set: 'base',
    kind: 'secret',
    name: 'Diversified',
    points: 2,
    text: 'Control Mecatol Rex with your Space Dock there, and have at least 2 Technologies in each of 3 colours.',
  },
  secret_focused: {
    id: 'secret_focused',
    set: 'base',
    kind: 'secret',
    name: 'Focused',
    points: 2,
    text: 'Control at least 4 planets with the same technology specialty.',
  },
  secret_forceful: {
    id: 'secret_forceful',
    set: 'base',
    kind: 'secret',
    name: 'Forceful',
    points: 2,
    text: 'Control Mecatol Rex with your Space Dock there, and have at least 4 Dreadnoughts in its system.',
  },
  secret_industrial: {
    id: 'secret_industrial',
    set: 'base',
    kind: 'secret',
    name: 'Industrial',
    points: 2,
    text: 'Control Mecatol Rex, and have all 3 of your Space Docks and all 5 of your Dreadnoughts on the board.',
  },
  secret_keeper_of_gates: {
    id: 'secret_keeper_of_gates',
    set: 'base',
    kind: 'secret',
    name: 'Keeper of Gates',
    points: 2,
    text: 'Have at least one non-Fighter ship in every system with a wormhole.',
  },
  secret_master_of_ships: {
    id: 'secret_master_of_ships',
    set: 'base',
    kind: 'secret',
    name: 'Master of Ships',
    points: 2,
    text: 'Control Mecatol Rex with your Space Dock there, and have at least 8 non-Fighter ships in its system.',
  },
  secret_merciless: {
    id: 'secret_merciless',
    set: 'base',
    kind: 'secret',
    name: 'Merciless',
    points: 2,
    text: 'This round you took the planet with the last Space Dock on the board of your left or right neighbour.',
  },
  secret_technocrat: {
    id: 'secret_technocrat',
    set: 'base',
    kind: 'secret',
    name: 'Technocrat',
    points: 2,
    text: 'Control at least 6 planets with a technology specialty.',
  },
  secret_usurper: {
    id: 'secret_usurper',
    set: 'base',
    kind: 'secret',
    name: 'Usurper',
    points: 2,
    text: 'Control Mecatol Rex with your Space Dock and at least 6 of your Ground Forces there.',
  },
} as const

export type ObjectiveId = keyof typeof printed | keyof typeof printedExpansionObjectives

/** Most public objectives carry no printed name; theirs are ours. */
export interface Objective {
  readonly id: ObjectiveId
  readonly set: SetId
  readonly kind: 'stage1' | 'stage2' | 'secret'
  readonly name: string
  readonly points?: number
  /** Paid while claiming. */
  readonly spend?: {
    readonly tradeGoods?: number
    readonly resources?: number
    readonly influence?: number
    /** Resources or influence, not both. */
    readonly either?: true
    /** Command counters, from Command Pool and Strategy Allocation. */
    readonly counters?: number
  }
  /** It gives no points but ends the game: won by whoever claims it, or counted out when revealed. */
  readonly ends?: 'claimed' | 'revealed'
  readonly text: string
}

export const objectives: Readonly<Record<ObjectiveId, Objective>> = {
  ...printed,
  ...printedExpansionObjectives,
}
