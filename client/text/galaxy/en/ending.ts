/** What is said of the end, in every galaxy. */
export const endingEn = {
  'galaxy.over.eyebrow': 'The end, in round {round}',
  'galaxy.over.title': '{who} {count|takes|share} the throne',
  'galaxy.over.standing': 'How it stands',
  'galaxy.over.score': '{count} victory {count|point|points}',
  'galaxy.over.planets': '{count} {count|planet|planets}',
  'galaxy.over.winner': 'Winner',
  'galaxy.over.secret': 'secret: {card}',
  'galaxy.over.fought': 'Battles and dice',
  'galaxy.over.player': 'Player',
  'galaxy.over.battles': 'Battles won',
  'galaxy.over.hits': 'Hits',
  'galaxy.over.luck': 'Luck',
  'galaxy.over.wonOf': '{count} of {of}',
  'galaxy.over.hitsOf': '{count} of {of}',
  'galaxy.over.inShort': '{won} of {fought} battles won, luck {luck}',
  'galaxy.over.luckWhy': 'Luck: hits above or below what such dice bring on average.',
  'galaxy.over.picture': 'Share as a picture',
  'galaxy.over.agreed': 'All agreed to end it here.',
  'galaxy.over.noObjectives': 'No objective claimed',
} as const

export type EndingWords = Readonly<Record<keyof typeof endingEn, string>>
