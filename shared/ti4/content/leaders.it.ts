import type { LeaderWords } from './leaders.ts'

/** What is read on leaders, in Italian. */
export const leadersIt: LeaderWords = {
  letani_ospha: {
    name: 'Letani Ospha',
    text: 'Azione, esaurisci: nomina una nave sul tabellone che non sia un Caccia; il suo proprietario può sostituirla con una dei suoi rinforzi che costi fino a 2 in più.',
  },
  dirzuga_rophal: {
    name: 'Dirzuga Rophal',
    text: 'Quando un altro giocatore ha attivato un sistema in cui tue unità hanno Produzione, puoi produrvi 1 unità.',
    unlock: '12 forze di terra su pianeti che controlli.',
  },
  letani_miasmiala: {
    name: 'Letani Miasmiala',
    ability: 'Emettitore a Ultrasuoni',
    text: 'Azione, poi epurata: produci quante unità vuoi in ogni sistema con tue forze di terra.',
  },
  viscount_unlenn: {
    name: 'Visconte Unlenn',
    text: 'Esaurisci quando comincia un round di combattimento spaziale: 1 nave nel sistema attivo tira in esso 1 dado in più.',
  },
  rear_admiral_farran: {
    name: 'Retroammiraglio Farran',
    text: 'Puoi ottenere 1 Bene di Commercio ogni volta che una tua unità ha usato Sostenere Danni.',
    unlock: '5 navi in un solo sistema, Caccia esclusi.',
  },
  darktalon_treilla: {
    name: 'Darktalon Treilla',
    ability: 'Affinità con la Materia Oscura',
    text: 'Azione: per il resto di questo round di gioco nessuna legge e nessuna Riserva di Flotta limita le tue navi diverse dai Caccia in un sistema. Epurata quando finisce.',
  },
  captain_mendosa: {
    name: 'Capitano Mendosa',
    text: 'Esaurisci quando un giocatore ha attivato un sistema: 1 sua nave riceve il movimento della nave più veloce sul tabellone.',
  },
  rowl_sarrig: {
    name: 'Rowl Sarrig',
    text: 'I Caccia e le Fanterie che produci possono comparire ciascuno presso una qualsiasi tua Base Spaziale, se non è sotto assedio.',
    unlock: '3 Basi Spaziali sul tabellone.',
  },
  gurno_aggero: {
    name: 'Gurno Aggero',
    ability: "Relè dell'Armageddon",
    text: 'Azione, poi epurata: in 1 sistema adiacente a una tua Base Spaziale tutte le Fanterie e tutti i Caccia degli altri giocatori sono distrutti.',
  },
  umbat: {
    name: 'Umbat',
    text: 'Azione, esaurisci: un giocatore a tua scelta può produrre fino a 2 unità, nessuna dal costo maggiore di 4, dove ha un Sole di Guerra o la sua Ammiraglia.',
  },
  magmus: {
    name: 'Magmus',
    text: 'Per ogni segnalino speso dalla tua Riserva Strategica puoi ottenere 1 Bene di Commercio.',
    unlock: 'Un Sole di Guerra prodotto.',
  },
  adjudicator_baal: {
    name: "Giudice Ba'al",
    ability: 'Seme di Nova',
    text: 'Quando un tuo Sole di Guerra si è mosso in un sistema, diverso da un Sistema di Origine e da quello di Mecatol Rex, puoi distruggervi tutte le unità degli altri e mettere la supernova di Muaat al posto della sua tessera. Questa carta è poi epurata, e con essa le carte pianeta di quella tessera.',
  },
  carth_of_golden_sands: {
    name: 'Carth delle Sabbie Dorate',
    text: 'Esaurisci nella Fase di Azione: ottieni 2 Merci, o fai ripristinare le sue a un altro giocatore.',
  },
  gila_the_silvertongue: {
    name: "Gila Lingua d'Argento",
    text: 'Ogni Bene di Commercio che spendi mentre voti aggiunge 2 voti.',
    unlock: '10 Beni di Commercio.',
  },
  harrugh_gefhara: {
    name: 'Harrugh Gefhara',
    ability: 'Rete dei Titoli Galattici',
    text: 'Quando tue unità usano Produzione, per questa volta puoi far costare 0 tutto ciò che producono; questa carta è poi epurata.',
  },
  evelyn_delouis: {
    name: 'Evelyn DeLouis',
    text: 'Esaurisci quando comincia un round di combattimento di terra: 1 forza di terra nel sistema attivo tira in esso 1 dado in più.',
  },
  claire_gibson: {
    name: 'Claire Gibson',
    text: 'Quando comincia un combattimento di terra su un tuo pianeta, puoi aggiungervi 1 Fanteria.',
    unlock: '12 risorse su pianeti che controlli.',
  },
  jace_x_4th_air_legion: {
    name: 'Jace X., 4ª Legione Aerea',
    ability: 'Schiera di Comando Helio',
    text: 'Azione, poi epurata: tutti i tuoi Segnalini Comando sul tabellone tornano nei rinforzi.',
  },
  emissary_taivra: {
    name: 'Emissario Taivra',
    text: 'Esaurisci quando un giocatore ha attivato un sistema con un tunnel diverso da delta: per questa Azione Tattica è adiacente a ogni altro sistema con un tunnel.',
  },
  sai_seravus: {
    name: 'Sai Seravus',
    text: "Ogni tua nave con capacità che è passata per dei tunnel può portare 1 nuovo Caccia, finché nel sistema attivo c'è capacità libera.",
    unlock: 'Unità in 3 sistemi con un tunnel alfa o beta.',
  },
  riftwalker_meian: {
    name: 'Meian, Viandante dei Varchi',
    ability: 'Reattore a Singolarità',
    text: 'Azione, poi epurata: 2 sistemi, ciascuno con un tunnel o tue unità, si scambiano di posto; Creuss e il nesso dei tunnel restano dove sono.',
  },
  i48s: {
    name: 'I48S',
    text: 'Esaurisci quando un giocatore ha attivato un sistema: può sostituire 1 sua Fanteria presente con 1 Mech.',
  },
  two_ram: {
    name: '2RAM',
    text: 'Il tuo Bombardamento ignora Scudo Planetario.',
    unlock: '4 Corazzate sul tabellone.',
  },
  the_helmsman: {
    name: 'Il Timoniere',
    ability: 'Navigazione nello Spazio Oscuro',
    text: 'Azione, poi epurata: la tua Ammiraglia e quante tue Corazzate vuoi possono muoversi, da qualsiasi luogo, in 1 sistema senza navi altrui.',
  },
  suffi_an: {
    name: 'Suffi An',
    text: 'Esaurisci quando Saccheggio è stato usato su un altro giocatore: quel giocatore e tu pescate 1 Carta Azione ciascuno.',
  },
  sula_mentarion: {
    name: "S'Ula Mentarion",
    text: 'Chi perde un combattimento spaziale che hai vinto ti consegna, se vuoi, 1 Cambiale a sua scelta.',
    unlock: '4 Incrociatori sul tabellone.',
  },
  ipswitch_loose_cannon: {
    name: 'Ipswitch, Mina Vagante',
    ability: 'Cellula Dormiente',
    text: 'Epura quando comincia un tuo combattimento spaziale: ogni volta che una nave di un altro giocatore è distrutta in esso, piazzavi 1 nave dello stesso tipo dai tuoi rinforzi.',
  },
  zeu: {
    name: "Z'eu",
    text: "Azione, esaurisci: un giocatore a tua scelta può svolgere un'Azione Tattica senza piazzare un Segnalino Comando, in qualsiasi sistema tranne un Sistema di Origine. Conta come attivato.",
    first: {
      text: "Esaurisci quando un'agenda è stata rivelata: vedi la successiva del mazzo; se vuoi, può vederla anche 1 altro giocatore.",
    },
  },
  maban: {
    name: "M'aban",
    text: 'Quando vuoi, guarda le Cambiali in mano ai tuoi vicini, e le agende in cima e in fondo al mazzo.',
    unlock: 'Forze di terra nel sistema di Mecatol Rex o in uno adiacente.',
    first: {
      unlock: '12 Caccia sul tabellone.',
      text: 'Ciò che paghi per dei Caccia ne porta 1 in più per lo stesso costo; questi non contano per il tuo limite di Produzione.',
    },
  },
  the_oracle: {
    name: "L'Oracolo",
    ability: 'Geometria C-Radium',
    text: 'Quando finisce la Fase di Status, puoi farti consegnare da ogni altro giocatore 1 Cambiale; questa carta è poi epurata.',
  },
  nekro_malleon: {
    name: 'Nekro Malleon',
    text: 'Esaurisci nella Fase di Azione: un giocatore a tua scelta può rinunciare a 1 Carta Azione, o a 1 Segnalino Comando della sua scheda, per 2 Beni di Commercio.',
  },
  nekro_acidos: {
    name: 'Nekro Acidos',
    text: 'Ogni Tecnologia che ottieni può portarti 1 Carta Azione.',
    unlock: '3 Tecnologie; un Assimilatore Valefar conta finché il suo segnalino è su una di esse.',
  },
  unit_dsgn_flayesh: {
    name: 'UNIT.DSGN.FLAYESH',
    ability: 'Algoritmo Polimorfo',
    text: 'Azione, poi epurata: su un pianeta con una specialità tecnologica, in un sistema con tue unità, distruggi ciò che gli altri vi hanno. Ottieni tanti Beni di Commercio quante sono insieme le sue risorse e la sua influenza, e 1 Tecnologia del colore della specialità.',
  },
  tro: {
    name: "T'ro",
    text: "Esaurisci quando finisce l'Azione Tattica di un giocatore: può piazzare 2 Fanterie su un suo pianeta nel sistema attivo.",
  },
  ghom_sekkus: {
    name: "G'hom Sek'kus",
    text: 'Quando impegni forze di terra, fino a 1 può venire da ogni pianeta del sistema attivo, e da ogni pianeta dei sistemi adiacenti senza tuoi Segnalini Comando.',
    unlock: '5 pianeti fuori dai Sistemi di Origine.',
  },
  shval_harbinger: {
    name: "Sh'val, l'Araldo",
    ability: 'Condizionamento Tekklar',
    text: 'Quando le tue navi si sono mosse nel sistema attivo, puoi passare subito a impegnare le forze di terra. Dopo lo sbarco, tutte le tue navi presenti tornano nei rinforzi e questa carta è epurata.',
  },
  doctor_sucaban: {
    name: 'Dottor Sucaban',
    text: 'Esaurisci quando un giocatore spende risorse per ricercare: può rimuovere quante sue Fanterie vuole dal tabellone, e spende 1 in meno per ciascuna.',
  },
  ta_zern: {
    name: 'Ta Zern',
    text: 'I dadi che hai tirato per abilità di unità si possono ripetere, quanti ne vuoi.',
    unlock: '8 Tecnologie.',
  },
  rin_the_masters_legacy: {
    name: "Rin, l'Eredità del Maestro",
    ability: 'Memoria Genetica',
    text: 'Azione, poi epurata: scambia quante tue Tecnologie vuoi, tranne i potenziamenti di unità, ciascuna con una del suo colore dal mazzo.',
  },
  berekar_berekon: {
    name: 'Berekar Berekon',
    text: 'Esaurisci quando le unità di un giocatore usano Produzione: tutto ciò che producono costa insieme 2 in meno.',
  },
  rickar_rickani: {
    name: 'Rickar Rickani',
    text: '+2 ai tuoi tiri di combattimento nel sistema di Mecatol Rex, nel tuo Sistema di Origine e ovunque ci sia un pianeta leggendario.',
    unlock: 'Mecatol Rex sotto il tuo controllo, o un tuo combattimento nel suo sistema.',
  },
  mathis_mathinus: {
    name: 'Mathis Mathinus',
    ability: 'Sigillo Imperiale',
    text: "Azione, poi epurata: esegui l'abilità primaria della Carta Strategia che vuoi; altri giocatori, quelli che scegli, possono poi eseguirne l'abilità secondaria.",
  },
  ggrocuto_rinn: {
    name: 'Ggrocuto Rinn',
    text: 'Azione, esaurisci: riattiva un qualsiasi pianeta. Se il suo sistema è adiacente a un tuo pianeta, 1 Fanteria su di esso può tornare nei rinforzi del suo proprietario.',
  },
  elder_qanoj: {
    name: 'Anziano Qanoj',
    text: 'I pianeti esauriti per dei voti te ne danno 1 in più ciascuno. Nessun effetto può impedirti di votare.',
    unlock: '12 influenza su pianeti che controlli.',
  },
  xxekir_grom: {
    name: 'Xxekir Grom',
    ability: 'Nesso dei Dati Politici',
    text: "Ogni volta che esaurisci pianeti, le risorse e l'influenza di ciascuno si sommano, e il totale vale come entrambe.",
    first: {
      text: 'Azione, poi epurata: puoi scartare una legge. Delle prime 5 agende rivelane 2 qualsiasi, risolte ognuna con un solo voto, il tuo, per ciò che vuoi; le altre 3 si scartano. Intanto nessun altro può usare nulla.',
    },
  },
  brother_milor: {
    name: 'Fratello Milor',
    text: "Esaurisci quando un'unità è stata distrutta: il suo proprietario può piazzare 2 Caccia nel sistema dove era una nave, o 2 Fanterie sul pianeta dove era una forza di terra.",
    first: {
      text: 'Esaurisci quando una Torpediniera o un Incrociatore è stato distrutto: il suo proprietario può piazzare fino a 2 Caccia nel suo sistema.',
    },
  },
  brother_omar: {
    name: 'Fratello Omar',
    text: 'Vale come un prerequisito verde. Puoi rimandare 1 tua Fanteria nei rinforzi per ricercare senza alcun prerequisito una Tecnologia che possiede qualcun altro.',
    unlock: 'Una tua abilità di fazione usata.',
    first: {
      unlock: 'Indottrinamento usato.',
      text: 'Vale come un prerequisito verde. Ciò che paghi per delle Fanterie ne porta 1 in più per lo stesso costo; queste non contano per il tuo limite di Produzione.',
    },
  },
  dannel_of_the_tenth: {
    name: 'Dannel della Decima',
    ability: 'Disseminazione Quantistica',
    text: 'Azione, poi epurata: fino a 3 Fanterie dai tuoi rinforzi sbarcano dove vuoi fuori dai Sistemi di Origine, e vi combattono combattimenti di terra. Cannone Spaziale non si può usare su di esse.',
    first: {
      ability: 'Filatore al Massimo',
      text: 'Azione, poi epurata: ogni pianeta con tue Fanterie si riattiva oppure ne riceve altrettante dai tuoi rinforzi.',
    },
  },
  ssruu: {
    name: 'Ssruu',
    text: "L'Agente di ogni altro giocatore presta a questo la sua abilità, esaurito o no.",
  },
  so_ata: {
    name: 'So Ata',
    text: 'Quando un altro giocatore ha attivato un sistema con tue unità, puoi vedere la sua mano di Carte Azione, di Cambiali o di obiettivi segreti.',
    unlock: '7 Carte Azione in mano.',
  },
  kyver_blade_and_key: {
    name: 'Kyver, Lama e Chiave',
    ability: 'Gilda delle Spie',
    text: 'Azione, poi epurata: ogni altro giocatore ti mostra 1 Carta Azione della sua mano. Tienila, oppure fagliene scartare 3 a caso.',
  },
  trilossa_aun_mirik: {
    name: 'Trilossa Aun Mirik',
    text: 'Esaurisci quando un giocatore produce forze di terra: possono comparire su qualsiasi suo pianeta, in quel sistema e in quelli adiacenti.',
  },
  trrakan_aun_zulok: {
    name: 'Trrakan Aun Zulok',
    text: "Ogni volta che tue unità tirano per un'abilità di unità, 1 di esse può tirare 1 dado in più.",
    unlock: '6 unità sul tabellone con Sbarramento Anti-Caccia, Cannone Spaziale o Bombardamento.',
  },
  mirik_aun_sissiri: {
    name: 'Mirik Aun Sissiri',
    ability: 'Protocollo Helix',
    text: 'Azione, poi epurata: quante tue navi vuoi si muovono, da dovunque siano, in sistemi che hanno un tuo Segnalino Comando e nessuna nave altrui.',
  },
  acamar: {
    name: 'Acamar',
    text: 'Esaurisci quando le navi di un giocatore si sono mosse in un sistema senza pianeti; la ricompensa è 1 Segnalino Comando per quel giocatore.',
  },
  xuange: {
    name: 'Xuange',
    text: 'Quando altri muovono navi in un sistema che ha un tuo Segnalino Comando, puoi riprendere quel segnalino nei rinforzi.',
    unlock: 'Tutti gli altri giocatori come vicini.',
  },
  conservator_procyon: {
    name: 'Conservatore Procyon',
    ability: 'Spostamento del Multiverso',
    text: 'Azione, poi epurata: ogni sistema senza pianeti riceve 1 segnalino frontiera, se non ne ha già uno. Poi esplora quelli dove hai navi.',
  },
  jae_mir_kan: {
    name: 'Jae Mir Kan',
    text: "Esaurisci quando un'abilità secondaria ti costerebbe un Segnalino Comando: 1 del giocatore attivo, dal tabellone, si usa al suo posto.",
  },
  il_na_viroset: {
    name: 'Il Na Viroset',
    text: 'Le tue Azioni Tattiche possono attivare sistemi che hanno un tuo Segnalino Comando: entrambi i segnalini tornano allora nei rinforzi, e il tuo turno è finito.',
    unlock: 'Segnalini Comando di altre 2 fazioni nella tua Riserva di Flotta.',
  },
  airo_shir_aur: {
    name: 'Airo Shir Aur',
    ability: 'Benedizione',
    text: "Azione, poi epurata: tutto ciò che è nell'area spaziale di un sistema si muove in uno adiacente con navi di un altro giocatore, e segue un combattimento spaziale. Nessuna delle due parti può ritirarsi, né muovere navi con alcuna abilità.",
  },
  garv_and_gunn: {
    name: 'Garv e Gunn',
    text: 'Esaurisci quando finisce il turno di un giocatore qualsiasi: 1 suo pianeta può essere esplorato.',
  },
  dart_and_tai: {
    name: 'Dart e Tai',
    text: 'Puoi esplorare ogni pianeta che prendi e che era controllato da un altro giocatore.',
    unlock: '3 Mech in 3 sistemi.',
  },
  hesh_and_prit: {
    name: 'Hesh e Prit',
    ability: 'Sintesi Perfetta',
    text: 'Azione, poi epurata: ottieni 1 reliquia, ed esegui le abilità secondarie di un massimo di 2 Carte Strategia che sono pronte o che nessuno ha scelto. Ciò che costano in Segnalini Comando si spende dai rinforzi.',
  },
  artuno_the_betrayer: {
    name: 'Artuno il Traditore',
    text: 'Esaurisci quando ottieni Beni di Commercio dalla riserva comune: altrettanti si mettono su questa carta. Li ottieni quando si riattiva.',
  },
  field_marshal_mercer: {
    name: 'Feldmaresciallo Mercer',
    text: 'Esaurisci quando finisce il turno di un giocatore qualsiasi: fino a 2 sue forze di terra, da qualsiasi punto del tabellone, possono essere messe su suoi pianeti nel sistema attivo.',
  },
  the_thundarian: {
    name: 'Il Thundariano',
    text: 'Esaurisci quando i dadi di un round di combattimento sono stati tirati: nessuno assegna colpi, ed entrambe le parti tirano di nuovo.',
  },
  navarch_feng: {
    name: 'Navarca Feng',
    text: 'Produrre la tua Ammiraglia non ti costa nulla.',
    unlock: '1 obiettivo segreto completato.',
  },
  ahk_syl_siven: {
    name: 'Ahk-Syl Siven',
    ability: 'Matrice di Probabilità',
    text: 'Azione: per il resto di questo round di gioco la tua Ammiraglia, con tutto ciò che trasporta, può lasciare sistemi che hanno un tuo Segnalino Comando. Epurata quando finisce.',
  },
  tellurian: {
    name: 'Tellurian',
    text: 'Esaurisci per annullare 1 colpo, appena prodotto contro una qualsiasi unità.',
  },
  tungstantus: {
    name: 'Tungstantus',
    text: 'Ogni uso di Produzione con cui tue unità producono qualcosa può portarti 1 Bene di Commercio, anche per pagarlo.',
    unlock: '5 strutture sul tabellone.',
  },
  ul_the_progenitor: {
    name: 'Ul il Progenitore',
    ability: 'Geoformazione',
    text: "Azione: allega questa carta a Elysium e riattiva quel pianeta. Ha +3 risorse, +3 influenza e, come un'unità, Cannone Spaziale 5 (x3).",
  },
  the_stillness_of_stars: {
    name: 'La Quiete delle Stelle',
    text: 'Esaurisci quando un altro giocatore ha ripristinato le Merci: queste diventano Beni di Commercio, e catturi 1 sua unità nei rinforzi, che costi al massimo quanto il suo valore di Merci.',
  },
  that_which_molds_flesh: {
    name: 'Ciò che Plasma la Carne',
    text: 'Dei Caccia e delle Fanterie che produci in una volta, fino a 2 restano fuori dal tuo limite di Produzione.',
    unlock: 'Unità in 3 fratture gravitazionali.',
  },
  it_feeds_on_carrion: {
    name: 'Si Nutre di Carogne',
    ability: 'Ancora Dimensionale',
    text: 'Azione, poi epurata: per ogni nave altrui, tranne i Caccia, in un sistema con uno squarcio dimensionale o adiacente a uno, il proprietario tira un dado. Con 1-3 la catturi, e con essa le forze di terra e i Caccia che perdono il posto.',
  },
  xander_alexin_victori_iii: {
    name: 'Xander Alexin Victori III',
    text: 'Esaurisci in qualsiasi momento: un giocatore a tua scelta può spendere, una volta, Merci come Beni di Commercio.',
  },
  suffi_an_keleres: {
    name: 'Suffi An',
    text: "Dopo un'Azione di Componente puoi svolgere 1 azione in più.",
    unlock: "1 Bene di Commercio speso dopo aver giocato una Carta Azione con un'Azione di Componente.",
  },
  harka_leeds: {
    name: 'Harka Leeds',
    ability: 'Patto di Erwan',
    text: 'Azione, poi epurata: rivela Carte Azione del mazzo finché 3 di esse sono Azioni di Componente. Pesca quelle 3; le altre si rimescolano nel mazzo.',
  },
  odlynn_myrr: {
    name: 'Odlynn Myrr',
    ability: 'Operazione Archon',
    text: "Epura quando un'agenda è stata rivelata: fino a 6 voti in più su di essa, e un esito pronosticato ad alta voce. Ogni giocatore che vota per un altro ti porta 1 Bene di Commercio e 1 Segnalino Comando.",
  },
  kuuasi_aun_jalatai: {
    name: 'Kuuasi Aun Jalatai',
    ability: 'Ala Avanzata Zeta',
    text: 'Epura quando comincia un round di combattimento spaziale in un sistema con un tuo pianeta: piazzavi la tua Ammiraglia e in tutto fino a 2 Incrociatori o Torpediniere.',
  },
}
