/** What is said of rounds, turns, the Status Phase and objectives. */
export const roundsEn = {
  'ti3.log.points': '{seat} gains {count} victory {count|point|points}.',
  'ti3.log.drawsCards': '{seat} draws {count} action {count|card|cards}.',
  'ti3.log.gainsTradeGoods': '{seat} receives {count} trade {count|good|goods}.',
  'ti3.log.gainsCounters': '{seat} receives {count} command {count|counter|counters}.',
} as const

export type RoundsWords = Readonly<Record<keyof typeof roundsEn, string>>
