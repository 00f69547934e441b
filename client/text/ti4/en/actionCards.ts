/** What is said of action cards played as an action, and between activation and control. */
export const actionCardsEn = {
  'ti4.ask.barePlanets': 'Choose {count} more {count|planet|planets} for Infantry: no more pieces are left.',
  'ti4.ask.buried': 'Choose how many of the {count} Infantry on {planet} are destroyed.',
  'ti4.buried.infantry': 'Infantry',
  'ti4.log.plague': 'The plague of {seat} kills {count} Infantry on {planet}.',
  'ti4.log.shipPlaced': 'A {unit} of {seat} appears in {hex}.',
  'ti4.log.spies': '{seat} takes an action card from the hand of {other}.',
  'ti4.ask.decoys': 'Choose up to {count} ground forces that go to {planet}.',
  'ti4.log.decoys': '{seat} brings {count} ground {count|force|forces} to {planet}.',
  'ti4.ask.regroup': 'Choose ground forces that go to {planet}.',
  'ti4.log.parley': 'The ground forces of {seat} on {planet} go back to space.',
  'ti4.log.infiltrates':
    '{count} {count|structure|structures} on {planet} now {count|belongs|belong} to {seat}.',
  'ti4.log.turnCut': 'The turn of {seat} is over before the strategic action.',
  'ti4.log.takesDiscarded': '{seat} takes {card} from the discards.',
  'ti4.log.technologyReturns': '{seat} gives up the technology {technology}.',
  'ti4.ask.scuttle': 'Choose 1 or {count} of your ships to give up for trade goods.',
  'ti4.log.scuttles': '{seat} gives up {count} {count|ship|ships} for trade goods.',
  'ti4.ask.payInfluence': 'Spend {price} influence.',
  'rule.ti4/2.7.why': 'What a card acts on is chosen before anybody may cancel it.',
} as const
