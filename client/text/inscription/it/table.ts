import type { tableEn } from '../en/table.ts'

export const tableIt: Readonly<Record<keyof typeof tableEn, string>> = {
  'option.sheets': 'Fogli',
  'option.sheets.different': 'Diversi',
  'option.sheets.different.why': 'Lato A: ognuno ha altri fogli, con altre occasioni.',
  'option.sheets.alike': 'Uguali',
  'option.sheets.alike.why': 'Lato B: gli stessi quattro fogli per tutti.',
  'option.edition': 'Contenuto',
  'option.edition.second': 'Seconda edizione',
  'option.lastStage': 'Ultima fase',
  'option.lastStage.printed': 'Come stampata',
  'option.lastStage.printed.why': 'La fase V con tutte e quattro le sue carte.',
  'option.lastStage.short': 'Breve',
  'option.lastStage.short.why': "Un evento strategia, poi l'ultima guerra.",
  'option.difficulty': 'La fazione IA',
  'option.difficulty.easy': 'Facile',
  'option.difficulty.easy.why': 'Parte da zero. Da 40 punti il trono è tuo.',
  'option.difficulty.medium': 'Media',
  'option.difficulty.medium.why': 'Ha un piccolo vantaggio. Da 60 punti il trono è tuo.',
  'option.difficulty.hard': 'Difficile',
  'option.difficulty.hard.why': 'È molto avanti. Da 80 punti il trono è tuo.',
}
