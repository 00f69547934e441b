import type { SetId } from './sets.ts'

const printed = {
  h83a: { id: 'h83a', number: 83, side: 'a', set: 'pok', name: '83A', otherSide: 'h83b', links: [[1, 4]] },
  h83b: {
    id: 'h83b',
    number: 83,
    side: 'b',
    set: 'pok',
    name: '83B',
    otherSide: 'h83a',
    links: [
      [0, 2],
      [0, 3],
      [3, 5],
    ],
  },
  h84a: { id: 'h84a', number: 84, side: 'a', set: 'pok', name: '84A', otherSide: 'h84b', links: [[2, 5]] },
  h84b: {
    id: 'h84b',
    number: 84,
    side: 'b',
    set: 'pok',
    name: '84B',
    otherSide: 'h84a',
    links: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  },
  h85a: { id: 'h85a', number: 85, side: 'a', set: 'pok', name: '85A', otherSide: 'h85b', links: [[1, 5]] },
  h85b: {
    id: 'h85b',
    number: 85,
    side: 'b',
    set: 'pok',
    name: '85B',
    otherSide: 'h85a',
    links: [
      [0, 2],
      [0, 3],
      [3, 5],
    ],
  },
  h86a: { id: 'h86a', number: 86, side: 'a', set: 'pok', name: '86A', otherSide: 'h86b', links: [[1, 5]] },
  h86b: {
    id: 'h86b',
    number: 86,
    side: 'b',
    set: 'pok',
    name: '86B',
    otherSide: 'h86a',
    links: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  },
  h87a: {
    id: 'h87a',
    number: 87,
    side: 'a',
    set: 'pok',
    name: '87A',
    otherSide: 'h87b',
    links: [
      [0, 2],
      [2, 4],
      [2, 5],
    ],
  },
  h87b: {
    id: 'h87b',
    number: 87,
    side: 'b',
    set: 'pok',
    name: '87B',
    otherSide: 'h87a',
    links: [
      [0, 2],
      [0, 3],
    ],
  },
  h88a: {
    id: 'h88a',
    number: 88,
    side: 'a',
    set: 'pok',
    name: '88A',
    otherSide: 'h88b',
    links: [
      [0, 4],
      [1, 4],
      [2, 4],
    ],
  },
  h88b: {
    id: 'h88b',
    number: 88,
    side: 'b',
    set: 'pok',
    name: '88B',
    otherSide: 'h88a',
    links: [
      [0, 2],
      [0, 3],
      [3, 5],
    ],
  },
  h89a: {
    id: 'h89a',
    number: 89,
    side: 'a',
    set: 'pok',
    name: '89A',
    otherSide: 'h89b',
    links: [
      [0, 2],
      [0, 4],
      [2, 4],
    ],
  },
  h89b: {
    id: 'h89b',
    number: 89,
    side: 'b',
    set: 'pok',
    name: '89B',
    otherSide: 'h89a',
    links: [
      [0, 3],
      [0, 4],
    ],
  },
  h90a: {
    id: 'h90a',
    number: 90,
    side: 'a',
    set: 'pok',
    name: '90A',
    otherSide: 'h90b',
    links: [
      [1, 5],
      [2, 4],
    ],
  },
  h90b: {
    id: 'h90b',
    number: 90,
    side: 'b',
    set: 'pok',
    name: '90B',
    otherSide: 'h90a',
    links: [
      [0, 3],
      [0, 4],
    ],
  },
  h91a: {
    id: 'h91a',
    number: 91,
    side: 'a',
    set: 'pok',
    name: '91A',
    otherSide: 'h91b',
    links: [
      [0, 3],
      [0, 4],
      [1, 3],
    ],
  },
  h91b: {
    id: 'h91b',
    number: 91,
    side: 'b',
    set: 'pok',
    name: '91B',
    otherSide: 'h91a',
    links: [
      [0, 2],
      [0, 3],
    ],
  },
} as const

export type HyperlaneId = keyof typeof printed

/** A side of the hex, clockwise from the top. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5

/** One side of a tile that is no system: it joins the hexes at both ends of each of its lanes. */
export interface Hyperlane {
  readonly id: HyperlaneId
  readonly number: number
  readonly side: 'a' | 'b'
  readonly set: SetId
  readonly name: string
  readonly otherSide: HyperlaneId
  /** As it lies unturned; each lane runs both ways. */
  readonly links: readonly (readonly [Edge, Edge])[]
}

export const hyperlanes: Readonly<Record<HyperlaneId, Hyperlane>> = printed
