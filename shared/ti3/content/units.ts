import type { SetId } from './sets.ts'
import type { TechnologyId } from './technologies.ts'

const printed = {
  fighter: {
    id: 'fighter',
    set: 'base',
    name: 'Fighter',
    type: 'ship',
    cost: 1,
    built: 2,
    combat: 9,
    dice: 1,
    move: 0,
    capacity: 0,
    pieces: 10,
    unlimited: true,
    text: 'Two for 1 resource. Travels with a Carrier or War Sun and needs room in its system outside Space Battles: 3 per Space Dock, plus free places on Carriers and War Suns. Does not count towards Fleet Supply.',
  },
  destroyer: {
    id: 'destroyer',
    set: 'base',
    name: 'Destroyer',
    type: 'ship',
    cost: 1,
    built: 1,
    combat: 9,
    dice: 1,
    move: 2,
    capacity: 0,
    pieces: 8,
    antiFighterBarrage: { dice: 2 },
    text: 'Anti-Fighter Barrage: before a Space Battle rolls 2 dice; each hit destroys a Fighter, which does not return fire.',
  },
  cruiser: {
    id: 'cruiser',
    set: 'base',
    name: 'Cruiser',
    type: 'ship',
    cost: 2,
    built: 1,
    combat: 7,
    dice: 1,
    move: 2,
    capacity: 0,
    pieces: 8,
    text: 'No special rules.',
  },
  carrier: {
    id: 'carrier',
    set: 'base',
    name: 'Carrier',
    type: 'ship',
    cost: 3,
    built: 1,
    combat: 9,
    dice: 1,
    move: 1,
    capacity: 6,
    pieces: 4,
    carries: ['fighter', 'ground_force', 'pds'],
    text: 'Carries 6 Fighters, Ground Forces and PDS. May pick them up anywhere along its way, but not from a system with enemy ships or one you had already activated.',
  },
  dreadnought: {
    id: 'dreadnought',
    set: 'base',
    name: 'Dreadnought',
    type: 'ship',
    cost: 5,
    built: 1,
    combat: 5,
    dice: 1,
    move: 1,
    capacity: 0,
    pieces: 5,
    sustainsDamage: true,
    bombardment: { dice: 1, needsInvasion: true, stoppedByPds: true },
    text: 'Sustains one hit; repaired in the Status Phase. Bombards with 1 die a planet you invade, unless it has a PDS.',
  },
  war_sun: {
    id: 'war_sun',
    set: 'base',
    name: 'War Sun',
    type: 'ship',
    cost: 12,
    built: 1,
    combat: 3,
    dice: 3,
    move: 2,
    capacity: 6,
    pieces: 2,
    sustainsDamage: true,
    bombardment: { dice: 3, needsInvasion: false, stoppedByPds: false },
    carries: ['fighter', 'ground_force', 'pds'],
    needs: 'war_sun_tech',
    text: 'Needs the War Sun technology. Rolls 3 dice, sustains one hit, carries 6 units like a Carrier. Bombards with 3 dice even without an invasion and despite PDS.',
  },
  ground_force: {
    id: 'ground_force',
    set: 'base',
    name: 'Ground Force',
    type: 'ground',
    cost: 1,
    built: 2,
    combat: 8,
    dice: 1,
    move: 0,
    capacity: 0,
    pieces: 12,
    unlimited: true,
    text: 'Two for 1 resource. Fights Invasion Combat; the only unit that takes control of planets.',
  },
  pds: {
    id: 'pds',
    set: 'base',
    name: 'PDS',
    type: 'structure',
    cost: 2,
    built: 1,
    combat: 6,
    dice: 1,
    move: 0,
    capacity: 0,
    pieces: 6,
    perPlanet: 2,
    text: 'At most 2 on a planet. Shields it from Dreadnoughts, fires once per activation at an enemy fleet in its system, and once at invaders before Invasion Combat. Can be carried.',
  },
  space_dock: {
    id: 'space_dock',
    set: 'base',
    name: 'Space Dock',
    type: 'structure',
    cost: 4,
    built: 1,
    dice: 0,
    move: 0,
    capacity: 0,
    pieces: 3,
    perPlanet: 1,
    fighterCapacity: 3,
    productionBonus: 2,
    text: "Produces up to its planet's resource value + 2 units; supports 3 Fighters. Build it on a planet held since the round began; it produces from the next round. Under blockade it builds no ships.",
  },
} as const

export type UnitKind = keyof typeof printed

export interface Unit {
  readonly id: UnitKind
  readonly set: SetId
  readonly name: string
  readonly type: 'ship' | 'ground' | 'structure'
  readonly cost: number
  /** How many units one payment of the cost builds. */
  readonly built: number
  readonly combat?: number
  readonly dice: number
  /** 0 for what cannot move by itself. */
  readonly move: number
  readonly capacity: number
  readonly carries?: readonly UnitKind[]
  /** Plastic pieces of each player; the unlimited kinds go on with counters. */
  readonly pieces: number
  readonly unlimited?: true
  readonly sustainsDamage?: true
  readonly antiFighterBarrage?: { readonly dice: number }
  readonly bombardment?: {
    readonly dice: number
    readonly needsInvasion: boolean
    readonly stoppedByPds: boolean
  }
  readonly perPlanet?: number
  readonly fighterCapacity?: number
  /** Added to the planet's resource value: how many units a dock produces at once. */
  readonly productionBonus?: number
  readonly needs?: TechnologyId
  readonly text: string
}

export const units: Readonly<Record<UnitKind, Unit>> = printed

/** What is printed of a kind, as answers name it. */
export const unitOf = (kind: string): Unit => units[kind as UnitKind]

export const unitKinds = Object.keys(printed) as UnitKind[]
