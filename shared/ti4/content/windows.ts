/** The moments at which Action Cards may be played, each with its paragraph of the rules, in the order of a round. "When" comes
 *  with the event and before everything "after" it. [1.14–1.16] */
export const windows = {
  // Strategy Phase
  strategyPhaseStart: '84',
  whenStrategyCardChosen: '84.1',

  // Action Phase: turns
  action: '22',
  whenStrategicAction: '82',
  afterAction: '3.1',
  whenActionCardPlayed: '2.7',
  afterActionCardDiscarded: '2.7',

  // Tactical Action
  afterActivation: '89.1',
  afterShipsMove: '89.2',
  beforeSpaceCannonHits: '77.5',
  afterUnitAbilityRoll: '10.1, 15.1, 77.3, 77.7',
  whenProducing: '68',

  // Combat; those without a paragraph of ground combat are of space combat alone
  combatStart: '42.4, 78.2',
  beforeBarrage: '10.1',
  combatRoundStart: '42.4, 78.2',
  announceRetreatsStart: '78.4',
  afterRetreatAnnounced: '78.4',
  afterOwnCombatRoll: '42.1, 78.5',
  beforeCombatHits: '42.2, 78.6',
  whenDamageSustained: '87.1',
  afterDamageSustained: '87.1',
  afterShipDestroyed: '78.6',
  combatRoundEnd: '42.4, 78.2',
  afterCombatWon: '42.4, 78.10',

  // Invasion
  invasionStart: '49',
  afterLanding: '49.2',
  whenPlanetGained: '49.5',
  afterPlanetLost: '49.5',

  // Status Phase
  whenStrategyCardsReturned: '81.8',

  // Agenda Phase
  agendaPhaseStart: '8.1',
  whenAgendaRevealed: '8.2',
  afterAgendaRevealed: '8.2',
  afterVotesCast: '8.6',
  afterSpeakerVotes: '8.2',
  whenElected: '8.9',
  whenOutcomeResolved: '8.18',
} as const

export type Window = keyof typeof windows
