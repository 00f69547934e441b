import { computed } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import type * as components from '../../shared/galaxy/components/holding.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type * as galaxy from '../../shared/galaxy/table.ts'
import { hand, mySeat, seatInfo, table } from '../net/room.ts'
import { seatColours } from '../parts/seatColours.ts'
import type { OwnerArt } from './map/mapPlace.ts'

export type { Unit, UnitId } from '../../shared/galaxy/table.ts'

/** What lies on the table of every galaxy, as the screens read it. */
export interface Table extends galaxy.Table {
  phase: string
  galaxy: { tiles: Record<HexId, Tile> }
  lasting: Record<string, Lasting>
  players: Record<Seat, PlayerSheet>
  /** Whose turn it is. */
  active?: Seat
  battle?: Battle
  agenda?: Agenda
  laws: Partial<Record<string, Law>>
  /** Players negotiate with each other. */
  negotiation?: object
  decks: { action: number }
  discards: { action: string[] }
  /** Revealed public objectives, with the markers of those who claimed them. */
  objectives: Partial<Record<string, Record<Seat, true>>>
}

export interface Tile extends galaxy.Tile {
  /** Who laid it. */
  by?: Seat
}

export interface Lasting extends components.Lasting {
  hex?: HexId
  planet?: string
}

/** The battle under way, in space or for a planet. */
export interface Battle {
  hex: HexId
  planet?: string
  attacker: Seat
  defender: Seat
  /** 0 before the first round of dice. */
  round: number
  /** Who declared that he leaves, and where to. */
  retreat?: { of: Seat; to: HexId }
  /** What each side threw last, as the dice lie. */
  thrown?: Record<Seat, Volley[]>
  /** Hits of the last throw a seat need not take. */
  spared?: Record<Seat, number>
}

/** Dice of one kind of unit. */
export interface Volley {
  kind: string
  needs: number
  dice: number[]
}

/** What is voted on, and what was voted so far. */
export interface Agenda {
  card: string
  /** An abstention names nothing. */
  votes: Record<Seat, { count: number; what?: string[] }>
  asked?: Seat
}

export interface Law {
  elected?: string[]
}

export interface PlayerSheet extends galaxy.PlayerSheet {
  points: number
  /** The place on the map, once chosen. */
  home?: HexId
  passed?: true
  actionCards: number
  technologies: object
  /** Systems he had to show. */
  shown?: Partial<Record<string, true>>
}

export interface Hand {
  systems: Partial<Record<string, true>>
  actionCards: Record<string, true>
}

/** The room's signals as every galaxy is read. */
export const galaxyTable = computed(() => table.value as Table | undefined)
export const galaxyHand = computed(() => hand.value as Hand | undefined)

export const sheetOf = (seat: Seat | undefined): PlayerSheet | undefined =>
  galaxyTable.value?.players[seat ?? '']
export const mySheet = computed(() => sheetOf(mySeat.value))

export function ownerArt(seat: Seat | undefined): OwnerArt | undefined {
  const info = seat === undefined ? undefined : seatInfo(seat)
  return info && { seat: info.seat, colour: seatColours[info.colour], emblem: info.emblem }
}

export const seatAtHome = (hex: string): Seat | undefined =>
  galaxyTable.value?.order.find(seat => sheetOf(seat)?.home === hex)
