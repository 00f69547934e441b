/** What is said while factions are chosen and forces placed: before and after the galaxy is built. */
export const beginningEn = {
  'ti4.stage.factions': 'Factions are chosen',
  'ti4.stage.starting': 'Starting forces and objectives',
  'galaxy.doing.factions': '{seat} chooses a faction',
  'galaxy.doing.starting': '{seat} prepares to begin',
  'ti4.ask.faction': 'Choose the faction you lead.',
  'ti4.choice.faction': '{faction}',
  'ti4.ask.station': 'Place your starting forces.',
  'ti4.ask.startingTechnology': 'Choose the technologies you start with.',
  'ti4.ask.keepSecret': 'Keep one of your two secret objectives.',
  'galaxy.people.read': 'Tap a faction to read what it can do.',
  'galaxy.people.keep': 'Lead this faction',
  'ti4.log.stationed': '{seat} placed starting forces.',
  'rule.ti4/S2.why': 'Each faction has abilities, units and technologies of its own.',
  'rule.ti4/S11.why':
    'Share docks, Infantry and PDS among your home planets as you like. Ships wait in space.',
  'rule.ti4/S12.why': 'The other goes back unseen. It scores a point once you have achieved it.',
} as const

export type BeginningWords = Readonly<Record<keyof typeof beginningEn, string>>
