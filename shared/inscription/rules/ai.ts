import { type Flow, tell } from '../../engine/flow.ts'
import { openPart, type StageTrack } from '../aiTracks.ts'
import { type Face, type GoalTrackId, goalTracks } from '../content/ai.ts'
import { type Resource, resourceIds, type SheetId } from '../content/assets.ts'
import type { Stage } from '../content/events.ts'
import type { Ai, Table } from '../table.ts'
import { complete } from './markersDown.ts'

/** The AI crosses out one icon for each focus die, on the track of the face it shows. */
export function* aiAdvances(table: Table, focus: Readonly<Record<Resource, number>>): Flow {
  if (!table.ai) return
  for (const die of resourceIds) yield* advance(table, table.ai, `${die}${focus[die] === 2 ? 2 : 1}` as Face)
}

const isGoalTrack = (face: Face): face is GoalTrackId => face in goalTracks

function* advance(table: Table, ai: Ai, face: Face): Flow {
  if (!isGoalTrack(face)) return crossOut(ai, face === 'M1' ? 'strength' : 'votes')
  const { icons, goals, then } = goalTracks[face]
  if (ai.goals[face] >= icons) return yield* advance(table, ai, then)
  ai.goals[face]++
  const goal = goals[ai.goals[face]]
  if (goal) yield* reach(table, goal)
}

/** Results beyond the end of the votes count as strength; beyond the end of strength they are nothing. */
function crossOut(ai: Ai, track: StageTrack) {
  const part = openPart(ai, track)
  if (part) ai[track][part.stage] = (ai[track][part.stage] ?? 0) + 1
  else if (track === 'votes') crossOut(ai, 'strength')
}

/** It gains nothing, but may keep a player from the better reward. */
function* reach(table: Table, goal: SheetId | 'mecatol'): Flow {
  if (goal === 'mecatol') {
    table.mecatol.push({ name: 'ai', step: table.step })
    return yield* tell('everyone', { text: 'inscription.log.aiMecatol' })
  }
  yield* complete(table, goal, 'ai')
}

/** What was not crossed out in a stage whose war or council is over never will be. */
export function lapse({ ai }: Table, track: StageTrack, stage: Stage) {
  if (ai) ai.lapsed[track] = stage
}
