import type { ActionCardWords } from './actionCards.ts'

/** What is read on Action Cards, in Italian. */
export const actionCardsIt: ActionCardWords = {
  ancient_burial_sites: {
    name: 'Antichi Siti Funerari',
    text: "All'inizio della Fase di Agenda: scegli un giocatore. Ogni pianeta culturale che controlla viene esaurito.",
  },
  assassinate_representative: {
    name: 'Assassinare il Rappresentante',
    text: "Dopo che un'agenda è stata rivelata: scegli un giocatore, che non può votare su di essa.",
  },
  bribery: {
    name: 'Corruzione',
    text: "Dopo il voto del Portavoce: spendi quanti Beni di Commercio vuoi. Ognuno aggiunge 1 voto all'esito per cui hai votato.",
  },
  bunker: {
    name: 'Bunker',
    text: "All'inizio di un'invasione: -4 a ogni tiro di Bombardamento contro i tuoi pianeti durante questa invasione.",
  },
  confusing_legal_text: {
    name: 'Testo Legale Confuso',
    text: "Quando un'agenda elegge te: indica un altro giocatore, che viene eletto al tuo posto.",
  },
  construction_rider: {
    name: 'Clausola sulla Costruzione',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, piazza 1 tua Base Spaziale su un pianeta che controlli.",
  },
  courageous_to_the_end: {
    name: 'Coraggio Fino alla Fine',
    text: "Dopo che una tua nave è stata distrutta in un combattimento spaziale: tira 2 dadi. Per ognuno che raggiunge il suo valore di combattimento l'avversario sceglie una propria nave e la distrugge.",
  },
  cripple_defenses: {
    name: 'Difese Neutralizzate',
    text: 'Azione: distruggi tutti i PDS su un pianeta a tua scelta.',
  },
  diplomacy_rider: {
    name: 'Clausola sulla Diplomazia',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, scegli un sistema con un pianeta che controlli: ogni altro giocatore vi mette 1 Segnalino Comando dai rinforzi.",
  },
  direct_hit: {
    name: 'Colpo Diretto',
    text: 'Dopo che la nave di un altro giocatore ha usato Sostenere Danni contro un colpo delle tue unità o abilità: distruggi quella nave.',
  },
  disable: {
    name: 'Disattivare',
    text: "All'inizio di un'invasione in un sistema con PDS avversari: fino alla sua fine quei PDS non hanno né Scudo Planetario né Cannone Spaziale.",
  },
  distinguished_councilor: {
    name: 'Illustre Consigliere',
    text: 'Dopo che hai espresso i tuoi voti: aggiungine altri 5 allo stesso esito.',
  },
  economic_initiative: {
    name: 'Iniziativa Economica',
    text: 'Azione: riattiva tutti i pianeti culturali che controlli.',
  },
  emergency_repairs: {
    name: "Riparazioni d'Emergenza",
    text: "All'inizio o alla fine di un round di combattimento: ripara tutte le tue unità con Sostenere Danni nel sistema attivo.",
  },
  experimental_battlestation: {
    name: 'Stazione da Battaglia Sperimentale',
    text: "Dopo che l'Azione Tattica di un altro giocatore ha mosso navi in un sistema: una tua Base Spaziale lì o in un sistema adiacente usa Cannone Spaziale 5 con 3 dadi contro le navi nel sistema attivo.",
  },
  fighter_prototype: {
    name: 'Prototipo di Caccia',
    text: "All'inizio del primo round di un combattimento spaziale: i tuoi Caccia hanno +2 ai tiri di combattimento in questo round.",
  },
  fire_team: {
    name: 'Squadra di Fuoco',
    text: 'Dopo che le tue forze di terra hanno tirato in un round di combattimento di terra: ripeti quanti tuoi dadi vuoi.',
  },
  flank_speed: {
    name: 'Avanti Tutta',
    text: 'Dopo che hai attivato un sistema: tutte le tue navi hanno +1 al movimento per questa Azione Tattica.',
  },
  focused_research: {
    name: 'Ricerca Mirata',
    text: 'Azione: spendi 4 Beni di Commercio e ricerca 1 Tecnologia.',
  },
  frontline_deployment: {
    name: 'Schieramento al Fronte',
    text: 'Azione: metti 3 tue Fanterie su un pianeta che controlli.',
  },
  ghost_ship: {
    name: 'Nave Fantasma',
    text: "Azione: metti 1 tua Torpediniera in un sistema non d'origine che ha un tunnel spaziale e nessuna nave di altri giocatori.",
  },
  imperial_rider: {
    name: 'Clausola Imperiale',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, ottieni 1 punto vittoria.",
  },
  in_the_silence_of_space: {
    name: 'Nel Silenzio dello Spazio',
    text: 'Dopo che hai attivato un sistema: scegli un sistema. In questa Azione Tattica le tue navi che partono da lì possono attraversare sistemi con navi di altri giocatori.',
  },
  industrial_initiative: {
    name: 'Iniziativa Industriale',
    text: 'Azione: ottieni 1 Bene di Commercio per ogni pianeta industriale che controlli.',
  },
  infiltrate: {
    name: 'Infiltrazione',
    text: 'Quando ottieni il controllo di un pianeta: i PDS e le Basi Spaziali che vi si trovano sono rimpiazzati dai tuoi dello stesso tipo.',
  },
  insubordination: {
    name: 'Insubordinazione',
    text: 'Azione: un altro giocatore rimette 1 segnalino dalla Riserva Tattica nei rinforzi.',
  },
  intercept: {
    name: 'Intercettare',
    text: "Dopo che l'avversario ha annunciato la ritirata in un combattimento spaziale: in questo round non può ritirarsi.",
  },
  leadership_rider: {
    name: 'Clausola sul Comando',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, ottieni 3 Segnalini Comando.",
  },
  lost_star_chart: {
    name: 'Mappa Stellare Perduta',
    text: 'Dopo che hai attivato un sistema: per questa Azione Tattica i tunnel spaziali alfa e beta comunicano, così che tutti i sistemi che ne hanno sono adiacenti.',
  },
  lucky_shot: {
    name: 'Colpo Fortunato',
    text: 'Azione: distruggi una Corazzata, un Incrociatore o una Torpediniera in un sistema in cui controlli un pianeta.',
  },
  maneuvering_jets: {
    name: 'Getti di Manovra',
    text: 'Prima di assegnare i colpi di un tiro di Cannone Spaziale di un altro giocatore: annullane 1.',
  },
  mining_initiative: {
    name: 'Iniziativa Mineraria',
    text: 'Azione: scegli un pianeta che controlli e ottieni tanti Beni di Commercio quante sono le sue risorse.',
  },
  morale_boost: {
    name: 'Morale Alto',
    text: "All'inizio di un round di combattimento: tutte le tue unità hanno +1 ai tiri di combattimento in questo round.",
  },
  parley: {
    name: 'Negoziato',
    text: "Dopo che un altro giocatore ha impegnato unità su un pianeta che controlli: esse tornano nell'area spaziale.",
  },
  plague: {
    name: 'Pestilenza',
    text: 'Azione: scegli un pianeta controllato da un altro giocatore. Tira un dado per ogni Fanteria che vi si trova: ogni 6 o più ne distrugge una.',
  },
  political_stability: {
    name: 'Stabilità Politica',
    text: 'Quando dovresti restituire le tue Carte Strategia nella Fase di Status: tienile. Nella prossima Fase Strategica non ne scegli.',
  },
  politics_rider: {
    name: 'Clausola sulla Politica',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, pesca 3 Carte Azione e prendi il segnalino Portavoce.",
  },
  public_disgrace: {
    name: 'Pubblica Vergogna',
    text: "Quando un altro giocatore sceglie una Carta Strategia: deve prenderne un'altra, se ce n'è una.",
  },
  reactor_meltdown: {
    name: 'Fusione del Reattore',
    text: 'Azione: distruggi una Base Spaziale fuori dai Sistemi di Origine.',
  },
  reparations: {
    name: 'Riparazioni di Guerra',
    text: 'Dopo che un altro giocatore ha ottenuto il controllo di un tuo pianeta: esaurisci un pianeta che controlla lui e riattiva un pianeta che controlli tu.',
  },
  repeal_law: { name: 'Abrogare una Legge', text: 'Azione: scarta una legge in gioco.' },
  rise_of_a_messiah: {
    name: 'Ascesa di un Messia',
    text: 'Azione: metti 1 tua Fanteria su ogni pianeta che controlli.',
  },
  sabotage: {
    name: 'Sabotaggio',
    text: 'Quando un altro giocatore gioca una Carta Azione che non sia un altro Sabotaggio: annullala.',
  },
  salvage: {
    name: 'Recupero',
    text: "Dopo che hai vinto un combattimento spaziale: l'avversario ti consegna tutte le sue Merci.",
  },
  shields_holding: {
    name: 'Gli Scudi Reggono',
    text: 'Prima di assegnare colpi alle tue navi in un combattimento spaziale: annullane 1 o 2.',
  },
  signal_jamming: {
    name: 'Disturbo dei Segnali',
    text: "Azione: scegli un sistema non d'origine con una tua nave al suo interno o in un sistema adiacente. Vi si piazza un Segnalino Comando di un altro giocatore dai suoi rinforzi.",
  },
  skilled_retreat: {
    name: 'Abile Ritirata',
    text: "All'inizio di un round di combattimento spaziale: muovi tutte le tue navi dal sistema attivo in un solo sistema adiacente senza navi di altri giocatori. Il combattimento finisce in parità. Poi metti in quel sistema un Segnalino Comando dai tuoi rinforzi.",
  },
  spy: {
    name: 'Spia',
    text: 'Azione: un giocatore a tua scelta ti dà una Carta Azione a caso dalla sua mano.',
  },
  summit: { name: 'Vertice', text: "All'inizio della Fase Strategica: ottieni 2 Segnalini Comando." },
  tactical_bombardment: {
    name: 'Bombardamento Tattico',
    text: 'Azione: scegli un sistema con una tua unità che ha Bombardamento. Tutti i pianeti che altri giocatori vi controllano sono esauriti.',
  },
  technology_rider: {
    name: 'Clausola sulla Tecnologia',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, ricerca 1 Tecnologia.",
  },
  trade_rider: {
    name: 'Clausola sul Commercio',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, ottieni 5 Beni di Commercio.",
  },
  unexpected_action: {
    name: 'Azione Inattesa',
    text: 'Azione: rimetti nei rinforzi 1 tuo Segnalino Comando dal tabellone.',
  },
  unstable_planet: {
    name: 'Pianeta Instabile',
    text: 'Azione: scegli un pianeta pericoloso. Viene esaurito, e fino a 3 Fanterie che vi si trovano sono distrutte.',
  },
  upgrade: {
    name: 'Potenziamento',
    text: 'Dopo che hai attivato un sistema con tue navi: un tuo Incrociatore che vi si trova diventa una Corazzata dai tuoi rinforzi.',
  },
  uprising: {
    name: 'Rivolta',
    text: 'Azione: esaurisci un pianeta controllato da un altro giocatore e fuori dai Sistemi di Origine. Poi ottieni tanti Beni di Commercio quante sono le sue risorse.',
  },
  veto: {
    name: 'Veto',
    text: "Quando un'agenda viene rivelata: scartala. Si rivela la prossima del mazzo e si vota quella.",
  },
  war_effort: {
    name: 'Sforzo Bellico',
    text: 'Azione: metti 1 tuo Incrociatore in un sistema con una tua nave.',
  },
  warfare_rider: {
    name: 'Clausola sulla Guerra',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, metti 1 tua Corazzata in un sistema con una tua nave.",
  },
  archaeological_expedition: {
    name: 'Spedizione Archeologica',
    text: 'Azione: scegli un mazzo esplorazione di un tratto che abbia un tuo pianeta e rivelane le prime 3 carte. Tieni i frammenti di reliquia; le altre si scartano.',
  },
  confounding_legal_text: {
    name: 'Testo Legale Sconcertante',
    text: "Quando un'agenda elegge un altro giocatore: vieni eletto tu al suo posto.",
  },
  coup_detat: {
    name: 'Colpo di Stato',
    text: "Quando un altro giocatore sta per eseguire un'Azione Strategica: il suo turno finisce. L'azione non ha luogo e la Carta Strategia resta pronta.",
  },
  deadly_plot: {
    name: 'Complotto Mortale',
    text: "Quando nella Fase di Agenda sta per risolversi un esito, se ne hai votato o pronosticato un altro: l'agenda è scartata senza effetto e senza che un'altra la sostituisca. Poi esaurisci tutti i tuoi pianeti.",
  },
  decoy_operation: {
    name: 'Operazione Diversiva',
    text: 'Dopo che un altro giocatore ha attivato un sistema con tue strutture: prendi fino a 2 tue forze di terra da qualunque punto del tabellone e mettile su un pianeta che vi controlli.',
  },
  diplomatic_pressure: {
    name: 'Pressione Diplomatica',
    text: "Quando un'agenda viene rivelata: un altro giocatore a tua scelta deve darti una Cambiale dalla sua mano.",
  },
  divert_funding: {
    name: 'Deviare i Fondi',
    text: "Azione: rimetti nel tuo mazzo una tua Tecnologia che non sia né un potenziamento di unità né di fazione. Poi ricercane un'altra.",
  },
  exploration_probe: {
    name: 'Sonda Esplorativa',
    text: 'Azione: esplora un segnalino frontiera in un sistema con una tua nave o adiacente a uno che ne ha.',
  },
  manipulate_investments: {
    name: 'Manipolare gli Investimenti',
    text: "All'inizio della Fase Strategica: metti 5 Beni di Commercio dalla riserva comune su Carte Strategia, distribuendoli su almeno 3 di esse.",
  },
  nav_suite: {
    name: 'Sistema di Navigazione',
    text: 'Dopo che hai attivato un sistema: le anomalie non hanno effetto sul tuo movimento in questa Azione Tattica.',
  },
  refit_troops: {
    name: 'Truppe Riequipaggiate',
    text: 'Azione: 1 o 2 tue Fanterie sul tabellone diventano Mech dai tuoi rinforzi.',
  },
  reveal_prototype: {
    name: 'Svelare il Prototipo',
    text: "All'inizio di un combattimento: spendi 4 risorse e ricerca il potenziamento di un tipo di unità con cui vi partecipi.",
  },
  reverse_engineer: {
    name: 'Ingegneria Inversa',
    text: "Dopo che un altro giocatore ha scartato una Carta Azione con un'Azione di Componente: prendila in mano dagli scarti.",
  },
  rout: {
    name: 'Rotta',
    text: "All'inizio del passo Annunciare la Ritirata di un combattimento spaziale in cui difendi: l'avversario deve annunciare la ritirata, se possibile.",
  },
  scuttle: {
    name: 'Demolire',
    text: 'Azione: rimetti nei rinforzi 1 o 2 tue navi sul tabellone, non Caccia. Ottieni tanti Beni di Commercio quanto costano insieme.',
  },
  seize_artifact: {
    name: 'Impadronirsi di un Manufatto',
    text: 'Azione: scegli un vicino che ha frammenti di reliquia e prendigliene uno a tua scelta.',
  },
  waylay: {
    name: 'Agguato',
    text: 'Prima di tirare per lo Sbarramento Anti-Caccia: i colpi di questo tiro valgono contro tutte le navi, non solo i Caccia.',
  },
  blitz: {
    name: 'Blitz',
    text: "All'inizio di un'invasione: fino alla sua fine le tue navi nel sistema attivo hanno Bombardamento 6, tranne i Caccia e quelle che hanno già Bombardamento.",
  },
  counterstroke: {
    name: 'Contraccolpo',
    text: 'Dopo che un giocatore ha attivato un sistema con un tuo Segnalino Comando: quel segnalino torna nella tua Riserva Tattica.',
  },
  fighter_conscription: {
    name: 'Leva di Caccia',
    text: "Azione: metti 1 tuo Caccia in ogni sistema in cui hai una Base Spaziale o un'unità con capacità e nessun altro giocatore ha navi.",
  },
  forward_supply_base: {
    name: 'Base di Rifornimento Avanzata',
    text: 'Dopo che un altro giocatore ha attivato un sistema con tue unità: ottieni 3 Beni di Commercio, poi un altro giocatore a tua scelta ne ottiene 1.',
  },
  ghost_squad: {
    name: 'Squadra Fantasma',
    text: 'Dopo che un giocatore ha impegnato unità su un pianeta che controlli: sposta a piacere forze di terra fra i pianeti che controlli nel sistema attivo.',
  },
  hack_election: {
    name: 'Elezione Truccata',
    text: "Dopo che un'agenda è stata rivelata: si vota in senso antiorario, a partire dal giocatore alla destra del Portavoce.",
  },
  harness_energy: {
    name: "Imbrigliare l'Energia",
    text: "Dopo che hai attivato un'anomalia: ripristina le tue Merci.",
  },
  impersonation: {
    name: 'Sostituzione di Persona',
    text: 'Azione: spendi 3 influenza e pesca 1 obiettivo segreto.',
  },
  insider_information: {
    name: 'Informazioni Riservate',
    text: "Dopo che un'agenda è stata rivelata: guarda la prima carta del mazzo agenda.",
  },
  master_plan: {
    name: 'Piano Magistrale',
    text: "Dopo una tua azione puoi eseguirne un'altra in questo turno.",
  },
  plagiarize: {
    name: 'Plagio',
    text: 'Azione: spendi 5 influenza e ottieni una Tecnologia, non di fazione, posseduta da un tuo vicino.',
  },
  rally: {
    name: 'Adunata',
    text: 'Dopo che hai attivato un sistema con navi di un altro giocatore: metti 2 Segnalini Comando dai rinforzi nella tua Riserva di Flotta.',
  },
  reflective_shielding: {
    name: 'Scudi Riflettenti',
    text: "Quando una tua nave usa Sostenere Danni in un combattimento: le navi dell'avversario nel sistema attivo subiscono 2 colpi.",
  },
  sanction: {
    name: 'Sanzione',
    text: "Dopo che un'agenda è stata rivelata: rinuncia a votare e pronosticane l'esito ad alta voce. Se indovini, chi ha votato per quell'esito rimette 1 Segnalino Comando dalla Riserva di Flotta nei rinforzi.",
  },
  scramble_frequency: {
    name: 'Disturbo di Frequenza',
    text: 'Dopo che un altro giocatore ha tirato per Bombardamento, Cannone Spaziale o Sbarramento Anti-Caccia: deve ripetere tutti quei dadi.',
  },
  solar_flare: {
    name: 'Brillamento Solare',
    text: 'Dopo che hai attivato un sistema: nessun altro può usare Cannone Spaziale contro le tue navi durante questo movimento.',
  },
  war_machine: {
    name: 'Macchina da Guerra',
    text: 'Quando le tue unità usano Produzione: il loro valore complessivo aumenta di 4, e tutto ciò che producono costa in totale 1 in meno.',
  },
}
