import type { AttachmentWords } from './attachments.ts'

/** What is read on attachments, in Italian. */
export const attachmentsIt: AttachmentWords = {
  biotic_research_facility: { name: 'Centro di Ricerca Biotica' },
  cybernetic_research_facility: { name: 'Centro di Ricerca Cibernetica' },
  propulsion_research_facility: { name: 'Centro di Ricerca sulla Propulsione' },
  warfare_research_facility: { name: 'Centro di Ricerca Bellica' },
  dyson_sphere: { name: 'Sfera di Dyson' },
  paradise_world: { name: 'Mondo Paradisiaco' },
  tomb_of_emphidia: {
    name: 'Tomba di Emphidia',
    text: 'Chi lo controlla può segnare qui con la Corona di Emphidia.',
  },
  demilitarized_zone: {
    name: 'Zona Demilitarizzata',
    text: 'Nessuna unità può essere impegnata, prodotta o piazzata su questo pianeta. La sua carta può essere scambiata nella Fase di Agenda.',
  },
  lazax_survivors: { name: 'Superstiti Lazax' },
  mining_world: { name: 'Mondo Minerario' },
  rich_world: { name: 'Mondo Ricco' },
  terraform: { name: 'Terraformazione', text: 'Questo pianeta ha tutti e tre i tratti.' },
  geoform: {
    name: 'Geoformazione',
    text: "Questo pianeta ha Cannone Spaziale 5, con 3 dadi, come se fosse un'unità.",
  },
  core_mining: { name: 'Estrazione dal Nucleo' },
  demilitarized_zone_agenda: {
    name: 'Zona Demilitarizzata',
    text: 'Nessuna unità può sbarcare, essere prodotta o essere piazzata su questo pianeta.',
  },
  holy_planet_of_ixth: {
    name: 'Pianeta Santo di Ixth',
    text: 'Chi lo controlla ha per esso 1 punto vittoria. Le unità qui non possono usare Produzione.',
  },
  research_team_biotic: {
    name: 'Squadra di Ricerca: Biotica',
    text: 'Chi lo controlla può esaurire la legge, non il pianeta, per ignorare 1 prerequisito verde.',
  },
  research_team_cybernetic: {
    name: 'Squadra di Ricerca: Cibernetica',
    text: 'Chi lo controlla può esaurire la legge, non il pianeta, per ignorare 1 prerequisito giallo.',
  },
  research_team_propulsion: {
    name: 'Squadra di Ricerca: Propulsione',
    text: 'Chi lo controlla può esaurire la legge, non il pianeta, per ignorare 1 prerequisito blu.',
  },
  research_team_warfare: {
    name: 'Squadra di Ricerca: Bellica',
    text: 'Chi lo controlla può esaurire la legge, non il pianeta, per ignorare 1 prerequisito rosso.',
  },
  senate_sanctuary: { name: 'Santuario del Senato' },
  terraforming_initiative: { name: 'Iniziativa di Terraformazione' },
  nano_forge: { name: 'Nanoforgia', text: 'Questo pianeta è leggendario, senza una carta abilità.' },
}
