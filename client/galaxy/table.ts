import { computed } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Hand, PlayerSheet, Table } from '../../shared/ti3/table.ts'
import { hand, mySeat, seatInfo, table } from '../net/room.ts'
import { seatColours } from '../parts/seatColours.ts'
import type { OwnerArt } from './map/mapPlace.ts'

/** The room's signals as TI3 reads them. */
export const ti3Table = computed(() => table.value as Table | undefined)
export const ti3Hand = computed(() => hand.value as Hand | undefined)

export const sheetOf = (seat: Seat | undefined): PlayerSheet | undefined =>
  ti3Table.value?.players[seat ?? '']
export const mySheet = computed(() => sheetOf(mySeat.value))

export function ownerArt(seat: Seat | undefined): OwnerArt | undefined {
  const info = seat === undefined ? undefined : seatInfo(seat)
  return info && { seat: info.seat, colour: seatColours[info.colour], emblem: info.emblem }
}

export function seatAtHome(hex: string): Seat | undefined {
  return ti3Table.value?.order.find(seat => sheetOf(seat)?.home === hex)
}
