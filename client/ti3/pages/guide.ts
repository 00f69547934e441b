import type { Table } from '../../../shared/ti3/table.ts'

/** A round from its beginning to its end. */
export const guide = {
  strategy: ['pick', 'bonus'],
  action: ['strategic', 'tactical', 'transfer', 'special', 'pass'],
  tactical: ['activate', 'move', 'pds', 'battle', 'land', 'invade', 'build'],
  status: ['claim', 'repair', 'counters', 'refresh', 'gain', 'share', 'cards'],
} as const

export function guideNow({ phase, doing, battle, agenda }: Table): keyof typeof guide | undefined {
  if (phase === 'strategy' || phase === 'status') return phase
  if (phase !== 'action') return undefined
  return doing || (battle && !battle.planet && !agenda) ? 'tactical' : 'action'
}
