/** What is said of rounds, turns, the Status Phase and winning. */
export const roundsEn = {
  'ti4.ask.pick': 'Choose a strategy card.',
  'ti4.ask.respond': 'Something happens that you may respond to.',
  'ti4.ask.turn': 'Tap a system to activate it, or take another action.',
  'ti4.ask.discard': 'You hold {count} action {count|card|cards} too many: discard.',
  'ti4.ask.redistribute': 'Share out your {count} command {count|token|tokens} among the three pools.',
  'ti4.log.picks': '{seat} chooses {card}.',
  'ti4.log.goodsOnCards': '{count} {count|card|cards} nobody chose {count|gets|get} a trade good.',
  'ti4.log.strategic': '{seat} uses the strategy card {card}.',
  'ti4.log.points': '{seat} gains {count} victory {count|point|points}: {points} in all.',
  'ti4.log.objectivesEnd': 'No public objective is left to reveal: most points win.',
  'ti4.log.revealsObjective': 'A public objective is revealed: {objective}.',
  'ti4.log.draws': '{seat} draws {count} action {count|card|cards}.',
  'ti4.log.drawsCards': '{seat} draws {count} action {count|card|cards}.',
  'ti4.log.discards': '{seat} discards {count} action {count|card|cards}.',
  'ti4.log.reshuffled': 'The discarded action cards are shuffled into a new deck.',
  'ti4.log.tokensReturn': 'Command tokens leave the map.',
  'ti4.log.redistributes': '{seat} shares out tokens: tactic {tactic}, fleet {fleet}, strategy {strategy}.',
  'ti4.log.readied': 'Cards are readied, units repaired, strategy cards returned.',
  'ti4.log.gainsCounters': '{seat} gains {count} command {count|token|tokens}.',

  'refused.cardUsed': 'Each strategy card is used once a round, and this one was.',
  'refused.strategicFirst': 'You may pass only after using all your strategy cards.',

  'rule.ti4/2.4.why': 'Nobody holds more than seven action cards, unless something says otherwise.',
  'rule.ti4/3.1.why': 'One action a turn, in initiative order, until everybody has passed.',
  'rule.ti4/84.1.why':
    'Clockwise from the Speaker; trade goods on a card go to whoever chooses it. Its number says when you play.',
  'rule.ti4/81.5.why':
    'Tokens change their pool only now. Fleets larger than your Fleet Pool lose ships at once.',
} as const

export type RoundsWords = Readonly<Record<keyof typeof roundsEn, string>>
