import type { ExplorationWords } from './explorations.ts'

/** What is read on exploration cards, in Italian. */
export const explorationsIt: ExplorationWords = {
  freelancers: {
    name: 'Mercenari Indipendenti',
    text: 'Puoi produrre 1 unità in questo sistema; il suo costo si può pagare con influenza come con risorse.',
  },
  mercenary_outfit: { name: 'Compagnia Mercenaria', text: 'Puoi mettere 1 tua Fanteria su questo pianeta.' },
  demilitarized_zone_pok: {
    name: 'Zona Demilitarizzata',
    text: "Le strutture qui tornano nei tuoi rinforzi, le forze di terra nell'area spaziale. Allega: nessuna unità può essere impegnata su questo pianeta, esservi prodotta o messa. La sua carta può essere scambiata nelle transazioni della Fase di Agenda.",
  },
  dyson_sphere: { name: 'Sfera di Dyson', text: 'Allega: questo pianeta ha +2 risorse e +1 influenza.' },
  paradise_world: { name: 'Mondo Paradisiaco', text: 'Allega: questo pianeta ha +2 influenza.' },
  tomb_of_emphidia: {
    name: 'Tomba di Emphidia',
    text: 'Allega: questo pianeta ha +1 influenza. Chi lo controlla e ha la reliquia La Corona di Emphidia può ottenere 1 punto vittoria con quella reliquia.',
  },
  gamma_wormhole: {
    name: 'Tunnel Spaziale Gamma',
    text: 'Metti un segnalino tunnel spaziale gamma in questo sistema, poi epura questa carta.',
  },
  cultural_relic_fragment: {
    name: 'Frammento di Reliquia Culturale',
    text: 'Azione: epura 3 tuoi frammenti di reliquia culturali per ottenere 1 reliquia.',
  },
  core_mine: {
    name: 'Miniera nel Nucleo',
    text: 'Con un tuo Mech su questo pianeta, o rimuovendone 1 Fanteria: ottieni 1 Bene di Commercio.',
  },
  expedition: {
    name: 'Spedizione',
    text: 'Con un tuo Mech su questo pianeta, o rimuovendone 1 Fanteria: riattiva questo pianeta.',
  },
  volatile_fuel_source: {
    name: 'Fonte di Carburante Volatile',
    text: 'Con un tuo Mech su questo pianeta, o rimuovendone 1 Fanteria: ottieni 1 Segnalino Comando.',
  },
  lazax_survivors: { name: 'Superstiti Lazax', text: 'Allega: questo pianeta ha +1 risorse e +2 influenza.' },
  mining_world: { name: 'Mondo Minerario', text: 'Allega: questo pianeta ha +2 risorse.' },
  rich_world: { name: 'Mondo Ricco', text: 'Allega: questo pianeta ha +1 risorse.' },
  warfare_research_facility: {
    name: 'Centro di Ricerca Bellica',
    text: 'Allega: questo pianeta ha una specialità tecnologica rossa. Se ne ha già una, ha invece +1 risorse e +1 influenza.',
  },
  hazardous_relic_fragment: {
    name: 'Frammento di Reliquia Pericoloso',
    text: 'Azione: epura 3 tuoi frammenti di reliquia pericolosi per ottenere 1 reliquia.',
  },
  abandoned_warehouses: {
    name: 'Magazzini Abbandonati',
    text: 'Puoi ottenere 2 Merci, oppure convertire fino a 2 tue Merci in Beni di Commercio.',
  },
  functioning_base: {
    name: 'Base Operativa',
    text: 'Puoi ottenere 1 Merce, oppure spendere 1 Bene di Commercio o 1 Merce per pescare 1 Carta Azione.',
  },
  local_fabricators: {
    name: 'Fabbricanti Locali',
    text: 'Puoi ottenere 1 Merce, oppure spendere 1 Bene di Commercio o 1 Merce per mettere 1 tuo Mech su questo pianeta.',
  },
  biotic_research_facility: {
    name: 'Centro di Ricerca Biotica',
    text: 'Allega: questo pianeta ha una specialità tecnologica verde. Se ne ha già una, ha invece +1 risorse e +1 influenza.',
  },
  cybernetic_research_facility: {
    name: 'Centro di Ricerca Cibernetica',
    text: 'Allega: questo pianeta ha una specialità tecnologica gialla. Se ne ha già una, ha invece +1 risorse e +1 influenza.',
  },
  propulsion_research_facility: {
    name: 'Centro di Ricerca sulla Propulsione',
    text: 'Allega: questo pianeta ha una specialità tecnologica blu. Se ne ha già una, ha invece +1 risorse e +1 influenza.',
  },
  industrial_relic_fragment: {
    name: 'Frammento di Reliquia Industriale',
    text: 'Azione: epura 3 tuoi frammenti di reliquia industriali per ottenere 1 reliquia.',
  },
  derelict_vessel: { name: 'Vascello alla Deriva', text: 'Pesca 1 obiettivo segreto.' },
  lost_crew: { name: 'Equipaggio Disperso', text: 'Pesca 2 Carte Azione.' },
  merchant_station: {
    name: 'Stazione Mercantile',
    text: 'Puoi ripristinare le tue Merci, oppure convertirle in Beni di Commercio.',
  },
  enigmatic_device: {
    name: 'Congegno Enigmatico',
    text: 'Tieni questa carta scoperta davanti a te. Azione: puoi spendere 6 risorse ed epurare questa carta per ricercare 1 Tecnologia.',
  },
  gamma_relay: {
    name: 'Relè Gamma',
    text: 'Metti un segnalino tunnel spaziale gamma in questo sistema, poi epura questa carta.',
  },
  ion_storm: {
    name: 'Tempesta Ionica',
    text: "Metti il segnalino tempesta ionica in questo sistema, dal lato che vuoi; questa carta resta nell'area comune. Alla fine del movimento delle navi o di una ritirata, in un'Azione Tattica in cui tue navi hanno usato il suo tunnel spaziale, gira il segnalino.",
  },
  mirage: {
    name: 'Mirage',
    text: 'Metti il pianeta Mirage in questo sistema. Ottieni la sua carta, pronta. Poi epura questa carta.',
  },
  unknown_relic_fragment: {
    name: 'Frammento di Reliquia Sconosciuto',
    text: 'Vale come un frammento di reliquia di qualunque tipo.',
  },
  dead_world: { name: 'Mondo Morto', text: 'Pesca 1 reliquia.' },
  entropic_field: { name: 'Campo Entropico', text: 'Ottieni 1 Segnalino Comando e 2 Beni di Commercio.' },
  keleres_ship: { name: 'Nave Keleres', text: 'Ottieni 2 Segnalini Comando.' },
  major_entropic_field: {
    name: 'Campo Entropico Maggiore',
    text: 'Ottieni 1 Segnalino Comando e 3 Beni di Commercio.',
  },
  minor_entropic_field: {
    name: 'Campo Entropico Minore',
    text: 'Ottieni 1 Segnalino Comando e 1 Bene di Commercio.',
  },
}
