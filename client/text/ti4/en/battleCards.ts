/** What is said of Action Cards in combats and invasions. */
export const battleCardsEn = {
  'ti4.ask.diceAgain': '{card}: which dice do you throw again?',
  'ti4.ask.dieAgain': '{unit}: {count}, needing {needs}',
  'ti4.ask.destroyShip': 'One of your ships is destroyed: choose which.',
  'ti4.log.repairs': '{seat} repairs {count} {count|unit|units} in {hex}.',
  'ti4.log.intercepted': 'The retreat of {seat} is cut off.',
  'ti4.log.hitsCancelled': '{seat} cancels up to {count} {count|hit|hits}.',
  'ti4.log.directHit': 'A damaged ship of {seat} is struck once more.',
  'ti4.log.pdsDisabled': 'PDS of others in {hex} are silent during this invasion.',
  'rule.ti4/31.1.why': 'A destroyed unit goes back to its owner’s reinforcements.',
  'rule.ti4/74.1.why': 'What a die shows then counts in place of what it showed before.',
} as const

export type BattleCardsWords = Readonly<Record<keyof typeof battleCardsEn, string>>
