import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { AttachmentId } from './attachments.ts'
import type { SetId } from './sets.ts'

const printed = {
  anti_intellectual_revolution: {
    id: 'anti_intellectual_revolution',
    set: 'base',
    name: 'Anti-Intellectual Revolution',
    law: 'global',
    elect: 'forAgainst',
    for: 'After researching a technology, a player destroys one of their ships that is no Fighter.',
    against:
      'When the next Strategy Phase begins, each player exhausts as many planets of their choice as they own technologies.',
  },
  archived_secret: {
    id: 'archived_secret',
    set: 'base',
    name: 'Archived Secret',
    elect: 'player',
    elected: 'The player draws 1 secret objective.',
  },
  arms_reduction: {
    id: 'arms_reduction',
    set: 'base',
    name: 'Arms Reduction',
    elect: 'forAgainst',
    for: 'Each player keeps at most 2 Dreadnoughts and 4 Cruisers and destroys the others.',
    against:
      'When the next Strategy Phase begins, each player exhausts all their planets with a technology specialty.',
  },
  classified_document_leaks: {
    id: 'classified_document_leaks',
    set: 'base',
    name: 'Classified Document Leaks',
    law: 'global',
    elect: 'scoredSecret',
    onReveal: 'needsScoredSecret',
    elected: 'The secret objective becomes a public one that everybody may score.',
  },
  colonial_redistribution: {
    id: 'colonial_redistribution',
    set: 'base',
    name: 'Colonial Redistribution',
    elect: 'planet',
    among: 'notHomeNorMecatol',
    elected:
      'All units on the planet are destroyed. Then whoever controls it picks a player with the fewest victory points, who may put 1 Infantry there.',
  },
  committee_formation: {
    id: 'committee_formation',
    set: 'base',
    name: 'Committee Formation',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. Before a vote that is to elect a player, its owner may discard it to name who is elected; nobody votes.',
  },
  compensated_disarmament: {
    id: 'compensated_disarmament',
    set: 'base',
    name: 'Compensated Disarmament',
    elect: 'planet',
    elected:
      'All ground forces on the planet are destroyed. Whoever controls it gains 1 Trade Good for each.',
  },
  conventions_of_war: {
    id: 'conventions_of_war',
    set: 'base',
    name: 'Conventions of War',
    law: 'global',
    elect: 'forAgainst',
    for: 'Nobody can use Bombardment on units on cultural planets.',
    against: 'Everyone who voted Against discards all their Action Cards.',
  },
  core_mining: {
    id: 'core_mining',
    set: 'base',
    leavesWith: 'pok',
    name: 'Core Mining',
    law: 'attached',
    elect: 'planet',
    among: 'hazardous',
    attaches: 'core_mining',
    elected: 'Attach this law to the planet and destroy 1 Infantry on it. The planet has +2 resources.',
  },
  demilitarized_zone_base: {
    id: 'demilitarized_zone_base',
    set: 'base',
    leavesWith: 'pok',
    name: 'Demilitarized Zone',
    law: 'attached',
    elect: 'planet',
    among: 'cultural',
    attaches: 'demilitarized_zone_agenda',
    elected:
      'Attach this law to the planet and destroy all units on it. No unit can land, be produced or be placed there.',
  },
  economic_equality: {
    id: 'economic_equality',
    set: 'base',
    name: 'Economic Equality',
    elect: 'forAgainst',
    for: 'All players lose all their Trade Goods, then gain 5 each.',
    against: 'All players lose all their Trade Goods.',
  },
  enforced_travel_ban: {
    id: 'enforced_travel_ban',
    set: 'base',
    name: 'Enforced Travel Ban',
    law: 'global',
    elect: 'forAgainst',
    for: 'For movement, alpha and beta wormholes do not count.',
    against: 'Every PDS in a system with a wormhole, or adjacent to one, is destroyed.',
  },
  executive_sanctions: {
    id: 'executive_sanctions',
    set: 'base',
    name: 'Executive Sanctions',
    law: 'global',
    elect: 'forAgainst',
    for: 'No player may hold more than 3 Action Cards.',
    against: 'Each player discards a random Action Card.',
  },
  fleet_regulations: {
    id: 'fleet_regulations',
    set: 'base',
    name: 'Fleet Regulations',
    law: 'global',
    elect: 'forAgainst',
    for: 'No player may have more than 4 tokens in the Fleet Pool.',
    against: 'Each player puts 1 Command Token from reinforcements into the Fleet Pool.',
  },
  holy_planet_of_ixth: {
    id: 'holy_planet_of_ixth',
    set: 'base',
    leavesWith: 'pok',
    name: 'Holy Planet of Ixth',
    law: 'attached',
    elect: 'planet',
    among: 'cultural',
    attaches: 'holy_planet_of_ixth',
    elected:
      'Attach this law to the planet; whoever controls it gains 1 victory point. Gaining the planet gives 1 victory point, losing it costs 1. Units on it cannot use Production.',
  },
  homeland_defense_act: {
    id: 'homeland_defense_act',
    set: 'base',
    name: 'Homeland Defense Act',
    law: 'global',
    elect: 'forAgainst',
    for: 'There is no limit to the PDS a player may have on a planet.',
    against: 'Each player destroys 1 of their PDS.',
  },
  imperial_arbiter: {
    id: 'imperial_arbiter',
    set: 'base',
    name: 'Imperial Arbiter',
    law: 'owned',
    elect: 'player',
    elected:
      "The player owns this law. At the end of the Strategy Phase its owner may discard it to exchange one of their Strategy Cards for one of another player's.",
  },
  incentive_program: {
    id: 'incentive_program',
    set: 'base',
    name: 'Incentive Program',
    elect: 'forAgainst',
    for: 'One more stage I objective from the deck is revealed.',
    against: 'One more stage II objective from the deck is revealed.',
  },
  ixthian_artifact: {
    id: 'ixthian_artifact',
    set: 'base',
    name: 'Ixthian Artifact',
    elect: 'forAgainst',
    for: 'The Speaker rolls a die. 6-10: each player may research 2 technologies. 1-5: all units in the Mecatol Rex system are destroyed, and in every adjacent system each player destroys 3 of their units there.',
  },
  judicial_abolishment: {
    id: 'judicial_abolishment',
    set: 'base',
    name: 'Judicial Abolishment',
    elect: 'law',
    onReveal: 'needsLaw',
    elected: 'The law is discarded.',
  },
  minister_of_commerce: {
    id: 'minister_of_commerce',
    set: 'base',
    name: 'Minister of Commerce',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. After its owner replenishes Commodities, they gain 1 Trade Good for each of their neighbours.',
  },
  minister_of_exploration: {
    id: 'minister_of_exploration',
    set: 'base',
    name: 'Minister of Exploration',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. Whenever its owner gains control of a planet, they gain 1 Trade Good.',
  },
  minister_of_industry: {
    id: 'minister_of_industry',
    set: 'base',
    name: 'Minister of Industry',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. When its owner places a Space Dock, their units in that system may use Production.',
  },
  minister_of_peace: {
    id: 'minister_of_peace',
    set: 'base',
    name: 'Minister of Peace',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. After a player activates a system with units of somebody else, its owner may discard it: the turn of the active player ends at once.',
  },
  minister_of_policy: {
    id: 'minister_of_policy',
    set: 'base',
    name: 'Minister of Policy',
    law: 'owned',
    elect: 'player',
    elected: 'The player owns this law. At the end of the Status Phase its owner draws 1 Action Card.',
  },
  minister_of_sciences: {
    id: 'minister_of_sciences',
    set: 'base',
    name: 'Minister of Sciences',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. With Technology, primary or secondary, its owner spends no resources for research.',
  },
  minister_of_war: {
    id: 'minister_of_war',
    set: 'base',
    name: 'Minister of War',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. After performing an action its owner may discard it to take 1 of their Command Tokens off the board into reinforcements, and may then perform one more action.',
  },
  miscount_disclosed: {
    id: 'miscount_disclosed',
    set: 'base',
    name: 'Miscount Disclosed',
    elect: 'law',
    onReveal: 'needsLaw',
    elected: 'The law is voted on anew, as if it had just been revealed.',
  },
  mutiny: {
    id: 'mutiny',
    set: 'base',
    name: 'Mutiny',
    elect: 'forAgainst',
    for: 'Everyone who voted For gains 1 victory point.',
    against: 'Everyone who voted For loses 1 victory point.',
  },
  new_constitution: {
    id: 'new_constitution',
    set: 'base',
    name: 'New Constitution',
    elect: 'forAgainst',
    onReveal: 'needsLaw',
    for: 'All laws are discarded. When the next Strategy Phase begins, each player exhausts all planets in their Home System.',
  },
  prophecy_of_ixth: {
    id: 'prophecy_of_ixth',
    set: 'base',
    name: 'Prophecy of Ixth',
    law: 'owned',
    elect: 'player',
    elected:
      "The player owns this law. Its owner's Fighters have +1 on combat rolls. When its owner uses Production and makes fewer than 2 Fighters, it is discarded.",
  },
  public_execution: {
    id: 'public_execution',
    set: 'base',
    name: 'Public Execution',
    elect: 'player',
    elected:
      'The player discards all their Action Cards, passes the Speaker token to the left if they have it, and has no vote for the rest of this Agenda Phase.',
  },
  publicize_weapon_schematics: {
    id: 'publicize_weapon_schematics',
    set: 'base',
    name: 'Publicize Weapon Schematics',
    law: 'global',
    elect: 'forAgainst',
    for: 'As soon as anybody owns a War Sun technology, nobody needs prerequisites for theirs. War suns do not have Sustain Damage.',
    against: 'Everyone who owns a War Sun technology discards all their Action Cards.',
  },
  regulated_conscription: {
    id: 'regulated_conscription',
    set: 'base',
    name: 'Regulated Conscription',
    law: 'global',
    elect: 'forAgainst',
    for: 'Fighters and Infantry are produced one, not two, for their cost.',
  },
  representative_government_base: {
    id: 'representative_government_base',
    set: 'base',
    leavesWith: 'pok',
    name: 'Representative Government',
    law: 'global',
    elect: 'forAgainst',
    for: 'Planets cannot be exhausted for votes in the Agenda Phase. Instead each player may cast 1 vote on each agenda.',
    against:
      'When the next Strategy Phase begins, everyone who voted Against exhausts all their cultural planets.',
  },
  research_team_biotic: {
    id: 'research_team_biotic',
    set: 'base',
    leavesWith: 'pok',
    name: 'Research Team: Biotic',
    law: 'attached',
    elect: 'planet',
    among: 'industrial',
    attaches: 'research_team_biotic',
    elected:
      'Attach this law to the planet. Whoever controls it may exhaust this card while researching to ignore 1 green prerequisite.',
  },
  research_team_cybernetic: {
    id: 'research_team_cybernetic',
    set: 'base',
    leavesWith: 'pok',
    name: 'Research Team: Cybernetic',
    law: 'attached',
    elect: 'planet',
    among: 'industrial',
    attaches: 'research_team_cybernetic',
    elected:
      'Attach this law to the planet. Whoever controls it may exhaust this card while researching to ignore 1 yellow prerequisite.',
  },
  research_team_propulsion: {
    id: 'research_team_propulsion',
    set: 'base',
    leavesWith: 'pok',
    name: 'Research Team: Propulsion',
    law: 'attached',
    elect: 'planet',
    among: 'industrial',
    attaches: 'research_team_propulsion',
    elected:
      'Attach this law to the planet. Whoever controls it may exhaust this card while researching to ignore 1 blue prerequisite.',
  },
  research_team_warfare: {
    id: 'research_team_warfare',
    set: 'base',
    leavesWith: 'pok',
    name: 'Research Team: Warfare',
    law: 'attached',
    elect: 'planet',
    among: 'hazardous',
    attaches: 'research_team_warfare',
    elected:
      'Attach this law to the planet. Whoever controls it may exhaust this card while researching to ignore 1 red prerequisite.',
  },
  seed_of_an_empire: {
    id: 'seed_of_an_empire',
    set: 'base',
    name: 'Seed of an Empire',
    elect: 'forAgainst',
    for: 'Whoever has the most victory points gains 1.',
    against: 'Whoever has the fewest victory points gains 1.',
  },
  senate_sanctuary: {
    id: 'senate_sanctuary',
    set: 'base',
    leavesWith: 'pok',
    name: 'Senate Sanctuary',
    law: 'attached',
    elect: 'planet',
    among: 'cultural',
    attaches: 'senate_sanctuary',
    elected: 'Attach this law to the planet. The planet has +2 influence.',
  },
  shard_of_the_throne_base: {
    id: 'shard_of_the_throne_base',
    set: 'base',
    leavesWith: 'pok',
    name: 'Shard of the Throne',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law and gains 1 victory point. Whoever wins a combat against its owner takes it and gains 1 victory point; the former owner loses 1.',
  },
  shared_research: {
    id: 'shared_research',
    set: 'base',
    name: 'Shared Research',
    law: 'global',
    elect: 'forAgainst',
    for: 'All units can move through nebulas.',
    against: 'Each player puts a Command Token from reinforcements into their own Home System, if possible.',
  },
  swords_to_plowshares: {
    id: 'swords_to_plowshares',
    set: 'base',
    name: 'Swords to Plowshares',
    elect: 'forAgainst',
    for: 'On each planet they control players destroy half of their Infantry, rounded up, and gain 1 Trade Good for each of their Infantry destroyed so.',
    against: 'Each player puts 1 Infantry on every planet they control.',
  },
  terraforming_initiative: {
    id: 'terraforming_initiative',
    set: 'base',
    leavesWith: 'pok',
    name: 'Terraforming Initiative',
    law: 'attached',
    elect: 'planet',
    among: 'hazardous',
    attaches: 'terraforming_initiative',
    elected: 'Attach this law to the planet. The planet has +1 resources and +1 influence.',
  },
  the_crown_of_emphidia_base: {
    id: 'the_crown_of_emphidia_base',
    set: 'base',
    leavesWith: 'pok',
    name: 'The Crown of Emphidia',
    law: 'owned',
    elect: 'player',
    elected:
      "The player owns this law and gains 1 victory point. Whoever gains control of a planet in its owner's Home System takes it and gains 1 victory point; the former owner loses 1.",
  },
  the_crown_of_thalnos_base: {
    id: 'the_crown_of_thalnos_base',
    set: 'base',
    leavesWith: 'pok',
    name: 'The Crown of Thalnos',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law. In every combat round its owner may reroll any of their dice; each unit whose reroll is no hit is destroyed.',
  },
  unconventional_measures: {
    id: 'unconventional_measures',
    set: 'base',
    name: 'Unconventional Measures',
    elect: 'forAgainst',
    for: 'Everyone who voted For draws 2 Action Cards.',
    against: 'Everyone who voted For discards all their Action Cards.',
  },
  wormhole_reconstruction: {
    id: 'wormhole_reconstruction',
    set: 'base',
    name: 'Wormhole Reconstruction',
    law: 'global',
    elect: 'forAgainst',
    for: 'All systems with an alpha or beta wormhole are adjacent to each other.',
    against:
      'Each player puts a Command Token from reinforcements into every system where they have a ship and there is a wormhole.',
  },
  wormhole_research: {
    id: 'wormhole_research',
    set: 'base',
    name: 'Wormhole Research',
    elect: 'forAgainst',
    for: 'Everyone with a ship in a system with a wormhole may research 1 technology. Then all ships in systems with an alpha or beta wormhole are destroyed.',
    against: 'Everyone who voted Against returns 1 Command Token from their sheet to reinforcements.',
  },
  armed_forces_standardization: {
    id: 'armed_forces_standardization',
    set: 'pok',
    name: 'Armed Forces Standardization',
    elect: 'player',
    elected:
      "The player's pools are set to 3 tokens in the Tactic Pool, 3 in the Fleet Pool and 2 in the Strategy Pool, from or to reinforcements.",
  },
  articles_of_war: {
    id: 'articles_of_war',
    set: 'pok',
    name: 'Articles of War',
    law: 'global',
    elect: 'forAgainst',
    for: 'Mechs have none of their printed abilities but Sustain Damage.',
    against: 'Everyone who voted For gains 3 Trade Goods.',
  },
  checks_and_balances: {
    id: 'checks_and_balances',
    set: 'pok',
    name: 'Checks and Balances',
    law: 'global',
    elect: 'forAgainst',
    for: 'In the Strategy Phase, whoever chooses a Strategy Card gives it to another player who has none (with three or four players: who has fewer than 2), if possible.',
    against: 'At the end of this Agenda Phase each player readies only 3 of their planets.',
  },
  clandestine_operations: {
    id: 'clandestine_operations',
    set: 'pok',
    name: 'Clandestine Operations',
    elect: 'forAgainst',
    for: 'Each player returns 2 Command Tokens from their sheet to reinforcements.',
    against: 'Each player returns 1 Command Token from the Fleet Pool to reinforcements.',
  },
  covert_legislation: {
    id: 'covert_legislation',
    set: 'pok',
    name: 'Covert Legislation',
    elect: 'hidden',
    elected:
      'The Speaker draws the next agenda in secret and tells only which outcomes it has. The vote is on those, and nobody else knows what they do; then the agenda is revealed and resolved.',
  },
  galactic_crisis_pact: {
    id: 'galactic_crisis_pact',
    set: 'pok',
    name: 'Galactic Crisis Pact',
    elect: 'strategyCard',
    elected:
      'Each player may perform the secondary ability of the Strategy Card without spending a Command Token; one that it places comes from reinforcements.',
  },
  minister_of_antiquities: {
    id: 'minister_of_antiquities',
    set: 'pok',
    name: 'Minister of Antiquities',
    elect: 'player',
    elected: 'The player gains 1 relic.',
  },
  nexus_sovereignty: {
    id: 'nexus_sovereignty',
    set: 'pok',
    name: 'Nexus Sovereignty',
    law: 'global',
    elect: 'forAgainst',
    for: 'For movement, the alpha and beta wormholes of the wormhole nexus do not count.',
    against: 'A gamma wormhole token is placed in the Mecatol Rex system.',
  },
  political_censure: {
    id: 'political_censure',
    set: 'pok',
    name: 'Political Censure',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law and gains 1 victory point, but cannot play Action Cards. Losing the law costs 1 victory point.',
  },
  rearmament_agreement: {
    id: 'rearmament_agreement',
    set: 'pok',
    name: 'Rearmament Agreement',
    elect: 'forAgainst',
    for: 'Each player puts 1 Mech on a planet they control in their Home System.',
    against: "Each player's Mechs all become Infantry from reinforcements.",
  },
  representative_government_pok: {
    id: 'representative_government_pok',
    set: 'pok',
    name: 'Representative Government',
    law: 'global',
    elect: 'forAgainst',
    for: 'Planets cannot be exhausted for votes in the Agenda Phase. Instead each player may cast 1 vote on each agenda, and nobody can cast additional votes.',
    against:
      'When the next Strategy Phase begins, everyone who voted Against exhausts all their cultural planets.',
  },
  research_grant_reallocation: {
    id: 'research_grant_reallocation',
    set: 'pok',
    name: 'Research Grant Reallocation',
    elect: 'player',
    elected:
      'The player gains any technology, then returns 1 token from the Fleet Pool to reinforcements for every prerequisite printed on it.',
  },
  search_warrant: {
    id: 'search_warrant',
    set: 'pok',
    name: 'Search Warrant',
    law: 'owned',
    elect: 'player',
    elected:
      'The player owns this law and draws 2 secret objectives. The secret objectives of its owner are open to all.',
  },
} as const

export type AgendaId = keyof typeof printed

/** A law stays in play when it passes or its subject is elected: over everybody, before its owner, or on a planet. */
export type LawKind = 'global' | 'owned' | 'attached'

interface Common {
  readonly id: AgendaId
  readonly set: SetId
  readonly leavesWith?: SetId
  readonly name: string
  /** Absent on a directive. */
  readonly law?: LawKind
  /** Without it the card is discarded as soon as it is revealed, and the next one takes its place. */
  readonly onReveal?: 'needsLaw' | 'needsScoredSecret'
}

export interface ForAgainst extends Common {
  readonly elect: 'forAgainst'
  readonly for: string
  /** Absent where voting it down has no effect. */
  readonly against?: string
}

export interface Election extends Common {
  /** What is voted for; `hidden`: whatever the card beneath asks for. A planet must be controlled by somebody. [8.11] */
  readonly elect: 'player' | 'planet' | 'law' | 'scoredSecret' | 'strategyCard' | 'hidden'
  /** Which planets can be elected; any where nothing is said. */
  readonly among?: 'cultural' | 'hazardous' | 'industrial' | 'notHomeNorMecatol'
  readonly attaches?: AttachmentId
  readonly elected: string
}

export type Agenda = ForAgainst | Election

export const agendas: Readonly<Record<AgendaId, Agenda>> = printed

export type AgendaWords = WordedLike<typeof printed>
