import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { AttachmentId } from './attachments.ts'
import type { SetId } from './sets.ts'

const printed = {
  dominus_orb: {
    id: 'dominus_orb',
    set: 'pok',
    name: 'Dominus Orb',
    purges: true,
    text: 'Before you move units in a Tactical Action you may purge this card: units in systems with your Command Tokens may move and be transported too.',
  },
  maw_of_worlds: {
    id: 'maw_of_worlds',
    set: 'pok',
    name: 'Maw of Worlds',
    purges: true,
    text: 'At the start of the Agenda Phase you may purge this card and exhaust all your planets to gain any technology.',
  },
  scepter_of_emelpar: {
    id: 'scepter_of_emelpar',
    set: 'pok',
    name: 'Scepter of Emelpar',
    exhausts: true,
    text: 'When you would spend a token from your Strategy Pool, you may exhaust this card and spend one from your reinforcements instead.',
  },
  shard_of_the_throne_pok: {
    id: 'shard_of_the_throne_pok',
    set: 'pok',
    name: 'Shard of the Throne',
    text: 'Gaining this card gives 1 victory point, losing it costs 1. A player who gains control of a legendary planet of yours, or of one of your planets in your Home System, takes this card.',
  },
  stellar_converter: {
    id: 'stellar_converter',
    set: 'pok',
    name: 'Stellar Converter',
    action: true,
    purges: true,
    text: 'Action: choose a planet in a system adjacent to one of your units with Bombardment: neither legendary nor in a Home System nor Mecatol Rex. All units on it are destroyed, its attachments and its card purged, and the destroyed planet token lies there. Purge this card.',
  },
  the_codex: {
    id: 'the_codex',
    set: 'pok',
    name: 'The Codex',
    action: true,
    purges: true,
    text: 'Action: purge this card and take up to 3 Action Cards of your choice from the discards.',
  },
  the_crown_of_emphidia_pok: {
    id: 'the_crown_of_emphidia_pok',
    set: 'pok',
    name: 'The Crown of Emphidia',
    exhausts: true,
    purges: true,
    text: 'After you perform a Tactical Action you may exhaust this card to explore a planet you control. At the end of the Status Phase, if you control the Tomb of Emphidia, you may purge this card to gain 1 victory point.',
  },
  the_crown_of_thalnos_pok: {
    id: 'the_crown_of_thalnos_pok',
    set: 'pok',
    name: 'The Crown of Thalnos',
    text: 'In every combat round you may reroll any of your dice, with +1 to the results. Units that reroll and make no hit are destroyed.',
  },
  the_obsidian: {
    id: 'the_obsidian',
    set: 'pok',
    name: 'The Obsidian',
    text: 'When you gain this card, draw 1 secret objective. You can have one secret objective more, scored or not.',
  },
  the_prophets_tears: {
    id: 'the_prophets_tears',
    set: 'pok',
    name: "The Prophet's Tears",
    exhausts: true,
    text: 'When you research a technology you may exhaust this card to ignore 1 prerequisite or to draw 1 Action Card.',
  },
  dynamis_core: {
    id: 'dynamis_core',
    set: 'codex2',
    name: 'Dynamis Core',
    action: true,
    purges: true,
    text: 'Your Commodity value is 2 higher. Action: purge this card to gain as many Trade Goods as your printed Commodity value plus 2.',
  },
  jr_xs455_o: {
    id: 'jr_xs455_o',
    set: 'codex2',
    name: 'JR-XS455-O',
    action: true,
    exhausts: true,
    agent: true,
    text: 'Counts as an Agent. Action: exhaust it and choose a player, who may spend 3 resources to place a structure on a planet they control. Otherwise they gain 1 Trade Good.',
  },
  nano_forge: {
    id: 'nano_forge',
    set: 'codex2',
    name: 'Nano-Forge',
    action: true,
    attaches: 'nano_forge',
    text: 'Action: attach this card to a planet you control, neither legendary nor in a Home System. It has +2 resources and +2 influence and is legendary. The card stays attached for good.',
  },
  neuraloop: {
    id: 'neuraloop',
    set: 'codex4',
    name: 'Neuraloop',
    text: 'When a public objective is revealed, you may purge one of your relics: the objective is discarded, and a random card from an objective deck of your choice, secret ones included, takes its place as a public objective.',
  },
  circlet_of_the_void: {
    id: 'circlet_of_the_void',
    set: 'codex4',
    name: 'Circlet of the Void',
    action: true,
    exhausts: true,
    text: 'Your units do not roll for gravity rifts, and other anomalies do not affect their movement. Action: exhaust this card to explore a frontier token in a system without ships of other players.',
  },
  book_of_latvinia: {
    id: 'book_of_latvinia',
    set: 'codex4',
    name: 'Book of Latvinia',
    action: true,
    purges: true,
    text: 'When you gain this card, research up to 2 technologies without prerequisites. Action: purge this card. If your planets have technology specialties of all 4 colours, gain 1 victory point; otherwise take the Speaker token.',
  },
} as const

export type RelicId = keyof typeof printed

export interface Relic {
  readonly id: RelicId
  readonly set: SetId
  readonly name: string
  /** It has a Component Action. */
  readonly action?: true
  /** Exhausting it is a cost of what it does. */
  readonly exhausts?: true
  /** Purging it is. */
  readonly purges?: true
  readonly attaches?: AttachmentId
  /** What is said of agents holds for it too. */
  readonly agent?: true
  readonly text: string
}

export const relics: Readonly<Record<RelicId, Relic>> = printed

export type RelicWords = WordedLike<typeof printed>
