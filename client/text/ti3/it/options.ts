import type { OptionsWords } from '../en/options.ts'

export const optionsIt: OptionsWords = {
  'preset.ti3.rulebook': 'Il regolamento',
  'preset.ti3.rulebook.why': 'Come nelle sue prime pagine: galassia costruita insieme, a 10 punti.',
  'preset.ti3.evening': 'Una sera',
  'preset.ti3.evening.why':
    'Più breve: galassia casuale, così si comincia subito, e tutti gli obiettivi scoperti dall’inizio.',
  'preset.ti3.everything': 'Tutto',
  'preset.ti3.everything.why': 'Tutte le varianti che ci sono, a 14 punti.',
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
  'option.sabotageRuns': 'Corse d’Attacco',
  'option.sabotageRuns.no': 'No',
  'option.sabotageRuns.yes': 'Sì',
  'option.sabotageRuns.yes.why':
    'Prima di una Battaglia Spaziale i Caccia possono tentare di distruggere un Sole di Guerra nemico.',
  'option.clash.lineNeedsRex': 'L’Età degli Imperi ha bisogno di Imperium Rex in fondo alla fila.',
}
