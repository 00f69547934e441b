import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { generalTechnologies } from './generalTechnologies.ts'

export const generalTechnologiesIt: WordedLike<typeof generalTechnologies> = {
  neural_motivator: {
    name: 'Motivatore Neurale',
    text: 'Nella Fase di Status pesca 2 Carte Azione invece di 1.',
  },
  psychoarchaeology: {
    name: 'Psicoarcheologia',
    text: 'Le specialità tecnologiche dei tuoi pianeti ti servono senza esaurirli, e anche se sono esauriti. Nella Fase di Azione puoi esaurire i tuoi pianeti con una specialità tecnologica per ottenere 1 Bene di Commercio ciascuno.',
  },
  dacxive_animators: {
    name: 'Animatori Dacxive',
    text: 'Dopo che hai vinto un combattimento di terra, puoi piazzare 1 Fanteria dai tuoi rinforzi su quel pianeta.',
  },
  bio_stims: {
    name: 'Biostimolanti',
    text: "Alla fine del tuo turno puoi esaurire questa carta per riattivare un'altra tua Tecnologia, o un tuo pianeta con una specialità tecnologica.",
  },
  hyper_metabolism: {
    name: 'Ipermetabolismo',
    text: 'Nella Fase di Status ottieni 3 Segnalini Comando invece di 2.',
  },
  x_89_bacterial_weapon: {
    name: 'Arma Batterica X-89',
    text: 'I tuoi tiri di Bombardamento e di combattimento di terra producono il doppio dei colpi. Esaurisci ogni pianeta su cui usi il Bombardamento.',
    first: {
      text: 'Azione: esaurisci questa carta e scegli un pianeta in un sistema con una tua nave dotata di Bombardamento; distruggi tutta la Fanteria su di esso.',
    },
  },
  antimass_deflectors: {
    name: 'Deflettori Anti-Massa',
    text: 'Le tue navi possono entrare nei campi di asteroidi e attraversarli. I tiri di Cannone Spaziale degli altri giocatori contro le tue unità hanno -1 a ogni dado.',
  },
  dark_energy_tap: {
    name: 'Captatore di Energia Oscura',
    text: "Dopo un'Azione Tattica in un sistema con un segnalino frontiera, esplora quel segnalino se vi hai una nave. Le tue navi possono ritirarsi in sistemi adiacenti senza unità di altri giocatori anche se non vi hai nulla.",
  },
  gravity_drive: {
    name: 'Propulsione Gravitazionale',
    text: 'Dopo che hai attivato un sistema, 1 tua nave ha +1 al movimento in questa Azione Tattica.',
  },
  sling_relay: {
    name: 'Relè a Fionda',
    text: 'Azione: esaurisci questa carta per produrre 1 nave in un sistema con una tua Base Spaziale.',
  },
  fleet_logistics: {
    name: 'Logistica di Flotta',
    text: 'In ogni tuo turno della Fase di Azione puoi svolgere 2 azioni invece di 1.',
  },
  light_wave_deflector: {
    name: 'Deflettore a Onde di Luce',
    text: 'Le tue navi possono attraversare sistemi con navi di altri giocatori.',
  },
  plasma_scoring: {
    name: 'Incisione al Plasma',
    text: 'Quando le tue unità usano Bombardamento o Cannone Spaziale, una di esse può tirare 1 dado in più.',
  },
  ai_development_algorithm: {
    name: 'Algoritmo di Sviluppo IA',
    text: 'Puoi esaurire questa carta quando ricerchi un potenziamento di unità, per ignorare 1 prerequisito; o quando le tue unità usano Produzione, per pagare in tutto 1 risorsa in meno per ogni potenziamento di unità che possiedi.',
  },
  magen_defense_grid: {
    name: 'Griglia di Difesa Magen',
    text: "Quando un giocatore attiva un sistema con tue strutture, piazza 1 Fanteria dai tuoi rinforzi con ognuna di esse. All'inizio di un combattimento di terra su un pianeta con tue strutture, produci 1 colpo contro le forze di terra dell'avversario.",
    first: {
      text: "Puoi esaurire questa carta all'inizio di un round di combattimento di terra su un pianeta con una tua unità dotata di Scudo Planetario; in quel round l'avversario non fa tiri di combattimento.",
    },
  },
  self_assembly_routines: {
    name: 'Routine di Autoassemblaggio',
    text: 'Dopo che le tue unità hanno usato Produzione, puoi esaurire questa carta per piazzare 1 Mech dai tuoi rinforzi su un pianeta che controlli in quel sistema. Dopo che un tuo Mech è stato distrutto, ottieni 1 Bene di Commercio.',
  },
  duranium_armor: {
    name: 'Corazza di Duranio',
    text: 'In ogni round di combattimento, dopo che hai assegnato colpi alle tue unità, ripara 1 tua unità danneggiata che in quel round non ha usato Sostenere Danni.',
  },
  assault_cannon: {
    name: "Cannone d'Assalto",
    text: "All'inizio di un combattimento spaziale in un sistema in cui hai 3 o più navi diverse dai Caccia, l'avversario deve distruggere 1 sua nave diversa dai Caccia.",
  },
  sarween_tools: {
    name: 'Strumenti Sarween',
    text: 'Quando le tue unità usano Produzione, paga in tutto 1 risorsa in meno per ciò che producono.',
  },
  scanlink_drone_network: {
    name: 'Rete di Droni Scanlink',
    text: "Quando attivi un sistema, puoi esplorare 1 pianeta al suo interno su cui hai un'unità.",
  },
  graviton_laser_system: {
    name: 'Sistema Laser a Gravitoni',
    text: 'Prima che le tue unità usino Cannone Spaziale, puoi esaurire questa carta; i loro colpi devono andare, se possibile, a navi diverse dai Caccia.',
  },
  predictive_intelligence: {
    name: 'Intelligenza Predittiva',
    text: "Alla fine del tuo turno puoi esaurire questa carta per ridistribuire i tuoi Segnalini Comando. Quando voti, puoi esprimere 3 voti in più; se l'esito per cui hai votato non si realizza, esaurisci questa carta.",
  },
  transit_diodes: {
    name: 'Diodi di Transito',
    text: "All'inizio del tuo turno della Fase di Azione puoi esaurire questa carta per spostare fino a 4 tue forze di terra da qualsiasi punto del tabellone su pianeti che controlli.",
  },
  integrated_economy: {
    name: 'Economia Integrata',
    text: 'Dopo che hai ottenuto il controllo di un pianeta, puoi produrvi unità il cui costo totale non superi il suo valore di risorse.',
  },
  carrier_ii: { name: 'Trasporto II' },
  destroyer_ii: { name: 'Torpediniera II' },
  fighter_ii: { name: 'Caccia II' },
  infantry_ii: { name: 'Fanteria II' },
  pds_ii: { name: 'PDS II' },
  space_dock_ii: { name: 'Base Spaziale II' },
  cruiser_ii: { name: 'Incrociatore II' },
  dreadnought_ii: { name: 'Corazzata II' },
  war_sun: { name: 'Sole di Guerra' },
}
