import type { Seat } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import type * as numbers from '../galaxy/numbers.ts'
import type * as galaxy from '../galaxy/table.ts'
import type { UnitId } from '../galaxy/table.ts'
import type { PlanetId } from './content/planets.ts'
import type { UnitKind } from './content/units.ts'

/** A roll to hit: where, in which step, by which side. */
export type Fight = numbers.Fight<
  PlanetId,
  'barrage' | 'ambush' | 'cannon' | 'battle' | 'bombardment' | 'pdsDefence' | 'invasion' | 'pdsFire'
>

/** What "in Space Battles" touches, shots before the first round too. */
export const spaceSteps: readonly Fight['step'][] = ['barrage', 'ambush', 'cannon', 'battle']

/** An Invasion Combat has a planet. */
export interface Battle extends galaxy.Battle<PlanetId> {
  /** Who declared a withdrawal or retreat at the beginning of this round, and where to. */
  retreat?: { of: Seat; to: HexId }
  thrown?: Record<Seat, Volley[]>
  /** The last Sabotage Run, as its dice lie. */
  run?: SabotageRun
  /** Of the hits a ship has to take before others, those it has taken. */
  struck?: Record<UnitId, number>
  /** How many ships of each side met in this Space Battle, where an objective asks for it. */
  met?: Record<Seat, number>
  /** Ground Forces of the defender stood there when this Invasion Combat began, where an objective asks for it. */
  defended?: true
  /** Kinds of ships each side has lost in this Space Battle, where the other could build their like. */
  wrecked?: Record<Seat, { [kind in UnitKind]?: true }>
  /** Ground Forces destroyed in this Invasion Combat so far, on both sides. */
  killed?: number
  /** Ground Forces left to those who belong to nobody: the defender is no seat. */
  locals?: number
}

/** One pool of Fighters against one War Sun: a die each, then one after the other those that came through. */
export interface SabotageRun {
  readonly of: Seat
  readonly outer: readonly number[]
  readonly inner: readonly number[]
}

/** Dice of one kind of unit. */
export type Volley = galaxy.Volley<UnitKind>
