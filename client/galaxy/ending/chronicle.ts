import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'
import { type Report, reportsIn } from '../battle/reports.ts'
import { wordOf } from '../told.ts'
import { expectedOf, hitsOf } from './luck.ts'

/** How it came to that: points round by round, battles and the luck of dice, as the log tells them. */

export interface Chronicle {
  /** Points of each at the end of every round; the first is before the first round. */
  readonly points: Readonly<Record<Seat, readonly number[]>>
  readonly fought: Readonly<Record<Seat, Fought>>
}

export interface Fought {
  readonly won: number
  readonly lost: number
  readonly dice: number
  readonly hits: number
  /** As many as these dice give on average. */
  readonly expected: number
}

export function chronicleOf(
  lines: readonly Line[],
  seats: readonly Seat[],
  now: Readonly<Record<Seat, number>>,
): Chronicle {
  const told = lines.filter(({ says, struck }) => says === undefined && !struck)
  const battles = reportsIn(told).filter(isFight)
  return {
    points: pointsByRound(told, seats, now),
    fought: Object.fromEntries(seats.map(seat => [seat, foughtBy(told, battles, seat)])),
  }
}

function pointsByRound(lines: readonly Line[], seats: readonly Seat[], now: Readonly<Record<Seat, number>>) {
  const points: Record<Seat, number[]> = Object.fromEntries(seats.map(seat => [seat, [0]]))
  const count: Record<Seat, number> = Object.fromEntries(seats.map(seat => [seat, 0]))
  const endRound = () => {
    for (const seat of seats) points[seat]?.push(count[seat] ?? 0)
  }
  let isFirst = true
  for (const line of lines) {
    const { about = {} } = line
    const seat = String(about['seat'] ?? '')
    const by = Number(about['count'] ?? 0)
    switch (wordOf(line)) {
      case 'round':
        if (!isFirst) endRound()
        isFirst = false
        break
      case 'points':
        count[seat] = (count[seat] ?? 0) + by
        break
      case 'losesPoints':
        count[seat] = Math.max(0, (count[seat] ?? 0) - by)
    }
  }
  // The last round ends with the game, and what is on the table is what counts.
  for (const seat of seats) points[seat]?.push(now[seat] ?? count[seat] ?? 0)
  return points
}

/** Bombardments and volleys are won by nobody. */
const isFight = ({ opening, outcome }: Report) =>
  ['spaceBattle', 'invades'].includes(wordOf(opening)) && outcome !== undefined

const sidesOf = ({ opening: { about = {} }, exchanges }: Report): Set<unknown> =>
  new Set([
    about['seat'],
    about['other'],
    ...exchanges.flatMap(({ throws }) => throws.map(({ seat }) => seat)),
  ])

function foughtBy(lines: readonly Line[], battles: readonly Report[], seat: Seat): Fought {
  const own = battles.filter(battle => sidesOf(battle).has(seat))
  const isWon = ({ outcome }: Report) =>
    outcome &&
    (wordOf(outcome) === 'retreats' ? outcome.about?.['seat'] !== seat : outcome.about?.['seat'] === seat)
  const won = own.filter(isWon).length
  const throws = lines.filter(
    line => wordOf(line) === 'fires' && line.dice !== undefined && line.about?.['seat'] === seat,
  )
  let dice = 0
  let hits = 0
  let expected = 0
  for (const line of throws) {
    dice += line.dice?.length ?? 0
    hits += hitsOf(line)
    expected += expectedOf(line)
  }
  return { won, lost: own.length - won, dice, hits, expected }
}
