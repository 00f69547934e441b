/** What is said of action cards played as an action, and between activation and control. */
export const actionCardsEn = {
  'ti4.ask.barePlanets': 'Choose {count} more {count|planet|planets} for Infantry: no more pieces are left.',
  'ti4.ask.buried': 'Choose how many of the {count} Infantry on {planet} are destroyed.',
  'ti4.buried.infantry': 'Infantry',
  'ti4.log.plague': 'The plague of {seat} kills {count} Infantry on {planet}.',
  'ti4.log.shipPlaced': 'A {unit} of {seat} appears in {hex}.',
  'ti4.log.spies': '{seat} takes an action card from the hand of {other}.',
  'rule.ti4/2.7.why': 'What a card acts on is chosen before anybody may cancel it.',
} as const
