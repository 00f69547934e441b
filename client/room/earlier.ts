import { signal } from '@preact/signals'
import type { EarlierLines, Line } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { kept } from '../net/kept.ts'
import { log } from '../net/room.ts'

/** Lines older than those the room sends by itself are fetched when somebody reads that far back, and then belong to the
 *  log like all others: what is taken back later is struck through among them too. */

/** So many the room sends: with fewer, nothing came before. */
const sent = 200

/** The line that is known to be the first of all. */
const first = signal<Line | undefined>()

export const isCut = (): boolean => log.value.length >= sent && log.value[0] !== first.value

/** How many lines stand before the first the room sent, so that a line keeps its place when older ones come. */
export const added = signal(0)

let fetching: Promise<void> | undefined

/** One page more; whoever asks while it is on its way waits for the same. */
export function fetchEarlier(room: string): Promise<void> {
  fetching ??= fetchPage(room).finally(() => {
    fetching = undefined
  })
  return fetching
}

async function fetchPage(room: string): Promise<void> {
  const [oldest] = log.peek()
  if (!oldest || !isCut()) return
  const path = `/api/rooms/${room}/log?until=${oldest.at}`
  const { ok } = await call<EarlierLines>('GET', path, undefined, kept(room)?.token)
  // A welcome that came meanwhile began the log anew.
  if (!ok || log.peek()[0] !== oldest) return
  const older = missing(ok.log, log.peek())
  log.value = [...older, ...log.peek()]
  added.value += older.length
  if (!ok.more) first.value = log.peek()[0]
}

/** A page ends with the moment the known lines begin with, of which some may be known. */
export function missing(page: readonly Line[], known: readonly Line[]): readonly Line[] {
  const start = known[0]?.at
  const later = known.findIndex(({ at }) => at !== start)
  const shared = later < 0 ? known.length : later
  return page.slice(0, Math.max(0, page.length - shared))
}

/** The log as far back as that moment, as long as that is not too far. */
export async function fetchSince(room: string, at: number, pages: number): Promise<void> {
  for (let page = 0; page < pages && isCut() && (log.peek()[0]?.at ?? 0) > at; page++)
    await fetchEarlier(room)
}
