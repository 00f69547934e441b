import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'

/** Points of each as every round began, and in the end, as the log tells them; nothing of a table that began before it did. */
export function pointsByRound(
  lines: readonly Line[],
  seats: readonly Seat[],
  now: Readonly<Record<Seat, number>>,
): Readonly<Record<Seat, readonly number[]>> | undefined {
  const rounds = lines.filter(
    ({ text, struck, about = {} }) =>
      text === 'inscription.log.event' && !struck && seats.every(seat => typeof about[seat] === 'number'),
  )
  const [first] = rounds
  if (first?.about?.['round'] !== 1) return undefined
  return Object.fromEntries(
    seats.map(seat => [seat, [...rounds.map(({ about = {} }) => Number(about[seat])), now[seat] ?? 0]]),
  )
}
