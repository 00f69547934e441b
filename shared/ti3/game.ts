import type { GameInfo } from '../engine/rules.ts'
import { clashes, options } from './options.ts'

export const ti3: GameInfo = {
  id: 'ti3',
  seats: { min: 3, max: 6 },
  options,
  clashes,
  players: chosen => Number(chosen['players'] ?? 4),
  responds: true,
}
