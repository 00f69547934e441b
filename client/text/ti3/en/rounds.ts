/** What is said of rounds, turns, the Status Phase and objectives. */
export const roundsEn = {
  'ti3.ask.pick': 'Pick a strategy card.',
  'ti3.ask.bonus': 'Exchange a bonus counter: {count} {count|is|are} left on your card.',
  'ti3.ask.turn': 'Tap a system to activate it, or take another action.',
  'ti3.ask.secondTactical': 'Activate another system, or end your turn.',
  'ti3.ask.claim': 'Claim what you have achieved: one public objective and your secret one.',
  'ti3.ask.mistaken': 'Your secret objective is not fulfilled. Show it to all and lose it for good?',
  'ti3.ask.spendResourcesFor': '{card}: spend {count} resources now.',
  'ti3.ask.spendInfluenceFor': '{card}: spend {count} influence now.',
  'ti3.ask.discard': 'Your hand holds more than {count} action cards: discard one.',
  'ti3.ask.redistribute': 'Share out your {count} command {count|counter|counters} among the three areas.',

  'galaxy.turn.done': 'End my turn',
  'ti3.claim.secret': 'Reveal my secret objective: {card}',
  'ti3.claim.mistaken': 'Give up my secret objective, which is not fulfilled',
  'ti3.claim.done': 'Claim nothing more',
  'ti3.claim.keep': 'Keep it secret',
  'ti3.claim.lose': 'Show it and lose it',
  'ti3.redistribute.inTurn': 'One after the other, in order of play',
  'ti3.log.picks': '{seat} picks {card}.',
  'ti3.ask.whoIsFirst': 'Two players come at the same time: say who is first.',
  'ti3.log.isFirst': '{seat} comes first.',
  'ti3.log.exchangesPick': '{seat} exchanges a strategy card for {card}.',
  'ti3.log.speaker': '{seat} takes the Speaker token.',
  'ti3.log.points': '{seat} gains {count} victory {count|point|points}.',
  'ti3.log.line': 'The public objectives lie open in a line: {count} {count|card|cards}, then Imperium Rex.',
  'ti3.log.token': 'The turn token moves to {card}.',
  'ti3.log.lastObjective': 'The last objective was turned up this round: whoever leads has won.',
  'ti3.log.spendsResources': '{seat} spends {count} resources for it.',
  'ti3.log.spendsInfluence': '{seat} spends {count} influence for it.',
  'ti3.log.refreshed': 'Ships are repaired, command counters leave the map, planets are ready again.',
  'ti3.log.redistributes':
    '{seat} shares out counters: strategy {strategy}, Command Pool {pool}, fleet {fleet}.',
  'ti3.log.inOrderOfPlay': '{seat} asks for counters to be shared out in order of play.',
  'ti3.log.drawsCards': '{seat} draws {count} action {count|card|cards}.',
  'ti3.log.discards': '{seat} discards {card}.',
  'ti3.log.reshuffled': 'The discarded action cards are shuffled into a new deck.',

  'refused.cardUsed': 'Each strategic action is taken once a round, and this one was.',
  'refused.noStrategicAction': 'This card has no strategic action; it has worked since you picked it.',
  'refused.strategicFirst': 'You may pass only after taking every strategic action of your cards.',

  'rule.ti3/9.pick.why':
    'Clockwise from the Speaker, each takes a card nobody has; whoever had Initiative last round may not take it again.',
  'rule.ti3/9.bonus.why': 'Each bonus counter becomes a trade good or a command counter, as you like.',
  'rule.ti3/10.action.why': 'One action a turn, in order of play, until everybody has passed.',
  'rule.ti3/10.once.why': 'A strategy card is turned over after its action and rests until the next round.',
  'rule.ti3/11.sameNumber.why': 'Of players with the same number the Speaker says who is first.',
  'rule.ti3/10.initiative.why': 'Whoever holds Initiative owes no strategic action for it.',
  'rule.ti3/12.pass.why':
    'Whoever has passed takes no more actions this round, but may still use secondaries.',
  'rule.ti3/14.claim.why':
    'One public objective and the secret one a round, and only while you hold your whole home system.',
  'rule.ti3/14.redistribute.why':
    'Only now do counters change their area. Fleets larger than your Fleet Supply lose ships at once.',
  'rule.ti3/22.handLimit.why':
    'Nobody holds more than seven action cards, unless a card or an ability says otherwise: the rest is discarded at once.',
  'rule.ti3/26.spend.why':
    'Paid now, with ready planets and trade goods; whatever exceeds the price is lost.',
  'rule.ti3/26.forfeit.why':
    'A secret objective shown without being fulfilled goes back to the box for good.',
} as const

export type RoundsWords = Readonly<Record<keyof typeof roundsEn, string>>
