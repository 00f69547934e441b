import type { TermBook } from '../../galaxy/terms.ts'

const terms = {
  // What one has
  resources: [
    'resources|resource',
    'Exhaust planets for them to produce units. A Trade Good is one of them too.',
  ],
  influence: [
    'influence',
    'Exhaust planets for it to vote, or to gain Command Tokens with Leadership. A Trade Good is 1 influence too, but no vote.',
  ],
  tradeGoods: [
    'Trade Goods|Trade Good',
    'Kept until spent, each as 1 resource or 1 influence. They can be part of a transaction.',
  ],
  commodities: [
    'Commodities|Commodity',
    'Worth nothing to you. Given to another player, each becomes a Trade Good. The faction sheet says how many you can hold.',
  ],
  commandToken: [
    'Command Token|Command Tokens',
    'They lie in three pools on your sheet. Laid in a system, one activates it, and ships of yours do not leave it this round.',
  ],
  tacticPool: ['Tactic Pool', 'Command Tokens for Tactical Actions: each activates a system.'],
  fleetPool: [
    'Fleet Pool',
    'As many tokens as lie here, so many ships can you have in each system. Fighters do not count.',
  ],
  strategyPool: [
    'Strategy Pool',
    'Command Tokens that pay for secondary abilities of strategy cards of others, and for some abilities.',
  ],
  reinforcements: ['reinforcements', 'Your pieces and tokens that are not in play.'],

  // Turn and round
  tacticalAction: [
    'Tactical Action|Tactical Actions',
    'Activate a system with a token of your Tactic Pool; then move ships there, fight, land and produce, in this order.',
  ],
  strategicAction: [
    'Strategic Action|Strategic Actions',
    'Use the primary ability of your strategy card; then each of the others may use its secondary ability.',
  ],
  componentAction: [
    'Component Action|Component Actions',
    'What a card, a technology or a faction offers in place of another action.',
  ],
  activation: [
    'activate|activates|activated|activation',
    'Laying a Command Token in a system to act there. A system with a token of yours cannot be activated by you again.',
  ],
  strategyCard: [
    'strategy card|strategy cards|Strategy Card|Strategy Cards',
    'Chosen anew each round: a strong ability, and the number that says when you act.',
  ],
  primary: [
    'primary ability|primary abilities',
    'What whoever holds the strategy card does with it, as a Strategic Action.',
  ],
  secondary: [
    'secondary ability|secondary abilities',
    'What each other player may do after it, once; for most a token from the Strategy Pool is paid.',
  ],
  initiative: ['initiative order|initiative', 'The number on your strategy card: the lowest acts first.'],
  speaker: ['Speaker', 'Chooses first in the Strategy Phase, votes last and breaks ties.'],

  // Points and cards
  publicObjective: [
    'public objective|public objectives',
    'It lies open for all. In each Status Phase you may score one that you fulfil.',
  ],
  secretObjective: [
    'secret objective|secret objectives',
    'Known to you alone until scored: one in a Status Phase, others when they say. At most three, scored ones among them.',
  ],
  victoryPoint: [
    'victory point|victory points',
    'Whoever first has 10 of them, in a long game 14, wins at once.',
  ],
  actionCard: [
    'action card|action cards|Action Card|Action Cards',
    'Hidden in your hand, at most seven. Each says when it is played.',
  ],
  promissoryNote: [
    'Promissory Note|Promissory Notes|promissory note|promissory notes',
    'A promise of its owner, for whoever was given it. Most return to their owner once used.',
  ],
  transaction: [
    'transaction|transactions',
    'In your turn you may trade once with each neighbour: goods, commodities, and one promissory note from each side.',
  ],
  neighbour: [
    'neighbour|neighbours',
    'A player who has units or a planet in the same system as you, or in an adjacent one.',
  ],
  agenda: [
    'agenda|agendas',
    'Two are voted on at the end of each round, once the custodians have left Mecatol Rex.',
  ],
  law: ['law|laws', 'An agenda that stays in force once it was voted for.'],
  prerequisite: [
    'prerequisite|prerequisites',
    'Signs on a technology: you need as many technologies of each colour before you can research it.',
  ],
  technologySpecialty: [
    'technology specialty|technology specialties',
    'Such a planet can be exhausted while you research: one prerequisite of its colour is ignored.',
  ],
  unitUpgrade: [
    'unit upgrade|unit upgrades',
    'A technology that makes all your units of one kind better, at once.',
  ],
  exhausted: [
    'exhausted|exhaust|exhausts|exhausting',
    'Turned over: a planet or card that was used, until it is readied.',
  ],
  readied: ['readied', 'It can be used again. Cards and planets are readied at the end of the round.'],

  // The galaxy
  adjacent: ['adjacent', 'Systems that touch, and systems with the same wormhole.'],
  wormhole: ['wormhole|wormholes', 'Systems with the same letter are adjacent, however far apart they lie.'],
  homeSystem: [
    'Home System|Home Systems',
    'Where a player began. Whoever has lost a planet of it scores no public objectives.',
  ],
  anomaly: ['anomaly|anomalies', 'Asteroid field, nebula, supernova or gravity rift. Its border is red.'],
  asteroidField: [
    'asteroid field|asteroid fields',
    'Closed to ships, unless their owner has Antimass Deflectors.',
  ],
  nebula: [
    'nebula|nebulas',
    'Ships enter only where it is activated, and leave with move 1. Whoever defends it adds 1 to combat rolls.',
  ],
  supernova: ['supernova|supernovas', 'Closed to all ships.'],
  gravityRift: [
    'gravity rift|gravity rifts',
    'A ship that leaves or passes it moves 1 further, and is lost if a die then shows 1 to 3.',
  ],
  trait: [
    'cultural|hazardous|industrial',
    'What kind of world a planet is. Objectives and cards ask for it; explored, it has a deck of its own.',
  ],
  legendary: ['legendary', 'A planet with a card of its own, which whoever controls it may use.'],
  custodians: [
    'custodians',
    'They keep Mecatol Rex. Whoever removes them to land pays 6 influence and gains a victory point; from then on agendas are voted on.',
  ],

  // Fighting
  sustainDamage: [
    'Sustain Damage',
    'Damaged instead of destroyed by a hit, once, until repaired in the Status Phase.',
  ],
  antiFighterBarrage: [
    'Anti-Fighter Barrage',
    'Dice in the first round of a space combat, before all others. They hit Fighters alone.',
  ],
  bombardment: ['Bombardment', 'Dice against ground forces on a planet, before you land there.'],
  spaceCannon: [
    'Space Cannon',
    'Dice against ships that come into its system, and against ground forces that land on its planet.',
  ],
  planetaryShield: ['Planetary Shield', 'Keeps its planet from Bombardment.'],
  production: [
    'Production',
    'So many units can it produce in its system, when that was activated. They cost resources.',
  ],
  capacity: ['capacity', 'So many Fighters and ground forces does a ship carry.'],
  groundForces: ['ground forces|ground force', 'Infantry and Mechs. They alone take planets.'],
  structure: ['structures|structure', 'PDS and Space Docks. They stand on planets and do not move.'],
  spaceCombat: [
    'space combat|space combats',
    'Rounds of dice between two fleets: a die hits from the number of its unit on.',
  ],
  groundCombat: [
    'ground combat|ground combats',
    'Rounds of dice between ground forces on a planet, until one side is left.',
  ],
  invasion: ['invasion', 'Bombardment, landing, Space Cannon, then ground combat planet by planet.'],
  retreat: [
    'retreat|retreats',
    'Announced before the dice of a round. After it the fleet leaves for an adjacent system of its own without foreign ships.',
  ],
  blockade: [
    'blockade|blockaded',
    'Among foreign ships and without own ones a unit with Production produces no ships.',
  ],

  // What later boxes bring
  relic: ['relic|relics', 'A strong card that lies before you, found with three relic fragments.'],
  explore: [
    'explores|explored|explore|exploring',
    'Drawing a card of its trait for a planet that nobody held before.',
  ],
  frontier: [
    'frontier token|frontier tokens',
    'Lies where there are no planets. Some may explore it with ships.',
  ],
  agent: ['Agent|Agents', 'A leader who helps from the start, once until readied.'],
  commander: [
    'Commander|Commanders',
    'A leader who is unlocked by a deed, and then helps for the rest of the game.',
  ],
  hero: ['Hero|Heroes', 'A leader who is unlocked by three scored objectives, acts once and is purged.'],
  deploy: ['Deploy', 'The unit may be placed from reinforcements when its text says so, at no other cost.'],
  purge: ['purged|purge|purges', 'Out of the game for good.'],
  attached: ['attached|attach|attaches|attachment', 'Lies on a planet and changes it, whoever controls it.'],
} as const

/** What is tapped in sentences of TI4. */
export const termsEn: TermBook & { terms: typeof terms } = {
  terms,
  units: {
    fighter: 'Fighter|Fighters',
    destroyer: 'Destroyer|Destroyers',
    cruiser: 'Cruiser|Cruisers',
    carrier: 'Carrier|Carriers',
    dreadnought: 'Dreadnought|Dreadnoughts',
    war_sun: 'War Sun|War Suns',
    flagship: 'flagship|flagships|Flagship|Flagships',
    infantry: 'Infantry',
    mech: 'Mech|Mechs',
    pds: 'PDS',
    space_dock: 'Space Dock|Space Docks',
  },
}

export type TermId = keyof typeof terms
