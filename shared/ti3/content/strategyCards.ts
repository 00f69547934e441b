import type { SetId } from './sets.ts'

const printed = {
  base_initiative: {
    id: 'base_initiative',
    set: 'base',
    name: 'Initiative',
    initiative: 1,
    text: 'Take the Speaker Token when you pick this card. This round secondary abilities cost you no Command Counters. It has no Strategic Action. You may not pick it again next round, unless nothing else is left.',
  },
  base_diplomacy: {
    id: 'base_diplomacy',
    set: 'base',
    name: 'Diplomacy',
    initiative: 2,
    primary: {
      name: 'Diplomatic Envoy',
      text: 'Name an opponent. For the rest of this phase neither of you may activate a system with units of the other, Ground Forces and PDS included.',
    },
    secondary: {
      name: 'Economic Stimulus',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to refresh up to 2 of your exhausted planets outside your Home System.',
    },
  },
  base_political: {
    id: 'base_political',
    set: 'base',
    name: 'Political',
    initiative: 3,
    primary: {
      name: 'The Galactic Council',
      text: 'Draw 3 Action Cards and take 1 Command Counter. Draw the top Political Card and resolve its agenda. Then look secretly at the next 3: put one back on top, two on the bottom.',
    },
    secondary: {
      name: 'Seek Destiny',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to draw 1 Action Card.',
    },
  },
  base_logistics: {
    id: 'base_logistics',
    set: 'base',
    name: 'Logistics',
    initiative: 4,
    primary: { name: 'Comprehensive Operations', text: 'Take 4 Command Counters from reinforcements.' },
    secondary: {
      name: 'Domestic Mandate',
      counters: 0,
      text: 'Spend influence: 1 Command Counter for every 3. Using this ability costs no counter.',
    },
  },
  base_trade: {
    id: 'base_trade',
    set: 'base',
    name: 'Trade',
    initiative: 5,
    primary: {
      name: "Influence on the Merchants' Guild",
      text: "Choose: (a) receive 3 Trade Goods, then those for your trade agreements, then open negotiations among all; new agreements need your approval; or (b) cancel all trade agreements, Hacan's included.",
    },
    secondary: {
      name: 'Commerce',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to receive Trade Goods for your trade agreements, except those formed in this action.',
    },
  },
  base_warfare: {
    id: 'base_warfare',
    set: 'base',
    name: 'Warfare',
    initiative: 6,
    primary: {
      name: 'Major Offensive',
      text: 'Take 1 of your Command Counters from the board back into your Command Pool.',
    },
    secondary: {
      name: 'Patrols',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation: up to 2 of your Cruisers or Destroyers, anywhere, each move to an adjacent empty system that is no Home System. Place a counter from reinforcements in each, unless you have activated it.',
    },
  },
  base_technology: {
    id: 'base_technology',
    set: 'base',
    name: 'Technology',
    initiative: 7,
    primary: {
      name: 'Technological Breakthrough',
      text: 'Receive 1 Technology whose prerequisites you have.',
    },
    secondary: {
      name: 'Research and Development',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation and 8 resources to receive 1 Technology whose prerequisites you have.',
    },
  },
  base_imperial: {
    id: 'base_imperial',
    set: 'base',
    name: 'Imperial',
    initiative: 8,
    primary: {
      name: 'Imperial Claim',
      text: 'Turn over the top card of the Objective Deck. Then receive 2 victory points.',
    },
    secondary: {
      name: 'Rapid Mobilization',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to build units in one system with your Space Docks, even if activated. This does not activate it.',
    },
  },
} as const

export type Printed = typeof printed
export type StrategyCardId = keyof typeof printed

interface Ability {
  readonly name: string
  readonly text: string
}

export interface StrategyCard {
  readonly id: StrategyCardId
  readonly set: SetId
  readonly name: string
  readonly initiative: number
  /** Works from the moment the card is picked. */
  readonly text?: string
  readonly primary?: Ability
  /** `counters`: what it costs from Strategy Allocation. */
  readonly secondary?: Ability & { readonly counters: number }
}

export const strategyCards: Readonly<Record<StrategyCardId, StrategyCard>> = printed
