import { useMemo, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { fetchLate } from '../../net/late.ts'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Charts } from '../../room/past/Charts.tsx'
import { LookBack } from '../../room/past/LookBack.tsx'
import { useWhole } from '../../room/past/useWhole.ts'
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
      {whole && <Charts charts={drawn} steps={whole.steps} seats={order} />}
      <LookBack />
      <button type="button" disabled={busy} onClick={() => void send()}>
        <Icon name="share" size={20} /> {say('inscription.over.picture')}
      </button>
    </div>
  )
}
