import type { Seat } from '../../../shared/engine/rules.ts'
import { Emblem } from '../../parts/Emblem.tsx'

/** Whose line it is. */
export interface Owner {
  readonly colour: string
  readonly emblem: string
}

export interface CurveProps {
  readonly points: Readonly<Record<Seat, readonly number[]>>
  /** Where the throne waits. */
  readonly goal?: number | undefined
  readonly ownerOf: (seat: Seat) => Owner | undefined
  readonly width: number
  readonly height: number
  /** How many rounds in a moment lies that is marked. */
  readonly now?: number | undefined
}

export const margin = { left: 22, right: 30, top: 12, bottom: 20 }
/** Lines that run together lie beside each other. */
const beside = 2.4

/** Points over rounds, a line for each, drawn with nothing but itself: it stands in a page and in a picture. */
export function Curve({ points, goal, ownerOf, width, height, now }: CurveProps) {
  const seats = Object.keys(points)
  const rounds = Math.max(1, ...seats.map(seat => (points[seat]?.length ?? 1) - 1))
  const all = seats.flatMap(seat => points[seat] ?? [])
  const most = Math.max(goal ?? 1, ...all)
  const least = Math.min(0, ...all)
  const x = (round: number) => margin.left + (round / rounds) * (width - margin.left - margin.right)
  const y = (count: number) =>
    height - margin.bottom - ((count - least) / (most - least)) * (height - margin.top - margin.bottom)
  const off = (i: number) => (i - (seats.length - 1) / 2) * beside
  const range = most - least
  const step = range > 60 ? Math.ceil(range / 60) * 20 : range > 25 ? 10 : range > 10 ? 5 : 2
  /** Of many rounds some are named. */
  const named = rounds > 12 ? 5 : 1
  const lowest = Math.ceil(least / step)
  const marks = Array.from({ length: Math.floor(most / step) - lowest + 1 }, (_, i) => (lowest + i) * step)
  const ends = endsOf(seats, seat => y(points[seat]?.at(-1) ?? 0))
  return (
    <g font-family="inherit" font-size="11" fill="#aab2cc">
      {marks.map(count => (
        <g key={count}>
          <path
            d={`M${margin.left} ${y(count)}H${width - margin.right}`}
            stroke="#8890b0"
            stroke-opacity="0.25"
          />
          <text x={margin.left - 6} y={y(count) + 4} text-anchor="end">
            {count < 0 ? `−${-count}` : count}
          </text>
        </g>
      ))}
      {goal !== undefined && (
        <path
          d={`M${margin.left} ${y(goal)}H${width - margin.right}`}
          stroke="#e8c47a"
          stroke-width="1.5"
          stroke-dasharray="5 4"
        />
      )}
      {now !== undefined && (
        <path
          d={`M${x(now)} ${margin.top}V${height - margin.bottom}`}
          stroke="#f3ead6"
          stroke-opacity="0.8"
          stroke-width="1.5"
        />
      )}
      {Array.from({ length: Math.floor(rounds / named) }, (_, i) => (i + 1) * named).map(round => (
        <text key={round} x={x(round)} y={height - 5} text-anchor="middle">
          {round}
        </text>
      ))}
      {seats.map((seat, i) => (
        <path
          key={seat}
          // Of a game that told of no points yet there is nothing to draw.
          d={(points[seat] ?? [])
            .map((count, round) => `${round > 0 ? 'L' : 'M'}${x(round)} ${y(count) + off(i)}`)
            .join('')}
          fill="none"
          stroke={ownerOf(seat)?.colour ?? '#fff'}
          stroke-width="2.6"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      ))}
      {seats.map(seat => {
        const owner = ownerOf(seat)
        return (
          owner && (
            <g
              key={seat}
              style={`color:${owner.colour}`}
              transform={`translate(${width - margin.right + 13} ${ends[seat] ?? 0})`}>
              <circle r="9" fill="#0d0b20" stroke={owner.colour} />
              <Emblem name={owner.emblem} size={12} />
            </g>
          )
        )
      })}
    </g>
  )
}

const apart = 19

/** Where each line ends, pushed apart so that every emblem is seen. */
function endsOf(seats: readonly Seat[], at: (seat: Seat) => number): Readonly<Record<Seat, number>> {
  const order = [...seats].sort((a, b) => at(a) - at(b))
  const ends = order.map(at)
  for (let i = 1; i < ends.length; i++) ends[i] = Math.max(ends[i] as number, (ends[i - 1] as number) + apart)
  const lowest = Math.max(...order.map(at))
  const over = Math.max(0, (ends.at(-1) ?? 0) - lowest)
  // Back up as far as there is room above.
  for (let i = ends.length - 1, limit = lowest + over / 2; i >= 0; i--, limit -= apart)
    ends[i] = Math.min(ends[i] as number, limit)
  return Object.fromEntries(order.map((seat, i) => [seat, ends[i] as number]))
}
