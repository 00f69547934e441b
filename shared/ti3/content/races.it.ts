import type { Worded } from '../../galaxy/content/worded.ts'
import type { AbilityId } from './races.ts'

/** What is read on race sheets, in Italian. */
export const abilitiesIt: Readonly<Record<AbilityId, Worded>> = {
  sol_orbital_drop: {
    name: 'Lancio Orbitale',
    text: "Azione: spendi 1 Contatore di Comando dall'Allocazione Strategica per piazzare gratis 2 Forze di Terra su un pianeta che controlli.",
  },
  sol_extra_counter: {
    name: 'Versatili',
    text: 'Ricevi 1 Contatore di Comando in più nella Fase di Status.',
  },
  letnev_munitions: {
    name: 'Riserve di Munizioni',
    text: 'Prima di qualsiasi round di Battaglia Spaziale o Battaglia di Invasione: spendi 2 Beni di Commercio per avere in quel round +1 ai tiri di combattimento di tutte le tue navi, oppure +2 a quelli di tutte le tue Forze di Terra.',
  },
  letnev_fleet: {
    name: 'Grande Flotta',
    text: 'Le tue flotte possono contenere 1 nave in più di quanto permettono i tuoi Rifornimenti alla Flotta.',
  },
  hacan_no_approval: {
    name: 'Liberi Mercanti',
    text: 'Durante le trattative i tuoi accordi commerciali non richiedono approvazione.',
  },
  hacan_trade_secondary: {
    name: 'Signori del Commercio',
    text: "L'abilità secondaria della Strategia Commerciale non ti costa Contatori di Comando. Ogni tuo accordo commerciale ti rende 1 Bene di Commercio in più.",
  },
  hacan_unbreakable: {
    name: 'Contratti Vincolanti',
    text: "Nessuno può rompere un accordo commerciale con te, se non con la guerra: una Battaglia Spaziale o di Invasione. L'opzione (b) della Strategia Commerciale e le Carte Politiche possono comunque romperlo.",
  },
  hacan_card_trading: {
    name: 'Mercanti di Carte',
    text: 'Nella Fase di Status puoi scambiare Carte Azione con gli altri giocatori.',
  },
  l1z1x_cheap_dreadnoughts: {
    name: 'Produzione in Serie',
    text: 'Le tue Corazzate costano 4.',
  },
  l1z1x_combat: {
    name: 'Guerra Cibernetica',
    text: 'Le tue Corazzate hanno +1 nelle Battaglie Spaziali; le tue Forze di Terra hanno +1 quando attaccano in una Battaglia di Invasione.',
  },
  l1z1x_counter: {
    name: 'Mente Unica',
    text: "Inizi con 1 Contatore di Comando in più nell'Allocazione Strategica.",
  },
  mentak_ambush: {
    name: 'Imboscata',
    text: 'Prima di una Battaglia Spaziale a cui partecipi, fino a 2 tuoi Incrociatori o Torpediniere possono sparare. Le perdite sono rimosse subito e non rispondono al fuoco.',
  },
  mentak_pillage: {
    name: 'Saccheggio',
    text: 'Nella Fase Strategica prendi 1 Bene di Commercio a ciascuno di un massimo di 2 giocatori che ne hanno almeno 3.',
  },
  mentak_counter: {
    name: 'Flotte Pirata',
    text: 'Inizi con 1 Contatore di Comando in più nei Rifornimenti alla Flotta.',
  },
  naalu_initiative: {
    name: 'Telepatia',
    text: "La tua Carta Strategia vale sempre come numero 0: sei il primo nell'ordine di gioco.",
  },
  naalu_early_retreat: {
    name: 'Preveggenza',
    text: 'Quando sei attaccato, la tua flotta può ritirarsi prima che la Battaglia Spaziale abbia inizio, secondo le normali regole della ritirata.',
  },
  naalu_fighters: {
    name: 'Caccia Ibridi',
    text: 'I tuoi Caccia hanno +1 nelle Battaglie Spaziali.',
  },
  norr_combat: {
    name: 'Implacabili',
    text: 'Hai +1 a tutti i tiri di combattimento nelle Battaglie Spaziali e nelle Battaglie di Invasione.',
  },
  jol_nar_combat: {
    name: 'Fragili',
    text: 'Hai -1 a tutti i tiri di combattimento nelle Battaglie Spaziali e nelle Battaglie di Invasione.',
  },
  jol_nar_tech: {
    name: 'Geniali',
    text: "Quando usi l'abilità secondaria della Strategia Tecnologica puoi usare anche quella primaria.",
  },
  jol_nar_reroll: {
    name: 'Calcolo delle Probabilità',
    text: "Subito dopo un tuo tiro di dado puoi spendere 1 Contatore di Comando dall'Allocazione Strategica per ripeterlo.",
  },
  xxcha_diplomacy: {
    name: 'Accordi di Pace',
    text: "Quando usi l'abilità secondaria della Strategia Diplomatica puoi usare invece quella primaria.",
  },
  xxcha_veto: {
    name: 'Annullamento',
    text: "Subito dopo che una Carta Politica è stata pescata e letta, spendi 1 Contatore di Comando dall'Allocazione Strategica per annullarla; se ne pesca un'altra.",
  },
  xxcha_defence: {
    name: 'Difensori Pazienti',
    text: 'Gli avversari hanno -1 ai tiri di combattimento contro di te nel primo round di ogni Battaglia Spaziale e di ogni Battaglia di Invasione.',
  },
  yssaril_skip: {
    name: 'Temporeggiare',
    text: 'Puoi saltare il tuo turno nella Fase di Azione, ma non due volte di fila.',
  },
  yssaril_cards: {
    name: 'Intriganti',
    text: 'Pesca 1 Carta Azione in più nella Fase di Status. Le tue Carte Azione non sono mai soggette a limiti di mano.',
  },
  yssaril_spy: {
    name: 'Spie',
    text: 'Una volta per ogni Fase Strategica guarda la mano di Carte Azione di un altro giocatore.',
  },
  muaat_war_sun: {
    name: 'Giganti Lenti',
    text: 'I tuoi Soli di Guerra hanno movimento 1, e 2 quando hai il Cannone di Spazio Profondo.',
  },
  muaat_forge: {
    name: 'Forgia Stellare',
    text: "Azione: spendi 1 Contatore di Comando dall'Allocazione Strategica per piazzare gratis 2 Caccia o 1 Torpediniera in un sistema con un tuo Sole di Guerra o una tua Base Spaziale e senza navi nemiche.",
  },
  muaat_supernova: {
    name: 'Nati dal Fuoco',
    text: 'Le tue navi possono attraversare le Supernove, ma mai terminarvi il movimento.',
  },
  winnu_votes: {
    name: 'Eredi dei Lazax',
    text: "L'influenza del tuo Pianeta Nativo conta per i tuoi voti anche mentre è scaricato.",
  },
  winnu_calm: {
    name: 'Mondi Fedeli',
    text: 'I Disordini Locali non possono colpire i tuoi pianeti con almeno 1 Forza di Terra.',
  },
  winnu_tech: {
    name: 'Custodi del Sapere',
    text: "L'abilità secondaria della Strategia Tecnologica non ti costa Contatori di Comando.",
  },
  yin_indoctrinate: {
    name: 'Indottrinamento',
    text: 'Quando attacchi in una Battaglia di Invasione puoi tirare un dado prima del suo primo round: con 5+ il difensore perde 1 Forza di Terra e tu ne guadagni 1 sul pianeta.',
  },
  yin_devotion: {
    name: 'Devozione',
    text: 'Subito prima del secondo round di una Battaglia Spaziale puoi distruggere un tuo Incrociatore o una tua Torpediniera che vi partecipa: una nave nemica a tua scelta subisce un colpo.',
  },
  yin_reverse: {
    name: 'Fratello Yin',
    text: 'Azione, una volta per round: un tuo pianeta pronto scambia risorse e influenza fino alla fine del round.',
  },
  saar_scavenge: {
    name: 'Predoni',
    text: 'Ricevi 1 Bene di Commercio per ogni pianeta che conquisti o annetti.',
  },
  saar_docks: {
    name: 'Basi Fluttuanti',
    text: "Le tue Basi Spaziali sono nello spazio e hanno movimento 1, ma non producono nulla in un'attivazione in cui si sono mosse. Ognuna produce fino a 4 unità; Forze di Terra e PDS vanno sui tuoi pianeti, Trasporti e Soli di Guerra nel suo sistema. Non sono mai sotto assedio, non richiedono Rifornimenti alla Flotta e sono distrutte dove restano sole con navi nemiche.",
  },
  saar_nomads: {
    name: 'Nomadi',
    text: 'Puoi completare obiettivi senza controllare il tuo Sistema Nativo.',
  },
}
