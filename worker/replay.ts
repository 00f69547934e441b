import { retell, type Stretch, tablesBack } from '../shared/engine/retell.ts'
import type { Line, Replay } from '../shared/protocol.ts'
import { Refused } from './refused.ts'
import type { Viewer } from './sockets.ts'
import type { Room } from './within.ts'

/** So many segments are told again at once. */
const longest = 400

/** What this viewer saw, told again from what is stored: no rule runs, so no new build can read it differently. What was
 *  taken back is left out, and nothing is told from before a change of the state's form. */
export function replayFor(room: Room, viewer: Viewer, wished: number | undefined): Replay {
  const { match, facts, store } = room
  if (!match) throw new Refused(409, facts.stage === 'lobby' ? 'notStarted' : 'unreadable')
  // Where it fell back, what is stored goes on beyond it.
  const { checkpoint, oldest = 1 } = match.recovery?.from ?? match.save()
  const beyond = checkpoint.number + 1
  const before = Math.max(oldest, Math.min(wished ?? beyond, beyond))
  const from = Math.max(oldest, before - longest)
  const ways = store.match.waysBack(from).filter(({ number }) => number <= checkpoint.number)
  const tables = tablesBack(checkpoint.number, checkpoint.state.table, ways)
  const end = tables.get(before) ?? match.view(undefined).table
  const told = linesBySegment(room, { from, before }, viewer)
  const retold = retell(tables, end, { from, before }, segment => told.get(segment) ?? [])
  const { table, steps } = retold
  return { table, steps, ...(from > oldest && { before: retold.from }) }
}

function linesBySegment({ store }: Room, { from, before }: Stretch, viewer: Viewer): Map<number, Line[]> {
  const first = store.match.beginningOf(from) ?? 0
  const last = store.match.beginningOf(before) ?? 0
  const lines = store.log.between(first, last, viewer)
  const isOld = lines.some(({ segment }) => segment === undefined)
  const made = isOld ? store.match.segmentsOf(first, last) : undefined
  const told = new Map<number, Line[]>()
  for (const { line, segment = made?.get(line.n ?? 0) } of lines) {
    if (segment === undefined) continue
    const known = told.get(segment) ?? []
    told.set(segment, known)
    known.push(line)
  }
  return told
}
