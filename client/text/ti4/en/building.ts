/** What is said of producing and of secondary abilities. */
export const buildingEn = {
  'ti4.ask.produce': 'Produce in {hex}.',
  'ti4.ask.secondary':
    'Use the secondary ability of {card}? It costs {count} {count|token|tokens} from your Strategy Pool.',
  'ti4.ask.secondaryFree': 'Use the secondary ability of {card}? It costs you no command token.',
  'ti4.ask.secondaryAgain':
    '{card} was used otherwise than you expected: do you still use its secondary ability?',
  'ti4.ask.useNone': 'Not this time',
  'ti4.log.secondary': '{seat} uses the secondary ability of {card}.',
  'ti4.log.primaryInstead': '{seat} uses the primary ability of {card} in place of the secondary ability.',
  'ti4.log.pays':
    '{seat} exhausts {planets} {planets|planet|planets} and spends {count} trade {count|good|goods}.',
  'ti4.log.paysPlanets': '{seat} exhausts {planets} {planets|planet|planets} to pay.',
  'ti4.log.paysGoods': '{seat} spends {count} trade {count|good|goods}.',
  'ti4.log.builds': '{seat} produces {count} × {unit} in {hex}.',
  'ti4.log.buildsOn': '{seat} produces {count} × {unit} on {planet}.',
  'ti4.log.buildsDock': '{seat} places a Space Dock on {planet}.',
  'refused.fleetFull': 'Your Fleet Pool has room for {count} more {count|ship|ships} in {hex}.',
  'refused.fleetFull.none': 'Your Fleet Pool has no room for more ships in {hex}.',
  'refused.needsTechnology': '{unit} needs the technology {technology}.',
} as const

export type BuildingWords = Readonly<Record<keyof typeof buildingEn, string>>
