import type { GameInfo } from '../engine/rules.ts'

export const inscription: GameInfo = {
  id: 'inscription',
  seats: { min: 1, max: 8 },
  options: [
    { id: 'players', values: ['1', '2', '3', '4', '5', '6', '7', '8'], otherwise: '4' },
    { id: 'sheets', values: ['different', 'alike'], otherwise: 'different' },
    { id: 'lastStage', values: ['printed', 'short'], otherwise: 'printed' },
    { id: 'edition', values: ['second'], otherwise: 'second' },
    { id: 'difficulty', values: ['easy', 'medium', 'hard'], otherwise: 'medium' },
  ],
  alone: { players: '3' },
  players: options => Number(options['players'] ?? 4),
}
