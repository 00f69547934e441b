import type { Printed } from './strategyCards.ts'
import type { WordedLike } from './worded.ts'

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
}
