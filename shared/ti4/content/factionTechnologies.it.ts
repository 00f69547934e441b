import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { factionTechnologies } from './factionTechnologies.ts'

export const factionTechnologiesIt: WordedLike<typeof factionTechnologies> = {
  bioplasmosis: {
    name: 'Bioplasmosi',
    text: 'Alla fine della Fase di Status puoi spostare quante tue Fanterie vuoi da pianeti che controlli ad altri che controlli nello stesso sistema o in sistemi adiacenti.',
  },
  letani_warrior_ii: { name: 'Guerriero Letani II' },
  aerie_hololattice: {
    name: 'Oloreticolo del Nido',
    text: "Gli altri giocatori non possono attraversare con navi i sistemi con tue strutture. Ogni pianeta con tue strutture ha Produzione 1, come se fosse un'unità.",
  },
  strike_wing_alpha_ii: { name: "Ala d'Assalto Alfa II" },
  wormhole_generator: {
    name: 'Generatore di Tunnel',
    text: 'Azione: esaurisci questa carta per piazzare o spostare un segnalino tunnel di Creuss in un sistema con un pianeta che controlli, o in uno che non è un Sistema di Origine e non contiene navi di altri giocatori.',
    first: {
      text: "All'inizio della Fase di Status piazza o sposta un segnalino tunnel di Creuss in un sistema con un pianeta che controlli, o in uno che non è un Sistema di Origine e non contiene navi di altri giocatori.",
    },
  },
  dimensional_splicer: {
    name: 'Giuntatrice Dimensionale',
    text: "All'inizio di un combattimento spaziale in un sistema con un tunnel e tue navi, puoi produrre 1 colpo e assegnarlo a una nave dell'avversario.",
  },
  voidwatch: {
    name: 'Guardia del Vuoto',
    text: 'Dopo che un giocatore ha mosso navi in un sistema con tue unità, deve darti 1 Cambiale dalla sua mano, se può.',
  },
  aetherstream: {
    name: "Corrente d'Etere",
    text: "Dopo che tu o un tuo vicino avete attivato un sistema adiacente a un'anomalia, tutte le navi di quel giocatore possono avere +1 al movimento in questa Azione Tattica.",
  },
  production_biomes: {
    name: 'Biomi Produttivi',
    text: 'Azione: esaurisci questa carta e spendi 1 segnalino dalla tua Riserva Strategica per ottenere 4 Beni di Commercio; un altro giocatore a tua scelta ne ottiene 2.',
  },
  quantum_datahub_node: {
    name: 'Nodo Dati Quantico',
    text: 'Alla fine della Fase Strategica puoi spendere 1 segnalino dalla tua Riserva Strategica e dare a un altro giocatore 3 tuoi Beni di Commercio, per scambiare una tua Carta Strategia con una sua.',
  },
  spacial_conduit_cylinder: {
    name: 'Cilindro Condotto Spaziale',
    text: 'Dopo che hai attivato un sistema con tue unità, puoi esaurire questa carta; durante questa attivazione esso è adiacente a tutti gli altri sistemi con tue unità.',
  },
  e_res_siphons: {
    name: 'Sifoni E-Res',
    text: 'Dopo che un altro giocatore ha attivato un sistema con tue navi, ottieni 4 Beni di Commercio.',
  },
  inheritance_systems: {
    name: 'Sistemi Ereditari',
    text: 'Quando ricerchi una Tecnologia, puoi esaurire questa carta e spendere 2 risorse per ignorarne tutti i prerequisiti.',
  },
  super_dreadnought_ii: { name: 'Supercorazzata II' },
  non_euclidean_shielding: {
    name: 'Scudi Non Euclidei',
    text: 'Quando una tua unità usa Sostenere Danni, annulla 2 colpi invece di 1.',
  },
  l4_disruptors: {
    name: 'Disgregatori L4',
    text: "In un'invasione non si può usare Cannone Spaziale contro le tue unità.",
  },
  genetic_recombination: {
    name: 'Ricombinazione Genetica',
    text: 'Prima che un giocatore voti, puoi esaurire questa carta; quel giocatore deve esprimere almeno 1 voto per un esito a tua scelta, o rimettere nei rinforzi 1 segnalino della sua Riserva di Flotta.',
  },
  crimson_legionnaire_ii: { name: 'Legionario Cremisi II' },
  salvage_operations: {
    name: 'Operazioni di Recupero',
    text: 'Dopo che hai vinto o perso un combattimento spaziale, ottieni 1 Bene di Commercio; se hai vinto, puoi anche produrre in quel sistema 1 nave di un tipo distrutto nel combattimento.',
  },
  mirror_computing: {
    name: 'Calcolo Speculare',
    text: 'Quando spendi Beni di Commercio, ognuno vale 2 risorse o influenza invece di 1.',
  },
  magmus_reactor: {
    name: 'Reattore di Magmus',
    text: 'Le tue navi possono entrare nelle supernove. Ogni supernova con tue unità ha Produzione 5, come se fosse una tua unità.',
    first: {
      text: 'Le tue navi possono entrare nelle supernove. Dopo che le tue unità hanno usato Produzione in un sistema che ha un Sole di Guerra o è adiacente a una supernova, ottieni 1 Bene di Commercio.',
    },
  },
  prototype_war_sun_ii: { name: 'Prototipo di Sole di Guerra II' },
  neuroglaive: {
    name: 'Neurofalcione',
    text: 'Dopo che un altro giocatore ha attivato un sistema con tue navi, quel giocatore rimette nei rinforzi 1 segnalino della sua Riserva di Flotta.',
  },
  hybrid_crystal_fighter_ii: { name: 'Caccia di Cristallo Ibrido II' },
  pre_fab_arcologies: {
    name: 'Arcologie Prefabbricate',
    text: 'Dopo che hai esplorato un pianeta, riattivalo.',
  },
  supercharge: {
    name: 'Supercarica',
    text: "All'inizio di un round di combattimento puoi esaurire questa carta; in quel round le tue unità hanno +1 ai tiri di combattimento.",
  },
  valefar_assimilator_x: {
    name: 'Assimilatore Valefar X',
    text: "Quando otterresti una Tecnologia di un altro giocatore con una tua abilità di fazione, puoi invece piazzare il segnalino X su una sua Tecnologia di fazione; finché è lì, questa carta ha il testo di quella Tecnologia. Non può stare dove c'è già un segnalino assimilatore.",
  },
  valefar_assimilator_y: {
    name: 'Assimilatore Valefar Y',
    text: "Quando otterresti una Tecnologia di un altro giocatore con una tua abilità di fazione, puoi invece piazzare il segnalino Y su una sua Tecnologia di fazione; finché è lì, questa carta ha il testo di quella Tecnologia. Non può stare dove c'è già un segnalino assimilatore.",
  },
  temporal_command_suite: {
    name: 'Suite di Comando Temporale',
    text: "Dopo che un Agente di un qualsiasi giocatore è stato esaurito, puoi esaurire questa carta per riattivare quell'Agente; se è di un altro giocatore, puoi fare una transazione con lui.",
  },
  memoria_ii: { name: 'Memoria II' },
  chaos_mapping: {
    name: 'Mappatura del Caos',
    text: "Gli altri giocatori non possono attivare campi di asteroidi con tue navi. All'inizio del tuo turno della Fase di Azione puoi produrre 1 unità in un sistema con una tua unità dotata di Produzione.",
  },
  floating_factory_ii: { name: 'Fabbrica Fluttuante II' },
  valkyrie_particle_weave: {
    name: 'Trama di Particelle Valchiria',
    text: "Dopo i tiri di combattimento in un round di combattimento di terra, se l'avversario ha prodotto almeno un colpo, tu ne produci 1 in più.",
  },
  exotrireme_ii: { name: 'Exotrireme II' },
  advanced_carrier_ii: { name: 'Trasporto Avanzato II' },
  spec_ops_ii: { name: 'Corpi Speciali II' },
  hel_titan_ii: { name: 'Hel-Titano II' },
  saturn_engine_ii: { name: 'Motore di Saturno II' },
  vortex: {
    name: 'Vortice',
    text: "Azione: esaurisci questa carta e scegli un'unità di un altro giocatore, non una struttura, in un sistema adiacente a una tua Base Spaziale; cattura 1 unità di quel tipo dai rinforzi di quel giocatore.",
  },
  dimensional_tear_ii: { name: 'Squarcio Dimensionale II' },
  lazax_gate_folding: {
    name: 'Piegatura del Portale Lazax',
    text: 'Nelle tue Azioni Tattiche, finché non controlli Mecatol Rex, il suo sistema ha un tunnel alfa e un tunnel beta. Azione: se controlli Mecatol Rex, esaurisci questa carta per piazzarvi 1 Fanteria dai tuoi rinforzi.',
  },
  hegemonic_trade_policy: {
    name: 'Politica Commerciale Egemonica',
    text: "Quando le tue unità usano Produzione, puoi esaurire questa carta per scambiare tra loro, per quell'uso, i valori di risorse e influenza di un pianeta che controlli.",
  },
  instinct_training: {
    name: "Addestramento all'Istinto",
    text: 'Quando un altro giocatore gioca una Carta Azione, puoi esaurire questa carta e spendere 1 segnalino dalla tua Riserva Strategica per annullarla.',
  },
  nullification_field: {
    name: 'Campo di Nullificazione',
    text: 'Dopo che un altro giocatore ha attivato un sistema con tue navi, puoi esaurire questa carta e spendere 1 segnalino dalla tua Riserva Strategica per terminare subito il turno di quel giocatore.',
  },
  yin_spinner: {
    name: 'Filatore Yin',
    text: "Dopo che hai prodotto unità, piazza fino a 2 Fanterie dai tuoi rinforzi su un pianeta che controlli o in un'area spaziale con tue navi.",
    first: {
      text: 'Dopo che le tue unità hanno usato Produzione, piazza 1 Fanteria dai tuoi rinforzi su un pianeta che controlli in quel sistema.',
    },
  },
  impulse_core: {
    name: 'Nucleo a Impulsi',
    text: "All'inizio di un combattimento spaziale puoi distruggere un tuo Incrociatore o una tua Torpediniera nel sistema attivo per produrre 1 colpo contro le navi dell'avversario, che deve andare, se possibile, a una nave diversa dai Caccia.",
  },
  transparasteel_plating: {
    name: 'Placche di Transpacciaio',
    text: 'Nei tuoi turni della Fase di Azione i giocatori che hanno passato non possono giocare Carte Azione.',
  },
  mageon_implants: {
    name: 'Impianti Mageon',
    text: 'Azione: esaurisci questa carta per guardare le Carte Azione di un altro giocatore; prendine 1 in mano.',
  },
  agency_supply_network: {
    name: "Rete di Rifornimento dell'Agenzia",
    text: "Ogni volta che risolvi una tua abilità Produzione, puoi risolverne un'altra tua, in qualsiasi sistema; quest'ultima non lo ripete.",
  },
  iihq_modernization: {
    name: 'Modernizzazione I.I.H.Q.',
    text: 'I giocatori con unità o pianeti nel sistema di Mecatol Rex o adiacenti a esso sono tuoi vicini. Ottieni la carta pianeta Custodia Vigilia con la sua carta di pianeta leggendario; non si possono perdere, e qui non può stare alcun segnalino X o Y.',
  },
}
