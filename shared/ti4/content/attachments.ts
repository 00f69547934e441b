import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { AgendaId } from './agendas.ts'
import type { ExplorationId } from './explorations.ts'
import type { LeaderId } from './leaders.ts'
import type { Trait } from './planets.ts'
import type { PromissoryNoteId } from './promissoryNotes.ts'
import type { RelicId } from './relics.ts'
import type { SetId } from './sets.ts'
import type { Colour } from './technologies.ts'
import type { Roll } from './units.ts'

const printed = {
  biotic_research_facility: {
    id: 'biotic_research_facility',
    set: 'pok',
    name: 'Biotic Research Facility',
    from: { exploration: 'biotic_research_facility' },
    specialty: 'green',
    instead: { resources: 1, influence: 1 },
  },
  cybernetic_research_facility: {
    id: 'cybernetic_research_facility',
    set: 'pok',
    name: 'Cybernetic Research Facility',
    from: { exploration: 'cybernetic_research_facility' },
    specialty: 'yellow',
    instead: { resources: 1, influence: 1 },
  },
  propulsion_research_facility: {
    id: 'propulsion_research_facility',
    set: 'pok',
    name: 'Propulsion Research Facility',
    from: { exploration: 'propulsion_research_facility' },
    specialty: 'blue',
    instead: { resources: 1, influence: 1 },
  },
  warfare_research_facility: {
    id: 'warfare_research_facility',
    set: 'pok',
    name: 'Warfare Research Facility',
    from: { exploration: 'warfare_research_facility' },
    specialty: 'red',
    instead: { resources: 1, influence: 1 },
  },
  dyson_sphere: {
    id: 'dyson_sphere',
    set: 'pok',
    name: 'Dyson Sphere',
    from: { exploration: 'dyson_sphere' },
    resources: 2,
    influence: 1,
  },
  paradise_world: {
    id: 'paradise_world',
    set: 'pok',
    name: 'Paradise World',
    from: { exploration: 'paradise_world' },
    influence: 2,
  },
  tomb_of_emphidia: {
    id: 'tomb_of_emphidia',
    set: 'pok',
    name: 'Tomb of Emphidia',
    from: { exploration: 'tomb_of_emphidia' },
    influence: 1,
    text: 'Here its controller may score with the Crown of Emphidia.',
  },
  demilitarized_zone: {
    id: 'demilitarized_zone',
    set: 'pok',
    name: 'Demilitarized Zone',
    from: { exploration: 'demilitarized_zone_pok' },
    text: 'No unit can be committed to, produced or placed on this planet. Its card may be traded in the Agenda Phase.',
  },
  lazax_survivors: {
    id: 'lazax_survivors',
    set: 'pok',
    name: 'Lazax Survivors',
    from: { exploration: 'lazax_survivors' },
    resources: 1,
    influence: 2,
  },
  mining_world: {
    id: 'mining_world',
    set: 'pok',
    name: 'Mining World',
    from: { exploration: 'mining_world' },
    resources: 2,
  },
  rich_world: {
    id: 'rich_world',
    set: 'pok',
    name: 'Rich World',
    from: { exploration: 'rich_world' },
    resources: 1,
  },
  terraform: {
    id: 'terraform',
    set: 'pok',
    name: 'Terraform',
    from: { promissoryNote: 'terraform' },
    resources: 1,
    influence: 1,
    traits: ['cultural', 'hazardous', 'industrial'],
    text: 'This planet has all three traits.',
  },
  geoform: {
    id: 'geoform',
    set: 'pok',
    name: 'Geoform',
    from: { leader: 'ul_the_progenitor' },
    resources: 3,
    influence: 3,
    spaceCannon: { hit: 5, dice: 3 },
    text: 'This planet has Space Cannon 5, with 3 dice, as if it were a unit.',
  },
  core_mining: {
    id: 'core_mining',
    set: 'base',
    name: 'Core Mining',
    leavesWith: 'pok',
    from: { agenda: 'core_mining' },
    resources: 2,
  },
  demilitarized_zone_agenda: {
    id: 'demilitarized_zone_agenda',
    set: 'base',
    name: 'Demilitarized Zone',
    leavesWith: 'pok',
    from: { agenda: 'demilitarized_zone_base' },
    text: 'No unit can land on, be produced on or be placed on this planet.',
  },
  holy_planet_of_ixth: {
    id: 'holy_planet_of_ixth',
    set: 'base',
    name: 'Holy Planet of Ixth',
    leavesWith: 'pok',
    from: { agenda: 'holy_planet_of_ixth' },
    text: 'Whoever controls it has 1 victory point for it. Units here cannot use Production.',
  },
  research_team_biotic: {
    id: 'research_team_biotic',
    set: 'base',
    name: 'Research Team: Biotic',
    leavesWith: 'pok',
    from: { agenda: 'research_team_biotic' },
    text: 'Its controller may exhaust the law, not the planet, to ignore 1 green prerequisite.',
  },
  research_team_cybernetic: {
    id: 'research_team_cybernetic',
    set: 'base',
    name: 'Research Team: Cybernetic',
    leavesWith: 'pok',
    from: { agenda: 'research_team_cybernetic' },
    text: 'Its controller may exhaust the law, not the planet, to ignore 1 yellow prerequisite.',
  },
  research_team_propulsion: {
    id: 'research_team_propulsion',
    set: 'base',
    name: 'Research Team: Propulsion',
    leavesWith: 'pok',
    from: { agenda: 'research_team_propulsion' },
    text: 'Its controller may exhaust the law, not the planet, to ignore 1 blue prerequisite.',
  },
  research_team_warfare: {
    id: 'research_team_warfare',
    set: 'base',
    name: 'Research Team: Warfare',
    leavesWith: 'pok',
    from: { agenda: 'research_team_warfare' },
    text: 'Its controller may exhaust the law, not the planet, to ignore 1 red prerequisite.',
  },
  senate_sanctuary: {
    id: 'senate_sanctuary',
    set: 'base',
    name: 'Senate Sanctuary',
    leavesWith: 'pok',
    from: { agenda: 'senate_sanctuary' },
    influence: 2,
  },
  terraforming_initiative: {
    id: 'terraforming_initiative',
    set: 'base',
    name: 'Terraforming Initiative',
    leavesWith: 'pok',
    from: { agenda: 'terraforming_initiative' },
    resources: 1,
    influence: 1,
  },
  nano_forge: {
    id: 'nano_forge',
    set: 'codex2',
    name: 'Nano-Forge',
    from: { relic: 'nano_forge' },
    resources: 2,
    influence: 2,
    makes: 'legendary',
    text: 'This planet is legendary, without an ability card.',
  },
} as const

export type AttachmentId = keyof typeof printed

/** What lies on a planet and changes it. What is done when it is laid is said by the card it comes from. */
export interface Attachment {
  readonly id: AttachmentId
  readonly set: SetId
  readonly leavesWith?: SetId
  readonly name: string
  /** The card it comes with, by kind and id. */
  readonly from: {
    readonly exploration?: ExplorationId
    readonly promissoryNote?: PromissoryNoteId
    readonly leader?: LeaderId
    readonly agenda?: AgendaId
    readonly relic?: RelicId
  }
  readonly resources?: number
  readonly influence?: number
  readonly specialty?: Colour
  /** What it gives where the planet has a specialty already. */
  readonly instead?: { readonly resources: number; readonly influence: number }
  readonly traits?: readonly Trait[]
  readonly spaceCannon?: Roll
  readonly makes?: 'legendary'
  readonly text?: string
}

export const attachments: Readonly<Record<AttachmentId, Attachment>> = printed

export type AttachmentWords = WordedLike<typeof printed>
