/** When the card may be played. */
export type PlayTime =
  | 'action'
  | 'anyTime'
  | 'strategyPhase'
  | 'beforeFirstPick'
  | 'afterPick'
  | 'afterAllPicks'
  | 'statusPhase'
  | 'afterStrategyPrimary'
  | 'afterPoliticalPrimary'
  | 'afterOwnTechnologyPrimary'
  | 'afterTradeSecondary'
  | 'beforePoliticalDraw'
  | 'afterPoliticalRead'
  | 'beforeOwnVote'
  | 'afterOtherVote'
  | 'afterActionCard'
  | 'asCopiedCard'
  | 'afterActivation'
  | 'afterEnemyMovement'
  | 'beforeLandings'
  | 'beforeBombardment'
  | 'beforeInvasionCombat'
  | 'beforeSpaceBattle'
  | 'beforeSpaceBattleRound'
  | 'beforeCombatRound'
  | 'afterCombatDie'
  | 'afterEnemyCombatRoll'
  | 'afterShipDamaged'
  | 'afterNeutralPlanetTaken'
  | 'afterPlanetLost'
  | 'beforeTechnologyPurchase'

const printed = {
  armistice: {
    id: 'armistice',
    name: 'Armistice',
    copies: 1,
    play: 'action',
    text: 'Action: name one opponent and one planet you control. That opponent may not invade it for the rest of this round.',
  },
  chemical_warfare: {
    id: 'chemical_warfare',
    name: 'Chemical Warfare',
    copies: 1,
    play: 'beforeInvasionCombat',
    text: 'Right before an Invasion Combat, with one of your Dreadnoughts in the system: destroy half (rounded up) of the Ground Forces defending the planet, even if it has a PDS.',
  },
  civil_defense: {
    id: 'civil_defense',
    name: 'Civil Defense',
    copies: 1,
    play: 'action',
    text: 'Action: place 2 free PDS on a planet you control that has none.',
  },
  command_summit: {
    id: 'command_summit',
    name: 'Command Summit',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: take 2 Command Counters from reinforcements into your Command Pool.',
  },
  corporate_sponsorship: {
    id: 'corporate_sponsorship',
    name: 'Corporate Sponsorship',
    copies: 1,
    play: 'beforeTechnologyPurchase',
    text: 'Right before you purchase a Technology: a green one costs you 4 resources less.',
  },
  council_dissolved: {
    id: 'council_dissolved',
    name: 'Council Dissolved',
    copies: 1,
    play: 'afterPoliticalPrimary',
    text: "Right after a player executes the Political Strategy's primary ability: no Political Card is drawn and nothing is voted on.",
  },
  cultural_crisis: {
    id: 'cultural_crisis',
    name: 'Cultural Crisis',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: choose a player, even yourself. For this round that player has no racial special abilities, good or bad.',
  },
  determine_policy: {
    id: 'determine_policy',
    name: 'Determine Policy',
    copies: 1,
    play: 'beforePoliticalDraw',
    text: 'Right before a Political Card is drawn: choose an agenda from the Political Deck, its discard pile or the laws in play. The council votes on it instead. Shuffle the deck if you searched it.',
  },
  diplomatic_immunity: {
    id: 'diplomatic_immunity',
    name: 'Diplomatic Immunity',
    copies: 1,
    play: 'action',
    text: 'Action: choose a system with at least one of your ships. Only you may activate it this round.',
  },
  direct_hit: {
    id: 'direct_hit',
    name: 'Direct Hit!',
    copies: 4,
    play: 'afterShipDamaged',
    text: 'Right after a Dreadnought or War Sun was damaged in a Space Battle you take part in: destroy it.',
  },
  disclosure: {
    id: 'disclosure',
    name: 'Disclosure',
    copies: 1,
    play: 'anyTime',
    text: "Any time: look at an opponent's hand of Action Cards, then discard one of them of your choice.",
  },
  discredit: {
    id: 'discredit',
    name: 'Discredit',
    copies: 1,
    play: 'afterOtherVote',
    text: 'Right after another player votes on a Political Card: that vote becomes an abstention, even in an election.',
  },
  dug_in: {
    id: 'dug_in',
    name: 'Dug In',
    copies: 1,
    play: 'beforeBombardment',
    text: 'Right before a bombardment: choose a planet. Your Ground Forces there cannot be bombarded this round.',
  },
  emergency_repairs: {
    id: 'emergency_repairs',
    name: 'Emergency Repairs',
    copies: 2,
    play: 'anyTime',
    text: 'Any time: choose a system. Repair all your Dreadnoughts and War Suns there.',
  },
  experimental_battlestation: {
    id: 'experimental_battlestation',
    name: 'Experimental Battlestation',
    copies: 1,
    play: 'afterEnemyMovement',
    text: 'After an opponent has moved ships into a system they activated: choose one of your Space Docks. It fires 3 shots at once at an enemy fleet in range, as if it were a PDS.',
  },
  fantastic_rhetoric: {
    id: 'fantastic_rhetoric',
    name: 'Fantastic Rhetoric',
    copies: 1,
    play: 'beforeOwnVote',
    text: 'Right before you vote on a Political Card: you have 10 more influence for this vote.',
  },
  fighter_prototype: {
    id: 'fighter_prototype',
    name: 'Fighter Prototype',
    copies: 1,
    play: 'beforeSpaceBattle',
    text: 'Right before a Space Battle: choose a system. All your Fighters there get +2 on combat rolls for one combat round.',
  },
  flank_speed: {
    id: 'flank_speed',
    name: 'Flank Speed',
    copies: 4,
    play: 'afterActivation',
    text: 'Right after you activate a system with a Command Counter: all your ships moving there get +1 movement.',
  },
  focused_research: {
    id: 'focused_research',
    name: 'Focused Research',
    copies: 1,
    play: 'beforeTechnologyPurchase',
    text: 'Right before you purchase a Technology for which you lack exactly one prerequisite: spend 6 resources to ignore it.',
  },
  ghost_ship: {
    id: 'ghost_ship',
    name: 'Ghost Ship',
    copies: 1,
    play: 'action',
    text: 'Action: place a free Destroyer in a wormhole system without enemy ships.',
  },
  good_year: {
    id: 'good_year',
    name: 'Good Year',
    copies: 1,
    play: 'action',
    text: 'Action: receive 1 Trade Good for each planet you control outside your Home System.',
  },
  grand_armada: {
    id: 'grand_armada',
    name: 'Grand Armada',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: this round Fleet Supply does not limit your ships in your Home System. Remove the excess at the end of the Status Phase.',
  },
  in_the_silence_of_space: {
    id: 'in_the_silence_of_space',
    name: 'In the Silence of Space',
    copies: 3,
    play: 'afterActivation',
    text: 'Right after you activate a system with a Command Counter: choose one of your fleets. During this activation its ships with movement 2 or more may pass through a system with enemy ships.',
  },
  influence_in_the_merchants_guild: {
    id: 'influence_in_the_merchants_guild',
    name: "Influence in the Merchants' Guild",
    copies: 1,
    play: 'action',
    text: 'Action: break one trade agreement in play, but none with Hacan.',
  },
  insubordination: {
    id: 'insubordination',
    name: 'Insubordination',
    copies: 1,
    play: 'action',
    text: "Action: remove 1 Command Counter from an opponent's Command Pool.",
  },
  into_the_breach: {
    id: 'into_the_breach',
    name: 'Into the Breach',
    copies: 1,
    play: 'beforeSpaceBattle',
    text: 'Right before a Space Battle: choose a Dreadnought. All ships of its fleet get +1 on combat rolls for the whole battle, but the first 2 hits on that fleet must go to that Dreadnought.',
  },
  local_unrest: {
    id: 'local_unrest',
    name: 'Local Unrest',
    copies: 4,
    play: 'action',
    text: 'Action: choose a planet outside Home Systems. Exhaust it and destroy 1 Ground Force there, if able. If none is left there, the planet becomes neutral.',
  },
  lucky_shot: {
    id: 'lucky_shot',
    name: 'Lucky Shot',
    copies: 1,
    play: 'action',
    text: 'Action: destroy an enemy Dreadnought, Cruiser or Destroyer in a system containing a planet you control.',
  },
  massive_transport: {
    id: 'massive_transport',
    name: 'Massive Transport',
    copies: 1,
    play: 'action',
    text: 'Action: move one of your Space Docks to another friendly planet; a route without enemy ships must join the two.',
  },
  master_of_trade: {
    id: 'master_of_trade',
    name: 'Master of Trade',
    copies: 1,
    play: 'anyTime',
    text: 'Any time, if you have 2 trade agreements: refresh up to 2 of your exhausted planets.',
  },
  minelayers: {
    id: 'minelayers',
    name: 'Minelayers',
    copies: 1,
    play: 'afterEnemyMovement',
    text: 'When an enemy fleet has entered a system with one of your fleets: each of your Cruisers there scores 1 automatic hit before the first round of the Space Battle.',
  },
  morale_boost: {
    id: 'morale_boost',
    name: 'Morale Boost',
    copies: 5,
    play: 'beforeCombatRound',
    text: 'Right before a round of Space Battle or Invasion Combat: all your units get +1 on combat rolls in that round.',
  },
  multiculturalism: {
    id: 'multiculturalism',
    name: 'Multiculturalism',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: choose one racial special ability of an opponent. You have it too this round.',
  },
  opening_the_black_box: {
    id: 'opening_the_black_box',
    name: 'Opening the Black Box',
    copies: 1,
    play: 'beforeTechnologyPurchase',
    text: 'Right before you purchase a red Technology: each of your planets with a red specialty gives a discount of 2 instead of 1.',
  },
  patrol: {
    id: 'patrol',
    name: 'Patrol',
    copies: 1,
    play: 'action',
    text: 'Action: move up to 2 of your Cruisers or Destroyers out of an activated system into empty adjacent systems, then place a Command Counter from reinforcements in each of those.',
  },
  plague: {
    id: 'plague',
    name: 'Plague',
    copies: 1,
    play: 'action',
    text: 'Action: choose a planet an opponent controls. Roll a die for each Ground Force there: on an even result it is destroyed. The opponent keeps the planet.',
  },
  policy_paralysis: {
    id: 'policy_paralysis',
    name: 'Policy Paralysis',
    copies: 1,
    play: 'afterStrategyPrimary',
    text: "Right after a Strategy Card's primary ability is resolved: choose an opponent, who may not use that card's secondary ability.",
  },
  political_stability: {
    id: 'political_stability',
    name: 'Political Stability',
    copies: 1,
    play: 'statusPhase',
    text: 'Status Phase: keep your Strategy Card instead of returning it, and pick none in the next Strategy Phase. Not with Imperial or Initiative.',
  },
  privateers: {
    id: 'privateers',
    name: 'Privateers',
    copies: 1,
    play: 'action',
    text: 'Action: take all Trade Goods from one opponent. Keep half (rounded down) and return the rest to the supply.',
  },
  productivity_spike: {
    id: 'productivity_spike',
    name: 'Productivity Spike',
    copies: 1,
    play: 'strategyPhase',
    text: "Strategy Phase: choose one of your Space Docks. This round it may produce as many more units as its planet's influence.",
  },
  public_disgrace: {
    id: 'public_disgrace',
    name: 'Public Disgrace',
    copies: 1,
    play: 'afterPick',
    text: 'Right after a player picks a Strategy Card: that player must return it and pick a different one.',
  },
  rally_of_the_people: {
    id: 'rally_of_the_people',
    name: 'Rally of the People',
    copies: 1,
    play: 'action',
    text: 'Action: receive a free Dreadnought in your Home System.',
  },
  rare_mineral: {
    id: 'rare_mineral',
    name: 'Rare Mineral',
    copies: 3,
    play: 'afterNeutralPlanetTaken',
    text: 'Right after you successfully invade a neutral planet: receive 3 Trade Goods.',
  },
  recheck: {
    id: 'recheck',
    name: 'Recheck',
    copies: 4,
    play: 'afterCombatDie',
    text: 'Right after a die is rolled in a Space Battle or Invasion Combat you take part in, by you or your opponent: that die is rolled again.',
  },
  reparations: {
    id: 'reparations',
    name: 'Reparations',
    copies: 1,
    play: 'afterPlanetLost',
    text: "Right after an opponent takes a planet from you: exhaust one of that opponent's planets, then refresh one of yours with the same or a lower resource value.",
  },
  rise_of_a_messiah: {
    id: 'rise_of_a_messiah',
    name: 'Rise of a Messiah',
    copies: 1,
    play: 'action',
    text: 'Action: receive 1 free Ground Force on each planet you control.',
  },
  ruinous_tariffs: {
    id: 'ruinous_tariffs',
    name: 'Ruinous Tariffs',
    copies: 1,
    play: 'afterTradeSecondary',
    text: "Right after a player with whom you have a trade agreement executes the Trade Strategy's secondary ability: that player gives you half (rounded up) of the Trade Goods on their Race Sheet.",
  },
  sabotage: {
    id: 'sabotage',
    name: 'Sabotage',
    copies: 5,
    play: 'afterActionCard',
    text: 'Right after another player plays an Action Card: cancel it; both cards are discarded. Cannot cancel a Sabotage and need not be announced.',
  },
  scientist_assassination: {
    id: 'scientist_assassination',
    name: 'Scientist Assassination',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: choose a player, who may not acquire or purchase Technology this round.',
  },
  secret_industrial_agent: {
    id: 'secret_industrial_agent',
    name: 'Secret Industrial Agent',
    copies: 1,
    play: 'action',
    text: 'Action: destroy a Space Dock outside Home Systems.',
  },
  shields_holding: {
    id: 'shields_holding',
    name: 'Shields Holding',
    copies: 1,
    play: 'afterEnemyCombatRoll',
    text: 'In a Space Battle, after your opponent has rolled all dice of a round and before you remove casualties: cancel up to 2 hits on you in that round.',
  },
  signal_jamming: {
    id: 'signal_jamming',
    name: 'Signal Jamming',
    copies: 4,
    play: 'strategyPhase',
    text: "Strategy Phase: choose a system that is no Home System and place there a Command Counter from another player's reinforcements. That player has activated it.",
  },
  skilled_retreat: {
    id: 'skilled_retreat',
    name: 'Skilled Retreat',
    copies: 4,
    play: 'beforeSpaceBattleRound',
    text: 'Before any round of a Space Battle: place a Command Counter from reinforcements in an adjacent friendly or empty system you have not activated, and move your fleet there at once.',
  },
  spacedock_accident: {
    id: 'spacedock_accident',
    name: 'Spacedock Accident',
    copies: 1,
    play: 'action',
    text: 'Action: choose a Space Dock outside Home Systems. Its owner may not build there this round.',
  },
  star_of_death: {
    id: 'star_of_death',
    name: 'Star of Death',
    copies: 1,
    play: 'beforeLandings',
    text: 'Right before Planetary Landings: choose a planet in a system with one of your War Suns. Destroy all Ground Forces, PDS and Space Docks on it and place a Radiation Domain Counter there; it becomes neutral.',
  },
  stellar_criminals: {
    id: 'stellar_criminals',
    name: 'Stellar Criminals',
    copies: 1,
    play: 'action',
    text: 'Action: an opponent of your choice must choose and exhaust half (rounded down) of their unexhausted planets.',
  },
  strategic_bombardment: {
    id: 'strategic_bombardment',
    name: 'Strategic Bombardment',
    copies: 1,
    play: 'action',
    text: 'Action: exhaust all planets opponents control in a system with one of your War Suns. Then roll a die: on 6+ take this card back into your hand.',
  },
  strategic_flexibility: {
    id: 'strategic_flexibility',
    name: 'Strategic Flexibility',
    copies: 1,
    play: 'afterAllPicks',
    text: 'After all players have picked Strategy Cards and before Bonus Counters are placed: return the card you picked and take an unpicked one instead.',
  },
  strategic_shift: {
    id: 'strategic_shift',
    name: 'Strategic Shift',
    copies: 1,
    play: 'beforeFirstPick',
    text: 'Before the first player picks a Strategy Card: choose one that nobody may pick this round.',
  },
  successful_spy: {
    id: 'successful_spy',
    name: 'Successful Spy',
    copies: 1,
    play: 'action',
    text: 'Action: take 2 random Action Cards from an opponent.',
  },
  synchronicity: {
    id: 'synchronicity',
    name: 'Synchronicity',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: search the Action Card deck for any one card, take it into your hand and shuffle the deck.',
  },
  tech_bubble: {
    id: 'tech_bubble',
    name: 'Tech Bubble',
    copies: 1,
    play: 'afterOwnTechnologyPrimary',
    text: "Right after you execute the Technology Strategy's primary ability: spend 1 Command Counter from Strategy Allocation to execute its secondary ability too, at its normal cost.",
  },
  thugs: {
    id: 'thugs',
    name: 'Thugs',
    copies: 1,
    play: 'afterPoliticalRead',
    text: 'After a Political Card is read and before anyone votes: choose a player, who may not vote on Political Cards for the rest of this round.',
  },
  touch_of_genius: {
    id: 'touch_of_genius',
    name: 'Touch of Genius',
    copies: 1,
    play: 'asCopiedCard',
    text: "When a card in the Action Card discard pile could be played: spend 3 influence to produce that card's effect.",
  },
  trade_stop: {
    id: 'trade_stop',
    name: 'Trade Stop',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase: break all trade agreements in play, yours included, but none with Hacan.',
  },
  transport: {
    id: 'transport',
    name: 'Transport',
    copies: 1,
    play: 'action',
    text: 'Action: move up to 3 Ground Forces from one planet you control to another; a route without enemy ships must join the two.',
  },
  unexpected_action: {
    id: 'unexpected_action',
    name: 'Unexpected Action',
    copies: 1,
    play: 'action',
    text: 'Action: return one of your Command Counters from the board to your reinforcements.',
  },
  uprising: {
    id: 'uprising',
    name: 'Uprising',
    copies: 1,
    play: 'action',
    text: 'Action: choose a system that is no Home System. Exhaust every planet in it, if able.',
  },
  usurper: {
    id: 'usurper',
    name: 'Usurper',
    copies: 1,
    play: 'strategyPhase',
    text: 'Strategy Phase, if you control Mecatol Rex: leave this card on it. While it lies there Mecatol Rex gives you votes equal to twice its influence, even when exhausted. Discard it when you lose the planet.',
  },
  veto: {
    id: 'veto',
    name: 'Veto',
    copies: 1,
    play: 'afterPoliticalRead',
    text: 'After a Political Card is read and before anyone votes: discard it; the active player must draw another.',
  },
  voluntary_annexation: {
    id: 'voluntary_annexation',
    name: 'Voluntary Annexation',
    copies: 1,
    play: 'action',
    text: 'Action: choose a neutral planet in a system adjacent to one containing a planet you control. Place 3 free Ground Forces there; you control it.',
  },
  war_footing: {
    id: 'war_footing',
    name: 'War Footing',
    copies: 1,
    play: 'action',
    text: 'Action: choose a system. Your Fleet Supply there is 2 higher for the rest of this round. Remove the excess at the end of the Status Phase.',
  },
} as const

export type ActionCardId = keyof typeof printed
/** The moment printed on a card, so that what it does is held to what is known then. */
export type PlayTimeOf<Id extends ActionCardId> = (typeof printed)[Id]['play']

export interface ActionCard {
  readonly id: ActionCardId
  readonly name: string
  readonly copies: number
  readonly play: PlayTime
  readonly text: string
}

export const actionCards: Readonly<Record<ActionCardId, ActionCard>> = printed
