import { computed, signal } from '@preact/signals'
import type { GalaxyMapProps } from '../map/GalaxyMap.tsx'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'

/** What the map is used for: to answer, or to look back. */
export type MapUse = Pick<GalaxyMapProps, 'lit' | 'selected' | 'onPick' | 'label' | 'Overlay' | 'attend'>

/** A moment of the past, which the map shows in place of the present one. */
export interface Past {
  readonly table: Table
  map(): MapUse
}

export const past = signal<Past | undefined>()

/** The table the map shows. All else, above all what I am asked, knows only the present one. */
export const shownTable = computed(() => past.value?.table ?? galaxyTable.value)
