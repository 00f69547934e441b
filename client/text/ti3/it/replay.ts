import type { ReplayWords } from '../en/replay.ts'

export const replayIt: ReplayWords = {
  'ti3.then': 'Allora',
  'ti3.then.map': "La galassia com'era allora",
  'ti3.then.title': 'Gli ultimi turni',
  'ti3.then.now': 'Torna al presente',
  'ti3.then.rest': 'Solo la mappa torna indietro: tutto il resto è al presente.',
  'ti3.then.step': '{at} di {of}',
  'ti3.then.back': 'Un passo indietro',
  'ti3.then.on': 'Un passo avanti',
  'ti3.then.turnBack': 'Al turno precedente',
  'ti3.then.turnOn': 'Al turno successivo',
  'ti3.then.play': 'Riproduci',
  'ti3.then.pause': 'Pausa',
  'ti3.then.where': 'A che punto del racconto',
  'ti3.then.fetching': 'Si ricostruisce quel che è successo…',
  'ti3.then.none': "Non c'è ancora nessun turno da mostrare.",
  'ti3.then.again': 'Riprova',
}
