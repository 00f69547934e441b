import type { Worded } from '../../galaxy/content/worded.ts'
import type { TechnologyId } from './technologies.ts'

/** What is read on technologies, in Italian. */
export const technologiesIt: Readonly<Record<TechnologyId, Worded>> = {
  enviro_compensator: {
    name: 'Compensatore Ambientale',
    text: 'Ogni tua Base Spaziale può produrre 1 unità in più.',
  },
  sarween_tools: {
    name: 'Strumenti Sarween',
    text: 'Ogni volta che produci unità in una Base Spaziale hai 1 risorsa in più da spendere per esse.',
  },
  micro_technology: {
    name: 'Microtecnologia',
    text: 'Quando ricevi Beni di Commercio per i tuoi accordi commerciali, ricevine 1 in più per ogni accordo attivo.',
  },
  integrated_economy: {
    name: 'Economia Integrata',
    text: 'Le unità delle tue Basi Spaziali possono essere piazzate in qualsiasi sistema adiacente che hai attivato e che è vuoto o amico; Forze di Terra e PDS su qualsiasi pianeta amico in quel raggio.',
  },
  transit_diodes: {
    name: 'Diodi di Transito',
    text: "Azione: spendi 1 Contatore di Comando dall'Allocazione Strategica per spostare subito fino a 4 Forze di Terra da un tuo pianeta a qualsiasi altro che controlli.",
  },
  graviton_laser_system: {
    name: 'Sistema Laser a Gravitoni',
    text: 'Puoi ripetere una volta ogni tiro di combattimento mancato dei tuoi PDS.',
  },
  stasis_capsules: {
    name: 'Capsule di Stasi',
    text: 'I tuoi Incrociatori e le tue Corazzate possono trasportare 1 Forza di Terra ciascuno.',
  },
  cybernetics: {
    name: 'Cibernetica',
    text: 'I tuoi Caccia hanno +1 a tutti i tiri di combattimento.',
  },
  neural_motivator: {
    name: 'Motivatore Neurale',
    text: 'Pesca 1 Carta Azione in più in ogni Fase di Status.',
  },
  dacxive_animators: {
    name: 'Animatori Dacxive',
    text: 'Quando vinci una Battaglia di Invasione, tira un dado per ogni Forza di Terra uccisa in essa da entrambe le parti: con 6+ piazza sul pianeta 1 tua Forza di Terra dai rinforzi.',
  },
  gen_synthesis: {
    name: 'Sintesi Genetica',
    text: 'Le tue Forze di Terra hanno +1 nelle Battaglie di Invasione. Quando una è distrutta, tira un dado: con 5+ ritorna su un pianeta del tuo Sistema Nativo.',
  },
  x_89_bacterial_weapon: {
    name: 'Arma Batterica X-89',
    text: 'Invece di bombardare, le tue Corazzate o i tuoi Soli di Guerra possono distruggere tutte le Forze di Terra nemiche sul pianeta; poi scarta tutte le tue Carte Azione.',
  },
  antimass_deflectors: {
    name: 'Deflettori Anti-Massa', // Campi di Asteroidi
    text: 'Le tue navi possono attraversare i Campi di Asteroidi, ma mai terminarvi il movimento.',
  },
  xrd_transporters: {
    name: 'Trasportatori XRD',
    text: 'I tuoi Trasporti hanno +1 al movimento.',
  },
  type_iv_drive: {
    name: 'Propulsione Tipo IV',
    text: 'I tuoi Incrociatori e le tue Corazzate hanno +1 al movimento.',
  },
  advanced_fighters: {
    name: 'Caccia Avanzati',
    text: 'I tuoi Caccia possono muoversi da soli (movimento 2), hanno +1 ai tiri di combattimento, non richiedono supporto e impediscono alle navi nemiche di attraversare il loro sistema. Quelli oltre la capacità di Caccia del sistema contano per i Rifornimenti alla Flotta.',
  },
  light_wave_deflector: {
    name: 'Deflettore a Onde di Luce',
    text: 'Le tue navi possono attraversare sistemi con navi nemiche per raggiungere il sistema attivato.',
  },
  fleet_logistics: {
    name: 'Logistica di Flotta',
    text: "Quando esegui un'Azione Tattica puoi eseguirne una seconda prima che il tuo turno finisca.",
  },
  hylar_v_assault_laser: {
    name: "Laser d'Assalto Hylar V",
    text: 'I tuoi Incrociatori e le tue Torpediniere hanno +1 a tutti i tiri di combattimento.',
  },
  deep_space_cannon: {
    name: 'Cannone di Spazio Profondo', // Cannone Spaziale
    text: 'I tuoi PDS raggiungono anche le flotte nemiche nei sistemi adiacenti.',
  },
  war_sun_tech: {
    name: 'Sole di Guerra',
    text: 'Puoi produrre Soli di Guerra.',
  },
  magen_defense_grid: {
    name: 'Griglia di Difesa Magen',
    text: 'I tuoi PDS hanno +1 a tutti i tiri di combattimento; le tue Forze di Terra che difendono un pianeta con un PDS hanno +1 nelle Battaglie di Invasione.',
  },
  assault_cannon: {
    name: "Cannone d'Assalto",
    text: 'Prima di una Battaglia Spaziale ogni tua Corazzata che vi partecipa può sparare un colpo. Le perdite sono rimosse subito e non rispondono al fuoco.',
  },
  graviton_negator: {
    name: 'Negatore di Gravitoni',
    text: 'Le tue Corazzate possono bombardare pianeti con PDS. I tuoi Caccia possono combattere nelle Battaglie di Invasione; i superstiti tornano nello spazio e non prendono mai il controllo di un pianeta.',
  },
  automated_defense_turrets: {
    name: 'Torrette di Difesa Automatiche',
    text: 'Le tue Torpediniere tirano 1 dado in più, e hanno +2, nel loro Sbarramento Anti-Caccia.',
  },
  maneuvering_jets: {
    name: 'Getti di Manovra',
    text: 'Gli avversari hanno -1 ai tiri dei PDS contro le tue navi, e -2 se il PDS spara da un sistema adiacente.',
  },
  hyper_metabolism: {
    name: 'Ipermetabolismo',
    text: 'Nella Fase di Status ricevi 1 Contatore di Comando in più; prima di pescare Carte Azione puoi scartarne 1 per pescarne 1 in più.',
  },
  nano_technology: {
    name: 'Nanotecnologia',
    text: 'Le Carte Azione degli avversari non possono mirare alle tue Corazzate e ai tuoi Soli di Guerra. I pianeti che conquisti arrivano pronti.',
  },
  production_centers: {
    name: 'Centri di Produzione',
    text: "Azione, una volta per round di gioco e con meno di 6 Beni di Commercio: spendi 1 Contatore di Comando dall'Allocazione Strategica per ricevere 6 Beni di Commercio; poi dai 2 dei tuoi a un altro giocatore.",
  },
  spatial_conduit_network: {
    name: 'Rete di Condotti Spaziali',
    text: 'Una volta per round di gioco, in una Azione Tattica in un sistema che controlli: per le tue navi tutti i sistemi che controlli sono adiacenti.',
  },
  dreadnought_invasion_pod: {
    name: 'Capsula da Invasione',
    text: 'Ogni tua Corazzata può trasportare 1 Forza di Terra in più.',
  },
  l4_disruptors: {
    name: 'Disgregatori L4',
    text: 'Le tue Riserve di Munizioni non costano Beni di Commercio nelle Battaglie di Invasione.',
  },
  salvage_operations: {
    name: 'Operazioni di Recupero',
    text: "Dopo ogni tua Battaglia Spaziale ricevi 2 Beni di Commercio. Se l'hai vinta, puoi costruire lì, al suo costo, una nave di un tipo che vi hai distrutto.",
  },
  telepathic_mind_weapon: {
    name: 'Arma Telepatica',
    text: 'Un avversario che attiva un sistema che controlli perde subito 1 Contatore di Comando dai Rifornimenti alla Flotta.',
  },
  valkyrie_armor: {
    name: 'Armatura delle Valchirie',
    text: 'Dopo ogni round di Battaglia di Invasione tira un dado per ogni Forza di Terra che vi hai perso: ogni 10 costa al tuo avversario una perdita in più.',
  },
  mark_ii_advanced_carriers: {
    name: 'Trasporti Avanzati Mark II',
    text: 'I tuoi Trasporti hanno capacità 8 e sostengono danni.',
  },
  diplomats: {
    name: 'Diplomatici',
    text: "Una volta per round di gioco, quando un avversario attiva un sistema che controlli: spendi 1 Contatore di Comando dall'Allocazione Strategica. Il suo contatore torna nei suoi rinforzi e il suo turno finisce.",
  },
  shuttle_logistics: {
    name: 'Logistica delle Navette',
    text: "All'inizio della Fase di Status: le tue Forze di Terra in un sistema senza navi nemiche possono spostarsi su tuoi pianeti lì o in sistemi adiacenti senza navi nemiche.",
  },
  floating_factory: {
    name: 'Fabbrica Galleggiante',
    text: 'Le tue Basi Spaziali producono 1 unità in più, supportano 2 Caccia in più e hanno +1 al movimento.',
  },
  magmus_reactor: {
    name: 'Reattore Magmus',
    text: 'I tuoi Soli di Guerra costano 10 e hanno +1 al movimento.',
  },
  bioptic_recyclers: {
    name: 'Riciclatori Bioptici',
    text: 'Azione, una volta per round di gioco: scarta 1 Carta Azione per ricevere 2 Beni di Commercio o 1 Contatore di Comando.',
  },
  fanaticism: {
    name: 'Fanatismo',
    text: 'Prima di una Battaglia di Invasione puoi usare due volte il tuo Indottrinamento.',
  },
}
