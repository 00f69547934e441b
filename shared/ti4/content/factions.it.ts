import type { AbilityId } from './factions.ts'

/** What is read on faction sheets, in Italian. */
export const abilitiesIt: Readonly<Record<AbilityId, { readonly name: string; readonly text: string }>> = {
  mitosis: {
    name: 'Mitosi',
    text: 'Le tue Basi Spaziali non producono Fanteria. In compenso, quando comincia la Fase di Status, 1 Fanteria compare su un pianeta a tua scelta che controlli.',
  },
  munitions_reserves: {
    name: 'Riserve di Munizioni',
    text: "Per 2 Beni di Commercio, pagati all'inizio di un round di combattimento spaziale, puoi ripetere in esso quanti tuoi dadi vuoi.",
  },
  armada: {
    name: 'Grande Flotta',
    text: 'In ogni sistema puoi avere 2 navi diverse dai Caccia in più dei segnalini nella tua Riserva di Flotta.',
  },
  scavenge: {
    name: 'Razziatori',
    text: 'Ottieni 1 Bene di Commercio per ogni pianeta di cui ottieni il controllo.',
  },
  nomadic: {
    name: 'Nomadi',
    text: 'I pianeti perduti in patria non ti impediscono mai di completare obiettivi.',
  },
  star_forge: {
    name: 'Forgia Stellare',
    text: 'Azione: per 1 segnalino dalla tua Riserva Strategica piazza 2 Caccia o 1 Torpediniera nel sistema di un tuo Sole di Guerra.',
  },
  gashlai_physiology: {
    name: 'Fisiologia Gashlai',
    text: 'Lungo il percorso le tue navi possono attraversare le supernove.',
  },
  masters_of_trade: {
    name: 'Maestri del Commercio',
    text: "L'abilità secondaria di Commercio non ti costa Segnalini Comando.",
  },
  guild_ships: {
    name: 'Navi della Gilda',
    text: 'Chiunque può essere tuo partner nelle transazioni, vicino o no.',
  },
  arbiters: {
    name: 'Arbitri',
    text: 'Le Carte Azione possono far parte delle tue transazioni, da entrambe le parti.',
  },
  orbital_drop: {
    name: 'Lancio Orbitale',
    text: 'Azione: per 1 segnalino dalla tua Riserva Strategica piazza 2 Fanterie su un qualsiasi pianeta che controlli.',
  },
  versatile: { name: 'Versatili', text: 'La Fase di Status ti dà 1 Segnalino Comando in più.' },
  quantum_entanglement: {
    name: 'Entanglement Quantistico',
    text: 'Per te tutti i sistemi con un tunnel alfa o beta sono adiacenti fra loro. Nulla può impedirti di usare questa abilità.',
  },
  slipstream: {
    name: 'Scia',
    text: 'Nelle tue Azioni Tattiche, le tue navi che partono dal tuo Sistema di Origine o da un sistema con un tunnel alfa o beta hanno +1 al movimento.',
  },
  creuss_gate: {
    name: 'Portale di Creuss',
    text: 'Nella preparazione il Portale di Creuss occupa il posto del tuo Sistema di Origine, e non è un Sistema di Origine. Il tuo Sistema di Origine sta fuori dal tabellone, nella tua area di gioco.',
  },
  assimilate: {
    name: 'Assimilazione',
    text: 'Ogni PDS e ogni Base Spaziale su un pianeta di cui ottieni il controllo è sostituito da una tua unità uguale.',
  },
  harrow: {
    name: 'Tormento',
    text: 'Quando un round di combattimento di terra è finito, le tue navi nel sistema attivo possono usare Bombardamento sulle forze di terra che lì ti si oppongono.',
  },
  ambush: {
    name: 'Imboscata',
    text: "All'inizio di un combattimento spaziale puoi tirare 1 dado per ciascuno di un massimo di 2 tuoi Incrociatori o Torpediniere presenti; ognuno colpisce con il valore di combattimento della sua nave. L'avversario assegna ogni colpo a una delle sue navi.",
  },
  pillage: {
    name: 'Saccheggio',
    text: 'Quando a un vicino restano 3 o più Beni di Commercio dopo che ne ha ottenuti, o dopo una transazione, puoi prendergliene 1, oppure 1 Merce.',
  },
  telepathic: {
    name: 'Telepatia',
    text: "Quando finisce la Fase Strategica, il segnalino 0 dei Naalu va sulla tua Carta Strategia, e sei il primo nell'ordine di iniziativa.",
  },
  foresight: {
    name: 'Preveggenza',
    text: 'Quando un altro giocatore ha mosso navi in un sistema con tue navi, puoi mettere 1 segnalino della tua Riserva Strategica in un sistema adiacente senza navi altrui: tutte le tue navi nel sistema attivo vi si muovono.',
  },
  galactic_threat: {
    name: 'Minaccia Galattica',
    text: "Non hai voti. Una volta in ogni Fase di Agenda puoi pronosticare un esito ad alta voce, dopo che l'agenda è stata rivelata; se indovini, ottieni 1 Tecnologia di un giocatore che ha votato per esso.",
  },
  technological_singularity: {
    name: 'Singolarità Tecnologica',
    text: "Una volta in ogni combattimento, quando un'unità avversaria è stata distrutta, puoi ottenere 1 Tecnologia che il suo proprietario ha.",
  },
  propagation: {
    name: 'Propagazione',
    text: 'Non ricerchi nulla: ogni volta che lo faresti, ottieni 3 Segnalini Comando.',
  },
  unrelenting: { name: 'Implacabili', text: '+1 a tutti i tiri di combattimento delle tue unità.' },
  fragile: { name: 'Fragili', text: '-1 a tutti i tiri di combattimento delle tue unità.' },
  brilliant: {
    name: 'Geniali',
    text: "Se paghi un Segnalino Comando per l'abilità secondaria di Tecnologia, puoi avere in cambio l'abilità primaria.",
  },
  analytical: {
    name: 'Analitici',
    text: 'Tranne che per i potenziamenti di unità, a ciò che ricerchi può mancare 1 prerequisito.',
  },
  blood_ties: {
    name: 'Legami di Sangue',
    text: 'Rimuovere il segnalino dei custodi da Mecatol Rex non ti costa influenza.',
  },
  reclamation: {
    name: 'Rivendicazione',
    text: 'Se una tua Azione Tattica ha preso Mecatol Rex, quando è finita puoi avere lì 1 PDS e 1 Base Spaziale.',
  },
  peace_accords: {
    name: 'Accordi di Pace',
    text: "Dopo l'abilità primaria o l'abilità secondaria di Diplomazia puoi anche ottenere il controllo di 1 pianeta senza unità, non Mecatol Rex, in un sistema adiacente a un tuo pianeta.",
  },
  quash: {
    name: 'Annullamento',
    text: "Quando un'agenda è rivelata, puoi scartarla per 1 segnalino dalla tua Riserva Strategica; si rivela la successiva del mazzo e si vota su quella.",
  },
  indoctrination: {
    name: 'Indottrinamento',
    text: 'Spendi 2 influenza quando comincia un combattimento di terra, e 1 delle Fanterie contro di te è sostituita da 1 tua.',
  },
  devotion: {
    name: 'Devozione',
    text: 'Quando un round di combattimento spaziale è finito, puoi distruggere 1 tuo Incrociatore o Torpediniera presente: produce 1 colpo, che assegni tu a una nave avversaria.',
  },
  stall_tactics: { name: 'Temporeggiare', text: 'Azione: scarta 1 tua Carta Azione.' },
  scheming: {
    name: 'Intriganti',
    text: 'Ogni volta che peschi Carte Azione, ne arriva 1 in più; poi ne scarti 1 dalla mano.',
  },
  crafty: {
    name: 'Scaltri',
    text: 'La tua mano di Carte Azione non ha limiti. Nulla può impedirti di usare questa abilità.',
  },
  zeal: {
    name: 'Zelo',
    text: 'I primi voti sono i tuoi. Appena ne esprimi 1, aggiungine 1 in più per ogni giocatore della partita, te compreso.',
  },
  raid_formation: {
    name: "Formazione d'Assalto",
    text: "Quando le tue unità usano Sbarramento Anti-Caccia, ogni colpo oltre il numero dei Caccia avversari danneggia una nave dell'avversario con Sostenere Danni, a tua scelta.",
  },
  voidborn: {
    name: 'Nati dal Vuoto',
    text: 'Per il movimento delle tue navi le nebulose sono spazio vuoto.',
  },
  aetherpassage: {
    name: 'Passaggio Etereo',
    text: 'Quando un giocatore ha attivato un sistema, puoi aprirgli i tuoi: le sue navi possono attraversare sistemi con tue navi.',
  },
  dark_whispers: {
    name: 'Sussurri Oscuri',
    text: 'Nella preparazione prendi anche la tua seconda Cambiale di fazione: ne hai 2.',
  },
  edict: {
    name: 'Editto',
    text: "Per ogni combattimento che vinci, 1 Segnalino Comando dai rinforzi dell'avversario va nella tua Riserva di Flotta, se non ce n'è già uno suo. Alza il tuo limite di flotta, ma non si può ridistribuire.",
  },
  imperia: {
    name: 'Imperia',
    text: 'Il Segnalino Comando di un altro giocatore nella tua Riserva di Flotta ti presta il suo Comandante, se è sbloccato.',
  },
  hubris: {
    name: 'Superbia',
    text: 'Nella preparazione la tua Alleanza è epurata. Nessuno può darti la sua.',
  },
  distant_suns: {
    name: 'Soli Distanti',
    text: 'Quando esplori un pianeta con un tuo Mech, puoi pescare 1 carta in più e risolvere quella che vuoi; le altre si scartano.',
  },
  fabrication: {
    name: 'Fabbricazione',
    text: 'Azione: epura 2 frammenti di reliquia di un tipo per 1 reliquia, o 1 qualsiasi dei tuoi per 1 Segnalino Comando.',
  },
  the_company: {
    name: 'La Compagnia',
    text: 'Nella preparazione prendi anche gli altri tuoi 2 Agenti: ne hai 3.',
  },
  future_sight: {
    name: 'Visione del Futuro',
    text: '1 Bene di Commercio per ogni esito che hai votato o pronosticato, una volta risolto nella Fase di Agenda.',
  },
  terragenesis: {
    name: 'Terragenesi',
    text: 'Un pianeta che hai esplorato può ricevere un segnalino dormiente, se non ne ha: uno nuovo, o uno tuo da altrove.',
  },
  awaken: {
    name: 'Risveglio',
    text: 'Quando hai attivato un sistema, puoi sostituire ogni tuo segnalino dormiente presente con 1 PDS.',
  },
  coalescence: {
    name: 'Coalescenza',
    text: 'Le tue unità che la tua Ammiraglia o Risveglio mette accanto a unità di un altro giocatore, nello spazio o su un pianeta, devono partecipare quando in quel sistema si arriva al combattimento spaziale o al combattimento di terra.',
  },
  devour: {
    name: 'Divorare',
    text: 'Le unità avversarie distrutte in combattimento sono catturate, tranne le strutture.',
  },
  amalgamation: {
    name: 'Amalgama',
    text: "Un'unità catturata, restituita, paga per una del suo tipo che produci.",
  },
  riftmeld: {
    name: 'Fusione delle Fratture',
    text: 'Restituisci 1 unità catturata, e un potenziamento del suo tipo non richiede prerequisiti quando lo ricerchi.',
  },
  the_tribunii: {
    name: 'I Tribunii',
    text: "Nella preparazione scegli Mentak, Xxcha o Argent, se nessuno la gioca: sono tuoi il suo Sistema di Origine, i suoi Segnalini Comando e segnalini controllo, e l'Eroe Keleres che le corrisponde.",
  },
  council_patronage: {
    name: 'Patronato del Consiglio',
    text: "All'inizio della Fase Strategica ripristina le tue Merci, poi ottieni 1 Bene di Commercio.",
  },
  laws_order: {
    name: 'Legge e Ordine',
    text: "All'inizio del tuo turno puoi spendere 1 influenza: fino alla fine del tuo turno tutte le leggi valgono come vuote.",
  },
}
