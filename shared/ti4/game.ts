import type { GameInfo } from '../engine/rules.ts'
import { clashes, options, presets } from './options.ts'

export const ti4: GameInfo = {
  id: 'ti4',
  seats: { min: 3, max: 8 },
  options,
  clashes,
  presets,
  players: chosen => Number(chosen['players'] ?? 6),
  alone: { players: '3', galaxy: 'random', factions: 'lot' },
  responds: true,
}
