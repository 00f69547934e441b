import { useMemo, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { fetchLate } from '../../net/late.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Charts } from '../../room/past/Charts.tsx'
import { LookBack } from '../../room/past/LookBack.tsx'
import type { Series } from '../../room/past/series.ts'
import { useWhole, type Whole } from '../../room/past/useWhole.ts'
import type { Chart, Told } from '../../room/past/view.ts'
import { say } from '../../text/text.ts'
import { charts } from '../past/charts.ts'
import { pointsByRound } from './chronicle.ts'

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
  const whole = useWhole()
  const drawn = useMemo(charts, [])
  const points = useMemo(() => {
    const now = Object.fromEntries(table.order.map(seat => [seat, table.scores?.[seat]?.total ?? 0]))
    return whole && pointsByRound(whole.lines, table.order, now)
  }, [whole, table])
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
      {whole && (
        <Charts
          {...(isWhole(whole) ? { charts: drawn } : fromLog(drawn, points))}
          steps={whole.steps}
          seats={order}
        />
      )}
      <LookBack />
      <button type="button" disabled={busy} onClick={() => void send()}>
        <Icon name="share" size={20} /> {say('inscription.over.picture')}
      </button>
    </div>
  )
}

const isWhole = ({ steps }: Whole): boolean => (steps[0]?.after as Told | undefined)?.round === 1

/** Points alone, of a game whose beginning the room tells no more. */
const fromLog = (charts: readonly Chart[], points: Series | undefined) => ({
  charts: points ? charts.filter(({ id }) => id === 'points') : [],
  ...(points && { told: { points } }),
})
