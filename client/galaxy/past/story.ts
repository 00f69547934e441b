import type { Replay } from '../../../shared/protocol.ts'
import { call } from '../../net/http.ts'
import { kept } from '../../net/kept.ts'
import { type Step, stepsOf } from './steps.ts'

/** What the room told of the past, and what to ask it for next. */
export interface Story {
  readonly steps: readonly Step[]
  readonly before: number | undefined
}

/** A long absence is told from as far back as so many questions lead. */
const mostPieces = 8

async function fetchPiece(room: string, before: number | undefined): Promise<Story | undefined> {
  const path = `/api/rooms/${room}/replay${before === undefined ? '' : `?before=${before}`}`
  const { ok } = await call<Replay>('GET', path, undefined, kept(room)?.token)
  return ok && { steps: stepsOf(ok), before: ok.before }
}

/** Undefined where the room cannot be reached. */
export async function fetchStory(room: string, since: number | undefined): Promise<Story | undefined> {
  let story = await fetchPiece(room, undefined)
  for (let pieces = 1; story && since !== undefined && pieces < mostPieces; pieces++) {
    const first = story.steps[0]?.lines[0]
    if (first && first.at <= since) break
    const longer = await withEarlier(room, story)
    if (!longer || longer.before === story.before) break
    story = longer
  }
  return story
}

/** The same with what came before it; unchanged where nothing did. */
export async function withEarlier(room: string, story: Story): Promise<Story | undefined> {
  if (story.before === undefined) return story
  const earlier = await fetchPiece(room, story.before)
  return earlier && { steps: [...earlier.steps, ...story.steps], before: earlier.before }
}
