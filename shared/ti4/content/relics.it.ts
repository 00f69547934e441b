import type { RelicWords } from './relics.ts'

/** What is read on relics, in Italian. */
export const relicsIt: RelicWords = {
  dominus_orb: {
    name: 'Globo del Dominio',
    text: "Prima di muovere unità in un'Azione Tattica puoi epurare questa carta: anche le unità nei sistemi con tuoi Segnalini Comando possono muoversi ed essere trasportate.",
  },
  maw_of_worlds: {
    name: 'Fauci dei Mondi',
    text: "All'inizio della Fase di Agenda puoi epurare questa carta ed esaurire tutti i tuoi pianeti per ottenere una Tecnologia qualsiasi.",
  },
  scepter_of_emelpar: {
    name: 'Scettro di Emelpar',
    text: 'Quando dovresti spendere un segnalino dalla Riserva Strategica, puoi esaurire questa carta e spenderne invece uno dai rinforzi.',
  },
  shard_of_the_throne_pok: {
    name: 'Frammento del Trono',
    text: 'Ottenere questa carta dà 1 punto vittoria, perderla ne costa 1. Chi ottiene il controllo di un tuo pianeta leggendario, o di un tuo pianeta nel tuo Sistema di Origine, prende questa carta.',
  },
  stellar_converter: {
    name: 'Convertitore Stellare',
    text: 'Azione: scegli un pianeta in un sistema adiacente a una tua unità con Bombardamento: né leggendario né in un Sistema di Origine né Mecatol Rex. Tutte le unità che vi si trovano sono distrutte, le carte allegate e la sua carta epurate, e vi si mette il segnalino pianeta distrutto. Epura questa carta.',
  },
  the_codex: {
    name: 'Il Codice',
    text: 'Azione: epura questa carta e prendi fino a 3 Carte Azione a tua scelta dagli scarti.',
  },
  the_crown_of_emphidia_pok: {
    name: 'La Corona di Emphidia',
    text: "Dopo che hai eseguito un'Azione Tattica puoi esaurire questa carta per esplorare un pianeta che controlli. Alla fine della Fase di Status, se controlli la Tomba di Emphidia, puoi epurare questa carta per ottenere 1 punto vittoria.",
  },
  the_crown_of_thalnos_pok: {
    name: 'La Corona di Thalnos',
    text: 'In ogni round di combattimento puoi ripetere quanti tuoi dadi vuoi, con +1 ai risultati. Le unità che ripetono il tiro e non mettono a segno colpi sono distrutte.',
  },
  the_obsidian: {
    name: "L'Ossidiana",
    text: 'Quando ottieni questa carta, pesca 1 obiettivo segreto. Puoi avere un obiettivo segreto in più, completato o no.',
  },
  the_prophets_tears: {
    name: 'Le Lacrime del Profeta',
    text: 'Quando ricerchi una Tecnologia puoi esaurire questa carta per ignorare 1 prerequisito o per pescare 1 Carta Azione.',
  },
  dynamis_core: {
    name: 'Nucleo Dynamis',
    text: 'Il tuo valore delle Merci aumenta di 2. Azione: epura questa carta per ottenere tanti Beni di Commercio quanto il tuo valore delle Merci stampato più 2.',
  },
  jr_xs455_o: {
    name: 'JR-XS455-O',
    text: 'Vale come un Agente. Azione: esauriscilo e scegli un giocatore, che può spendere 3 risorse per piazzare una struttura su un pianeta che controlla. Altrimenti ottiene 1 Bene di Commercio.',
  },
  nano_forge: {
    name: 'Nanoforgia',
    text: 'Azione: allega questa carta a un pianeta che controlli, né leggendario né in un Sistema di Origine. Ha +2 risorse e +2 influenza ed è leggendario. La carta vi resta allegata per sempre.',
  },
  neuraloop: {
    name: 'Neuraloop',
    text: "Quando un obiettivo pubblico viene rivelato, puoi epurare una tua reliquia: l'obiettivo è scartato, e una carta a caso da un mazzo obiettivi a tua scelta, anche segreti, prende il suo posto come obiettivo pubblico.",
  },
  circlet_of_the_void: {
    name: 'Diadema del Vuoto',
    text: 'Le tue unità non tirano per le fratture gravitazionali, e le altre anomalie non influiscono sul loro movimento. Azione: esaurisci questa carta per esplorare un segnalino frontiera in un sistema senza navi di altri giocatori.',
  },
  book_of_latvinia: {
    name: 'Libro di Latvinia',
    text: 'Quando ottieni questa carta, ricerca fino a 2 Tecnologie senza prerequisiti. Azione: epura questa carta. Se i tuoi pianeti hanno specialità tecnologiche di tutti e 4 i colori, ottieni 1 punto vittoria; altrimenti prendi il segnalino Portavoce.',
  },
}
