import { cardNames } from './glossary/cards.ts'
import { sheetNames } from './glossary/sheets.ts'
import { tableNames } from './glossary/table.ts'
import { italianOf } from './under.ts'

/**
 * The one place where TI3 is named in Italian: every name and every term stands here once, beside its English and
 * the heading of the Italian rulebook it is taken from. What has no heading we translated ourselves.
 * Names lie in three parts because they are loaded at three moments; terms are never loaded:
 * sentences are written with them, and test/client/glossary.test.ts holds sentences to them.
 */
export type Names = Readonly<Record<string, readonly [english: string, italian: string, heading?: string]>>

/** What has which name in Italian, by kind and id like the records of shared/ti3/content. */
export const names: Readonly<Record<string, string>> = {
  ...tableNames,
  ...italianOf(sheetNames),
  ...italianOf(cardNames),
}

/** In each language the forms a sentence may use, divided by strokes; a hyphen stands for any ending. */
type Term = readonly [english: string, italian: string, heading?: string]

export const terms: readonly Term[] = [
  // Phases, actions, order
  ['Strategy Phase', 'Fase Strategica', 'Il Round di Gioco'],
  ['Action Phase', 'Fase di Azione', 'Il Round di Gioco'],
  ['Status Phase', 'Fase di Status', 'Il Round di Gioco'],
  ['Strategic Action|Strategic Actions', 'Azione Strategica|Azioni Strategiche', 'Azione Strategica'],
  ['Tactical Action|Tactical Actions', 'Azione Tattica|Azioni Tattiche', 'Azione Tattica'],
  ['Transfer Action', 'Azione di Trasferimento', "L'Azione di Trasferimento"],
  ['transfer', 'trasferimento|Trasferimento|trasferisci', "L'Azione di Trasferimento"],
  ['transfers', 'trasferisce', "L'Azione di Trasferimento"],
  ['order of play', 'ordine di gioco', 'Ordine di Gioco'],
  ['round|rounds', 'round', 'Il Round di Gioco'],
  ['activat-', 'attiv-', 'Sequenza di Attivazione'],
  ['primary ability|primary abilities', 'abilità primaria|abilità primarie|primaria', 'Azione Strategica'],
  [
    'secondary ability|secondary abilities|secondary|secondaries',
    'abilità secondaria|abilità secondarie|secondaria|secondarie',
    'Azione Strategica',
  ],
  ['victory point|victory points', 'Punto Vittoria|Punti Vittoria', 'Obiettivo del Gioco'],

  // Cards and what lies on the race sheet
  ['Strategy Card|Strategy Cards', 'Carta Strategia|Carte Strategia', 'Le Carte Strategia'],
  ['Action Card|Action Cards', 'Carta Azione|Carte Azione', 'Le Carte Azione'],
  ['Political Card|Political Cards', 'Carta Politica|Carte Politiche', 'Le Carte Politiche'],
  ['Race Sheet', 'Scheda della Razza', 'La Scheda della Razza'],
  ['your people', 'tua razza', 'La Scheda della Razza'],
  ['Command Counter|Command Counters', 'Contatore di Comando|Contatori di Comando', 'I Contatori di Comando'],
  [
    'counter|counters',
    'contatore|contatori|Contatore di Comando|Contatori di Comando',
    'I Contatori di Comando',
  ],
  ['bonus counter|bonus counters', 'Contatore di Bonus|Contatori di Bonus', 'I Contatori di Bonus'],
  ['Domain Counter', 'Contatore di Dominio', 'I Contatori di Dominio'],
  ['Command Pool', 'Pool di Comando', 'Il Pool di Comando'],
  ['Strategy Allocation', 'Allocazione Strategica', "L'Area di Allocazione Strategica"],
  ['Fleet Supply', 'Rifornimenti alla Flotta', 'I Rifornimenti alla Flotta'],
  ['reinforcements', 'rinforzi', 'Rinforzi'],
  ['Speaker Token', 'Gettone del Portavoce', 'Il Gettone del Portavoce'],
  ['Speaker', 'Portavoce', 'Il Gettone del Portavoce'],
  ['public objective|public objectives', 'Obiettivo Pubblico|Obiettivi Pubblici', 'Le Carte Obiettivo'],
  ['secret objective|secret objectives', 'Obiettivo Segreto|Obiettivi Segreti', 'Le Carte Obiettivo'],
  ['Objective Deck', 'Mazzo degli Obiettivi Pubblici', 'Preparare le Carte Obiettivo'],
  ['objective|objectives', 'obiettivo|obiettivi', 'Le Carte Obiettivo'],
  ['claim-', 'rivendic-'],
  ['cancel-', 'annull-', 'La Carta Azione di Sabotaggio'],
  ['rulebook', 'regolamento', 'Componenti'],
  ['discard-', 'scart-', 'Le Carte Azione'],

  // Trade and the council
  ['Trade Good|Trade Goods', 'Bene di Commercio|Beni di Commercio', 'I Contatori dei Beni di Commercio'],
  ['trade agreement|trade agreements', 'accordo commerciale|accordi commerciali', 'Accordi Commerciali'],
  ['agreement|agreements', 'accordo|accordi', 'Accordi Commerciali'],
  [
    'trade contract|trade contracts',
    'Contratto di Commercio|Contratti di Commercio',
    'Contratti di Commercio',
  ],
  ['trade card', 'Carta Commercio', 'Le Carte Commercio'],
  ['negotiation|negotiations|negotiat-', 'trattative|tratta', 'Il Potere della Gilda Commerciale'],
  ['Galactic Council', 'Consiglio Galattico', 'Il Consiglio Galattico'],
  ['council', 'Consiglio', 'Il Consiglio Galattico'],
  ['agenda|agendas', 'ordine del giorno|ordini del giorno', "L'ordine del giorno"],
  ['law|laws', 'Legge|Leggi', 'Leggi'],
  ['vote|votes|voting|voted', 'voto|voti|vota|votare|votato|votazione', 'Votare nel Consiglio Galattico'],
  ['elect|elects|elected', 'elegge|eleggere|eleggono', 'Voti per Elezione'],
  ['abstain|abstains', 'astiene|astengo', 'Astensione e Voto alla Pari'],
  ['tie|tied', 'parità', 'Astensione e Voto alla Pari'],

  // The galaxy
  ['galaxy', 'galassia', 'Gli Esagoni della Mappa'],
  ['system|systems', 'sistema|sistemi|Sistema Nativo|Sistemi Nativi', 'Gli Esagoni della Mappa'],
  ['ring|rings', 'anello|anelli', 'Preparare la Galassia'],
  ['Home System|Home Systems', 'Sistema Nativo|Sistemi Nativi', 'I Sistemi'],
  ['home planet|home planets', 'Pianeta Nativo|Pianeti Nativi', 'Soli Distanti'],
  ['special system|special systems', 'Sistema Speciale|Sistemi Speciali', 'I Sistemi'],
  ['asteroid field|asteroid fields', 'Campo di Asteroidi|Campi di Asteroidi', 'Campi di Asteroidi'],
  ['nebula', 'Nebulosa', 'Nebulosa'],
  ['supernova|supernovas', 'Supernova|Supernove', 'SuperNova'],
  ['wormhole|wormholes', 'Tunnel', 'Tunnel Spaziali'],
  ['adjacent', 'adiacente|adiacenti', "L'Azione di Trasferimento"],
  ['planet|planets', 'pianeta|pianeti', 'I Pianeti di Twilight Imperium'],
  ['neutral', 'neutrale|neutrali', 'Sbarco Planetario'],
  ['friendly', 'amico|amica|amiche', 'Azione Tattica'],
  ['resource|resources', 'risorsa|risorse', 'I Pianeti di Twilight Imperium'],
  ['influence', 'influenza', 'I Pianeti di Twilight Imperium'],
  ['technology specialty', 'specialità tecnologica', 'Specialità Tecnologiche Planetarie'],
  ['specialty|specialties', 'specialità', 'Specialità Tecnologiche Planetarie'],
  ['technology|technologies', 'Tecnologia|Tecnologie|tecnologica', 'Le Carte Tecnologia'],
  ['prerequisite|prerequisites', 'prerequisito|prerequisiti', 'Acquisire un Avanzamento Tecnologico'],
  ['starting technologies', 'Tecnologie di Partenza', 'Avanzamenti Tecnologici'],
  ['starting forces', 'unità di partenza', 'Preparazione, passo 10'],
  ['exhaust|exhausts|exhausted', 'scaric-', 'Scaricare i Pianeti'],
  ['refresh|refreshes|refreshed', 'riattiva|riattivare|riattivati', 'Riattivare le Carte Pianeta'],
  ['ready', 'pronto|pronti'],

  // Units and fighting. A unit's name stands above; here is what it is called among others of its kind.
  ['Fighters', 'Caccia', 'I Caccia'],
  ['Destroyers', 'Torpediniere', 'La Torpediniera'],
  ['Cruisers', 'Incrociatori', "L'Incrociatore"],
  ['Carriers', 'Trasporti', 'I Trasporti'],
  ['Dreadnoughts', 'Corazzate', 'La Corazzata'],
  ['War Suns', 'Soli di Guerra'],
  ['Ground Forces', 'Forze di Terra', 'Le Forze di Terra'],
  ['Space Docks', 'Basi Spaziali', 'La Base Spaziale'],
  ['dock|docks', 'base|basi|Base Spaziale|Basi Spaziali', 'La Base Spaziale'],
  ['unit|units', 'unità', 'Le Unità di Plastica'],
  ['ship|ships', 'nave|navi', 'Muovere le astronavi'],
  ['fleet|fleets', 'flotta|flotte|Rifornimenti alla Flotta', 'Definizione di una Flotta'],
  ['Space Battle|Space Battles', 'Battaglia Spaziale|Battaglie Spaziali', 'Battaglie Spaziali'],
  [
    'Invasion Combat',
    'Battaglia di Invasione|Battaglie di Invasione|Battaglia Spaziale o di Invasione',
    'Battaglia di Invasione',
  ],
  ['Anti-Fighter Barrage', 'Sbarramento Anti-Caccia', 'Sbarramento Anti-Caccia delle Torpediniere'],
  ['combat roll|combat rolls', 'tiro di combattimento|tiri di combattimento', 'Nebulosa'],
  ['battle|battles', 'battaglia|battaglie|Battaglia Spaziale', 'Battaglie Spaziali'],
  ['die|dice', 'dado|dadi|tiro', 'Tirare i dadi di combattimento'],
  ['enemy|enemies', 'nemico|nemica|nemici|nemiche', 'Azione Tattica'],
  ['opponent|opponents', 'avversario|avversari', 'Azione Tattica'],
  ['repair-', 'ripara|riparata|riparate', 'Riparare le Navi Danneggiate'],
  ['hit|hits', 'colpo|colpi|colpisce|colpiscono', 'Rimuovere le perdite'],
  ['casualty|casualties', 'perdita|perdite', 'Rimuovere le perdite'],
  ['retreat|retreats|withdrawal', 'ritirata|ritirarsi|ritirerei', 'Annunciare la ritirata'],
  ['bombard-', 'bombard-', 'Bombardamento Planetario'],
  ['scuttle|scuttles', 'smantella', 'I Pianeti di Twilight Imperium'],
  ['blockaded', 'sotto assedio', 'Altre regole per le Basi Spaziali'],

  // Strategies by their full name
  ['Diplomacy Strategy', 'Strategia Diplomatica', 'Ordine di Gioco'],
  ['Political Strategy', 'Strategia Politica', 'Ordine di Gioco'],
  ['Logistics Strategy', 'Strategia Logistica', 'Ordine di Gioco'],
  ['Trade Strategy', 'Strategia Commerciale', 'Ordine di Gioco'],
  ['Technology Strategy', 'Strategia Tecnologica', 'Ordine di Gioco'],
  ['Imperial Strategy', 'Strategia Imperiale', 'Ordine di Gioco'],
]
