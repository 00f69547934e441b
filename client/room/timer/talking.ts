import { freshId } from '../../net/ids.ts'
import { room, send } from '../../net/room.ts'

type Minutes = 0 | 2 | 5 | 10
export const offered = [2, 5, 10] as const

export const setTimer = (minutes: Minutes) => send({ timer: { id: freshId(), minutes } })

/** How long one that has rung is still shown. */
export const rungFor = 30_000

/** When it rings, by this browser's own clock. */
export function timerNow(now: number): { by: string; ends: number } | undefined {
  const { timer, ahead = 0 } = room.value ?? {}
  const ends = timer ? timer.ends + ahead : 0
  return timer && now < ends + rungFor ? { by: timer.by, ends } : undefined
}
