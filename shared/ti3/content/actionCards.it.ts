import type { Worded } from '../../galaxy/content/worded.ts'
import type { ActionCardId } from './actionCards.ts'

/** What is read on Action Cards, in Italian. */
export const actionCardsIt: Readonly<Record<ActionCardId, Worded>> = {
  armistice: {
    name: 'Armistizio',
    text: 'Azione: nomina un avversario e un pianeta che controlli. Quel giocatore non può invaderlo per il resto di questo round.',
  },
  chemical_warfare: {
    name: 'Guerra Chimica',
    text: 'Subito prima di una Battaglia di Invasione, con una tua Corazzata nel sistema: distruggi metà (per eccesso) delle Forze di Terra che difendono il pianeta, anche se ha un PDS.',
  },
  civil_defense: {
    name: 'Difesa Civile',
    text: 'Azione: piazza gratis 2 PDS su un pianeta che controlli e che non ne ha.',
  },
  command_summit: {
    name: 'Vertice di Comando',
    text: 'Fase Strategica: prendi 2 Contatori di Comando dai rinforzi nel tuo Pool di Comando.',
  },
  corporate_sponsorship: {
    name: 'Sponsor Aziendale',
    text: 'Subito prima di comprare una Tecnologia: una verde ti costa 4 risorse in meno.',
  },
  council_dissolved: {
    name: 'Consiglio Sciolto',
    text: "Subito dopo che un giocatore ha eseguito l'abilità primaria della Strategia Politica: non si pesca nessuna Carta Politica e non si vota nulla.",
  },
  cultural_crisis: {
    name: 'Crisi Culturale',
    text: 'Fase Strategica: scegli un giocatore, anche te stesso. Per questo round non ha abilità speciali di razza, né buone né cattive.',
  },
  determine_policy: {
    name: 'Determinare la Politica',
    text: 'Subito prima che si peschi una Carta Politica: scegli un ordine del giorno dal Mazzo Politico, dai suoi scarti o dalle Leggi in gioco. Il Consiglio vota quello. Rimescola il mazzo se vi hai cercato.',
  },
  diplomatic_immunity: {
    name: 'Immunità Diplomatica',
    text: 'Azione: scegli un sistema con almeno una tua nave. In questo round solo tu puoi attivarlo.',
  },
  direct_hit: {
    name: 'Colpo Diretto!',
    text: 'Subito dopo che una Corazzata o un Sole di Guerra è stato danneggiato in una Battaglia Spaziale a cui partecipi: distruggilo.',
  },
  disclosure: {
    name: 'Rivelazione',
    text: 'In qualsiasi momento: guarda la mano di Carte Azione di un avversario, poi scartane una a tua scelta.',
  },
  discredit: {
    name: 'Screditare',
    text: "Subito dopo che un altro giocatore ha votato su una Carta Politica: quel voto diventa un'astensione, anche in un'elezione.",
  },
  dug_in: {
    name: 'Trincerati',
    text: 'Subito prima di un bombardamento: scegli un pianeta. In questo round le tue Forze di Terra lì non possono essere bombardate.',
  },
  emergency_repairs: {
    name: "Riparazioni d'Emergenza",
    text: 'In qualsiasi momento: scegli un sistema. Ripara tutte le tue Corazzate e tutti i tuoi Soli di Guerra lì.',
  },
  experimental_battlestation: {
    name: 'Stazione da Battaglia Sperimentale',
    text: 'Dopo che un avversario ha mosso navi in un sistema che ha attivato: scegli una tua Base Spaziale. Spara subito 3 colpi a una flotta nemica a portata, come se fosse un PDS.',
  },
  fantastic_rhetoric: {
    name: 'Retorica Straordinaria',
    text: 'Subito prima di votare su una Carta Politica: hai 10 di influenza in più per questo voto.',
  },
  fighter_prototype: {
    name: 'Prototipo di Caccia',
    text: 'Subito prima di una Battaglia Spaziale: scegli un sistema. Tutti i tuoi Caccia lì hanno +2 ai tiri di combattimento per un round.',
  },
  flank_speed: {
    name: 'Avanti Tutta',
    text: 'Subito dopo aver attivato un sistema con un Contatore di Comando: tutte le tue navi che vi si muovono hanno +1 al movimento.',
  },
  focused_research: {
    name: 'Ricerca Mirata',
    text: 'Subito prima di comprare una Tecnologia per cui ti manca esattamente un prerequisito: spendi 6 risorse per ignorarlo.',
  },
  ghost_ship: {
    name: 'Nave Fantasma',
    text: 'Azione: piazza gratis una Torpediniera in un sistema con un Tunnel Spaziale senza navi nemiche.',
  },
  good_year: {
    name: 'Annata Buona',
    text: 'Azione: ricevi 1 Bene di Commercio per ogni pianeta che controlli fuori dal tuo Sistema Nativo.',
  },
  grand_armada: {
    name: 'Grande Armata',
    text: "Fase Strategica: in questo round i Rifornimenti alla Flotta non limitano le tue navi nel tuo Sistema Nativo. Rimuovi l'eccesso alla fine della Fase di Status.",
  },
  in_the_silence_of_space: {
    name: 'Nel Silenzio dello Spazio',
    text: 'Subito dopo aver attivato un sistema con un Contatore di Comando: scegli una tua flotta. Durante questa attivazione le sue navi con movimento 2 o più possono attraversare un sistema con navi nemiche.',
  },
  influence_in_the_merchants_guild: {
    name: 'Influenza nella Gilda Commerciale',
    text: 'Azione: rompi un accordo commerciale in gioco, ma non con gli Hacan.',
  },
  insubordination: {
    name: 'Insubordinazione',
    text: 'Azione: rimuovi 1 Contatore di Comando dal Pool di Comando di un avversario.',
  },
  into_the_breach: {
    name: 'Nella Breccia',
    text: 'Subito prima di una Battaglia Spaziale: scegli una Corazzata. Tutte le navi della sua flotta hanno +1 ai tiri di combattimento per tutta la battaglia, ma i primi 2 colpi su quella flotta vanno assegnati a quella Corazzata.',
  },
  local_unrest: {
    name: 'Disordini Locali',
    text: 'Azione: scegli un pianeta fuori dai Sistemi Nativi. Scaricalo e distruggi lì 1 Forza di Terra, se possibile. Se non ne resta nessuna, il pianeta diventa neutrale.',
  },
  lucky_shot: {
    name: 'Colpo Fortunato',
    text: 'Azione: distruggi una Corazzata, un Incrociatore o una Torpediniera nemica in un sistema che contiene un pianeta che controlli.',
  },
  massive_transport: {
    name: 'Trasporto Massiccio',
    text: 'Azione: sposta una tua Base Spaziale su un altro pianeta amico; i due devono essere uniti da una rotta senza navi nemiche.',
  },
  master_of_trade: {
    name: 'Maestro del Commercio',
    text: 'In qualsiasi momento, se hai 2 accordi commerciali: riattiva fino a 2 tuoi pianeti scaricati.',
  },
  minelayers: {
    name: 'Posamine',
    text: 'Quando una flotta nemica è entrata in un sistema con una tua flotta: ogni tuo Incrociatore lì mette a segno 1 colpo automatico prima del primo round della Battaglia Spaziale.',
  },
  morale_boost: {
    name: 'Morale Alto',
    text: 'Subito prima di un round di Battaglia Spaziale o di Invasione: tutte le tue unità hanno +1 ai tiri di combattimento in quel round.',
  },
  multiculturalism: {
    name: 'Multiculturalismo',
    text: "Fase Strategica: scegli un'abilità speciale di razza di un avversario. In questo round l'hai anche tu.",
  },
  opening_the_black_box: {
    name: 'Aprire la Scatola Nera',
    text: 'Subito prima di comprare una Tecnologia rossa: ogni tuo pianeta con una specialità rossa dà uno sconto di 2 invece di 1.',
  },
  patrol: {
    name: 'Pattuglia',
    text: 'Azione: muovi fino a 2 tuoi Incrociatori o Torpediniere da un sistema attivato a sistemi adiacenti vuoti, poi piazza in ciascuno di questi un Contatore di Comando dai rinforzi.',
  },
  plague: {
    name: 'Pestilenza',
    text: "Azione: scegli un pianeta controllato da un avversario. Tira un dado per ogni Forza di Terra lì: con un risultato pari è distrutta. L'avversario mantiene il pianeta.",
  },
  policy_paralysis: {
    name: 'Paralisi Politica',
    text: "Subito dopo che l'abilità primaria di una Carta Strategia è stata risolta: scegli un avversario, che non può usare l'abilità secondaria di quella carta.",
  },
  political_stability: {
    name: 'Stabilità Politica',
    text: 'Fase di Status: tieni la tua Carta Strategia invece di restituirla e non sceglierne nella prossima Fase Strategica. Non con Imperiale o Iniziativa.',
  },
  privateers: {
    name: 'Corsari',
    text: 'Azione: prendi tutti i Beni di Commercio di un avversario. Tienine metà (per difetto) e rimetti gli altri nella riserva.',
  },
  productivity_spike: {
    name: 'Picco di Produttività',
    text: "Fase Strategica: scegli una tua Base Spaziale. In questo round può produrre tante unità in più quanta l'influenza del suo pianeta.",
  },
  public_disgrace: {
    name: 'Pubblica Vergogna',
    text: 'Subito dopo che un giocatore ha scelto una Carta Strategia: deve restituirla e sceglierne una diversa.',
  },
  rally_of_the_people: {
    name: 'Adunata del Popolo',
    text: 'Azione: ricevi gratis una Corazzata nel tuo Sistema Nativo.',
  },
  rare_mineral: {
    name: 'Minerale Raro',
    text: 'Subito dopo aver invaso con successo un pianeta neutrale: ricevi 3 Beni di Commercio.',
  },
  recheck: {
    name: 'Ricontrollo',
    text: 'Subito dopo che tu o il tuo avversario avete tirato un dado in una Battaglia Spaziale o di Invasione a cui partecipi: quel dado si tira di nuovo.',
  },
  reparations: {
    name: 'Riparazioni di Guerra',
    text: 'Subito dopo che un avversario ti ha preso un pianeta: scarica un suo pianeta, poi riattiva un tuo pianeta con valore di risorse uguale o inferiore.',
  },
  rise_of_a_messiah: {
    name: 'Ascesa di un Messia',
    text: 'Azione: ricevi gratis 1 Forza di Terra su ogni pianeta che controlli.',
  },
  ruinous_tariffs: {
    name: 'Dazi Rovinosi',
    text: "Subito dopo che un giocatore con cui hai un accordo commerciale ha eseguito l'abilità secondaria della Strategia Commerciale: ti dà metà (per eccesso) dei Beni di Commercio sulla sua Scheda della Razza.",
  },
  sabotage: {
    name: 'Sabotaggio', // Carte Azione
    text: 'Subito dopo che un altro giocatore ha giocato una Carta Azione: annullala; entrambe le carte sono scartate. Non annulla un Sabotaggio e non va annunciata.',
  },
  scientist_assassination: {
    name: 'Assassinio di uno Scienziato',
    text: 'Fase Strategica: scegli un giocatore, che in questo round non può acquisire né comprare Tecnologie.',
  },
  secret_industrial_agent: {
    name: 'Agente Industriale Segreto',
    text: 'Azione: distruggi una Base Spaziale fuori dai Sistemi Nativi.',
  },
  shields_holding: {
    name: 'Gli Scudi Reggono',
    text: "In una Battaglia Spaziale, dopo che l'avversario ha tirato tutti i dadi di un round e prima che tu rimuova le perdite: annulla fino a 2 colpi subiti in quel round.",
  },
  signal_jamming: {
    name: 'Disturbo dei Segnali',
    text: "Fase Strategica: scegli un sistema che non sia un Sistema Nativo e piazzaci un Contatore di Comando dai rinforzi di un altro giocatore. Quel giocatore l'ha attivato.",
  },
  skilled_retreat: {
    name: 'Abile Ritirata',
    text: 'Prima di qualsiasi round di una Battaglia Spaziale: piazza un Contatore di Comando dai rinforzi in un sistema adiacente amico o vuoto che non hai attivato e muovici subito la tua flotta.',
  },
  spacedock_accident: {
    name: 'Incidente alla Base Spaziale',
    text: 'Azione: scegli una Base Spaziale fuori dai Sistemi Nativi. In questo round il suo proprietario non può costruirvi nulla.',
  },
  star_of_death: {
    name: 'Stella della Morte',
    text: 'Subito prima dello Sbarco Planetario: scegli un pianeta in un sistema con un tuo Sole di Guerra. Distruggi tutte le Forze di Terra, i PDS e le Basi Spaziali su di esso e piazzaci un Contatore di Dominio Radiazioni; diventa neutrale.',
  },
  stellar_criminals: {
    name: 'Criminali Stellari',
    text: 'Azione: un avversario a tua scelta deve scegliere e scaricare metà (per difetto) dei suoi pianeti non scaricati.',
  },
  strategic_bombardment: {
    name: 'Bombardamento Strategico',
    text: 'Azione: scarica tutti i pianeti controllati da avversari in un sistema con un tuo Sole di Guerra. Poi tira un dado: con 6+ riprendi in mano questa carta.',
  },
  strategic_flexibility: {
    name: 'Flessibilità Strategica',
    text: 'Dopo che tutti hanno scelto le Carte Strategia e prima che si piazzino i Contatori di Bonus: restituisci la carta che hai scelto e prendine una non scelta.',
  },
  strategic_shift: {
    name: 'Svolta Strategica',
    text: 'Prima che il primo giocatore scelga una Carta Strategia: indicane una che in questo round nessuno può scegliere.',
  },
  successful_spy: {
    name: 'Spionaggio Riuscito',
    text: 'Azione: prendi a caso 2 Carte Azione a un avversario.',
  },
  synchronicity: {
    name: 'Sincronicità',
    text: 'Fase Strategica: cerca una carta qualsiasi nel mazzo delle Carte Azione, prendila in mano e rimescola il mazzo.',
  },
  tech_bubble: {
    name: 'Bolla Tecnologica',
    text: "Subito dopo aver eseguito l'abilità primaria della Strategia Tecnologica: spendi 1 Contatore di Comando dall'Allocazione Strategica per eseguire anche quella secondaria, al suo costo normale.",
  },
  thugs: {
    name: 'Teppisti',
    text: 'Dopo che una Carta Politica è stata letta e prima che qualcuno voti: scegli un giocatore, che per il resto di questo round non può votare sulle Carte Politiche.',
  },
  touch_of_genius: {
    name: 'Tocco di Genio',
    text: "Quando si potrebbe giocare una carta che è negli scarti delle Carte Azione: spendi 3 di influenza per produrne l'effetto.",
  },
  trade_stop: {
    name: 'Blocco Commerciale',
    text: 'Fase Strategica: rompi tutti gli accordi commerciali in gioco, compresi i tuoi, ma nessuno con gli Hacan.',
  },
  transport: {
    name: 'Trasferimento di Truppe',
    text: 'Azione: sposta fino a 3 Forze di Terra da un pianeta che controlli a un altro; i due devono essere uniti da una rotta senza navi nemiche.',
  },
  unexpected_action: {
    name: 'Azione Inattesa',
    text: 'Azione: riprendi un tuo Contatore di Comando dalla mappa nei tuoi rinforzi.',
  },
  uprising: {
    name: 'Rivolta',
    text: 'Azione: scegli un sistema che non sia un Sistema Nativo. Scarica tutti i suoi pianeti, se possibile.',
  },
  usurper: {
    name: 'Usurpatore',
    text: 'Fase Strategica, se controlli Mecatol Rex: lascia questa carta su di esso. Finché vi resta, Mecatol Rex ti dà voti pari al doppio della sua influenza, anche se scaricato. Scartala quando perdi il pianeta.',
  },
  veto: {
    name: 'Veto',
    text: "Dopo che una Carta Politica è stata letta e prima che qualcuno voti: scartala; il giocatore attivo deve pescarne un'altra.",
  },
  voluntary_annexation: {
    name: 'Annessione Volontaria',
    text: 'Azione: scegli un pianeta neutrale in un sistema adiacente a uno che contiene un pianeta che controlli. Piazzaci gratis 3 Forze di Terra; ora lo controlli.',
  },
  war_footing: {
    name: 'Piede di Guerra',
    text: "Azione: scegli un sistema. Lì i tuoi Rifornimenti alla Flotta sono più alti di 2 per il resto di questo round. Rimuovi l'eccesso alla fine della Fase di Status.",
  },
}
