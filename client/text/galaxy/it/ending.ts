import type { EndingWords } from '../en/ending.ts'

export const endingIt: EndingWords = {
  'galaxy.over.eyebrow': 'La fine, al round {round}',
  'galaxy.over.title': '{who} {count|sale|salgono} al trono',
  'galaxy.over.standing': 'La classifica',
  'galaxy.over.score': '{count} {count|Punto|Punti} Vittoria',
  'galaxy.over.planets': '{count} {count|pianeta|pianeti}',
  'galaxy.over.winner': 'Vince',
  'galaxy.over.secret': 'segreto: {card}',
  'galaxy.over.fought': 'Battaglie e dadi',
  'galaxy.over.player': 'Giocatore',
  'galaxy.over.battles': 'Battaglie vinte',
  'galaxy.over.hits': 'Colpi',
  'galaxy.over.luck': 'Fortuna',
  'galaxy.over.wonOf': '{count} di {of}',
  'galaxy.over.hitsOf': '{count} di {of}',
  'galaxy.over.inShort': '{won} battaglie vinte su {fought}, fortuna {luck}',
  'galaxy.over.luckWhy': 'Fortuna: colpi in più o in meno di quanti ne danno in media quei dadi.',
  'galaxy.over.picture': "Condividi un'immagine",
  'galaxy.over.agreed': 'Tutti d’accordo di chiuderla qui.',
  'galaxy.over.noObjectives': 'Nessun obiettivo rivendicato',
}
