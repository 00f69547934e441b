/** What is said of what peoples and technologies do, and of playing action cards. */
export const abilitiesEn = {
  'ti3.ask.earlyRetreat': 'Your fleet in {hex} is attacked: slip away before a shot is fired?',
  'ti3.ask.earlyRetreat.to': 'Slip away to {hex}',
  'ti3.ask.earlyRetreatNo': 'Stay and fight',
  'ti3.ask.munitionsShips': 'Spend {count} trade goods for +1 on all your ships in this round',
  'ti3.ask.munitionsTroops': 'Spend {count} trade goods for +2 on all your Ground Forces in this round',
  'ti3.ask.pillage': 'Take a trade good from up to {count} players.',
  'ti3.ask.spy': 'Choose whose action cards you look at.',
  'ti3.ask.quash': 'Spend a counter from Strategy Allocation to cancel {card}',
  'ti3.ask.bacteria':
    'Kill all enemy Ground Forces on {planet} instead of bombarding? Your action cards go too.',
  'ti3.ask.bacteriaYes': 'Release it',
  'ti3.ask.bacteriaNo': 'Keep the weapon sealed',
  'ti3.ask.regrow': 'Choose where your {count} returning Ground {count|Force lands|Forces land}.',
  'ti3.ask.drop': 'Choose a planet of yours for {count} Ground Forces.',
  'ti3.ask.beamFrom': 'Choose the planet your Ground Forces leave.',
  'ti3.ask.beamTo': 'Choose the planet they go to.',
  'ti3.ask.beamCount': 'Choose how many go to {planet}.',
  'ti3.ask.beamSome': '{count}',
  'ti3.ask.reroll': 'You need {needs}. Choose dice to throw again, a counter each; you have {count}.',
  'ti3.ask.rerollDie': 'the {count}',
  'ti3.ask.tradeGives': 'Choose the action cards you offer {seat}.',
  'ti3.ask.tradeReturns': 'Choose the action cards you give {seat} in return.',
  'ti3.ask.tradeAgrees':
    '{seat} offers you {count} action {count|card|cards}; the log names them. Do you trade?',
  'ti3.ask.tradeYes': 'Trade',
  'ti3.ask.tradeNo': 'No trade',

  'ti3.ask.respond': 'Something happens to which you can respond.',
  'ti3.ask.playStrategyPhase': 'The Strategy Phase begins: do you respond?',
  'ti3.ask.playBeforeFirstPick': 'Nobody has picked yet: do you respond?',
  'ti3.ask.playAfterPick': '{seat} picked {card}: do you respond?',
  'ti3.ask.playAfterAllPicks': 'All have picked: do you respond?',
  'ti3.ask.playStatusPhase': 'The Status Phase ends: do you respond?',
  'ti3.ask.playAfterPrimary': '{seat} has used {card}: do you respond?',
  'ti3.ask.playAfterPoliticalPrimary': '{seat} has used the Political Strategy: do you respond?',
  'ti3.ask.playAfterTechnologyPrimary': 'You have used the Technology Strategy: do you respond?',
  'ti3.ask.playAfterTradeSecondary': '{seat} has taken trade income: do you respond?',
  'ti3.ask.playBeforePoliticalDraw': 'A political card is about to be drawn: do you respond?',
  'ti3.ask.playAfterPoliticalRead': 'A political card has been read: do you respond?',
  'ti3.ask.playBeforeVote': 'You are about to vote: do you respond?',
  'ti3.ask.playAfterVote': '{seat} has voted: do you respond?',
  'ti3.ask.playAfterCard': '{seat} plays {card}: cancel it?',
  'ti3.ask.playAfterCard.planet': '{seat} plays {card} on {planet}: cancel it?',
  'ti3.ask.playAfterCard.hex': '{seat} plays {card}, aimed at {hex}: cancel it?',
  'ti3.ask.playAfterCard.unit': '{seat} plays {card} on a {unit}, {hex}: cancel it?',
  'ti3.ask.playAfterCard.seat': '{seat} plays {card} on {other}: cancel it?',
  'ti3.ask.playAfterActivation': 'You have activated {hex}: do you respond?',
  'ti3.ask.playAfterMovement': '{seat} has moved ships to {hex}: do you respond?',
  'ti3.ask.playBeforeLandings': 'Troops are about to land in {hex}: do you respond?',
  'ti3.ask.playBeforeBombardment': 'A bombardment is about to begin: do you respond?',
  'ti3.ask.playBeforeInvasion': 'An Invasion Combat is about to begin: do you respond?',
  'ti3.ask.playBeforeBattle': 'A Space Battle is about to begin: do you respond?',
  'ti3.ask.playBeforeBattleRound': 'A round of Space Battle is about to begin: do you respond?',
  'ti3.ask.playBeforeCombatRound': 'A round of combat is about to begin: do you respond?',
  'ti3.ask.playAfterDie': 'Dice have been thrown: do you respond?',
  'ti3.ask.playAfterRoll': '{seat} has thrown all dice of the round: do you respond?',
  'ti3.ask.playAfterDamage': 'A ship of {seat} was damaged: do you respond?',
  'ti3.ask.playAfterPlanetTaken': 'You have taken {planet}: do you respond?',
  'ti3.ask.playAfterPlanetLost': 'You have lost {planet}: do you respond?',
  'ti3.ask.playBeforeTechnology': 'You are about to buy a technology: do you respond?',
  'ti3.ask.repeats': '{card} repeats a discarded card: say which.',
  'rule.ti3/22.copied.why': 'A card that repeats another counts as that one.',
  'ti3.log.recruits': '{seat} places {count} Ground {count|Force|Forces} on {planet}.',
  'ti3.log.munitions': '{seat} spends {count} trade goods on better munitions for this round.',
  'ti3.log.pillages': '{seat} takes a trade good from {from}.',
  'ti3.log.spies': '{seat} looks at the action cards of {from}.',
  'ti3.log.sees': '{seat} holds {card}.',
  'ti3.log.quashes': '{seat} cancels {card}.',
  'ti3.log.bacteria': '{seat} lets bacteria loose on {planet}: no defender survives.',
  'ti3.log.beams':
    '{seat} moves {count} Ground {count|Force|Forces} from {planet} to another planet at once.',
  'ti3.log.skips': '{seat} lets this turn pass by.',
  'ti3.log.offersCards': '{seat} offers {to} {count} action {count|card|cards}.',
  'ti3.log.noTrade': '{seat} and {to} do not trade cards.',
  'ti3.log.givesCards': '{seat} hands {to} {count} action {count|card|cards}.',

  'rule.ti3/20.foresight.why':
    'Your people may leave a battle before it begins, to an adjacent system you activated earlier without enemy ships.',
  'rule.ti3/20.munitions.why':
    'Before each round of dice two trade goods buy +1 for your ships, or +2 for your Ground Forces.',
  'rule.ti3/20.pillage.why':
    'Once in each Strategy Phase, from up to two players who have three trade goods or more.',
  'rule.ti3/20.spies.why':
    'Once in each Strategy Phase you see the action cards of one player. Nobody else does.',
  'rule.ti3/20.quash.why': 'For a counter the agenda is discarded unvoted, and another one is drawn.',
  'rule.ti3/20.orbitalDrop.why':
    'Instead of another action, a counter from Strategy Allocation brings two Ground Forces to one planet of yours.',
  'rule.ti3/20.odds.why': 'Each die you throw again costs a counter from Strategy Allocation.',
  'rule.ti3/20.cardBrokers.why':
    'In the Status Phase Hacan may trade action cards with others. Both have to agree, and only they see the cards.',
  'rule.ti3/24.genSynthesis.why':
    'Ground forces that return land on planets of your home system that you hold.',
  'rule.ti3/24.bacteria.why':
    'One Dreadnought or War Sun uses it instead of bombarding; no PDS stops it. All your action cards are discarded afterwards.',
  'rule.ti3/24.transitDiodes.why':
    'Up to four Ground Forces go from one planet to any other you hold, for a counter from Strategy Allocation.',
  'rule.ti3/22.aims.why': 'What a card is aimed at is chosen before anybody may cancel it.',
  'rule.ti3/22.announce.why':
    'Everybody decides at the same time. What is played is revealed together and resolved in order of play.',
} as const

export type AbilitiesWords = Readonly<Record<keyof typeof abilitiesEn, string>>
