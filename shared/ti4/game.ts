import type { GameInfo } from '../engine/rules.ts'
import { clashes, options } from './options.ts'

/** It is on no shelf until it is whole. */
export const ti4: GameInfo = {
  id: 'ti4',
  seats: { min: 3, max: 6 },
  options,
  clashes,
  players: chosen => Number(chosen['players'] ?? 6),
  responds: true,
}
