import type { Seat } from '../../../shared/engine/rules.ts'
import { captivesOf, kindOfCaptive, ownerOfCaptive } from '../../../shared/ti4/captives.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { Silhouettes } from '../../galaxy/parts/Silhouettes.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import type { PageProps } from './page.ts'

/** Units a player has captured, by whose they are; tokens are nobody's. */

const nobody = ''

export function prisonOf(table: Table, seat: Seat) {
  const cells = new Map<Seat, { kind: string; count: number }[]>()
  for (const [key, count] of captivesOf(table, seat)) {
    const of = ownerOfCaptive(key) ?? nobody
    cells.set(of, [...(cells.get(of) ?? []), { kind: kindOfCaptive(key), count }])
  }
  return [...cells]
}

const Whose = ({ of }: { of: Seat }) =>
  of === nobody ? <span>{say('ti4.captives.tokens')}</span> : <SeatName seat={of} />

export function Prison({ table, seat }: PageProps) {
  const cells = prisonOf(table, seat)
  if (cells.length === 0) return null
  return (
    <section aria-labelledby="captives">
      <h3 id="captives">{say('ti4.captives')}</h3>
      <p class="hint">{say('ti4.captives.why')}</p>
      <dl class="facts">
        {cells.map(([of, units]) => (
          <div key={of}>
            <dt>
              <Whose of={of} />
            </dt>
            <dd>
              <Silhouettes units={units} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same in a line. */
export function PrisonLine({ table, seat }: PageProps) {
  const cells = prisonOf(table, seat)
  if (cells.length === 0) return null
  return (
    <p class="facts-line hint">
      <span>{say('ti4.captives')}</span>
      {cells.map(([of, units]) => (
        <span key={of}>
          <Whose of={of} /> <Silhouettes units={units} size={18} />
        </span>
      ))}
    </p>
  )
}
