import type { TermId } from './en.ts'

export const termsIt: Readonly<Record<TermId, readonly [forms: string, says: string]>> = {
  activeSheet: [
    'foglio attivo',
    'Il foglio scelto in questo round. Lì si spende ciò che danno l’evento e i dadi.',
  ],
  explore: [
    'esplora|esplori|esplorato',
    'Su Navigazione: materiale o ricerca tracciano una linea da un sistema esplorato al successivo.',
  ],
  claim: [
    'rivendica|rivendichi|rivendicate|ottieni|ottiene|ottenuto',
    'Cerchia ciò che hai guadagnato: è tuo. I bonus punteggiati valgono subito, quelli tratteggiati si conservano.',
  ],
  unlock: [
    'sblocca|sblocchi|sbloccato|sbloccati|sbloccare',
    'Apre un pianeta, un’unità, un dado focus o una tecnologia, così che si possa usare.',
  ],
  scrap: [
    'demolisci|demolita|demolite',
    'Su Industria: il materiale barra una casella accanto a una segnata. Accanto a essa si rivendica.',
  ],
  crossOut: ['barra|barri', 'Un simbolo si paga con la sua risorsa; un bonus barrato è speso o perduto.'],
  deploy: [
    'schiera',
    'Un’unità si disegna sulla griglia di guerra senza costruirla: non servono simboli né sblocco, ma un posto.',
  ],
  spaceDock: [
    'base spaziale|basi spaziali',
    'Su Espansione: costruita con un pianeta, o barrando tutti i suoi simboli, porta ciò che le sta accanto.',
  ],
  wormhole: [
    'tunnel spaziali|tunnel spaziale',
    'Una scorciatoia su Navigazione, aperta con il Motore Gravitazionale. Ognuno si usa una volta.',
  ],
  anomaly: [
    'nodi anomalia|anomalia|anomalie',
    'Nodi della griglia di guerra su cui non si disegnano unità, se nulla lo permette.',
  ],
  warGrid: [
    'griglia di guerra',
    'Dieci per dodici nodi su Guerra. Qui si disegnano le unità, dalla linea di schieramento in su; ogni guerra ha tre righe.',
  ],
  strength: [
    'forza',
    'I tuoi nodi segnati in una metà di una guerra, più ciò che vi si aggiunge. Si confronta con il vicino di quel lato.',
  ],
  neighbour: [
    'vicini|vicino',
    'Chi siede accanto a te. La tua metà sinistra di una guerra incontra la destra di chi sta alla tua sinistra.',
  ],
  warEvent: [
    'evento guerra',
    'La linea sale e le somme si confrontano sui due lati. Vincere porta il bottino, perdere costa punti.',
  ],
  councilEvent: [
    'evento consiglio',
    'Si ottengono voti, si legge un ordine del giorno e tutti votano in segreto. I voti usati sono spesi.',
  ],
  productionEvent: [
    'evento produzione',
    'Tutti ottengono i beni di commercio mostrati dalla loro tabella su Industria.',
  ],
  strategyEvent: [
    'evento strategia',
    'Scegli un foglio attivo, spendi ciò che dà la carta, poi ciò che danno i dadi.',
  ],
  blackDie: ['dado nero|dadi neri', 'Tre dadi per tutti: ognuno mostra una risorsa per il foglio attivo.'],
  technology: [
    'tecnologie|tecnologia',
    'Si sblocca barrando i suoi simboli ricerca, o con una specialità. Da allora fa ciò che dice.',
  ],
}
