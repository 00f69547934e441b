import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { Printed } from './strategyCards.ts'

/** What is read on Strategy Cards, in Italian. */
export const strategyCardsIt: WordedLike<Printed> = {
  base_initiative: {
    name: 'Iniziativa', // Ordine di Gioco
    text: 'Prendi il Gettone del Portavoce quando scegli questa carta. In questo round le abilità secondarie non ti costano Contatori di Comando. Non ha Azione Strategica. Non puoi sceglierla di nuovo nel round successivo, a meno che non resti altro.',
  },
  base_diplomacy: {
    name: 'Diplomazia', // Ordine di Gioco
    primary: {
      name: 'Inviato Diplomatico',
      text: "Nomina un avversario. Per il resto di questa fase nessuno dei due può attivare un sistema con unità dell'altro, comprese Forze di Terra e PDS.",
    },
    secondary: {
      name: 'Stimolo Economico',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per riattivare fino a 2 tuoi pianeti scaricati fuori dal tuo Sistema Nativo.",
    },
  },
  base_political: {
    name: 'Politica', // Ordine di Gioco
    primary: {
      name: 'Il Consiglio Galattico', // Consiglio Galattico
      text: 'Pesca 3 Carte Azione e prendi 1 Contatore di Comando. Pesca la prima Carta Politica e risolvi il suo ordine del giorno. Poi guarda in segreto le 3 successive: rimettine una in cima e due in fondo.',
    },
    secondary: {
      name: 'Cercare il Destino',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per pescare 1 Carta Azione.",
    },
  },
  base_logistics: {
    name: 'Logistica', // Ordine di Gioco
    primary: {
      name: 'Operazioni Globali',
      text: 'Prendi 4 Contatori di Comando dai rinforzi.',
    },
    secondary: {
      name: 'Mandato Interno',
      text: 'Spendi influenza: 1 Contatore di Comando per ogni 3. Usare questa abilità non costa contatori.',
    },
  },
  base_trade: {
    name: 'Commercio', // Ordine di Gioco
    primary: {
      name: 'Influenza sulla Gilda Commerciale',
      text: 'Scegli: (a) ricevi 3 Beni di Commercio, poi quelli dei tuoi accordi commerciali, poi apri le trattative fra tutti; i nuovi accordi richiedono la tua approvazione; oppure (b) annulla tutti gli accordi commerciali, compresi quelli degli Hacan.',
    },
    secondary: {
      name: 'Scambi',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per ricevere i Beni di Commercio dei tuoi accordi commerciali, esclusi quelli formati in questa azione.",
    },
  },
  base_warfare: {
    name: 'Bellica', // Ordine di Gioco
    primary: {
      name: 'Grande Offensiva',
      text: 'Riprendi 1 tuo Contatore di Comando dalla mappa nel tuo Pool di Comando.',
    },
    secondary: {
      name: 'Pattuglie',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica: fino a 2 tuoi Incrociatori o Torpediniere, ovunque siano, muovono ciascuno in un sistema adiacente vuoto che non sia un Sistema Nativo. Piazza in ciascuno un contatore dai rinforzi, a meno che tu non l'abbia già attivato.",
    },
  },
  base_technology: {
    name: 'Tecnologia', // Ordine di Gioco
    primary: {
      name: 'Svolta Tecnologica',
      text: 'Ricevi 1 Tecnologia di cui hai i prerequisiti.',
    },
    secondary: {
      name: 'Ricerca e Sviluppo',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica e 8 risorse per ricevere 1 Tecnologia di cui hai i prerequisiti.",
    },
  },
  base_imperial: {
    name: 'Imperiale', // Ordine di Gioco
    primary: {
      name: 'Pretesa Imperiale',
      text: 'Rivela la prima carta del Mazzo degli Obiettivi Pubblici. Poi ricevi 2 Punti Vittoria.',
    },
    secondary: {
      name: 'Mobilitazione Rapida',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per costruire unità in un sistema con tue Basi Spaziali, anche se attivato. Questo non attiva il sistema.",
    },
  },
  se_leadership: {
    name: 'Comando',
    primary: {
      name: 'Prendere il Comando',
      text: "Prendi 3 Contatori di Comando dai rinforzi. Poi puoi usare anche l'abilità secondaria.",
    },
    secondary: {
      name: 'Abile Stratega',
      text: 'Spendi influenza: fino a 3 Contatori di Comando per 2 ciascuno. Usare questa abilità non costa contatori.',
    },
  },
  se_diplomacy_ii: {
    name: 'Diplomazia II',
    primary: {
      name: 'Zona Smilitarizzata',
      text: "Scegli: (a) nomina un sistema con un tuo pianeta: ogni avversario che non vi ha un Contatore di Comando ne piazza uno dai rinforzi; oppure (b) usa l'abilità secondaria senza Contatore di Comando né influenza.",
    },
    secondary: {
      name: 'Annessione Pacifica',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica e 3 influenza: prendi un pianeta vuoto in un sistema adiacente a uno che controlli.",
    },
  },
  se_assembly: {
    name: 'Assemblea',
    primary: {
      name: 'Senato',
      text: 'Pesca 1 Carta Politica e 2 Carte Azione. Poi scegli: (a) se non sei il Portavoce, prendi il Gettone del Portavoce e un altro giocatore che nomini gioca una Carta Politica; oppure (b) un altro giocatore prende il Gettone del Portavoce e tu giochi una Carta Politica. Si risolve il suo ordine del giorno.',
    },
    secondary: {
      name: 'Morale Alto',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per riattivare tuoi pianeti a scelta, le cui risorse e influenza sommate siano al massimo 6.",
    },
  },
  se_production: {
    name: 'Produzione',
    primary: {
      name: 'Scadenze Serrate',
      text: 'Costruisci unità in un sistema con tue Basi Spaziali con 2 risorse in più, anche se attivato. Questo non attiva il sistema.',
    },
    secondary: {
      name: 'Doppio Sforzo',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per costruire fino a 3 unità in un sistema con tue Basi Spaziali, anche se attivato. Questo non attiva il sistema.",
    },
  },
  se_trade_ii: {
    name: 'Commercio II',
    primary: {
      name: 'Libero Commercio',
      text: 'Ricevi 3 Beni di Commercio, oppure annulla fino a 2 accordi commerciali, ma nessuno degli Hacan. Poi tutti ricevono i Beni di Commercio dei loro accordi commerciali, tutti tranne te 1 in meno in totale. Poi apri le trattative fra tutti; i nuovi accordi richiedono la tua approvazione.',
    },
  },
  se_warfare_ii: {
    name: 'Bellica II',
    primary: {
      name: 'Massima Allerta',
      text: 'Piazza il gettone Massima Allerta in un sistema. Le tue navi presenti hanno +1 ai dadi dei round delle Battaglie Spaziali, e quelle che partono da lì +1 al movimento. Può seguire le navi che se ne vanno. Si toglie quando comincia la Fase di Status.',
    },
    secondary: {
      name: 'Rinforzare',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica: fino a 2 tue navi, da sistemi che non hai attivato, muovono ciascuna in un sistema adiacente che controlli. Questo non attiva nulla.",
    },
  },
  se_technology_ii: {
    name: 'Tecnologia II',
    primary: {
      name: 'Obiettivo Tecnologico',
      text: "Ricevi 1 Tecnologia di cui hai i prerequisiti. Poi puoi comprarne un'altra per 8 risorse.",
    },
    secondary: {
      name: 'Sviluppo Avanzato',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica e 6 risorse per ricevere 1 Tecnologia di cui hai i prerequisiti.",
    },
  },
  se_bureaucracy: {
    name: 'Burocrazia',
    text: 'Quando scegli questa carta, si rivelano tante carte del Mazzo degli Obiettivi Pubblici quanti sono i Contatori di Bonus su di essa.',
    primary: {
      name: 'Controllo Senatoriale',
      text: 'Prendi 1 Contatore di Comando. Guarda le prime 2 carte del Mazzo degli Obiettivi Pubblici: una viene rivelata, una torna in cima. Poi puoi rivendicare subito 1 obiettivo pubblico che soddisfi.',
    },
    secondary: {
      name: 'Nuovi Ordini del Giorno',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per pescare 1 Carta Politica e 1 Carta Azione.",
    },
  },
  se_imperial_ii: {
    name: 'Imperiale II',
    primary: {
      name: 'L’Antico Trono',
      text: 'Scegli: (a) nella prossima Fase di Status puoi rivendicare quanti Obiettivi Pubblici vuoi, e se controlli Mecatol Rex ricevi subito 1 Punto Vittoria; oppure (b) usa l’abilità secondaria senza Contatore di Comando, e nessun altro può usarla.',
    },
    secondary: {
      name: 'Mobilitazione Rapida',
      text: "Spendi 1 Contatore di Comando dall'Allocazione Strategica per costruire unità in un sistema con tue Basi Spaziali, anche se attivato. Questo non lo attiva.",
    },
  },
}
