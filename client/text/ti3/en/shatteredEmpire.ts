/** What is said of the strategy cards of Shattered Empire, and of political cards in hand. */
export const shatteredEmpireEn = {
  'may.spendPolitical': 'Spend a political card as a trade good',

  'ti3.hand.political': 'My political cards',
  'ti3.hand.political.hint':
    'One may be played with Assembly. At any time one may be discarded in place of a trade good you spend.',
  'ti3.player.political': '{count} political {count|card|cards}',
  'ti3.player.spare': '{count} laid down as {count|a trade good|trade goods}',

  'ti3.log.drawsPolitical': '{seat} draws {count} political {count|card|cards}.',
  'ti3.log.discardsPolitical': '{seat} discards {card}.',
  'ti3.log.inPlaceOfGood': '{seat} discards {card} in place of a trade good.',
  'ti3.log.playsPolitical': '{seat} plays {card} from the hand.',
  'ti3.log.zone': '{seat} declares {hex} a demilitarized zone.',
  'ti3.log.zoneCounter': 'A command counter of {seat} is placed in {hex}.',
  'ti3.log.agreementsPay': 'All trade agreements pay; everybody but {seat} receives 1 less.',
  'ti3.log.annexesFreely': '{seat} annexes {planet}.',
  'ti3.log.highAlert': 'High Alert: the ships of {seat} in {hex} are faster and shoot better.',
  'ti3.log.reinforces': '{unit} of {seat} reinforces {hex}.',
  'ti3.log.looksAtObjectives': '{seat} looks at the top {count} cards of the Objective Deck.',

  'ti3.ask.discardPolitical': 'You hold more than {count} political cards. Discard one.',
  'ti3.ask.countersAsWell': 'Buy up to 3 more command counters for 2 influence each?',
  'ti3.ask.diplomacyTwo': 'Choose what Diplomacy II does.',
  'ti3.ask.zone': 'Choose a system with a planet of yours: all others place a counter there.',
  'ti3.ask.zoneCounter':
    'You have no counter in reinforcements. Choose where the one for the zone comes from.',
  'ti3.ask.annexation': 'Choose an empty planet to annex.',
  'ti3.ask.payAnnexation': 'Pay {price} influence for {planet}.',
  'ti3.ask.assembly': 'Choose who gets the Speaker Token, and who plays a political card.',
  'ti3.ask.assemblyPlays': 'Choose who plays a political card.',
  'ti3.ask.assemblySpeaker': 'Choose the new Speaker.',
  'ti3.ask.assemblyAgenda': 'Choose the political card you play.',
  'ti3.ask.morale': 'Choose a planet to refresh: resources and influence up to {count} are left.',
  'ti3.ask.enoughRefreshed': 'That is all',
  'ti3.ask.tradeTwo': 'Choose what comes before all agreements pay.',
  'ti3.ask.cancelAgreements': 'Choose one or two agreements to cancel.',
  'ti3.ask.highAlert': 'Choose where your ships are put on High Alert.',
  'ti3.ask.alertFollows': 'Your ships leave {hex}. Does High Alert go along?',
  'ti3.ask.reinforce': 'Choose a ship to send to a system you control.',
  'ti3.ask.reinforceSecond': 'Choose a second ship, or leave it at one.',
  'ti3.ask.reinforceTo': '{unit} from {hex}: choose where it goes.',
  'ti3.ask.reinforceFighters': 'Choose how many Fighters it takes along.',
  'ti3.ask.turnUp': 'Choose the objective that is turned up. The other one goes back on top.',

  'ti3.diplomacyTwo.zone': 'Demilitarize a system of yours',
  'ti3.diplomacyTwo.annex': 'Annex an empty planet for free',
  'ti3.assembly.take': 'I become Speaker, another player plays a card',
  'ti3.assembly.give': 'Another player becomes Speaker, I play a card',
  'ti3.tradeTwo.goods': 'Receive {count} trade goods',
  'ti3.tradeTwo.cancel': 'Cancel up to {count} trade agreements',
  'ti3.tradeTwo.agreement': '{seat} and {partner}',
  'rule.ti3/se': 'Shattered Empire',
  'ti3.highAlert.token': 'High Alert token',
  'ti3.highAlert.stays': 'It stays there',

  'ti3.lasting.highAlert':
    'High Alert in {hex}: ships of {seat} have +1 in Space Battles and +1 movement from there.',
  'ti3.lasting.annexed': '{planet} was annexed in this round and cannot be annexed again.',

  'rule.ti3/se.politicalHand.why':
    'No more than five political cards are held; what is too much is discarded at once.',
  'rule.ti3/se.leadership.why': 'Up to three counters for 2 influence each; using this costs no counter.',
  'rule.ti3/se.diplomacyTwo.why':
    'Whoever has a counter in a system cannot activate it. It comes from reinforcements while there are any.',
  'rule.ti3/se.annexation.why':
    'Nothing stands on it, and an adjacent system is yours: all its planets and a ship that is no Fighter. Wormholes do not count.',
  'rule.ti3/se.assembly.why':
    'Only with Assembly the Speaker Token moves. Its new holder votes last and breaks ties.',
  'rule.ti3/se.morale.why':
    'Any number of your planets, whose resources and influence together are 6 at most.',
  'rule.ti3/se.production.why':
    'Docks of one system build, even if it is activated, and it is not activated by it.',
  'rule.ti3/se.tradeTwo.why':
    'Goods or the end of agreements; then all agreements pay, and new ones may be made.',
  'rule.ti3/se.highAlert.why':
    'Until the Status Phase: +1 on dice of rounds of Space Battles there, +1 movement for ships that start there.',
  'rule.ti3/se.reinforce.why':
    'From systems you have not activated, one step into a system you control. Nothing is activated, no troops are taken on.',
  'rule.ti3/se.technologyTwo.why':
    'You need its prerequisites and the price, less 1 for each ready planet of its colour.',
  'rule.ti3/se.bureaucracy.why': 'You alone see both; one is turned up for all.',
} as const

export type ShatteredEmpireWords = Readonly<Record<keyof typeof shatteredEmpireEn, string>>
