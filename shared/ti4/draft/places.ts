import type { HexId } from '../../galaxy/hexes.ts'
import { layingPlaces } from '../../galaxy/laying.ts'
import { type Setup, type SetupId, setups } from '../content/setups.ts'
import { lanesOf } from '../galaxy.ts'
import { sideBySide } from '../hyperlanes.ts'

/** Where the tiles of a slice come to lie, for each home of a galaxy as `homes` has them: before it, to its left and right as it
 *  looks to the middle, towards the neighbour on the left, beside the middle, and then whatever else the galaxy has for each.
 *  Every slice fits every home, so that it can be drafted before anybody knows who sits where. */
export const slicePlaces: Readonly<Record<SetupId, readonly (readonly HexId[])[]>> = {
  players_3: [
    ['b2', 'c4', 'c2', 'b4', 'a1', 'b3', 'b1', 'a2'],
    ['b6', 'c10', 'c8', 'b8', 'a3', 'b7', 'b5', 'a4'],
    ['b10', 'c16', 'c14', 'b0', 'a5', 'b11', 'b9', 'a0'],
  ],
  // The second and the fourth are the first in a mirror.
  players_4: [
    ['b3', 'c5', 'c3', 'b4', 'a1', 'b2', 'c2', 'c6'],
    ['b5', 'c7', 'c9', 'b7', 'a3', 'b6', 'c10', 'a2'],
    ['b9', 'c14', 'c12', 'b10', 'a4', 'b8', 'c11', 'c15'],
    ['b11', 'c16', 'c0', 'b1', 'a0', 'b0', 'c1', 'a5'],
  ],
  players_5: [
    ['b1', 'c3', 'c1', 'b0', 'a1', 'b2'],
    ['b4', 'c7', 'c5', 'b3', 'a2', 'c4'],
    ['b6', 'c10', 'c8', 'b7', 'a3', 'b5'],
    ['b8', 'c11', 'c13', 'b9', 'a4', 'c14'],
    ['b11', 'c15', 'c17', 'c0', 'a5', 'b10'],
  ],
  players_6: [
    ['b0', 'c1', 'c17', 'b1', 'a0'],
    ['b2', 'c4', 'c2', 'b3', 'a1'],
    ['b4', 'c7', 'c5', 'b5', 'a2'],
    ['b6', 'c10', 'c8', 'b7', 'a3'],
    ['b8', 'c13', 'c11', 'b9', 'a4'],
    ['b10', 'c16', 'c14', 'b11', 'a5'],
  ],
  players_5_hyperlanes: [
    ['b0', 'c1', 'c17', 'b1', 'a0'],
    ['b2', 'c4', 'c2', 'b3', 'a1'],
    ['b4', 'c7', 'c5', 'b6', 'a2'],
    ['b8', 'c13', 'c11', 'b9', 'a4'],
    ['b10', 'c16', 'c14', 'b11', 'a5'],
  ],
  players_6_large: [
    ['c0', 'd1', 'd23', 'd2', 'b0', 'c1', 'c17', 'b1', 'a0'],
    ['c3', 'd5', 'd3', 'd6', 'b2', 'c4', 'c2', 'b3', 'a1'],
    ['c6', 'd9', 'd7', 'd10', 'b4', 'c7', 'c5', 'b5', 'a2'],
    ['c9', 'd13', 'd11', 'd14', 'b6', 'c10', 'c8', 'b7', 'a3'],
    ['c12', 'd17', 'd15', 'd18', 'b8', 'c13', 'c11', 'b9', 'a4'],
    ['c15', 'd21', 'd19', 'd22', 'b10', 'c16', 'c14', 'b11', 'a5'],
  ],
  players_7: [
    ['c0', 'd1', 'd23', 'c1', 'b0', 'a0'],
    ['c3', 'd4', 'd2', 'b2', 'b1', 'c2'],
    ['c4', 'd7', 'd5', 'b4', 'b3', 'c5'],
    ['c7', 'd10', 'd8', 'c9', 'b5', 'c6'],
    ['c12', 'd16', 'd14', 'b8', 'b7', 'c11'],
    ['c13', 'd19', 'd17', 'b10', 'b9', 'c14'],
    ['c16', 'd22', 'd20', 'c17', 'b11', 'c15'],
  ],
  players_7_alternate: [
    ['c0', 'd1', 'd23', 'b1', 'b0'],
    ['b2', 'c4', 'c2', 'b3', 'a1'],
    ['b4', 'c7', 'c5', 'b5', 'a2'],
    ['c9', 'd13', 'd11', 'c10', 'b6'],
    ['c11', 'c12', 'd14', 'b8', 'b7'],
    ['c13', 'd19', 'b9', 'b10', 'a5'],
    ['c16', 'd22', 'c15', 'c17', 'b11'],
  ],
  players_8: [
    ['c0', 'd1', 'd23', 'c1', 'b0', 'a0'],
    ['c3', 'd4', 'd2', 'b2', 'b1', 'c2'],
    ['c4', 'd7', 'd5', 'b4', 'b3', 'c5'],
    ['c7', 'd10', 'd8', 'c8', 'b5', 'c6'],
    ['c9', 'd13', 'd11', 'c10', 'b6', 'a3'],
    ['c12', 'd16', 'd14', 'b8', 'b7', 'c11'],
    ['c13', 'd19', 'd17', 'b10', 'b9', 'c14'],
    ['c16', 'd22', 'd20', 'c17', 'b11', 'c15'],
  ],
  players_8_alternate: [
    ['c0', 'd1', 'd23', 'c1', 'b0'],
    ['c2', 'c3', 'd2', 'b2', 'b1'],
    ['c4', 'd7', 'b3', 'b4', 'a2'],
    ['c7', 'd10', 'c6', 'c8', 'b5'],
    ['c9', 'd13', 'd11', 'c10', 'b6'],
    ['c11', 'c12', 'd14', 'b8', 'b7'],
    ['c13', 'd19', 'b9', 'b10', 'a5'],
    ['c16', 'd22', 'c15', 'c17', 'b11'],
  ],
}

/** What belongs to no slice is laid for all before anybody picks. */
export function commonPlaces(setup: Setup): HexId[] {
  const within = new Set(slicePlaces[setup.id].flat())
  return Array.from({ length: setup.rings }, (_, ring) => layingPlaces(setup, ring + 1))
    .flat()
    .filter(hex => !within.has(hex))
}

/** Places of a slice that lie side by side at some home, each as two of their numbers. */
export const touching: Readonly<Record<SetupId, readonly (readonly [number, number])[]>> = Object.fromEntries(
  Object.values(setups).map(setup => [setup.id, touchingIn(setup)]),
) as Record<SetupId, [number, number][]>

function touchingIn(setup: Setup): [number, number][] {
  const lanes = lanesOf(setup)
  const outside = new Set([...setup.unused, ...Object.keys(lanes)])
  const found = new Map<string, [number, number]>()
  for (const places of slicePlaces[setup.id])
    for (const [i, hex] of places.entries())
      for (const other of sideBySide(hex, near => !outside.has(near), lanes)) {
        const j = places.indexOf(other)
        if (j > i) found.set(`${i}-${j}`, [i, j])
      }
  return [...found.values()]
}
