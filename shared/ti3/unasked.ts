import type { Seat } from '../engine/rules.ts'
import type { PlanetId } from './content/planets.ts'
import type { TechnologyId } from './content/technologies.ts'
import type { UnitKind } from './content/units.ts'
import { type EffectId, type Fight, holds } from './effects.ts'
import { onPlanet } from './forces.ts'
import { piecesOnBoard } from './pieceLimits.ts'
import { homeWorlds, isStation, ownerOf } from './realm.ts'
import type { Table } from './table.ts'

/** What technologies and abilities do in a fight by themselves: rules do it, and odds reckon with it. */

export interface EarlyVolley {
  readonly step: Extract<Fight['step'], 'ambush' | 'cannon'>
  /** Ships that shoot, with one die each. */
  readonly kinds: readonly UnitKind[]
  /** No more of them, those that hit most easily. */
  readonly most?: number
}

/** Shots before a Space Battle, in this order. They cost nothing, so nobody is asked whether he wants them. */
export const earlyVolleys: { readonly [id in EffectId]?: EarlyVolley } = {
  mentak_ambush: { step: 'ambush', kinds: ['cruiser', 'destroyer'], most: 2 },
  assault_cannon: { step: 'cannon', kinds: ['dreadnought'] },
}

/** Each die of such a unit that missed is thrown once more. Nothing is lost by it, so it is done unasked. */
export const throwsMissesAgain = (table: Table, seat: Seat, kind: UnitKind | undefined): boolean =>
  kind === 'pds' && holds(table, seat, 'graviton_laser_system')

/** A die for each Ground Force that fell in a round: at this or more it takes one of the other side with it. */
export const avengesOn = 10

const homecoming: TechnologyId = 'gen_synthesis'

/** A die for each destroyed Ground Force: at this or more it comes home. */
export const homecomesOn = 5

/** Where destroyed Ground Forces return to: planets of the home system its owner holds, one that is fought for too. */
export const homePlanets = (table: Table, seat: Seat): PlanetId[] =>
  homeWorlds(table, seat).filter(
    planet => ownerOf(table, planet) === seat && takesTroops(table, seat, planet),
  )

/** Whether Ground Forces destroyed on this planet may rise on it at once. */
export const returnsTo = (table: Table, seat: Seat, planet: PlanetId): boolean =>
  holds(table, seat, homecoming) && homePlanets(table, seat).includes(planet)

/** A counter lies only beside a real piece: where no piece is left for another planet, nothing can be placed. */
export function takesTroops(table: Table, seat: Seat, planet: PlanetId): boolean {
  if (isStation(planet)) return false
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['ground_force'] ?? {}
  const stands = onPlanet(table, planet, 'ground_force').some(({ of }) => of === seat)
  return stands || Object.keys(at).length < pieces
}
