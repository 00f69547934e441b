import type { FactionId } from './factionIds.ts'
import { factionUnits } from './factionUnits.ts'
import { flagships } from './flagships.ts'
import { genericUnits } from './genericUnits.ts'
import { mechs } from './mechs.ts'
import type { Reprinted } from './printings.ts'
import type { SetId } from './sets.ts'
import type { TechnologyId } from './technologies.ts'

const kinds = {
  fighter: { id: 'fighter', set: 'base', name: 'Fighter', type: 'ship', pieces: 10, unlimited: true },
  destroyer: { id: 'destroyer', set: 'base', name: 'Destroyer', type: 'ship', pieces: 8 },
  cruiser: { id: 'cruiser', set: 'base', name: 'Cruiser', type: 'ship', pieces: 8 },
  carrier: { id: 'carrier', set: 'base', name: 'Carrier', type: 'ship', pieces: 4 },
  dreadnought: { id: 'dreadnought', set: 'base', name: 'Dreadnought', type: 'ship', pieces: 5 },
  war_sun: { id: 'war_sun', set: 'base', name: 'War Sun', type: 'ship', pieces: 2 },
  flagship: { id: 'flagship', set: 'base', name: 'Flagship', type: 'ship', pieces: 1 },
  infantry: { id: 'infantry', set: 'base', name: 'Infantry', type: 'ground', pieces: 12, unlimited: true },
  mech: { id: 'mech', set: 'pok', name: 'Mech', type: 'ground', pieces: 4 },
  pds: { id: 'pds', set: 'base', name: 'PDS', type: 'structure', pieces: 6, perPlanet: 2 },
  space_dock: {
    id: 'space_dock',
    set: 'base',
    name: 'Space Dock',
    type: 'structure',
    pieces: 3,
    perPlanet: 1,
  },
} as const

/** What a piece is, whatever its owner's card of it says. */
export type UnitKind = keyof typeof kinds

export interface UnitPieces {
  readonly id: UnitKind
  readonly set: SetId
  readonly name: string
  readonly type: 'ship' | 'ground' | 'structure'
  /** Plastic pieces of each player; the unlimited kinds go on with tokens. */
  readonly pieces: number
  readonly unlimited?: true
  readonly perPlanet?: number
}

export const unitKinds: Readonly<Record<UnitKind, UnitPieces>> = kinds

const printed = { ...genericUnits, ...factionUnits, ...flagships, ...mechs }

/** One printed side of a unit. */
export type UnitPrintId = keyof typeof printed

/** A rolled ability: the lowest die that hits, and how many are rolled. */
export interface Roll {
  readonly hit: number
  readonly dice: number
}

type EffectOf<P> = P extends { readonly effect: infer E } ? E : never
export type UnitEffectId = EffectOf<(typeof printed)[UnitPrintId]>

interface Fields {
  readonly id: UnitPrintId
  readonly set: SetId
  readonly name: string
  readonly kind: UnitKind
  readonly type: 'ship' | 'ground' | 'structure'
  /** Fights, holds and falls with its planet like a ground force too. */
  readonly alsoGround?: true
  readonly faction?: FactionId
  /** Whoever has no such technology has no such side. */
  readonly technology?: TechnologyId
  /** The side it covers. */
  readonly upgrades?: UnitPrintId
  readonly otherSide?: UnitPrintId
  readonly cost?: number
  readonly unitsPerCost?: number
  readonly combat?: { readonly hit: number; readonly dice: number | 'opponentNonFighterShips' }
  readonly move?: number
  readonly capacity?: number
  /** May be transported, and must be unless it moves alone. */
  readonly carried?: true
  readonly movesAlone?: true
  /** What each one beyond capacity counts towards the fleet pool. */
  readonly excess?: number
  readonly sustainDamage?: true
  readonly antiFighterBarrage?: Roll
  readonly bombardment?: Roll
  readonly spaceCannon?: Roll & { readonly range?: number }
  readonly planetaryShield?: true
  readonly breaksPlanetaryShield?: true
  readonly production?: { readonly value: number } | { readonly resourcesPlus: number }
  /** So many fighters in its system need no capacity. */
  readonly fighterCapacity?: number
  readonly noDirectHit?: true
  /** Lies in space, moves and retreats like a ship, and is lost to a blockade. */
  readonly inSpace?: true
  /** What its system becomes; its owner's ships do not roll for it. */
  readonly makes?: 'gravityRift'
  readonly deploy?: true
  /** Comes back once destroyed, if a die shows this or more. */
  readonly reborn?: number
  /** Under which name what no field here says is done. */
  readonly effect?: UnitEffectId
  readonly ability?: string
}

export interface UnitPrint extends Fields, Reprinted<Pick<Fields, 'ability'>> {}

export const unitPrints: Readonly<Record<UnitPrintId, UnitPrint>> = printed
