/** What the leaders of Naalu to Yssaril ask and tell. */
export const leadersNaaluToYssarilEn = {
  'ti4.ask.leader.serves': '{card}: whom does it serve?',
  'ti4.ask.zeu': '{card}: which system do you activate, without a command token?',
  'ti4.ask.zeu.shows': '{card}: whom do you show the next agenda?',
  'ti4.log.showsAgenda': '{seat} shows the next agenda to {other}.',
  'ti4.ask.malleon': '{card}: what do you give up for {count} trade goods?',
  'ti4.malleon.tactic': '1 token of your tactic pool',
  'ti4.malleon.fleet': '1 token of your fleet pool',
  'ti4.malleon.strategy': '1 token of your strategy pool',
  'ti4.ask.tro': '{card}: where do you place 2 Infantry?',
  'ti4.ask.sucaban': 'Which of your Infantry do you remove? Each takes 1 off a price of {count}.',
  'ti4.ask.rinn': '{card}: which planet is readied?',
  'ti4.ask.rinn.infantry': '{card}: which Infantry goes back to reinforcements?',
  'ti4.ask.milor': '{card}: what do you place?',
  'ti4.milor.fighter': '2 Fighters',
  'ti4.milor.infantry': '2 Infantry',
  'rule.ti4/51.3.why': 'Agents act for whomever their owner chooses.',
} as const

export type LeadersNaaluToYssarilWords = Readonly<Record<keyof typeof leadersNaaluToYssarilEn, string>>
