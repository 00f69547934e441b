import type { Table } from '../../../shared/ti4/table.ts'

/** A round from its beginning to its end. */
export const guide = {
  strategy: ['pick', 'goods'],
  action: ['strategic', 'tactical', 'component', 'pass'],
  tactical: ['activate', 'move', 'cannon', 'combat', 'invade', 'produce'],
  status: ['score', 'reveal', 'cards', 'tokens', 'ready'],
  agenda: ['reveal', 'vote', 'resolve', 'again', 'ready'],
} as const

export function guideNow({ phase, doing }: Table): keyof typeof guide | undefined {
  if (phase === 'strategy' || phase === 'status' || phase === 'agenda') return phase
  if (phase !== 'action') return undefined
  return doing ? 'tactical' : 'action'
}
