import { galaxyTable } from '../table.ts'

/** A certain unit is one of its kind. */
export const kindOfUnit = (id: string): string => galaxyTable.value?.units[id]?.kind ?? id
