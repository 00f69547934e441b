import type { HexId } from '../../galaxy/hexes.ts'
import type { HyperlaneId } from './hyperlanes.ts'
import type { SetId } from './sets.ts'

const printed = {
  players_3: {
    id: 'players_3',
    set: 'base',
    name: 'Three players',
    players: 3,
    rings: 3,
    homes: ['c3', 'c9', 'c15'],
    unused: ['c0', 'c1', 'c5', 'c6', 'c7', 'c11', 'c12', 'c13', 'c17'],
    hyperlanes: [],
    dealtEach: { blue: 6, red: 2 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 2,
  },
  players_4: {
    id: 'players_4',
    set: 'base',
    name: 'Four players',
    players: 4,
    rings: 3,
    homes: ['c4', 'c8', 'c13', 'c17'],
    unused: [],
    hyperlanes: [],
    dealtEach: { blue: 5, red: 3 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 2,
  },
  players_5: {
    id: 'players_5',
    set: 'base',
    name: 'Five players (no hyperlanes)',
    players: 5,
    rings: 3,
    homes: ['c2', 'c6', 'c9', 'c12', 'c16'],
    unused: [],
    hyperlanes: [],
    dealtEach: { blue: 4, red: 2 },
    laidBySpeaker: { blue: 0, red: 1 },
    tradeGoods: { c6: 2, c9: 4, c12: 2 },
    strategyCardsEach: 1,
  },
  players_5_hyperlanes: {
    id: 'players_5_hyperlanes',
    set: 'pok',
    name: 'Five players (hyperlanes)',
    players: 5,
    rings: 3,
    homes: ['c0', 'c3', 'c6', 'c12', 'c15'],
    unused: [],
    hyperlanes: [
      { hex: 'a3', tile: 'h86a', turned: 0 },
      { hex: 'b5', tile: 'h88a', turned: 0 },
      { hex: 'b7', tile: 'h87a', turned: 0 },
      { hex: 'c8', tile: 'h83a', turned: 0 },
      { hex: 'c9', tile: 'h85a', turned: 0 },
      { hex: 'c10', tile: 'h84a', turned: 0 },
    ],
    dealtEach: { blue: 3, red: 2 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
  players_6: {
    id: 'players_6',
    set: 'base',
    name: 'Six players',
    players: 6,
    rings: 3,
    homes: ['c0', 'c3', 'c6', 'c9', 'c12', 'c15'],
    unused: [],
    hyperlanes: [],
    dealtEach: { blue: 3, red: 2 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
  players_6_large: {
    id: 'players_6_large',
    set: 'pok',
    name: 'Six players (large galaxy)',
    players: 6,
    rings: 4,
    homes: ['d0', 'd4', 'd8', 'd12', 'd16', 'd20'],
    unused: [],
    hyperlanes: [],
    dealtEach: { blue: 6, red: 3 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
  players_7: {
    id: 'players_7',
    set: 'pok',
    name: 'Seven players',
    players: 7,
    rings: 4,
    homes: ['d0', 'd3', 'd6', 'd9', 'd15', 'd18', 'd21'],
    unused: [],
    hyperlanes: [
      { hex: 'b6', tile: 'h86a', turned: 0 },
      { hex: 'c8', tile: 'h88a', turned: 0 },
      { hex: 'c10', tile: 'h87a', turned: 0 },
      { hex: 'd11', tile: 'h83a', turned: 0 },
      { hex: 'd12', tile: 'h85a', turned: 0 },
      { hex: 'd13', tile: 'h84a', turned: 0 },
    ],
    dealtEach: { blue: 4, red: 2 },
    laidBySpeaker: { blue: 3, red: 2 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
  players_7_alternate: {
    id: 'players_7_alternate',
    set: 'pok',
    name: 'Seven players (alternate)',
    players: 7,
    rings: 4,
    homes: ['d0', 'c3', 'c6', 'd12', 'd15', 'd18', 'd21'],
    unused: ['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd16', 'd17', 'd20'],
    hyperlanes: [
      { hex: 'a0', tile: 'h85b', turned: 0 },
      { hex: 'a3', tile: 'h84b', turned: 0 },
      { hex: 'a4', tile: 'h90b', turned: 0 },
      { hex: 'c1', tile: 'h88b', turned: 0 },
      { hex: 'c8', tile: 'h86b', turned: 0 },
      { hex: 'c14', tile: 'h83b', turned: 5 },
    ],
    dealtEach: { blue: 3, red: 2 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
  players_8: {
    id: 'players_8',
    set: 'pok',
    name: 'Eight players',
    players: 8,
    rings: 4,
    homes: ['d0', 'd3', 'd6', 'd9', 'd12', 'd15', 'd18', 'd21'],
    unused: [],
    hyperlanes: [],
    dealtEach: { blue: 4, red: 2 },
    laidBySpeaker: { blue: 2, red: 2 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
  players_8_alternate: {
    id: 'players_8_alternate',
    set: 'pok',
    name: 'Eight players (alternate)',
    players: 8,
    rings: 4,
    homes: ['d0', 'd3', 'd6', 'd9', 'd12', 'd15', 'd18', 'd21'],
    unused: ['d4', 'd5', 'd8', 'd16', 'd17', 'd20'],
    hyperlanes: [
      { hex: 'a0', tile: 'h87a', turned: 1 },
      { hex: 'a1', tile: 'h90b', turned: 3 },
      { hex: 'a3', tile: 'h88a', turned: 2 },
      { hex: 'a4', tile: 'h89b', turned: 0 },
      { hex: 'c5', tile: 'h85b', turned: 5 },
      { hex: 'c14', tile: 'h83b', turned: 5 },
    ],
    dealtEach: { blue: 3, red: 2 },
    laidBySpeaker: { blue: 0, red: 0 },
    tradeGoods: {},
    strategyCardsEach: 1,
  },
} as const

export type SetupId = keyof typeof printed

export type PlayerCount = 3 | 4 | 5 | 6 | 7 | 8

/** A galaxy as the rules lay it for so many players. */
export interface Setup {
  readonly id: SetupId
  readonly set: SetId
  readonly name: string
  readonly players: PlayerCount
  readonly rings: 3 | 4
  /** Clockwise from the top. */
  readonly homes: readonly HexId[]
  /** Hexes of its rings that stay outside it. */
  readonly unused: readonly HexId[]
  /** Lying before anything is laid; `turned` counts sixths of a turn clockwise. */
  readonly hyperlanes: readonly { readonly hex: HexId; readonly tile: HyperlaneId; readonly turned: number }[]
  readonly dealtEach: { readonly blue: number; readonly red: number }
  /** Laid beside Mecatol Rex first, face up. */
  readonly laidBySpeaker: { readonly blue: number; readonly red: number }
  /** What a cramped home is paid. */
  readonly tradeGoods: { readonly [hex: HexId]: number }
  readonly strategyCardsEach: 1 | 2
}

export const setups: Readonly<Record<SetupId, Setup>> = printed
