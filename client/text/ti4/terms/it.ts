import type { TermBook, Terms } from '../../galaxy/terms.ts'
import type { TermId } from './en.ts'

const terms: Terms<TermId> = {
  resources: [
    'risorse|risorsa',
    'Esaurisci pianeti per ottenerle e produrre unità. Anche un Bene di Commercio ne vale una.',
  ],
  influence: [
    'influenza',
    'Esaurisci pianeti per averla e votare, o per ottenere Segnalini Comando con Comando. Anche un Bene di Commercio vale 1 influenza, ma nessun voto.',
  ],
  tradeGoods: [
    'Beni di Commercio|Bene di Commercio',
    'Si tengono finché non si spendono, ognuno come 1 risorsa o 1 influenza. Possono far parte di una transazione.',
  ],
  commodities: [
    'Merci|Merce',
    'Per te non valgono nulla. Date a un altro giocatore, ognuna diventa un Bene di Commercio. La scheda fazione dice quante ne puoi tenere.',
  ],
  commandToken: [
    'Segnalino Comando|Segnalini Comando',
    'Stanno in tre riserve sulla tua scheda. Messo in un sistema, lo attiva, e le tue navi non lo lasciano in questo round.',
  ],
  tacticPool: ['Riserva Tattica', 'Segnalini Comando per le Azioni Tattiche: ognuno attiva un sistema.'],
  fleetPool: [
    'Riserva di Flotta',
    'Quanti segnalini stanno qui, tante navi puoi avere in ogni sistema. I Caccia non contano.',
  ],
  strategyPool: [
    'Riserva Strategica',
    'Segnalini Comando che pagano le abilità secondarie delle Carte Strategia altrui, e alcune altre abilità.',
  ],
  reinforcements: ['rinforzi', 'I tuoi pezzi e segnalini che non sono in gioco.'],

  tacticalAction: [
    'Azione Tattica|Azioni Tattiche',
    'Attiva un sistema con un segnalino della tua Riserva Tattica; poi muovici navi, combatti, sbarca e produci, in questo ordine.',
  ],
  strategicAction: [
    'Azione Strategica|Azioni Strategiche',
    "Usa l'abilità primaria della tua Carta Strategia; poi ognuno degli altri può usare la sua abilità secondaria.",
  ],
  componentAction: [
    'Azione di Componente|Azioni di Componente',
    "Ciò che una carta, una Tecnologia o una fazione offre al posto di un'altra azione.",
  ],
  activation: [
    'attiva|attivare|attivato|attivazione|attivi',
    'Mettere un Segnalino Comando in un sistema per agire lì. Un sistema con un tuo segnalino non può essere attivato da te di nuovo.',
  ],
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
    'Ciò che ogni altro giocatore può fare dopo, una volta; per la maggior parte si paga un segnalino della Riserva Strategica.',
  ],
  initiative: [
    'ordine di iniziativa|iniziativa',
    'Il numero sulla tua Carta Strategia: il più basso agisce per primo.',
  ],
  speaker: ['Portavoce', 'Sceglie per primo nella Fase Strategica, vota per ultimo e decide le parità.'],

  publicObjective: [
    'obiettivo pubblico|obiettivi pubblici',
    'Sta scoperto per tutti. In ogni Fase di Status puoi segnarne uno che soddisfi.',
  ],
  secretObjective: [
    'obiettivo segreto|obiettivi segreti',
    'Lo conosci tu soltanto finché non lo segni: uno in una Fase di Status, altri quando lo dicono. Al massimo tre, compresi quelli segnati.',
  ],
  victoryPoint: [
    'punto vittoria|punti vittoria',
    'Chi per primo ne ha 10, in una partita lunga 14, vince subito.',
  ],
  actionCard: [
    'Carta Azione|Carte Azione',
    'Nascosta nella tua mano, al massimo sette. Ognuna dice quando si gioca.',
  ],
  promissoryNote: [
    'Cambiale|Cambiali',
    'Una promessa del suo proprietario a chi la riceve. La maggior parte, una volta usata, torna a lui.',
  ],
  transaction: [
    'transazione|transazioni',
    'Nel tuo turno puoi commerciare una volta con ogni vicino: beni, Merci e una Cambiale per parte.',
  ],
  neighbour: [
    'vicino|vicini',
    'Un giocatore che ha unità o un pianeta nel tuo stesso sistema, o in uno adiacente.',
  ],
  agenda: [
    'agenda|agende',
    'Se ne votano due alla fine di ogni round, da quando i custodi hanno lasciato Mecatol Rex.',
  ],
  law: ['legge|leggi', "Un'agenda che, passato il voto, resta in vigore."],
  prerequisite: [
    'prerequisito|prerequisiti',
    'Segni su una Tecnologia: ti servono altrettante Tecnologie di ogni colore prima di poterla ricercare.',
  ],
  technologySpecialty: [
    'specialità tecnologica|specialità tecnologiche',
    'Un pianeta così si può esaurire mentre si ricerca: si ignora un prerequisito del suo colore.',
  ],
  unitUpgrade: [
    'potenziamento di unità|potenziamenti di unità|potenziamento',
    'Una Tecnologia che migliora subito tutte le tue unità di un tipo.',
  ],
  exhausted: [
    'esaurito|esaurita|esauriti|esaurite|esaurisci|esaurire|esaurendo',
    'Girato: un pianeta o una carta già usati, finché non sono riattivati e tornano pronti.',
  ],
  readied: [
    'riattivato|riattiva|riattivare|pronto|pronta|pronti|pronte',
    'Si può usare di nuovo: riattivato. Carte e pianeti tornano pronti alla fine del round.',
  ],

  adjacent: ['adiacente|adiacenti', 'Sistemi che si toccano, e sistemi con lo stesso tunnel.'],
  wormhole: ['tunnel', 'Sistemi con la stessa lettera sono adiacenti, per quanto lontani.'],
  homeSystem: [
    'Sistema di Origine|Sistemi di Origine',
    'Dove un giocatore ha cominciato. Chi ne ha perso un pianeta non segna obiettivi pubblici.',
  ],
  anomaly: [
    'anomalia|anomalie',
    'Campo di asteroidi, nebulosa, supernova o frattura gravitazionale. Il suo bordo è rosso.',
  ],
  asteroidField: [
    'campo di asteroidi|campi di asteroidi',
    'Chiuso alle navi, a meno che il loro proprietario non abbia i Deflettori Anti-Massa.',
  ],
  nebula: [
    'nebulosa|nebulose',
    'Le navi vi entrano solo se è attivata, e ne escono con movimento 1. Chi la difende aggiunge 1 ai tiri di combattimento.',
  ],
  supernova: ['supernova|supernove', 'Chiusa a tutte le navi.'],
  gravityRift: [
    'frattura gravitazionale|fratture gravitazionali',
    'Una nave che la lascia o la attraversa si muove di 1 in più, ed è persa se poi un dado mostra da 1 a 3.',
  ],
  trait: [
    'culturale|culturali|pericoloso|pericolosi|industriale|industriali',
    'Che tipo di mondo è un pianeta. Lo chiedono obiettivi e carte; se lo si esplora, ha un mazzo suo.',
  ],
  legendary: ['leggendario|leggendari', 'Un pianeta con una carta sua, che chi lo controlla può usare.'],
  custodians: [
    'custodi',
    'Custodiscono Mecatol Rex. Chi li rimuove per sbarcare paga 6 influenza e ottiene un punto vittoria; da allora si votano le agende.',
  ],

  sustainDamage: [
    'Sostenere Danni',
    'Danneggiata invece che distrutta da un colpo, una volta, finché non è riparata nella Fase di Status.',
  ],
  antiFighterBarrage: [
    'Sbarramento Anti-Caccia',
    'Dadi nel primo round di un combattimento spaziale, prima di tutti gli altri. I colpi valgono solo contro i Caccia.',
  ],
  bombardment: ['Bombardamento', 'Dadi contro le forze di terra su un pianeta, prima di sbarcarvi.'],
  spaceCannon: [
    'Cannone Spaziale',
    'Dadi contro le navi che arrivano nel suo sistema, e contro le forze di terra che sbarcano sul suo pianeta.',
  ],
  planetaryShield: ['Scudo Planetario', 'Difende il suo pianeta dal Bombardamento.'],
  production: [
    'Produzione',
    'Quante unità può produrre nel suo sistema, quando è stato attivato. Costano risorse.',
  ],
  capacity: ['capacità', 'Quanti Caccia e forze di terra trasporta una nave.'],
  groundForces: ['forze di terra|forza di terra', 'Fanteria e Mech. Solo loro prendono pianeti.'],
  structure: ['strutture|struttura', 'PDS e Basi Spaziali. Stanno sui pianeti e non si muovono.'],
  spaceCombat: [
    'combattimento spaziale|combattimenti spaziali',
    'Round di dadi fra due flotte: un dado fa un colpo dal numero della sua unità in su.',
  ],
  groundCombat: [
    'combattimento di terra|combattimenti di terra',
    'Round di dadi fra forze di terra su un pianeta, finché resta una parte sola.',
  ],
  invasion: [
    'invasione',
    'Bombardamento, sbarco, Cannone Spaziale, poi combattimento di terra pianeta per pianeta.',
  ],
  retreat: [
    'ritirata|ritira|ritirarsi',
    'Si annuncia prima dei dadi di un round. Dopo, la flotta si ritira in un sistema adiacente suo e senza navi altrui.',
  ],
  blockade: [
    'blocco|bloccata',
    "Fra navi altrui e senza navi proprie un'unità con Produzione non produce navi.",
  ],

  relic: [
    'reliquia|reliquie',
    'Una carta forte che sta davanti a te, trovata con tre frammenti di reliquia.',
  ],
  explore: [
    'esplora|esplorare|esplorato|esplorati|esplorando',
    'Esplorare è pescare una carta del suo tipo per un pianeta che prima non era di nessuno.',
  ],
  frontier: [
    'segnalino frontiera|segnalini frontiera',
    'Sta dove non ci sono pianeti. Qualcuno può esplorarlo con le navi.',
  ],
  agent: ['Agente|Agenti', "Un capo che aiuta dall'inizio, una volta finché non è riattivato."],
  commander: [
    'Comandante|Comandanti',
    'Un capo che si sblocca con una impresa, e poi aiuta per il resto della partita.',
  ],
  hero: ['Eroe|Eroi', 'Un capo che si sblocca con tre obiettivi segnati, agisce una volta ed è epurato.'],
  deploy: [
    'Schieramento',
    "L'unità può arrivare dai rinforzi quando lo dice il suo testo, senza altro costo.",
  ],
  purge: ['epurato|epurata|epurati|epura|epurare|epurala|epurali', 'Fuori dal gioco per sempre.'],
  attached: [
    'allegato|allegata|allegati|allega|allegare|allegala',
    'Sta allegato a un pianeta e lo cambia, chiunque lo controlli.',
  ],
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
    flagship: 'Ammiraglia|Ammiraglie',
    infantry: 'Fanteria|Fanterie',
    mech: 'Mech',
    pds: 'PDS',
    space_dock: 'Base Spaziale|Basi Spaziali',
  },
}
