import type { TermBook } from '../../galaxy/terms.ts'

const terms = {
  // What one has
  resources: [
    'resources|resource',
    'Exhaust planets for them to build units and to pay for technologies. A Trade Good is one of them too.',
  ],
  influence: [
    'influence',
    'Exhaust planets for it to vote in the council or to pay what asks for it. A Trade Good is 1 influence too.',
  ],
  tradeGoods: [
    'Trade Goods|Trade Good',
    'Kept until spent, each as 1 resource or 1 influence. They may be given to anybody at any time.',
  ],
  commandCounter: [
    'Command Counter|Command Counters',
    'They lie in three areas of your Race Sheet. Laid in a system, one activates it, and ships of yours do not leave it this round.',
  ],
  commandPool: ['Command Pool', 'Counters for Tactical Actions: each activates a system.'],
  fleetSupply: [
    'Fleet Supply',
    'As many counters as lie here, so many ships can you have in each system. Fighters do not count.',
  ],
  strategyAllocation: [
    'Strategy Allocation',
    'Counters that pay for secondary abilities of strategy cards of others, and for some abilities.',
  ],
  bonusCounter: [
    'bonus counter|bonus counters',
    'It lies on a strategy card that nobody picked. Whoever picks it gets a Trade Good or a Command Counter for each.',
  ],
  reinforcements: ['reinforcements', 'Your pieces and counters that are not in play.'],

  // Turn and round
  tacticalAction: [
    'Tactical Action|Tactical Actions',
    'Activate a system with a counter of your Command Pool; then move ships there, fight, land and build, in this order.',
  ],
  strategicAction: [
    'Strategic Action|Strategic Actions',
    'Use the primary ability of your strategy card; then each of the others may use its secondary ability.',
  ],
  transferAction: [
    'Transfer Action',
    'Activate two adjacent systems of yours; ships change places between them, and one of them builds.',
  ],
  activation: [
    'activate|activates|activated|activation',
    'Laying a Command Counter in a system to act there. A system with a counter of yours cannot be activated by you again.',
  ],
  orderOfPlay: ['order of play', 'By the numbers on strategy cards: the lowest acts first.'],
  strategyCard: [
    'strategy card|strategy cards|Strategy Card|Strategy Cards',
    'Picked anew each round: a strong ability, and the number that says when you act.',
  ],
  primary: [
    'primary ability|primary abilities',
    'What whoever holds the strategy card does with it, as a Strategic Action.',
  ],
  secondary: [
    'secondary ability|secondary abilities',
    'What each other player may do after it, once; most cost a counter from Strategy Allocation.',
  ],
  speaker: ['Speaker', 'Picks first in the Strategy Phase, and breaks ties in the council.'],

  // Points and cards
  publicObjective: [
    'public objective|public objectives',
    'It lies open for all. In each Status Phase you may claim one that you fulfil.',
  ],
  secretObjective: [
    'secret objective|secret objectives',
    'Yours alone. It is claimed once, in a Status Phase, beside a public objective.',
  ],
  victoryPoint: [
    'victory point|victory points',
    'Whoever first has as many as the table plays for wins at once.',
  ],
  actionCard: [
    'action card|action cards|Action Card|Action Cards',
    'Hidden in your hand, at most seven. Each says when it is played.',
  ],
  politicalCard: [
    'political card|political cards|Political Card|Political Cards',
    'What the council votes on: a law, or something that happens once.',
  ],
  council: [
    'Galactic Council|council',
    'All vote on a political card, with the influence of planets they have not exhausted.',
  ],
  agenda: ['agenda|agendas', 'What the council votes on.'],
  law: ['law|laws', 'It was voted for, and stays in force.'],
  tradeAgreement: [
    'trade agreement|trade agreements',
    'Two players exchange contracts; each time trade is opened, each earns the value of what he holds.',
  ],
  tradeContract: [
    'trade contract|trade contracts',
    'A card of your people that another player may hold for an agreement. Its value is what it pays him.',
  ],
  prerequisite: [
    'prerequisite|prerequisites',
    'A technology that another one needs. It is printed on the card.',
  ],
  specialty: [
    'technology specialty|specialty|specialties',
    'Such a planet makes technologies of its colour cheaper.',
  ],
  exhausted: ['exhausted|exhaust|exhausts', 'Turned over: a planet that was used, until it is refreshed.'],
  refreshed: [
    'refreshed|refresh|refreshes',
    'It can be used again. Planets are refreshed in the Status Phase.',
  ],

  // The galaxy
  adjacent: ['adjacent', 'Systems that touch, and systems with the same wormhole.'],
  wormhole: ['wormhole|wormholes', 'Systems with the same letter are adjacent, however far apart they lie.'],
  homeSystem: [
    'Home System|Home Systems',
    'Where a player began. Whoever has lost a planet of it claims no objectives.',
  ],
  specialSystem: [
    'special system|special systems',
    'Asteroid field, nebula, supernova or ion storm. Its border is red.',
  ],
  asteroidField: [
    'asteroid field|asteroid fields',
    'Closed to ships; with Antimass Deflectors they may pass it.',
  ],
  nebula: ['nebula', 'Ships stop here and leave with movement 1. Whoever defends it fights at +1.'],
  supernova: ['supernova|supernovas', 'Closed to all ships.'],
  neutral: ['neutral', 'A planet that nobody holds.'],
  domainCounter: ['Domain Counter', 'It lies face down until somebody comes there: a find, or a danger.'],

  // Fighting
  antiFighterBarrage: [
    'Anti-Fighter Barrage',
    'Before a Space Battle Destroyers throw 2 dice each, which hit Fighters alone.',
  ],
  bombardment: [
    'bombardment|bombard|bombards',
    'Dice of Dreadnoughts and War Suns against Ground Forces on a planet, before the battle for it.',
  ],
  spaceBattle: [
    'Space Battle|Space Battles',
    'Rounds of dice between two fleets: a die hits from the number of its unit on.',
  ],
  invasionCombat: [
    'Invasion Combat',
    'Rounds of dice between Ground Forces on a planet, until one side is left.',
  ],
  casualties: ['casualties|casualty', 'What hits destroy. Whoever takes them chooses.'],
  retreat: [
    'retreat|retreats|withdrawal',
    'Announced before the dice of a round. After it the fleet leaves for an adjacent system it has activated.',
  ],
  scuttle: ['scuttle|scuttles', 'Taking own units back to reinforcements, in the Status Phase.'],
  blockaded: ['blockaded', 'A Space Dock among enemy ships: it builds no ships.'],
} as const

/** What is tapped in sentences of TI3. */
export const termsEn: TermBook & { terms: typeof terms } = {
  terms,
  units: {
    fighter: 'Fighter|Fighters',
    destroyer: 'Destroyer|Destroyers',
    cruiser: 'Cruiser|Cruisers',
    carrier: 'Carrier|Carriers',
    dreadnought: 'Dreadnought|Dreadnoughts',
    war_sun: 'War Sun|War Suns',
    ground_force: 'Ground Force|Ground Forces',
    pds: 'PDS',
    space_dock: 'Space Dock|Space Docks',
  },
}

export type TermId = keyof typeof terms
