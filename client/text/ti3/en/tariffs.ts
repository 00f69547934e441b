/** What laws on settling, research, trade and traffic ask and do. */
export const tariffsEn = {
  'ti3.ask.garrison': 'A law lets you place a Ground Force on {planet}.',
  'ti3.ask.garrison.yes': 'Place it',
  'ti3.ask.garrison.no': 'Place none',
  'ti3.ask.drawInstead': 'You did not use the secondary ability: draw an action card in its place?',
  'ti3.ask.drawInstead.yes': 'Draw a card',
  'ti3.ask.drawInstead.no': 'Draw none',
  'ti3.ask.discardSome': 'Choose {count} action {count|card|cards} you discard.',
  'ti3.ask.sellBack': 'Choose a technology you give back for {count} trade goods.',
  'ti3.ask.breakTruce': 'Pay {count} influence to end the truce.',
  'ti3.ask.exhaustTheirs': 'Choose the planet {seat} exhausts.',
  'ti3.ask.giveUpCounter': 'Choose the area from which you discard a command counter.',
  'ti3.ask.raid': 'A law lets you discard a trade good of another player.',
  'ti3.ask.toll': 'Pay for {hex}: a trade good, or exhaust a planet.',
  'ti3.ask.placeCounters':
    'Place your {count} new command {count|counter|counters}. All others stay where they are.',
  'ti3.toll.tradeGood': 'Spend a trade good',
  'refused.tollUnpaid': 'You have neither a trade good nor a ready planet to pay for it.',

  'ti3.log.noTechnology': 'Nobody learns a technology this round.',
  'ti3.log.noTechnology.green': 'Nobody learns a green technology this round.',
  'ti3.log.noTechnology.yellow': 'Nobody learns a yellow technology this round.',
  'ti3.log.noTechnology.red': 'Nobody learns a red technology this round.',
  'ti3.log.noTechnology.blue': 'Nobody learns a blue technology this round.',
  'ti3.log.noSettling': 'Nobody lands on a neutral planet this round.',
  'ti3.log.sellsBack': '{seat} gives {technology} back.',
  'ti3.log.breaksTruce': '{seat} ends the truce.',
  'ti3.log.givesUp.pool': '{seat} discards a command counter from the Command Pool.',
  'ti3.log.givesUp.strategy': '{seat} discards a command counter from Strategy Allocation.',
  'ti3.log.losesGood': '{seat} loses a trade good.',
  'ti3.log.toll.tradeGood': '{seat} pays a trade good for {hex}.',
  'ti3.log.toll.planet': '{seat} exhausts {planet} for {hex}.',

  'ti3.lasting.planetary_conscription': 'Nobody lands on a neutral planet this round.',
  'ti3.lasting.research_grant': 'Nobody learns a yellow technology this round.',
  'ti3.lasting.short_term_truce': 'The truce begins with the next round.',
  'ti3.lasting.technology_buy_back': 'Nobody learns a technology this round.',
  'ti3.lasting.technology_tariffs': 'Nobody learns a green technology this round.',

  'rule.ti3/22.inForce.why': 'A law holds for everybody as long as it lies.',
} as const

export type TariffsWords = Readonly<Record<keyof typeof tariffsEn, string>>
