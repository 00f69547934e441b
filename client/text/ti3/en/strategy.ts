/** What is said of strategy cards. */
export const strategyEn = {
  'ti3.log.secondary': '{seat} uses the secondary ability of {card}.',
  'ti3.log.primaryInstead': '{seat} uses the primary ability of {card} in place of the secondary.',
  'ti3.log.envoy':
    '{seat} sends an envoy to {other}: neither may activate a system with units of the other for the rest of this phase.',
  'ti3.log.refreshes': '{seat} refreshes {planet}.',
  'ti3.log.offensive': '{seat} takes a command counter back from {hex}.',
  'ti3.log.patrols': '{unit} of {seat} patrols to {hex}.',

  'ti3.ask.secondary': 'Use the secondary ability of {card}? It costs {count} {count|counter|counters}.',
  'ti3.ask.secondaryFree': 'Use the secondary ability of {card}? It costs you no command counter.',
  'ti3.ask.secondaryAgain':
    'What you chose with {card} is no longer possible after what others did. Choose again?',
  'ti3.ask.useSecondary': 'Use it',
  'ti3.ask.usePrimary': 'Use the primary ability instead',
  'ti3.ask.usePrimaryFirst': 'Use both, the primary ability first',
  'ti3.ask.useSecondaryFirst': 'Use both, the primary ability last',
  'ti3.ask.useNone': 'Not this time',
  'ti3.ask.envoy': 'Choose who gets your envoy: neither of you enters where the other stands.',
  'ti3.ask.stimulus': 'Refresh one or two of your exhausted planets.',
  'ti3.ask.areas': 'Share out {count} new command {count|counter|counters}.',
  'ti3.ask.mandate': 'Spend influence: every {price} buy a command counter.',
  'ti3.ask.offensive': 'Take one of your command counters back from the map.',
  'ti3.ask.patrol': 'Choose a Cruiser or Destroyer to patrol.',
  'ti3.ask.secondPatrol': 'Choose a second ship to patrol, or leave it at one.',
  'ti3.ask.patrolShip': '{unit} in {hex}',
  'ti3.ask.patrolTo': '{unit} from {hex}: choose the empty system it enters.',
  'ti3.ask.enoughPatrols': 'One is enough',
  'ti3.ask.technology': 'Choose a technology: it is yours for free.',
  'ti3.ask.research': 'Choose a technology to buy.',
  'ti3.ask.technologyFor': '{technology} for {price} {price|resource|resources}',
  'ti3.ask.payTechnology': 'Pay {price} {price|resource|resources} for {technology}.',
  'ti3.ask.mobilize': 'Choose the system whose Space Docks build.',

  'rule.ti3/10.secondary.why':
    'Once the primary ability is done, all others may use the secondary one, clockwise, for one counter from Strategy Allocation.',
  'rule.ti3/36.envoy.why':
    'For the rest of the phase neither of you may activate a system with units of the other, docks and PDS included.',
  'rule.ti3/36.stimulus.why': 'Up to two exhausted planets outside your home system become ready again.',
  'rule.ti3/37.logistics.why': 'Four counters come from reinforcements, or what is left, into any areas.',
  'rule.ti3/37.mandate.why': 'Every 3 influence buy one command counter, and using this costs none.',
  'rule.ti3/37.offensive.why':
    'The counter goes to your Command Pool, and the system is free to be activated again.',
  'rule.ti3/37.patrols.why':
    'One step to a system without any unit that is neither special nor a home system; a counter from reinforcements goes with it.',
  'rule.ti3/38.technology.why': 'You need the prerequisites printed on the card.',
  'rule.ti3/38.research.why':
    'You need its prerequisites and 8 resources, less 1 for each ready planet of its colour.',
  'rule.ti3/24.price.why':
    'Ready planets with a specialty of this colour make it 1 cheaper each; they may pay for it as well.',
  'rule.ti3/38.mobilization.why':
    'Docks of one system build, even if it is activated, and it is not activated by it. New docks are not built.',
} as const

export type StrategyWords = Readonly<Record<keyof typeof strategyEn, string>>
