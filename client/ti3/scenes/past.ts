import type { Replay } from '../../../shared/protocol.ts'
import { call } from '../../net/http.ts'
import { kept } from '../../net/kept.ts'
import { type Step, stepsOf } from './steps.ts'

/** What the room told of the past, and what to ask it for next. */
export interface Past {
  readonly steps: readonly Step[]
  readonly before: number | undefined
}

/** A long absence is told from as far back as so many questions lead. */
const mostPieces = 8

async function fetchPiece(room: string, before: number | undefined): Promise<Past | undefined> {
  const path = `/api/rooms/${room}/replay${before === undefined ? '' : `?before=${before}`}`
  const { ok } = await call<Replay>('GET', path, undefined, kept(room)?.token)
  return ok && { steps: stepsOf(ok), before: ok.before }
}

/** Undefined where the room cannot be reached. */
export async function fetchPast(room: string, since: number | undefined): Promise<Past | undefined> {
  let past = await fetchPiece(room, undefined)
  for (let pieces = 1; past && since !== undefined && pieces < mostPieces; pieces++) {
    const first = past.steps[0]?.lines[0]
    if (first && first.at <= since) break
    const longer = await withEarlier(room, past)
    if (!longer || longer.before === past.before) break
    past = longer
  }
  return past
}

/** The same with what came before it; unchanged where nothing did. */
export async function withEarlier(room: string, past: Past): Promise<Past | undefined> {
  if (past.before === undefined) return past
  const earlier = await fetchPiece(room, past.before)
  return earlier && { steps: [...earlier.steps, ...past.steps], before: earlier.before }
}
