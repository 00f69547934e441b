import type { WordedLike } from '../../galaxy/content/worded.ts'
import type { FactionId } from './factionIds.ts'
import type { PlanetId } from './planets.ts'
import type { SetId } from './sets.ts'
import type { Anomaly, Wormhole } from './systems.ts'

const printed = {
  speaker: { id: 'speaker', set: 'base', name: 'Speaker', lies: 'player', copies: 1 },
  custodians: {
    id: 'custodians',
    set: 'base',
    name: 'Custodians',
    lies: 'planet',
    copies: 1,
    text: 'Nobody may commit ground forces to Mecatol Rex until a player with ships there spends 6 influence; that player removes this, must commit at least 1 ground force, and gains 1 victory point. From then on each round has an Agenda Phase.',
  },
  command: { id: 'command', set: 'base', name: 'Command Token', lies: 'system', copies: 16, each: true },
  control: { id: 'control', set: 'base', name: 'Control token', lies: 'planet', copies: 17, each: true },
  creuss_alpha: {
    id: 'creuss_alpha',
    set: 'base',
    name: 'Creuss wormhole (alpha)',
    lies: 'system',
    copies: 1,
    faction: 'creuss',
    wormholes: ['alpha'],
  },
  creuss_beta: {
    id: 'creuss_beta',
    set: 'base',
    name: 'Creuss wormhole (beta)',
    lies: 'system',
    copies: 1,
    faction: 'creuss',
    wormholes: ['beta'],
  },
  creuss_gamma: {
    id: 'creuss_gamma',
    set: 'pok',
    name: 'Creuss wormhole (gamma)',
    lies: 'system',
    copies: 1,
    faction: 'creuss',
    wormholes: ['gamma'],
  },
  initiative_zero: {
    id: 'initiative_zero',
    set: 'base',
    name: 'Naalu zero',
    lies: 'card',
    copies: 1,
    faction: 'naalu',
  },
  assimilator_x: {
    id: 'assimilator_x',
    set: 'base',
    name: 'Assimilator X',
    lies: 'card',
    copies: 1,
    faction: 'nekro',
  },
  assimilator_y: {
    id: 'assimilator_y',
    set: 'base',
    name: 'Assimilator Y',
    lies: 'card',
    copies: 1,
    faction: 'nekro',
  },
  frontier: {
    id: 'frontier',
    set: 'pok',
    name: 'Frontier token',
    lies: 'system',
    text: 'Lies in each system without planets once the galaxy is built. Leaves when explored.',
  },
  gamma_wormhole: {
    id: 'gamma_wormhole',
    set: 'pok',
    name: 'Gamma wormhole',
    lies: 'system',
    copies: 3,
    wormholes: ['gamma'],
  },
  ion_storm: {
    id: 'ion_storm',
    set: 'pok',
    name: 'Ion Storm',
    lies: 'system',
    copies: 1,
    wormholes: ['alpha'],
    otherSide: { wormholes: ['beta'] },
  },
  mirage: { id: 'mirage', set: 'pok', name: 'Mirage', lies: 'system', copies: 1, planet: 'mirage' },
  destroyed_planet: { id: 'destroyed_planet', set: 'pok', name: 'Destroyed planet', lies: 'planet' },
  sleeper: { id: 'sleeper', set: 'pok', name: 'Sleeper', lies: 'planet', copies: 5, faction: 'titans' },
  dimensional_tear: {
    id: 'dimensional_tear',
    set: 'pok',
    name: 'Dimensional Tear',
    lies: 'system',
    copies: 3,
    faction: 'vuilraith',
    anomaly: 'gravityRift',
  },
  dimensional_tear_nekro: {
    id: 'dimensional_tear_nekro',
    set: 'pok',
    name: 'Dimensional Tear (Nekro)',
    lies: 'system',
    copies: 3,
    faction: 'nekro',
    anomaly: 'gravityRift',
  },
} as const

export type TokenId = keyof typeof printed

export interface Token {
  readonly id: TokenId
  readonly set: SetId
  readonly name: string
  /** On what it is first laid. */
  readonly lies: 'system' | 'planet' | 'card' | 'player'
  /** As many as are needed where nothing is said. */
  readonly copies?: number
  /** So many for each player. */
  readonly each?: true
  readonly faction?: FactionId
  readonly wormholes?: readonly Wormhole[]
  readonly otherSide?: { readonly wormholes: readonly Wormhole[] }
  readonly anomaly?: Anomaly
  /** The planet that lies in its system with it. */
  readonly planet?: PlanetId
  readonly text?: string
}

export const tokens: Readonly<Record<TokenId, Token>> = printed

export type TokenWords = WordedLike<typeof printed>
