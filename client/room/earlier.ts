import { signal } from '@preact/signals'
import type { Line } from '../../shared/protocol.ts'
import { call } from '../net/http.ts'
import { log } from '../net/room.ts'

/** Lines told before those the room sends by itself, fetched from the record when somebody reads that far back. */
const fetched = signal<{ room: string; lines: readonly Line[] } | undefined>()

/** So many the room sends: with fewer, nothing came before. */
const sent = 200

export const isCut = (room: string): boolean => log.value.length >= sent && fetched.value?.room !== room

export async function fetchEarlier(room: string): Promise<void> {
  const { ok } = await call<{ log: readonly Line[] }>('GET', `/api/rooms/${room}/record`)
  if (ok) fetched.value = { room, lines: ok.log }
}

/** The whole of it, as far as it is here. */
export function wholeLog(room: string): readonly Line[] {
  const lines = log.value
  const [first] = lines
  if (!first || fetched.value?.room !== room) return lines
  return [...fetched.value.lines.filter(({ at }) => at < first.at), ...lines]
}
