import type { PromissoryNoteWords } from './promissoryNotes.ts'

/** What is read on Promissory Notes, in Italian. */
export const promissoryNotesIt: PromissoryNoteWords = {
  ceasefire: {
    name: 'Cessate il Fuoco',
    text: 'Quando il proprietario ha attivato un sistema con tue unità, nulla di suo può muovervisi. La Cambiale torna poi al proprietario.',
  },
  political_secret: {
    name: 'Segreto Politico',
    text: "Quando un'agenda è rivelata: finché non è risolta il proprietario di questa carta non ha voti, non gioca Carte Azione e non usa abilità di fazione. La Cambiale torna poi al proprietario.",
  },
  support_for_the_throne: {
    name: 'Sostegno al Trono',
    text: 'Sta scoperta davanti a te appena quella di un altro ti arriva, e vale 1 punto vittoria. Torna al proprietario, e il punto con essa, quando attivi un sistema con sue unità o quando è eliminato.',
  },
  trade_agreement: {
    name: 'Accordo Commerciale',
    text: 'Quando il proprietario ripristina le Merci, le dà tutte a te. La Cambiale torna poi al proprietario.',
  },
  alliance: {
    name: 'Alleanza',
    text: 'Sta scoperta davanti a te appena quella di un altro ti arriva: anche tu puoi usare il Comandante del proprietario, se è sbloccato. Torna al proprietario quando attivi un sistema con sue unità.',
  },
  stymie: {
    name: 'Ostacolo',
    text: 'Quando altri hanno mosso navi in un sistema con tue unità, 1 Segnalino Comando dai loro rinforzi può andare, a tua scelta, in qualsiasi sistema tranne un Sistema di Origine. La Cambiale torna poi al proprietario.',
    first: {
      text: 'Azione: mettila scoperta. I sistemi con tue unità, tranne i Sistemi di Origine, e quelli adiacenti a essi non lasciano produrre nulla agli Arborec. Torna al proprietario quando attivi un sistema con unità degli Arborec.',
    },
  },
  war_funding: {
    name: 'Fondi di Guerra',
    text: "Quando entrambe le parti hanno tirato in un tuo combattimento spaziale, puoi far ripetere tutto all'avversario, e ripetere quanti dadi tuoi vuoi. La Cambiale torna poi al proprietario.",
    first: {
      text: 'Quando comincia un round di combattimento spaziale: i Letnev perdono 2 Beni di Commercio, e puoi ripetere in esso quanti tuoi dadi vuoi. La Cambiale torna poi al proprietario.',
    },
  },
  raghs_call: {
    name: 'Richiamo di Ragh',
    text: 'Quando hai impegnato unità su un pianeta, tutte le forze di terra dei Saar presenti vanno su un altro loro pianeta, che scegli tu. La Cambiale torna poi al proprietario.',
  },
  fires_of_the_gashlai: {
    name: 'Fuochi dei Gashlai',
    text: 'Azione: 1 segnalino della Riserva di Flotta dei Muaat torna nei loro rinforzi, e ottieni la Tecnologia del tuo Sole di Guerra. La Cambiale torna poi al proprietario.',
  },
  trade_convoys: {
    name: 'Convogli Commerciali',
    text: 'Azione: mettila scoperta. I tuoi partner nelle transazioni non devono essere vicini. Torna al proprietario quando attivi un sistema con unità degli Hacan.',
  },
  military_support: {
    name: 'Supporto Militare',
    text: "Quando comincia il turno del giocatore Sol: 1 segnalino della sua Riserva Strategica, se c'è, torna nei rinforzi, e 2 tue Fanterie possono comparire su un pianeta che controlli. La Cambiale torna poi al proprietario.",
  },
  creuss_iff: {
    name: 'IFF di Creuss',
    text: 'Quando comincia il tuo turno nella Fase di Azione: piazza o sposta un segnalino tunnel di Creuss. Il suo sistema deve avere un pianeta che controlli, o non essere un Sistema di Origine ed essere senza navi altrui. La Cambiale torna poi al proprietario.',
  },
  cybernetic_enhancements: {
    name: 'Potenziamenti Cibernetici',
    text: 'Quando la Fase di Status ti dà Segnalini Comando, te ne dà 1 in più. La Cambiale torna poi al proprietario.',
    first: {
      text: 'Quando comincia il tuo turno: 1 segnalino della Riserva Strategica dei L1Z1X torna nei loro rinforzi, e 1 tuo va dai rinforzi nella tua Riserva Strategica. La Cambiale torna poi al proprietario.',
    },
  },
  promise_of_protection: {
    name: 'Promessa di Protezione',
    text: 'Azione: mettila scoperta. Saccheggio non si può usare su di te. Torna al proprietario quando attivi un sistema con unità dei Mentak.',
  },
  gift_of_prescience: {
    name: 'Dono della Prescienza',
    text: "Quando finisce la Fase Strategica: mettila scoperta e prendi il segnalino 0 dei Naalu sulla tua Carta Strategia. Sei il primo nell'ordine di iniziativa, e Telepatia non ha effetto in questo round di gioco. La Cambiale torna al proprietario quando finisce la Fase di Status.",
  },
  antivirus: {
    name: 'Antivirus',
    text: 'Quando comincia un combattimento: mettila scoperta. Singolarità Tecnologica non si può usare su di te. Torna al proprietario quando attivi un sistema con unità dei Nekro.',
  },
  tekklar_legion: {
    name: 'Legione Tekklar',
    text: "Quando comincia un combattimento di terra: +1 a tutti i tuoi tiri di combattimento in esso, e -1 a quelli dei N'orr, se sono l'avversario. La Cambiale torna poi al proprietario.",
  },
  research_agreement: {
    name: 'Accordo di Ricerca',
    text: 'Quando i Jol-Nar hanno ricercato una Tecnologia che non è di una fazione, la ottieni anche tu. La Cambiale torna poi al proprietario.',
  },
  acquiescence: {
    name: 'Acquiescenza',
    text: "Quando i Winnu risolvono un'Azione Strategica, l'abilità secondaria non ti costa un Segnalino Comando, né speso né piazzato. La Cambiale torna poi al proprietario.",
    first: {
      text: 'Quando finisce la Fase Strategica: una tua Carta Strategia e una scelta dai Winnu cambiano di mano. La Cambiale torna poi al proprietario.',
    },
  },
  political_favor: {
    name: 'Favore Politico',
    text: "Quando un'agenda è rivelata: gli Xxcha perdono 1 segnalino della loro Riserva Strategica, che va nei rinforzi, e l'agenda si scarta. Si rivela la successiva del mazzo e si vota su quella. La Cambiale torna poi al proprietario.",
  },
  greyfire_mutagen: {
    name: 'Mutageno Greyfire',
    text: 'Quando comincia un combattimento di terra contro almeno 2 forze di terra, di chiunque tranne gli Yin: 1 delle Fanterie contro di te è sostituita da 1 tua. La Cambiale torna poi al proprietario.',
    first: {
      text: 'Quando un sistema è stato attivato: per questa Azione Tattica gli Yin restano senza abilità di fazione e Tecnologie di fazione. La Cambiale torna poi al proprietario.',
    },
  },
  spy_net: {
    name: 'Rete di Spie',
    text: 'Quando comincia il tuo turno: vedi tutte le Carte Azione degli Yssaril, e prendine 1. La Cambiale torna poi al proprietario.',
  },
  strike_wing_ambuscade: {
    name: "Agguato dell'Ala d'Assalto",
    text: "Quando tue unità tirano per un'abilità di unità, 1 di esse, a tua scelta, tira 1 dado in più. La Cambiale torna poi al proprietario.",
  },
  blood_pact: {
    name: 'Patto di Sangue',
    text: 'Azione: mettila scoperta. Se voti per lo stesso esito degli Empyrean, esprimi 4 voti in più per esso. Torna al proprietario quando attivi un sistema con unità degli Empyrean.',
  },
  dark_pact: {
    name: 'Patto Oscuro',
    text: 'Azione: mettila scoperta. Ogni volta che dai agli Empyrean tante Merci quante il tuo valore di Merci, ognuno dei due ottiene 1 Bene di Commercio. Torna al proprietario quando attivi un sistema con unità degli Empyrean.',
  },
  scepter_of_dominion: {
    name: 'Scettro del Dominio',
    text: 'Quando comincia la Fase Strategica: nomina un sistema con tue unità, non un Sistema di Origine. Tutti gli altri di cui la scheda dei Mahact ha un segnalino ve ne mettono uno dai rinforzi. La Cambiale torna poi al proprietario.',
  },
  black_market_forgery: {
    name: 'Falso del Mercato Nero',
    text: 'Azione: epura 2 tuoi frammenti di reliquia di un tipo e ottieni 1 reliquia. La Cambiale torna poi al proprietario.',
  },
  the_cavalry: {
    name: 'La Cavalleria',
    text: "Quando comincia un combattimento spaziale, non contro il Nomade: 1 tua nave, non un Caccia, lo combatte con il valore di combattimento, Sostenere Danni e Sbarramento Anti-Caccia dell'Ammiraglia del Nomade. La Cambiale torna al proprietario quando è finito.",
  },
  terraform: {
    name: 'Terraformazione',
    text: 'Azione: allegala a un pianeta che controlli fuori dai Sistemi di Origine, tranne Mecatol Rex. Ha +1 risorse, +1 influenza e tutti e 3 i tratti: culturale, pericoloso e industriale.',
  },
  crucible: {
    name: 'Crogiolo',
    text: 'Quando hai attivato un sistema: durante questo movimento le tue navi non tirano per nessuna frattura gravitazionale, e quelle che ne lasciano o attraversano una hanno un ulteriore +1 al movimento. La Cambiale torna poi al proprietario.',
  },
  keleres_rider: {
    name: 'Clausola Keleres',
    text: "Dopo che un'agenda è stata rivelata: rinuncia al tuo voto su di essa e pronosticane ad alta voce l'esito. Se indovini, pesca 1 Carta Azione e ottieni 2 Beni di Commercio. La Cambiale torna poi al proprietario.",
  },
}
