import { useMemo, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { fetchLate } from '../../net/late.ts'
import { log, room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { Curve } from '../../room/ending/Curve.tsx'
import { useWholeLog } from '../../room/ending/useWholeLog.ts'
import { say } from '../../text/text.ts'
import { pointsByRound } from './chronicle.ts'
import { goalOf, ownerOf } from './lines.ts'

interface Props {
  readonly table: Table
  /** The best first. */
  readonly order: readonly Seat[]
  readonly winners: readonly Seat[]
  readonly title: string
  readonly how: string
}

/** Points over rounds, and all of it as a picture that can be sent. */
export function HowItCame({ table, order, winners, title, how }: Props) {
  const isHere = useWholeLog()
  const lines = log.value
  const points = useMemo(() => {
    const now = Object.fromEntries(table.order.map(seat => [seat, table.scores?.[seat]?.total ?? 0]))
    return isHere ? pointsByRound(lines, table.order, now) : undefined
  }, [isHere, lines, table])
  const [busy, work] = useState(false)
  const send = async () => {
    work(true)
    const { shareScores } = await fetchLate(() => import('./scoresPicture.tsx'))
    await shareScores(
      { table, order, winners, title, how, points },
      `throneward-${room.peek()?.room ?? ''}.png`,
    )
    work(false)
  }
  return (
    <div class="ins-how-it-came">
      {points && (
        <figure>
          <figcaption>{say('inscription.over.curve')}</figcaption>
          <svg
            viewBox="0 0 420 190"
            role="img"
            aria-label={order.map(seat => `${nameOfSeat(seat)}: ${points[seat]?.join(', ')}`).join('. ')}>
            <Curve points={points} goal={goalOf(table)} ownerOf={ownerOf} width={420} height={190} />
          </svg>
        </figure>
      )}
      <button type="button" disabled={busy} onClick={() => void send()}>
        <Icon name="share" size={20} /> {say('inscription.over.picture')}
      </button>
    </div>
  )
}
