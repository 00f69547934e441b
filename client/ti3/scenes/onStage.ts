import { signal } from '@preact/signals'
import type { HexId } from '../../../shared/galaxy/hexes.ts'

/** Cards a scene shows with all they say: nothing below it says so again. */
export const onStage = signal<readonly string[]>([])

/** Where they are aimed, for the map to be moved there. */
export const aimedAt = signal<readonly HexId[]>([])
