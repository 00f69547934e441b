import type { TableWords } from '../text.ts'

export const tableIt: TableWords = {
  'absent.away': '{seat} è assente.',
  'absent.send': 'Fai rispondere un bot',
  'absent.asks': 'Facciamo rispondere un bot per {seat}?',
  'absent.first': "{seat} c'è ancora? Ha un minuto per dirlo.",
  'absent.asked': '{seat} chiede: ci sei ancora? Tra un minuto gli altri decidono se un bot risponde per te.',
  'absent.decided': 'Gli altri decidono se un bot risponde per te.',
  'absent.thinking': 'Sto pensando',
  'absent.mine': 'Un bot risponde per te.',
  'absent.here': 'Ci sono',
  'host.title': 'Chi organizza',
  'host.why': 'Un giocatore è sparito? Libera il posto, affidalo con un nuovo link o fai giocare un bot.',
  'host.why.playing':
    'Un giocatore è sparito? Quando un bot risponde per lui, puoi liberare il posto, affidarlo con un nuovo link o far giocare il bot.',
  'host.free': 'Libera',
  'host.handOver': 'Nuovo link',
  'host.bot': 'Gioca un bot',
  'host.sure': 'Così {seat} perde il posto.',
  'host.handed': 'Manda questo link a chi prende il posto:',
  'over.title': 'Vedi la classifica',
  'over.look': 'Guarda la galassia',
  'over.same': 'Nuovo tavolo, stessa gente',
  'over.sameSaid': 'Il prossimo tavolo è pronto: {link}',
  'over.join': 'Al nuovo tavolo di {name}',
  'over.again': 'Alla pagina iniziale',
  'over.record': 'Scarica il verbale',
}
