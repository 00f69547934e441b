import type { HexId } from '../../galaxy/hexes.ts'
import type { SystemId } from './systems.ts'

export type PlayerCount = 3 | 4 | 5 | 6

export interface Setup {
  readonly players: PlayerCount
  /** In the order of the position numbers, from 1. */
  readonly homes: readonly HexId[]
  /** Hexes of ring 3 that stay outside this galaxy. */
  readonly unused: readonly HexId[]
  /** Put back before the systems are shuffled. */
  readonly removedFirst: readonly SystemId[]
  /** Put back from the shuffled systems, seen by nobody. */
  readonly removedUnseen: number
  readonly dealtEach: number
  /** One more system lies face down beside Mecatol Rex until the galaxy is complete. */
  readonly faceDown: boolean
  /** By position: what a cramped place is paid. */
  readonly tradeGoods: { readonly [position: number]: number }
  readonly strategyCardsEach: number
}

export const setups: Readonly<Record<PlayerCount, Setup>> = {
  3: {
    players: 3,
    homes: ['c3', 'c9', 'c15'],
    unused: ['c0', 'c1', 'c17', 'c5', 'c6', 'c7', 'c11', 'c12', 'c13'],
    removedFirst: ['empty_4', 'empty_5', 'empty_6', 'special_asteroid_2'],
    removedUnseen: 4,
    dealtEach: 8,
    faceDown: false,
    tradeGoods: {},
    strategyCardsEach: 2,
  },
  4: {
    players: 4,
    homes: ['c4', 'c8', 'c13', 'c17'],
    unused: [],
    removedFirst: [],
    removedUnseen: 0,
    dealtEach: 8,
    faceDown: false,
    tradeGoods: {},
    strategyCardsEach: 2,
  },
  5: {
    players: 5,
    homes: ['c12', 'c16', 'c2', 'c6', 'c9'],
    unused: [],
    removedFirst: [],
    removedUnseen: 1,
    dealtEach: 6,
    faceDown: true,
    tradeGoods: { 1: 4, 4: 4, 5: 6 },
    strategyCardsEach: 1,
  },
  6: {
    players: 6,
    homes: ['c0', 'c3', 'c6', 'c9', 'c12', 'c15'],
    unused: [],
    removedFirst: [],
    removedUnseen: 2,
    dealtEach: 5,
    faceDown: false,
    tradeGoods: {},
    strategyCardsEach: 1,
  },
}
