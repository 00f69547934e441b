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
  se_leadership: {
    id: 'se_leadership',
    set: 'shatteredEmpire',
    name: 'Leadership',
    initiative: 1,
    primary: {
      name: 'Take Charge',
      text: 'Take 3 Command Counters from reinforcements. Then you may use the secondary ability as well.',
    },
    secondary: {
      name: 'Masterful Tactician',
      counters: 0,
      text: 'Spend influence: up to 3 Command Counters for 2 each. Using this ability costs no counter.',
    },
  },
  se_diplomacy_ii: {
    id: 'se_diplomacy_ii',
    set: 'shatteredEmpire',
    namesake: 'base_diplomacy',
    name: 'Diplomacy II',
    initiative: 2,
    primary: {
      name: 'Demilitarized Zone',
      text: 'Choose: (a) name a system with a planet of yours: each opponent without a Command Counter there places one from reinforcements; or (b) use the secondary ability without Command Counter and influence.',
    },
    secondary: {
      name: 'Peaceful Annexation',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation and 3 influence: you take an empty planet in a system adjacent to one you control.',
    },
  },
  se_assembly: {
    id: 'se_assembly',
    set: 'shatteredEmpire',
    name: 'Assembly',
    initiative: 3,
    primary: {
      name: 'Senate',
      text: 'Draw 1 Political Card and 2 Action Cards. Then choose: (a) unless you are the Speaker, take the Speaker Token, and another player you name plays a Political Card; or (b) another player takes the Speaker Token, and you play a Political Card. Its agenda is resolved.',
    },
    secondary: {
      name: 'Morale Boost',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to refresh any of your planets whose resources and influence together are 6 at most.',
    },
  },
  se_production: {
    id: 'se_production',
    set: 'shatteredEmpire',
    name: 'Production',
    initiative: 4,
    primary: {
      name: 'Tight Deadlines',
      text: 'Build units in one system with your Space Docks with 2 more resources, even if activated. This does not activate it.',
    },
    secondary: {
      name: 'Double Efforts',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to build up to 3 units in one system with your Space Docks, even if activated. This does not activate it.',
    },
  },
  se_trade_ii: {
    id: 'se_trade_ii',
    set: 'shatteredEmpire',
    namesake: 'base_trade',
    name: 'Trade II',
    initiative: 5,
    primary: {
      name: 'Free Trade',
      text: "Receive 3 Trade Goods, or cancel up to 2 trade agreements, but none of Hacan's. Then all receive Trade Goods for their trade agreements, everyone but you 1 less in all. Then open negotiations among all; new agreements need your approval.",
    },
  },
  se_warfare_ii: {
    id: 'se_warfare_ii',
    set: 'shatteredEmpire',
    namesake: 'base_warfare',
    name: 'Warfare II',
    initiative: 6,
    primary: {
      name: 'High Alert',
      text: 'Place the High Alert token in a system. Your ships there have +1 on dice of rounds of Space Battles, and those that start there +1 movement. It may go along with ships that leave. It is removed when the Status Phase begins.',
    },
    secondary: {
      name: 'Reinforce',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation: up to 2 of your ships, from systems you have not activated, each move to an adjacent system you control. This activates nothing.',
    },
  },
  se_technology_ii: {
    id: 'se_technology_ii',
    set: 'shatteredEmpire',
    namesake: 'base_technology',
    name: 'Technology II',
    initiative: 7,
    primary: {
      name: 'Technological Focus',
      text: 'Receive 1 Technology whose prerequisites you have. Then you may buy another for 8 resources.',
    },
    secondary: {
      name: 'Advanced Development',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation and 6 resources to receive 1 Technology whose prerequisites you have.',
    },
  },
  se_bureaucracy: {
    id: 'se_bureaucracy',
    set: 'shatteredEmpire',
    name: 'Bureaucracy',
    initiative: 8,
    text: 'When you pick this card, as many cards of the Objective Deck are turned over as there are bonus counters on it.',
    primary: {
      name: 'Senatorial Control',
      text: 'Take 1 Command Counter. Look at the top 2 cards of the Objective Deck: one is turned over, one goes back on top. Then you may at once claim 1 public objective you fulfil.',
    },
    secondary: {
      name: 'New Agendas',
      counters: 1,
      text: 'Spend 1 Command Counter from Strategy Allocation to draw 1 Political Card and 1 Action Card.',
    },
  },
  se_imperial_ii: {
    id: 'se_imperial_ii',
    set: 'imperialTwo',
    namesake: 'base_imperial',
    name: 'Imperial II',
    initiative: 8,
    primary: {
      name: 'The Ancient Throne',
      text: 'Choose: (a) in the coming Status Phase you may claim any number of public objectives, and if you control Mecatol Rex you receive 1 victory point now; or (b) use the secondary ability without a Command Counter, and nobody else may use it.',
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
  /** The card of the first box it stands for, wherever a rule, card or ability names that. */
  readonly namesake?: StrategyCardId
  /** Works from the moment the card is picked. */
  readonly text?: string
  readonly primary?: Ability
  /** `counters`: what it costs from Strategy Allocation. */
  readonly secondary?: Ability & { readonly counters: number }
}

export const strategyCards: Readonly<Record<StrategyCardId, StrategyCard>> = printed

/** By this name rules, cards and abilities mean it. */
export const namesakeOf = (card: StrategyCardId): StrategyCardId => strategyCards[card].namesake ?? card

export const isCalled = (card: string | undefined, name: StrategyCardId): boolean =>
  card !== undefined && namesakeOf(card as StrategyCardId) === name
