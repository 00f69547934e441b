import type { fallenEn } from './en.ts'

export const fallenIt: Readonly<Record<keyof typeof fallenEn, string>> = {
  'room.log.unreadable': 'A questo tavolo non si può più giocare. Il verbale resta.',
  'room.log.recovered': 'Il tavolo è andato avanti senza le ultime mosse. Restano da parte.',
  'room.log.broughtBack': 'Le mosse tolte sono tornate.',
  'refused.fellBack': 'Ora il tavolo sta altrove. Guarda prima.',
  'fallen.why': 'Una nuova versione non segue le ultime mosse. Il tavolo sta prima di esse.',
  'fallen.wait': 'Aspettate, e una versione corretta le riporta; chi gioca ora va avanti senza.',
  'fallen.goOn': 'Andare avanti senza',
  'fallen.readable': 'Le mosse tolte possono tornare, al posto di tutto ciò che è stato deciso da allora.',
  'fallen.bringBack': 'Riportarle',
  'fallen.asks': '{seat} vorrebbe che le mosse tolte tornassero.',
}
