import type { EndingWords } from '../en/ending.ts'

export const endingIt: EndingWords = {
  'galaxy.over.eyebrow': 'La fine, al round {round}',
  'galaxy.over.title': '{who} {count|sale|salgono} al trono',
  'galaxy.over.standing': 'La classifica',
  'galaxy.over.score': '{count} {count|Punto|Punti} Vittoria',
  'galaxy.over.planets': '{count} {count|pianeta|pianeti}',
  'galaxy.over.winner': 'Vince',
  'galaxy.over.secret': 'segreto: {card}',
  'galaxy.over.noObjectives': 'Nessun obiettivo rivendicato',
}
