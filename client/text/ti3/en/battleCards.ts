/** What is said of action cards in battles, on the move and at any time. */
export const battleCardsEn = {
  'ti3.ask.discloses': 'Choose the card {seat} discards.',
  'ti3.ask.readies': 'Choose up to {count} exhausted planets to refresh.',
  'ti3.ask.restores': 'Choose an exhausted planet of yours to refresh.',
  'ti3.ask.rechecks': '{card}: choose the die that is thrown again.',
  'ti3.ask.recheckDie': '{unit} of {seat}: {count}, needing {needs}',
  'ti3.ask.payCopy': '{card}: pay {price} influence.',
  'ti3.ask.repeats': '{card} repeats a discarded card: say which.',
  'ti3.log.repeats': '{seat} repeats {card}.',
  'rule.ti3/22.copied.why': 'A card that repeats another counts as that one.',
  'ti3.log.discloses': '{seat} looks at the action cards of {from}.',
  'ti3.log.repairs': '{seat} repairs all damaged ships in {hex}.',
  'ti3.log.rechecks': '{seat} has a die of {from} thrown again: {unit}, needing {needs}.',
  'ti3.log.shieldsHold': 'The shields of {seat} stop up to {count} hits.',
  'ti3.log.directHit': 'A damaged ship of {seat} breaks apart.',
  'ti3.log.mines': '{count} {count|mine lies|mines lie} in wait for {seat} in {hex}.',
  'ti3.log.turnsNeutral': '{planet} belongs to nobody any more.',
  'ti3.log.radiates': 'Radiation kills what {seat} landed on {planet}.',
  'ti3.log.reparations': '{seat} makes {from} exhaust {planet}.',
} as const

export type BattleCardsWords = Readonly<Record<keyof typeof battleCardsEn, string>>
