const printed = {
  aggressive_strategy: {
    id: 'aggressive_strategy',
    name: 'Aggressive Strategy',
    law: false,
    vote: 'forAgainst',
    for: 'In order of play each player may at once execute the secondary ability of their own Strategy Card without spending a Command Counter.',
    against: 'For the rest of this round nobody may execute secondary abilities of Strategy Cards.',
  },
  ancient_artifact: {
    id: 'ancient_artifact',
    name: 'Ancient Artifact',
    law: false,
    vote: 'forAgainst',
    for: "Roll a die. 1-5: all units in the Mecatol Rex system are destroyed, and every fleet and every planet's Ground Forces in adjacent systems take 3 rolls that hit on 5+. 6-10: every player gains 2 Technologies of choice, one after the other, prerequisites applying.",
  },
  arms_reduction: {
    id: 'arms_reduction',
    name: 'Arms Reduction',
    law: false,
    vote: 'forAgainst',
    for: 'Each player destroys all but 2 of their Dreadnoughts and all but 4 of their Cruisers.',
    against: 'Each player exhausts their planets with a red technology specialty.',
  },
  checks_and_balances: {
    id: 'checks_and_balances',
    name: 'Checks and Balances',
    law: true,
    vote: 'forAgainst',
    for: 'Whoever picks a Strategy Card in the Strategy Phase must give it to another player who has none yet.',
    against: 'Each player at once passes their current Strategy Card to the player on their left.',
  },
  closing_the_wormholes: {
    id: 'closing_the_wormholes',
    name: 'Closing the Wormholes',
    law: true,
    vote: 'forAgainst',
    for: 'Fleets may not move through wormholes.',
    against: 'Each fleet in a wormhole system loses 1 non-Fighter ship, chosen by its owner.',
  },
  code_of_honor: {
    id: 'code_of_honor',
    name: 'Code of Honor',
    law: true,
    vote: 'forAgainst',
    for: 'Fleets may not withdraw or retreat from Space Battles.',
  },
  colonial_redistribution: {
    id: 'colonial_redistribution',
    name: 'Colonial Redistribution',
    law: false,
    vote: 'forAgainst',
    for: 'The player with the most victory points (random if tied) destroys all Ground Forces on one of their planets, then chooses a player with the fewest, who may place 3 free Ground Forces there and take control of it.',
  },
  colonization_licensing: {
    id: 'colonization_licensing',
    name: 'Colonization Licensing',
    law: true,
    vote: 'forAgainst',
    for: "Before landing on a neutral planet a player must spend resources at least equal to the planet's resource value.",
    against:
      'Each player exhausts 1 planet of choice for every 3 planets they control outside their Home System (rounded down), if able.',
  },
  compensated_disarmament: {
    id: 'compensated_disarmament',
    name: 'Compensated Disarmament',
    law: false,
    vote: 'planet',
    among: ['controlled'],
    elected:
      'All Ground Forces on the planet are destroyed. Its controller receives 1 Trade Good for each and keeps the planet.',
  },
  conventions_of_war: {
    id: 'conventions_of_war',
    name: 'Conventions of War',
    law: true,
    vote: 'forAgainst',
    for: 'Dreadnoughts and War Suns may not bombard planets with a Space Dock.',
    against:
      'Each player who voted against returns one of their Space Docks outside their Home System to reinforcements, if able.',
  },
  core_stability: {
    id: 'core_stability',
    name: 'Core Stability',
    law: true,
    vote: 'forAgainst',
    for: 'In each Status Phase the Action Cards due are drawn face up, and players choose among them, highest unexhausted influence first.',
    against: 'No Action Cards are drawn this round.',
  },
  cost_overruns: {
    id: 'cost_overruns',
    name: 'Cost Overruns',
    law: false,
    vote: 'forAgainst',
    for: 'Each player discards 1 Trade Good for each planet they control, if able.',
  },
  council_elder: {
    id: 'council_elder',
    name: 'Council Elder',
    law: true,
    vote: 'player',
    elected:
      'The player keeps this card and may discard it right after an election agenda is drawn: only their votes then count on it.',
  },
  councils_censure: {
    id: 'councils_censure',
    name: "Council's Censure",
    law: true,
    vote: 'player',
    elected:
      'To pick the Imperial Strategy the player must discard 2 Command Counters from Strategy Allocation.',
  },
  crown_of_thalnos: {
    id: 'crown_of_thalnos',
    name: 'Crown of Thalnos',
    law: true,
    vote: 'player',
    elected: "The player's Ground Forces get +1 on combat rolls.",
  },
  dispute_resolution: {
    id: 'dispute_resolution',
    name: 'Dispute Resolution',
    law: false,
    vote: 'twoPlanets',
    among: ['colony', 'controlled', 'notMecatolRex'],
    elected:
      'Two planets of two different players, neither Mecatol Rex nor in Home Systems: all Ground Forces and PDS on both are destroyed and both become neutral.',
  },
  economic_revitalization: {
    id: 'economic_revitalization',
    name: 'Economic Revitalization',
    law: false,
    vote: 'player',
    elected: "The player receives 1 Trade Good from each opponent's Race Sheet, if able.",
  },
  fleet_regulations: {
    id: 'fleet_regulations',
    name: 'Fleet Regulations',
    law: true,
    vote: 'forAgainst',
    for: 'No player may have more than 5 Command Counters in Fleet Supply.',
    against: 'Each player places 1 Command Counter from reinforcements in Fleet Supply.',
  },
  forced_economic_independence: {
    id: 'forced_economic_independence',
    name: 'Forced Economic Independence',
    law: true,
    vote: 'twoPlayers',
    elected:
      'The two players may have no trade agreement with each other; an existing one is broken at once.',
  },
  free_trade: {
    id: 'free_trade',
    name: 'Free Trade',
    law: true,
    vote: 'forAgainst',
    for: 'Each time a player receives Trade Goods for their trade agreements they receive 1 more.',
    against: 'Each player discards 2 Trade Goods, if able.',
  },
  holder_of_mecatol_rex: {
    id: 'holder_of_mecatol_rex',
    name: 'Holder of Mecatol Rex',
    law: false,
    vote: 'forAgainst',
    for: 'The controller of Mecatol Rex may choose and discard one current law.',
    against: 'The controller of Mecatol Rex may add 2 free Ground Forces there.',
  },
  holy_planet_of_ixth: {
    id: 'holy_planet_of_ixth',
    name: 'Holy Planet of Ixth',
    law: true,
    vote: 'planet',
    among: ['colony'],
    elected: 'The planet, outside Home Systems, may not produce units for the rest of the game.',
  },
  humane_labor: {
    id: 'humane_labor',
    name: 'Humane Labor',
    law: true,
    vote: 'forAgainst',
    for: 'The production limit of every Space Dock becomes 2.',
    against: 'No Space Dock may produce units for the rest of this round.',
  },
  imperial_academy: {
    id: 'imperial_academy',
    name: 'Imperial Academy',
    law: true,
    vote: 'forAgainst',
    for: "With the Logistics Strategy's secondary ability a Command Counter costs 2 influence instead of 3.",
  },
  imperial_containment: {
    id: 'imperial_containment',
    name: 'Imperial Containment',
    law: false,
    vote: 'forAgainst',
    for: 'For the rest of this round whoever has the most planets outside their Home System discards an extra Command Counter from the Command Pool for each one placed in a Tactical Action. Ties: all of them.',
  },
  imperial_mandate: {
    id: 'imperial_mandate',
    name: 'Imperial Mandate',
    law: false,
    vote: 'forAgainst',
    for: 'Each player receives 2 victory points.',
    against: 'Each player loses 1 victory point.',
  },
  imperial_peace: {
    id: 'imperial_peace',
    name: 'Imperial Peace',
    law: true,
    vote: 'forAgainst',
    for: 'Players may not invade Mecatol Rex.',
    against: 'This round Mecatol Rex is the only planet players may invade.',
  },
  labor_force_politics: {
    id: 'labor_force_politics',
    name: 'Labor Force Politics',
    law: true,
    vote: 'forAgainst',
    for: 'The influence and resource values of all planets are swapped.',
    against: 'For the rest of this round each player may produce at only one of their Space Docks.',
  },
  limits_to_individual_power: {
    id: 'limits_to_individual_power',
    name: 'Limits to Individual Power',
    law: true,
    vote: 'forAgainst',
    for: 'Every player discards down to 3 Action Cards, now and whenever they draw.',
    against: 'Every player discards 1 random Action Card, if able.',
  },
  mass_mobilization: {
    id: 'mass_mobilization',
    name: 'Mass Mobilization',
    law: false,
    vote: 'forAgainst',
    for: 'Divide all votes cast on this agenda by 5: each player may place that many free Ground Forces on planets they control.',
    against: 'No player may purchase Ground Forces for the rest of this round.',
  },
  minister_of_commerce: {
    id: 'minister_of_commerce',
    name: 'Minister of Commerce',
    law: true,
    vote: 'player',
    elected:
      'The player keeps this card. In each Status Phase they receive 1 Trade Good from each player who has a trade agreement.',
  },
  minister_of_exploration: {
    id: 'minister_of_exploration',
    name: 'Minister of Exploration',
    law: true,
    vote: 'player',
    elected:
      'The player keeps this card. They receive 1 Trade Good each time another player successfully lands on a neutral planet.',
  },
  minister_of_internal_security: {
    id: 'minister_of_internal_security',
    name: 'Minister of Internal Security',
    law: true,
    vote: 'player',
    elected:
      'The player keeps this card and may discard it at any time to destroy up to 4 Ground Forces on Mecatol Rex.',
  },
  minister_of_policy: {
    id: 'minister_of_policy',
    name: 'Minister of Policy',
    law: true,
    vote: 'player',
    elected: 'The player keeps this card. In each Status Phase they receive 1 extra Action Card.',
  },
  minister_of_war: {
    id: 'minister_of_war',
    name: 'Minister of War',
    law: true,
    vote: 'player',
    elected:
      'The player keeps this card. Before the first round of a Space Battle they take part in they may spend 1 Command Counter from Strategy Allocation for 1 automatic hit; the casualty does not return fire.',
  },
  new_constitution: {
    id: 'new_constitution',
    name: 'New Constitution',
    law: false,
    vote: 'forAgainst',
    for: 'All current laws are discarded. Each player chooses and exhausts 2 of their planets, if able.',
    against: 'The player with the highest unexhausted influence may discard one current law.',
  },
  official_sanction: {
    id: 'official_sanction',
    name: 'Official Sanction',
    law: false,
    vote: 'player',
    elected: "For the rest of this round the player may invade neither neutral nor opponents' planets.",
  },
  open_the_trade_routes: {
    id: 'open_the_trade_routes',
    name: 'Open the Trade Routes',
    law: false,
    vote: 'forAgainst',
    for: 'Each player receives 2 Trade Goods.',
    against: 'This round each player gives all Trade Goods they receive to the player on their left.',
  },
  planetary_conscription: {
    id: 'planetary_conscription',
    name: 'Planetary Conscription',
    law: true,
    vote: 'forAgainst',
    for: 'Whoever takes control of a neutral planet may place 1 Ground Force from reinforcements on it.',
    against: 'No player may land on a neutral planet for the rest of this round.',
  },
  planetary_security: {
    id: 'planetary_security',
    name: 'Planetary Security',
    law: true,
    vote: 'forAgainst',
    for: 'Planets outside Home Systems without a Ground Force become neutral at once.',
  },
  prophecy_of_ixth: {
    id: 'prophecy_of_ixth',
    name: 'Prophecy of Ixth',
    law: false,
    vote: 'player',
    elected:
      "The player's Fighters get +1 on all combat rolls for the rest of the game, until a round passes in which they purchase fewer than 2 Fighters.",
  },
  public_execution: {
    id: 'public_execution',
    name: 'Public Execution',
    law: false,
    vote: 'player',
    elected:
      'The player loses all their Action Cards, exhausts all their planets, and their units get -1 on combat rolls for the rest of this round.',
  },
  regressive_rhetoric: {
    id: 'regressive_rhetoric',
    name: 'Regressive Rhetoric',
    law: true,
    vote: 'forAgainst',
    for: "All Technologies cost 2 more. A player who does not execute the Technology Strategy's secondary ability may draw 1 Action Card instead.",
    against: 'Each player discards 1 Action Card, if able.',
  },
  regulated_conscription: {
    id: 'regulated_conscription',
    name: 'Regulated Conscription',
    law: true,
    vote: 'forAgainst',
    for: 'Ground Forces cost 1 resource each. Sol places only 1 Ground Force per Command Counter with its racial ability.',
  },
  repeal: {
    id: 'repeal',
    name: 'Repeal',
    law: false,
    vote: 'law',
    elected: 'The law is discarded.',
  },
  research_grant: {
    id: 'research_grant',
    name: 'Research Grant',
    law: true,
    vote: 'forAgainst',
    for: 'Every planet with a technology specialty counts as a specialty of every colour.',
    against: 'No yellow Technology may be acquired or purchased for the rest of this round.',
  },
  resource_management: {
    id: 'resource_management',
    name: 'Resource Management',
    law: true,
    vote: 'forAgainst',
    for: 'Players may not redistribute Command Counters in the Status Phase.',
    against: 'Each player with 3 or more Action Cards discards 2.',
  },
  revote: {
    id: 'revote',
    name: 'Revote',
    law: false,
    vote: 'law',
    elected: "The law's agenda is voted on again.",
  },
  science_community_speaker: {
    id: 'science_community_speaker',
    name: 'Science Community Speaker',
    law: true,
    vote: 'player',
    elected:
      "The player spends no Command Counter on the Technology Strategy's secondary ability, and their Technologies cost 1 less.",
  },
  short_term_truce: {
    id: 'short_term_truce',
    name: 'Short Term Truce',
    law: true,
    vote: 'forAgainst',
    for: "Next round no player may activate a system with enemy ships or invade another player's planet. Any player may spend 10 influence at any time to discard this law.",
    against: 'Each player who voted against exhausts 1 planet, chosen by the opponent on their left.',
  },
  subsidized_industry: {
    id: 'subsidized_industry',
    name: 'Subsidized Industry',
    law: false,
    vote: 'player',
    elected: 'The player may at once place a free Space Dock on any planet they control.',
  },
  subsidized_studies: {
    id: 'subsidized_studies',
    name: 'Subsidized Studies',
    law: true,
    vote: 'technologyColour',
    elected: 'Technologies of the colour cost 3 less; all others cost 2 more.',
  },
  technology_buy_back: {
    id: 'technology_buy_back',
    name: 'Technology Buy-back',
    law: true,
    vote: 'forAgainst',
    for: 'In the Status Phase a player may discard one of their Technologies for 6 Trade Goods, unless another one they have requires it.',
    against: 'No Technology may be acquired or purchased this round.',
  },
  technology_investigation_committee: {
    id: 'technology_investigation_committee',
    name: 'Technology Investigation Committee',
    law: false,
    vote: 'forAgainst',
    for: 'No Technology may be purchased this round.',
    against:
      'Each player discards 1 random Action Card. Then 2 new Political Cards are drawn and resolved in the order drawn.',
  },
  technology_tariffs: {
    id: 'technology_tariffs',
    name: 'Technology Tariffs',
    law: true,
    vote: 'forAgainst',
    for: 'Red Technologies cost 4 more.',
    against: 'No green Technology may be acquired or purchased for the rest of this round.',
  },
  trade_embargo: {
    id: 'trade_embargo',
    name: 'Trade Embargo',
    law: false,
    vote: 'player',
    elected:
      'All trade agreements with the player are broken; none may be formed with them this round or the next.',
  },
  trade_war: {
    id: 'trade_war',
    name: 'Trade War',
    law: true,
    vote: 'forAgainst',
    for: "Whoever executes the Trade Strategy's secondary ability may also discard 1 Trade Good of one opponent.",
    against: 'Each player discards 1 Trade Good.',
  },
  traffic_tariffs: {
    id: 'traffic_tariffs',
    name: 'Traffic Tariffs',
    law: true,
    vote: 'forAgainst',
    for: 'To activate a system with a planet another player controls, a player must spend 1 Trade Good or choose and exhaust 1 planet.',
    against: 'Each player discards 1 Command Counter from Command Pool or Strategy Allocation, if able.',
  },
  unconventional_weapons: {
    id: 'unconventional_weapons',
    name: 'Unconventional Weapons',
    law: true,
    vote: 'forAgainst',
    for: 'All Dreadnoughts and War Suns get -2 on combat rolls.',
    against:
      'Each player chooses and exhausts 1 planet per Dreadnought and War Sun they have in play, if able.',
  },
  wormhole_reconstruction: {
    id: 'wormhole_reconstruction',
    name: 'Wormhole Reconstruction',
    law: true,
    vote: 'forAgainst',
    for: 'All systems with wormholes are adjacent to each other, whatever the type.',
  },
} as const

export type PoliticalCardId = keyof typeof printed

interface Agenda {
  readonly id: PoliticalCardId
  readonly name: string
  /** A law stays in play when it passes or its subject is elected. */
  readonly law: boolean
}

export interface ForAgainst extends Agenda {
  readonly vote: 'forAgainst'
  readonly for: string
  /** Absent where voting it down has no effect. */
  readonly against?: string
}

export interface Election extends Agenda {
  readonly vote: 'player' | 'twoPlayers' | 'planet' | 'twoPlanets' | 'law' | 'technologyColour'
  /** Which planets can be elected; all that lie in the galaxy where nothing is said. */
  readonly among?: readonly ('colony' | 'controlled' | 'notMecatolRex')[]
  /** What happens to the elected. */
  readonly elected: string
}

export type PoliticalCard = ForAgainst | Election

export const politicalCards: Readonly<Record<PoliticalCardId, PoliticalCard>> = printed
