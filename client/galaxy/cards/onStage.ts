import { signal } from '@preact/signals'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import type { Asked } from '../../room/asked.ts'

/** Cards a scene shows with all they say: nothing below it says so again. */
export const onStage = signal<readonly string[]>([])

/** Where they are aimed, for the map to be moved there. */
export const aimedAt = signal<readonly HexId[]>([])

/** In such a window there is only passing: what it is about is not read in a dock. */
export const hasNothingToPlay = ({ window, options }: Pick<Asked, 'window' | 'options'>): boolean =>
  window !== undefined && Object.keys((options as OneOf).of).length < 2
