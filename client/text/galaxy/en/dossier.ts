/** What is said of a system, in every galaxy. */
export const dossierEn = {
  'galaxy.about.counters': 'Activated by',
  'galaxy.about.exhausted': 'exhausted',
  'galaxy.about.neutral': 'neutral',
  'galaxy.about.damaged': '{count} damaged',
  'galaxy.about.combat': 'hits on {hitsOn}',
  'galaxy.about.combat.dice': '{dice} dice, hitting on {hitsOn}',
  'galaxy.about.move': 'move {move}',
  'galaxy.about.capacity': 'carries {capacity}',
  'galaxy.about.supply': 'fleet {now}/{most}',
  'galaxy.about.support': 'fighters {now}/{most}',
  'galaxy.about.aboard': 'aboard',
  'galaxy.about.reach': 'Could come here',
  'galaxy.about.guns': 'PDS could fire here',
  'galaxy.about.adjacent': 'Adjacent systems',
  'galaxy.about.through': 'Through the wormhole:',
  'galaxy.about.station': 'trade station, held by ships alone',
  'galaxy.besideMap.why': 'It lies beside the map: only wormholes lead there, and no PDS fires in or out.',
  'galaxy.worthBy': 'Values of planets as {card} has them.',
} as const

export type DossierWords = Readonly<Record<keyof typeof dossierEn, string>>
