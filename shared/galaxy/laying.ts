import type { Seat } from '../engine/rules.ts'
import { type HexId, hexesOfRing } from './hexes.ts'

/** Which places of a galaxy systems are laid on, and by whom. */

export interface Plan {
  readonly homes: readonly HexId[]
  readonly unused: readonly HexId[]
  readonly hyperlanes?: readonly { readonly hex: HexId }[]
}

/** The hexes of a ring but homes, hyperlanes and what lies outside this galaxy. */
export const layingPlaces = ({ homes, unused, hyperlanes = [] }: Plan, ring: number): HexId[] =>
  hexesOfRing(ring).filter(
    hex => !homes.includes(hex) && !unused.includes(hex) && !hyperlanes.some(lane => lane.hex === hex),
  )

export const freePlaces = (
  { galaxy }: { galaxy: { readonly tiles: Readonly<Record<HexId, unknown>> } },
  plan: Plan,
  ring: number,
): HexId[] => layingPlaces(plan, ring).filter(hex => !(hex in galaxy.tiles))

/** There and back again: whoever lays last in a round lays first in the next. */
export function laysNext({
  order,
  galaxy: { laid },
}: {
  order: readonly Seat[]
  galaxy: { readonly laid: number }
}): Seat {
  const place = laid % order.length
  const isClockwise = Math.floor(laid / order.length) % 2 === 0
  return order[isClockwise ? place : order.length - 1 - place] as Seat
}
