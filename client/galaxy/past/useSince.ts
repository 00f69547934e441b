import { useEffect, useRef, useState } from 'preact/hooks'
import { connection, log, mySeat, room } from '../../net/room.ts'
import { fetchSince } from '../../room/earlier.ts'
import { galaxyTable } from '../table.ts'
import { keepLastSeen, type LastSeen, lastSeenIn, lastSeenOf } from './lastSeen.ts'
import { type Since, sinceThen } from './since.ts'

/** Fewer decisions than this are read in the log as fast. */
const least = 3
/** What is seen meanwhile is stored this often, in milliseconds. */
const keptFor = 15_000
/** A day at a full table is longer than what the room sends by itself. */
const mostPages = 5

const decisionsSince = (at: number) =>
  new Set(log.peek().flatMap(line => (line.at > at ? (line.n ?? []) : []))).size

/** What happened while nobody looked at this page: found when it opens, when the line is there again, and when it is looked
 *  at again. As long as it is looked at, everything counts as seen. */
export function useSince(): { since: Since | undefined; forget(): void } {
  const [since, tell] = useState<Since>()
  const seen = useRef<LastSeen | undefined>(undefined)
  const kept = useRef(0)
  const id = room.value?.room ?? ''
  const remember = (keep: boolean) => {
    const table = galaxyTable.peek()
    const last = log.peek().at(-1)
    if (!table || !last) return
    seen.current = lastSeenOf(table, last.at)
    // A phone may end a page without a word.
    if (!keep && last.at - kept.current < keptFor) return
    keepLastSeen(id, seen.current)
    kept.current = last.at
  }
  const look = () => {
    const before = seen.current
    remember(true)
    if (before) void fetchSince(id, before.at, mostPages).then(() => compare(before))
  }
  const compare = (before: LastSeen) => {
    const table = galaxyTable.peek()
    if (!table || room.peek()?.room !== id || decisionsSince(before.at) < least) return
    const news = sinceThen(before, table, log.peek(), mySeat.peek())
    if (news) tell(news)
  }
  useEffect(() => {
    seen.current = lastSeenIn(id)
    look()
    const turned = () => (document.visibilityState === 'visible' ? look() : keepNow())
    const keepNow = () => seen.current && keepLastSeen(id, seen.current)
    document.addEventListener('visibilitychange', turned)
    addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      document.removeEventListener('visibilitychange', turned)
      removeEventListener('pagehide', keepNow)
    }
  }, [id])
  useEffect(
    () =>
      log.subscribe(() => {
        if (document.visibilityState !== 'visible' || !seen.current) return
        // The line is not open yet: this is the welcome after an absence.
        if (connection.peek() === 'open') remember(false)
        else look()
      }),
    [id],
  )
  return { since, forget: () => tell(undefined) }
}
