import type { GameInfo } from '../engine/rules.ts'
import { clashes, options, presets } from './options.ts'

export const ti3: GameInfo = {
  id: 'ti3',
  seats: { min: 3, max: 6 },
  options,
  clashes,
  presets,
  players: chosen => Number(chosen['players'] ?? 4),
  alone: { players: '3', galaxy: 'random' },
  responds: true,
}
