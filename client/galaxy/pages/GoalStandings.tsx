import type { Seat } from '../../../shared/engine/rules.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

/** How far each of them is with an objective, or that he has claimed it. */
export const GoalStandings = ({ id, table, of }: { id: string; table: Table; of: readonly Seat[] }) => (
  <ul class="standings-list">
    {of.map(seat => {
      const claimed = table.objectives[id]?.[seat]
      return (
        <li key={seat} class={claimed ? 'progress full' : 'progress'}>
          <SeatName seat={seat} />
          {claimed ? (
            <>
              <Icon name="check" size={18} />
              <span class="hidden">{say('galaxy.goal.claimed')}</span>
            </>
          ) : (
            say('galaxy.progress', { ...reads.progressOf(table, seat, id) })
          )}
        </li>
      )
    })}
  </ul>
)
