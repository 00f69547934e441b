import { mecatolSlots } from '../../../shared/inscription/content/charts.ts'
import { mecatolSlot } from '../../../shared/inscription/scoring.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { AssetSign, PointsSign } from '../Signs.tsx'
import { powerName } from './Objectives.tsx'

/** Who has claimed Mecatol Rex, and what the next one gets. */
export function MecatolSheet({ table }: { table: Table }) {
  const slots = Math.max(4, table.order.length + (table.ai ? 1 : 0))
  return (
    <section data-lesson="mecatol">
      <h2>{say('inscription.mecatol')}</h2>
      <p class="hint">{say('inscription.mecatol.how')}</p>
      <ol class="ins-slots">
        {mecatolSlots.slice(0, slots).map((slot, i) => {
          const name = table.mecatol[i]?.name
          const has = name && name !== 'ai' ? (mecatolSlot(table, name) ?? slot) : slot
          return (
            <li
              key={`slot${slot.points}-${i}`}
              class={name ? 'taken' : i === table.mecatol.length ? 'next' : ''}>
              <PointsSign points={has.points} size={26} />
              <span class="hidden">{say('inscription.points', { count: has.points })}</span>
              <span class="ins-votes">
                <AssetSign asset="vote:1" size={18} /> {has.votes}
              </span>
              <span class="ins-holder">
                {name ? (
                  <>
                    {name !== 'ai' && <SeatMark seat={name} size={20} />} {powerName(name)}
                  </>
                ) : (
                  <span class="hint">{say('inscription.mecatol.open')}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
