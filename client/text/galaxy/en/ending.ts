/** What is said of the end, in every galaxy. */
export const endingEn = {
  'galaxy.over.eyebrow': 'The end, in round {round}',
  'galaxy.over.title': '{who} {count|takes|share} the throne',
  'galaxy.over.standing': 'How it stands',
  'galaxy.over.score': '{count} victory {count|point|points}',
  'galaxy.over.planets': '{count} {count|planet|planets}',
  'galaxy.over.winner': 'Winner',
  'galaxy.over.secret': 'secret: {card}',
  'galaxy.over.noObjectives': 'No objective claimed',
} as const

export type EndingWords = Readonly<Record<keyof typeof endingEn, string>>
