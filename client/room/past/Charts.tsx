import { useMemo, useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { Curve, margin } from '../ending/Curve.tsx'
import { ownerOf } from './owner.ts'
import { type Series, seriesOf } from './series.ts'
import type { Step } from './steps.ts'
import type { Chart, Told } from './view.ts'

interface ChartsProps {
  readonly charts: readonly Chart[]
  readonly steps: readonly Step[]
  readonly seats: readonly Seat[]
  /** What is known otherwise, where the steps do not tell it. */
  readonly told?: Readonly<Record<string, Series>>
  /** The step that is looked at, and how to go to another. */
  readonly at?: number
  go?(to: number): void
}

const width = 420
const height = 190

/** One thing after the other over all rounds; a tap leads to that round. */
export function Charts({ charts, steps, seats, told, at, go }: ChartsProps) {
  const [chosen, choose] = useState(charts[0]?.id)
  const chart = charts.find(({ id }) => id === chosen) ?? charts[0]
  const series = useMemo(
    () => chart && (told?.[chart.id] ?? seriesOf(chart, steps, seats)),
    [chart, steps, seats, told],
  )
  if (!chart || !series) return null
  const rounds = Math.max(1, ...seats.map(seat => (series[seat]?.length ?? 1) - 1))
  const goTo = ({ offsetX, currentTarget }: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const scale = currentTarget.clientWidth / width
    const along = (offsetX / scale - margin.left) / (width - margin.left - margin.right)
    const round = Math.max(1, Math.ceil(along * rounds))
    const to = steps.findIndex(({ after }) => (after as Told).round >= round)
    if (to >= 0) go?.(to)
  }
  return (
    <figure class="charts">
      <fieldset class="chart-kinds">
        <legend class="hidden">{say('past.charts')}</legend>
        {charts.map(each => (
          <button
            key={each.id}
            type="button"
            aria-pressed={each.id === chart.id}
            onClick={() => choose(each.id)}>
            {chartName(each)}
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by key one jumps from the list */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${chartName(chart)}. ${seats.map(seat => inWords(seat, series[seat] ?? [])).join('. ')}`}
        onClick={goTo}>
        <Curve
          points={series}
          goal={chart.goal}
          ownerOf={ownerOf}
          width={width}
          height={height}
          now={at === undefined ? undefined : alongOf(steps, at)}
        />
      </svg>
    </figure>
  )
}

export const chartName = ({ id, name }: Chart): string => name ?? say(`past.chart.${id}`)

const inWords = (seat: Seat, numbers: readonly number[]) =>
  `${nameOfSeat(seat)}: ${numbers
    .slice(1)
    .map(number => Math.round(number * 10) / 10)
    .join(', ')}`

/** A round is as long as its steps are many. */
function alongOf(steps: readonly Step[], at: number): number {
  const roundOf = (i: number) => (steps[i]?.after as Told | undefined)?.round ?? 0
  const round = roundOf(at)
  if (round === 0) return 0
  const first = steps.findIndex((_, i) => roundOf(i) === round)
  const last = steps.findLastIndex((_, i) => roundOf(i) === round)
  return round - 1 + (at - first + 1) / (last - first + 1)
}
