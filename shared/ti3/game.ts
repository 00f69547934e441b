import type { GameInfo } from '../engine/rules.ts'

export const ti3: GameInfo = {
  id: 'ti3',
  seats: { min: 3, max: 6 },
  options: [
    { id: 'players', values: ['3', '4', '5', '6'], otherwise: '4' },
    { id: 'galaxy', values: ['together', 'random'], otherwise: 'together' },
  ],
  players: options => Number(options['players'] ?? 4),
  responds: true,
}
