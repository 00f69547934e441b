import { computed } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Hand, PlayerSheet, Table } from '../../shared/ti4/table.ts'
import { hand, mySeat, table } from '../net/room.ts'

/** The room's signals as the fourth edition reads them. */
export const ti4Table = computed(() => table.value as Table | undefined)
export const ti4Hand = computed(() => hand.value as Hand | undefined)

export const sheetOf = (seat: Seat | undefined): PlayerSheet | undefined =>
  ti4Table.value?.players[seat ?? '']
export const mySheet = computed(() => sheetOf(mySeat.value))
