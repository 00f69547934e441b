import type { HexId } from '../../galaxy/hexes.ts'
import { baseSetups } from './baseSetups.ts'
import type { HyperlaneId } from './hyperlanes.ts'
import { laterSetups } from './laterSetups.ts'
import type { SetId } from './sets.ts'

const printed = { ...baseSetups, ...laterSetups }

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
