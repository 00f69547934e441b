import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { say } from '../../text/text.ts'
import { signOf } from '../art/wormholeArt.tsx'
import { centreOf } from '../map/arrows.ts'
import { systemName } from '../map/hexNames.ts'
import { lookAt } from '../map/picking.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

/** The systems beside this one, as steps to walk: clockwise from above, then through its wormhole. */
export function Neighbours({ table, hex }: { table: Table; hex: HexId }) {
  const { beside, through } = reads.adjacentTo(table, hex)
  if (beside.length + through.length === 0) return null
  const from = centreOf(hex)
  return (
    <nav class="neighbours" aria-label={say('galaxy.about.adjacent')}>
      <p class="hint">{say('galaxy.about.adjacent')}</p>
      {beside.map(other => {
        const to = centreOf(other)
        const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) + 90
        return (
          <button key={other} type="button" class="step" onClick={() => lookAt(other)}>
            <svg viewBox="-12 -12 24 24" width="16" height="16" aria-hidden="true">
              <path d="M0-9 7 6 0 2-7 6Z" fill="currentColor" transform={`rotate(${turn})`} />
            </svg>
            {systemName(other)}
          </button>
        )
      })}
      {through.map(({ hex: other, letter }) => (
        <button key={other} type="button" class="step" onClick={() => lookAt(other)}>
          <span class="hidden">{say('galaxy.about.through')} </span>
          <em aria-hidden="true">{signOf(letter)}</em>
          {systemName(other)}
        </button>
      ))}
    </nav>
  )
}
