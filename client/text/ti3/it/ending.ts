import type { EndingWords } from '../en/ending.ts'

export const endingIt: EndingWords = {
  'ti3.over.points': 'Lo decide il Punto Vittoria numero {count}.',
  'ti3.over.lastObjective': 'L’ultimo obiettivo è rivelato: vince chi è in testa.',
  'ti3.over.rex': 'Imperium Rex è rivelato: chi è in testa ha vinto.',
  'ti3.over.objective': "L'obiettivo {card} è raggiunto, e questo chiude subito la partita.",
}
