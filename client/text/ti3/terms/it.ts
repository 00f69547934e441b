import type { TermBook, Terms } from '../../galaxy/terms.ts'
import type { TermId } from './en.ts'

const terms: Terms<TermId> = {
  resources: [
    'risorse|risorsa',
    'Scarica pianeti per ottenerle, produrre unità e pagare Tecnologie. Anche un Bene di Commercio ne vale una.',
  ],
  influence: [
    'influenza',
    'Scarica pianeti per ottenerla e votare nel Consiglio o pagare ciò che la chiede. Anche un Bene di Commercio vale 1 influenza.',
  ],
  tradeGoods: [
    'Beni di Commercio|Bene di Commercio',
    'Si tengono finché non si spendono, ognuno come 1 risorsa o 1 influenza. Si possono dare a chiunque in ogni momento.',
  ],
  commandCounter: [
    'Contatore di Comando|Contatori di Comando',
    'Stanno in tre aree della tua Scheda della Razza. Messo in un sistema, lo attiva, e le tue navi non lo lasciano in questo round.',
  ],
  commandPool: ['Pool di Comando', 'Contatori per le Azioni Tattiche: ognuno attiva un sistema.'],
  fleetSupply: [
    'Rifornimenti alla Flotta',
    'Quanti contatori stanno qui, tante navi puoi avere in ogni sistema. I Caccia non contano.',
  ],
  strategyAllocation: [
    'Allocazione Strategica',
    'Contatori che pagano le abilità secondarie delle Carte Strategia altrui, e alcune altre abilità.',
  ],
  bonusCounter: [
    'Contatore di Bonus|Contatori di Bonus',
    'Sta su una Carta Strategia che nessuno ha scelto. Chi la sceglie riceve per ognuno un Bene di Commercio o un Contatore di Comando.',
  ],
  reinforcements: ['rinforzi', 'Le tue pedine e i tuoi contatori che non sono in gioco.'],

  tacticalAction: [
    'Azione Tattica|Azioni Tattiche',
    'Attiva un sistema con un contatore del tuo Pool di Comando; poi muovici navi, combatti, sbarca e produci, in questo ordine.',
  ],
  strategicAction: [
    'Azione Strategica|Azioni Strategiche',
    "Usa l'abilità primaria della tua Carta Strategia; poi ognuno degli altri può usare la sua abilità secondaria.",
  ],
  transferAction: [
    'Azione di Trasferimento',
    'Attiva due tuoi sistemi adiacenti; le navi si scambiano di posto fra loro, e uno dei due produce.',
  ],
  activation: [
    'attiva|attivare|attivato|attivazione|attivi',
    'Mettere un Contatore di Comando in un sistema per agire lì. Un sistema con un tuo contatore non può essere attivato da te di nuovo.',
  ],
  orderOfPlay: ['ordine di gioco', 'Secondo i numeri sulle Carte Strategia: il più basso agisce per primo.'],
  strategyCard: [
    'Carta Strategia|Carte Strategia',
    "Si sceglie di nuovo a ogni round: un'abilità forte, e il numero che dice quando agisci.",
  ],
  primary: [
    'abilità primaria|abilità primarie',
    'Ciò che fa con la Carta Strategia chi la tiene, come Azione Strategica.',
  ],
  secondary: [
    'abilità secondaria|abilità secondarie',
    "Ciò che ogni altro giocatore può fare dopo, una volta; la maggior parte costa un contatore dell'Allocazione Strategica.",
  ],
  speaker: ['Portavoce', 'Sceglie per primo nella Fase Strategica e decide le parità nel Consiglio.'],

  publicObjective: [
    'Obiettivo Pubblico|Obiettivi Pubblici',
    'Sta scoperto per tutti. In ogni Fase di Status puoi rivendicarne uno che soddisfi.',
  ],
  secretObjective: [
    'Obiettivo Segreto|Obiettivi Segreti',
    'Soltanto tuo. Si rivendica una volta, in una Fase di Status, accanto a un Obiettivo Pubblico.',
  ],
  victoryPoint: [
    'Punto Vittoria|Punti Vittoria',
    'Chi per primo ne ha quanti ne chiede il tavolo vince subito.',
  ],
  actionCard: [
    'Carta Azione|Carte Azione',
    'Nascosta nella tua mano, al massimo sette. Ognuna dice quando si gioca.',
  ],
  politicalCard: [
    'Carta Politica|Carte Politiche',
    'Ciò su cui vota il Consiglio: una Legge, o qualcosa che accade una volta.',
  ],
  council: [
    'Consiglio Galattico|Consiglio',
    'Si vota su una Carta Politica: ognuno vota con l’influenza dei pianeti che non hanno scaricato.',
  ],
  agenda: ['ordine del giorno|ordini del giorno', 'Ciò su cui vota il Consiglio.'],
  law: ['Legge|Leggi', 'Votata una volta, resta in vigore: il voto vale per tutti.'],
  tradeAgreement: [
    'accordo commerciale|accordi commerciali',
    'Due giocatori si scambiano contratti; ogni volta che si apre il commercio, ognuno incassa il valore di quello che tiene.',
  ],
  tradeContract: [
    'Contratto di Commercio|Contratti di Commercio',
    'Una carta della tua razza che un altro giocatore può tenere per un accordo. Il suo valore è ciò che gli rende.',
  ],
  prerequisite: [
    'prerequisito|prerequisiti',
    "Una Tecnologia che un'altra richiede. È stampata sulla carta.",
  ],
  specialty: [
    'specialità tecnologica|specialità',
    'Un pianeta così rende meno care le Tecnologie del suo colore.',
  ],
  exhausted: [
    'scaricato|scaricati|scarica|scaricare',
    'Girato: un pianeta già scaricato, finché non si riattiva.',
  ],
  refreshed: [
    'riattiva|riattivare|riattivati|riattivato',
    'Si può usare di nuovo. I pianeti si riattivano: tutti riattivati nella Fase di Status.',
  ],

  adjacent: ['adiacente|adiacenti', 'Sistemi che si toccano, e sistemi con lo stesso Tunnel.'],
  wormhole: ['Tunnel', 'Sistemi con la stessa lettera sono adiacenti, per quanto lontani.'],
  homeSystem: [
    'Sistema Nativo|Sistemi Nativi',
    'Dove un giocatore ha cominciato. Chi ne ha perso un pianeta non rivendica obiettivi.',
  ],
  specialSystem: [
    'Sistema Speciale|Sistemi Speciali',
    'Campo di Asteroidi, Nebulosa, Supernova o tempesta ionica. Il suo bordo è rosso.',
  ],
  asteroidField: [
    'Campo di Asteroidi|Campi di Asteroidi',
    'Chiuso alle navi; con i Deflettori Anti-Massa possono attraversarlo.',
  ],
  nebula: ['Nebulosa', 'Le navi vi si fermano e ne escono con movimento 1. Chi la difende combatte a +1.'],
  supernova: ['Supernova|Supernove', 'Chiusa a tutte le navi.'],
  neutral: ['neutrale|neutrali', 'Un pianeta che nessuno tiene.'],
  domainCounter: [
    'Contatore di Dominio',
    'Sta coperto finché qualcuno arriva lì: una scoperta, o un pericolo.',
  ],

  antiFighterBarrage: [
    'Sbarramento Anti-Caccia',
    'Prima di una Battaglia Spaziale le Torpediniere tirano 2 dadi ciascuna; i colpi valgono solo contro i Caccia.',
  ],
  bombardment: [
    'bombardamento|bombarda|bombardano',
    'Dadi di Corazzate e Soli di Guerra contro le Forze di Terra su un pianeta, prima della battaglia.',
  ],
  spaceBattle: [
    'Battaglia Spaziale|Battaglie Spaziali',
    'Round di dadi fra due flotte: un dado fa un colpo dal numero della sua unità in su.',
  ],
  invasionCombat: [
    'Battaglia di Invasione|Battaglie di Invasione',
    'Round di dadi fra Forze di Terra su un pianeta, finché resta una parte sola.',
  ],
  casualties: ['perdite|perdita', 'Ciò che i colpi distruggono. Le sceglie chi le subisce.'],
  retreat: [
    'ritirata|ritirarsi',
    'Si annuncia prima dei dadi di un round. Dopo, la flotta va in un sistema adiacente che ha attivato.',
  ],
  scuttle: ['smantella', 'Chi smantella riprende proprie unità nei rinforzi, nella Fase di Status.'],
  blockaded: ['sotto assedio', 'Una Base Spaziale fra navi nemiche: non costruisce navi.'],
}

export const termsIt: TermBook = {
  terms,
  units: {
    fighter: 'Caccia',
    destroyer: 'Torpediniera|Torpediniere',
    cruiser: 'Incrociatore|Incrociatori',
    carrier: 'Trasporto|Trasporti',
    dreadnought: 'Corazzata|Corazzate',
    war_sun: 'Sole di Guerra|Soli di Guerra',
    ground_force: 'Forza di Terra|Forze di Terra',
    pds: 'PDS',
    space_dock: 'Base Spaziale|Basi Spaziali',
  },
}
