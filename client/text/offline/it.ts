import type { OfflineWords } from './en.ts'

export const offlineIt: OfflineWords = {
  title: 'Nessuna connessione',
  why: 'I tuoi tavoli sono al sicuro: nulla è andato perso.',
  waits: 'La pagina riprende da sola appena torna la linea.',
  again: 'Prova ora',
}
