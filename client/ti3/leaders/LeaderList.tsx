import { leaderCard } from '../../../shared/ti3/content/leaders.ts'
import { captivesOf, leadersOfSeat } from '../../../shared/ti3/leaders.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { ownerArt } from '../../galaxy/table.ts'
import { say } from '../../text/text.ts'
import type { PageProps } from '../pages/page.ts'
import { LeaderGlyph } from './LeaderGlyph.tsx'
import { leaderDoes, leaderName, whereIs } from './leaders.ts'

interface LeaderListProps {
  table: Table
  ids: readonly string[]
  /** Where each is, and what he does. */
  full?: boolean
}

/** Leaders by their sign and name; a tap on one tells what he does. */
export const LeaderList = ({ table, ids, full = false }: LeaderListProps) =>
  ids.length === 0 ? null : (
    <ul class="leader-list">
      {ids.map(id => {
        const leader = table.leaders?.[id]
        const isGone = leader !== undefined && 'gone' in leader
        return (
          <li key={id} class={isGone ? 'gone' : ''} style={`color:${ownerArt(leader?.of)?.colour ?? ''}`}>
            <details>
              <summary>
                <LeaderGlyph kind={leaderCard(id).kind} size={24} />
                <span class="leader-name">{leaderName(id)}</span>
                {full && <span class="hint">{whereIs(table, id)}</span>}
              </summary>
              <p class="hint">{leaderDoes(id)}</p>
            </details>
          </li>
        )
      })}
    </ul>
  )

/** A player's own three and whom he holds captive. */
export function RealmLeaders({ table, seat }: PageProps) {
  if (!table.leaders) return null
  const held = captivesOf(table, seat)
  return (
    <section aria-labelledby="my-leaders">
      <h3 id="my-leaders">{say('ti3.leaders')}</h3>
      <LeaderList table={table} ids={leadersOfSeat(table, seat)} full />
      {held.length > 0 && (
        <>
          <h4>{say('ti3.leaders.captives')}</h4>
          <LeaderList table={table} ids={held} />
        </>
      )}
    </section>
  )
}
