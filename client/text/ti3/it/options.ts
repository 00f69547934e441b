import type { OptionsWords } from '../en/options.ts'

export const optionsIt: OptionsWords = {
  'option.group.variants': 'Varianti',
  'option.longWar': 'Durata',
  'option.longWar.no': '10 punti',
  'option.longWar.imperiumRex': 'La Lunga Guerra',
  'option.longWar.imperiumRex.why': 'A 14 punti, con più obiettivi. Finisce anche con Imperium Rex.',
  'option.longWar.withoutImperiumRex': 'Senza Imperium Rex',
  'option.longWar.withoutImperiumRex.why':
    'La Lunga Guerra a 14 punti; finisce dopo il round in cui si rivela l’ultimo obiettivo.',
  'option.ageOfEmpire': 'Età degli Imperi',
  'option.ageOfEmpire.no': 'No',
  'option.ageOfEmpire.yes': 'Sì',
  'option.ageOfEmpire.yes.why':
    'Tutti gli obiettivi sono scoperti dall’inizio, in fila; un gettone avanza ogni round fino a Imperium Rex.',
  'option.clash.lineNeedsRex': 'L’Età degli Imperi ha bisogno di Imperium Rex in fondo alla fila.',
}
