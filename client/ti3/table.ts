import { computed } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Hand, PlayerSheet, Table } from '../../shared/ti3/table.ts'
import { hand, mySeat, table } from '../net/room.ts'

/** The room's signals as the third edition reads them. */
export const ti3Table = computed(() => table.value as Table | undefined)
export const ti3Hand = computed(() => hand.value as Hand | undefined)

export const sheetOf = (seat: Seat | undefined): PlayerSheet | undefined =>
  ti3Table.value?.players[seat ?? '']
export const mySheet = computed(() => sheetOf(mySeat.value))
