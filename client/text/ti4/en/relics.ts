/** What relics ask and tell. */
export const relicsEn = {
  'ti4.ask.fromReserve':
    '{card}: spend a token of your reinforcements in place of one of your Strategy Pool?',
  'ti4.fromReserve.yes': 'From reinforcements',
  'ti4.fromReserve.no': 'From the Strategy Pool',
  'ti4.ask.useReserve': 'Use it with a token of your reinforcements',
  'ti4.ask.usePrimaryReserve': 'Use the primary ability in its place, with a token of your reinforcements',
  'ti4.ask.destroyPlanet': '{card}: which planet is destroyed?',
  'ti4.log.destroysPlanet': '{seat} destroys {planet} for good.',
  'ti4.token.destroyed_planet.why': 'A planet lay here that is no more.',
  'ti4.ask.jr': '{card}: do you build a structure, or take a trade good?',
  'ti4.jr.build': 'Pay {count} resources for a structure',
  'ti4.jr.goods': 'Gain 1 trade good',
  'ti4.ask.payStructure': 'Pay {price} resources for the structure.',
  'ti4.ask.purgeRelic': '{card}: which of your relics do you purge?',
  'ti4.ask.objectiveDeck': '{card}: from which deck does the new objective come?',
  'ti4.objectiveDeck.stage1': 'Stage I objectives',
  'ti4.objectiveDeck.stage2': 'Stage II objectives',
  'ti4.objectiveDeck.secret': 'Secret objectives',
  'ti4.log.objectiveReplaced': '{objective} goes back into its deck; another objective takes its place.',
  'ti4.ask.play.beforeShipsMove': 'Ships may move into {hex} now: do you use something first?',
  'ti4.ask.play.objectiveRevealed': '{card} is revealed: do you use something?',
  'moment.ti4.beforeShipsMove': 'Ships are about to move',
  'moment.ti4.objectiveRevealed': 'A public objective is revealed',
} as const

export type RelicsWords = Readonly<Record<keyof typeof relicsEn, string>>
