import { innerNeeds, outerNeeds } from '../../../shared/ti3/sabotage.ts'
import type { Battle } from '../../../shared/ti3/table.ts'
import { Dice } from '../../parts/Dice.tsx'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'

/** The last Sabotage Run: who came through, and whether one of them struck. */
export function RunView({ battle: { run, round } }: { battle: Battle }) {
  if (!run || round >= 2) return null
  const { of, outer, inner } = run
  const look = JSON.stringify([of, outer, inner])
  return (
    <div class="scene-run">
      <p class="side-head">{say('ti3.run.title', { seat: nameOfSeat(of) })}</p>
      <p>
        <span class="hint">{say('ti3.run.outer')}</span>
        <Dice key={`outer${look}`} dice={outer} needs={outerNeeds} falling after={0} />
      </p>
      {inner.length > 0 && (
        <p>
          <span class="hint">{say('ti3.run.inner')}</span>
          <Dice key={`inner${look}`} dice={inner} needs={innerNeeds} falling after={outer.length} />
        </p>
      )}
    </div>
  )
}
