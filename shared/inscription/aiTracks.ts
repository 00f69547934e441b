import { type GoalTrackId, goalTracks, strengthTrack, type TrackPart, votesTrack } from './content/ai.ts'
import type { Stage } from './content/events.ts'
import type { Ai } from './table.ts'

/** The tracks of the faction nobody plays. */

export type StageTrack = 'strength' | 'votes'
export const stageTracks: Readonly<Record<StageTrack, readonly TrackPart[]>> = {
  strength: strengthTrack,
  votes: votesTrack,
}
export const goalTrackIds = Object.keys(goalTracks) as GoalTrackId[]

/** What stands above the rightmost icon crossed out in a stage. */
export function valueIn(ai: Ai, track: StageTrack, stage: Stage): number {
  const part = stageTracks[track].find(each => each.stage === stage)
  if (!part) return 0
  const crossed = ai[track][stage] ?? 0
  return crossed === 0 ? part.base : (part.values[crossed - 1] ?? part.base)
}

/** The part in which the next icon is crossed out: stages that are over have lapsed. */
export const openPart = (ai: Ai, track: StageTrack): TrackPart | undefined =>
  stageTracks[track].find(
    ({ stage, values }) => stage > ai.lapsed[track] && (ai[track][stage] ?? 0) < values.length,
  )
