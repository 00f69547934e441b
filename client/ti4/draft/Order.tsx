import type { Seat } from '../../../shared/engine/rules.ts'
import { categories, picksAt, picksInAll } from '../../../shared/ti4/draft/milty.ts'
import type { MiltyDraft } from '../../../shared/ti4/table.ts'
import { SeatMark, SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { pickName } from './picked.ts'

const shown = 12

/** Who picks now and next, and what everybody has picked so far. */
export function Order({ draft, order }: { draft: MiltyDraft; order: readonly Seat[] }) {
  const left = picksInAll(order) - draft.made
  const next = Array.from({ length: Math.min(shown, left) }, (_, i) => picksAt(order, draft.made + i))
  return (
    <details class="draft-order">
      <summary>
        <span class="hint">{say('ti4.draft.next')}</span>
        <span class="draft-next">
          {next.map((seat, i) => (
            <SeatMark key={i} seat={seat} size={i === 0 ? 28 : 22} />
          ))}
        </span>
      </summary>
      <table class="draft-picks">
        <thead>
          <tr>
            <th scope="col">{say('ti4.draft.who')}</th>
            {categories.map(category => (
              <th key={category} scope="col">
                {say(`ti4.draft.one.${category}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map(seat => (
            <tr key={seat}>
              <th scope="row">
                <SeatName seat={seat} />
              </th>
              {categories.map(category => {
                const picked = draft.picks[seat]?.[category]
                return (
                  <td key={category}>{picked === undefined ? '–' : pickName(category, String(picked))}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
