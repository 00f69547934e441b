import { goalTrackIds, type StageTrack, stageTracks, valueIn } from '../../../shared/inscription/aiTracks.ts'
import { type GoalTrackId, goalTracks } from '../../../shared/inscription/content/ai.ts'
import type { Resource } from '../../../shared/inscription/content/assets.ts'
import type { Ai } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { sheetName } from '../names.ts'
import { ResourceSign } from '../Signs.tsx'
import { roman } from '../status.ts'

/** How far the faction nobody plays has come. */
export const AiTracks = ({ ai }: { ai: Ai }) => (
  <section data-lesson="ai">
    <h2>
      {say('inscription.ai.title')} <span class="hint">{say(`option.difficulty.${ai.difficulty}`)}</span>
    </h2>
    <div class="ins-tracks">
      <StageRow ai={ai} track="strength" face="M1" />
      <StageRow ai={ai} track="votes" face="I1" />
      {goalTrackIds.map(id => (
        <GoalRow key={id} ai={ai} id={id} />
      ))}
    </div>
    <p class="hint">{say('inscription.ai.how')}</p>
  </section>
)

/** What it reaches stands below the icon that brings it. */
function GoalRow({ ai, id }: { ai: Ai; id: GoalTrackId }) {
  const { icons, goals } = goalTracks[id]
  return (
    <div class="ins-track">
      <Face face={id} />
      <div class="ins-icons">
        {Array.from({ length: icons }, (_, i) => (
          <span
            key={`${id}${i}`}
            class={[i < ai.goals[id] && 'crossed', goals[i + 1] && 'goal'].filter(Boolean).join(' ')}
          />
        ))}
      </div>
      <p class="ins-goals">
        {Object.entries(goals).map(([after, goal]) => (
          <span key={goal} class={ai.goals[id] >= Number(after) ? 'reached' : ''}>
            {after}: {goal === 'mecatol' ? say('inscription.mecatol') : sheetName(goal)}
          </span>
        ))}
      </p>
    </div>
  )
}

const Face = ({ face }: { face: string }) => (
  <span class="ins-face" aria-hidden="true">
    {Array.from({ length: Number(face[1]) }, (_, i) => (
      <ResourceSign key={i} resource={face[0] as Resource} size={14} />
    ))}
  </span>
)

const StageRow = ({ ai, track, face }: { ai: Ai; track: StageTrack; face: string }) => (
  <div class="ins-track">
    <Face face={face} />
    <div class="ins-parts">
      <b>{say(`inscription.ai.${track}`)}</b>
      {stageTracks[track].map(({ stage, values }) => (
        <span key={stage} class={stage <= ai.lapsed[track] ? 'ins-part lapsed' : 'ins-part'}>
          <small class="hint">{roman(track === 'strength' ? stage - 1 : stage)}</small>
          <b>{valueIn(ai, track, stage)}</b>
          <small class="hint">
            {ai[track][stage] ?? 0}/{values.length}
          </small>
        </span>
      ))}
    </div>
  </div>
)
