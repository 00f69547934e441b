/** What is said of objectives and victory points. */
export const scoringEn = {
  'ti4.ask.score': 'Score up to one public objective and one secret one.',
  'ti4.ask.scorePublic': 'Score one public objective that you fulfil, or none.',
  'ti4.ask.scoreDeed': 'You may score a secret objective for what was just done.',
  'moment.ti4.secretObjective': 'A secret objective could be scored',
  'ti4.score.done': 'Score nothing more',
  'ti4.score.none': 'Score none',
  'ti4.ask.returnSecret': 'You have too many secret objectives: return one to the deck.',
  'ti4.ask.spendResourcesFor': '{card}: spend {count} resources now.',
  'ti4.ask.spendInfluenceFor': '{card}: spend {count} influence now.',
  'ti4.ask.spendCountersFor': '{card}: spend {count} command {count|token|tokens} now.',
  'ti4.ask.discardFor': '{card}: discard {count} action {count|card|cards} now.',
  'ti4.ask.purgeFor': '{card}: purge {count} relic {count|fragment|fragments} now.',
  'ti4.log.spendsResources': '{seat} spends {count} resources for it.',
  'ti4.log.spendsInfluence': '{seat} spends {count} influence for it.',
  'ti4.log.spendsCounters': '{seat} spends {count} command {count|token|tokens} for it.',
  'ti4.log.purgesFragments': '{seat} purges {count} relic {count|fragment|fragments}.',
  'ti4.log.losesPoints': '{seat} loses {count} victory {count|point|points}: {points} in all.',
  'ti4.log.out': '{seat} has no planet, no ground force and no Production left, and is out of the game.',
  'ti4.log.drawsSecret': '{seat} draws a secret objective.',
  'ti4.log.showsSecret': 'By a law all see a secret objective of {seat}: {objective}.',
  'ti4.log.returnsSecret': '{seat} returns a secret objective to the deck.',

  'rule.ti4/81.1.why':
    'In initiative order. Public objectives need all planets of your home system; prices are paid with what is ready now.',
  'rule.ti4/61.5.why':
    'A secret objective of the Action Phase is scored at once, or not for that deed: one after each combat.',
  'rule.ti4/61.21.why': 'Three secret objectives at most, scored ones among them.',
} as const

export type ScoringWords = Readonly<Record<keyof typeof scoringEn, string>>
