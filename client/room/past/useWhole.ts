import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Line } from '../../../shared/protocol.ts'
import { log, room } from '../../net/room.ts'
import { fetchSince } from '../earlier.ts'
import { dressPast } from './dress.ts'
import type { Step } from './steps.ts'
import { fetchWhole } from './story.ts'
import type { Told } from './view.ts'

/** A game that is over, step by step, and all that was told of it. */
export interface Whole {
  readonly steps: readonly Step[]
  readonly lines: readonly Line[]
}

/** The longest game is told on so many pages. */
const mostPages = 60

/** Once all of it is here. What a room no longer tells step by step, for it began under an older build, its log still tells. */
export function useWhole(): Whole | undefined {
  const [steps, have] = useState<readonly Step[]>()
  const [isRead, read] = useState(false)
  const id = room.value?.room ?? ''
  useEffect(() => {
    let left = false
    let found: readonly Step[] = []
    const tell = (story: { steps: readonly Step[] }) => {
      found = story.steps
      return !left
    }
    const fetchIt = async () => {
      await Promise.all([fetchWhole(tell), dressPast()])
      if (left) return
      if (((found[0]?.after as Told | undefined)?.round ?? 2) > 1) {
        await fetchSince(id, 0, mostPages)
        if (!left) read(true)
      }
      have(found)
    }
    void fetchIt()
    return () => {
      left = true
    }
  }, [id])
  const told = isRead ? log.value : undefined
  return useMemo(() => steps && { steps, lines: told ?? steps.flatMap(({ lines }) => lines) }, [steps, told])
}
