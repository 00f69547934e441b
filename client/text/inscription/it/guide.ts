import type { guideEn } from '../en/guide.ts'

export const guideIt: Readonly<Record<keyof typeof guideEn, string>> = {
  'inscription.guide.title': 'Impara giocando',
  'inscription.guide.next': 'Capito',
  'inscription.guide.skip': 'Basta consigli',
  'inscription.guide.again': 'Mostra di nuovo i consigli della prima partita',
  'inscription.guide.faction':
    'Puoi scegliere fra tre fazioni. La prima abilità vale per tutta la partita; l’altra ogni volta che rivendichi un bonus di fazione.',
  'inscription.guide.sheet':
    'Hai quattro fogli. In ogni round uno è attivo, e lì si spende ciò che danno l’evento e i dadi. Per cominciare: Navigazione.',
  'inscription.guide.tray':
    'Qui c’è ciò che hai da spendere: materiale, influenza e ricerca. Quello che brilla sul foglio si può segnare: basta toccarlo.',
  'inscription.guide.explore':
    'Materiale o ricerca tracciano una linea fino al prossimo sistema. L’influenza rivendica un sistema raggiunto, con ciò che contiene.',
  'inscription.guide.claim':
    'Questo sistema è esplorato: con l’influenza il suo bonus è tuo. Quelli punteggiati agiscono subito, quelli tratteggiati restano da parte.',
  'inscription.guide.planet':
    'Un bonus pianeta resta da parte. Con Espansione attiva sblocca un pianeta o costruisce una base spaziale.',
  'inscription.guide.expansion':
    'Barra i simboli con le risorse uguali. Una riga o colonna completa dà il bonus accanto. Per i pianeti bloccati serve un bonus pianeta.',
  'inscription.guide.industry':
    'Il materiale demolisce una casella accanto a una segnata. Solo accanto a una demolita si rivendica, con influenza o ricerca.',
  'inscription.guide.warfare':
    'Le risorse barrano i simboli di un’unità. L’ultimo la costruisce, e tu la disegni sulla griglia di guerra.',
  'inscription.guide.deploy':
    'L’unità sta sopra la linea di schieramento: sulla prima riga o accanto a un’altra. Rivendica ogni bonus che copre.',
  'inscription.guide.down':
    'Tutto speso: posa il gessetto. Fino ad allora puoi annullare ogni segno; quando tutti li hanno posati, il round prosegue.',
  'inscription.guide.dice':
    'I tre dadi neri sono di tutti. Un dado focus è tuo solo se l’hai sbloccato sul foglio attivo.',
  'inscription.guide.objectives':
    'Ci sono quattro obiettivi. Chi ne completa uno per primo prende di più. A che punto sei lo vedi sotto “Regno”.',
  'inscription.guide.war':
    'Arriva la guerra: i tuoi nodi segnati a sinistra e a destra si confrontano con quelli dei vicini. Perdere costa punti. Come stai lo vedi sotto “Regno”.',
  'inscription.guide.vote':
    'I tuoi consiglieri hanno portato voti. Usane alcuni per un esito, o tienili: i voti usati sono spesi.',
  'inscription.guide.goods':
    'Un bene di commercio è la risorsa che vuoi. Tocca un posto per cui non hai risorse e ti verrà chiesto.',
}
