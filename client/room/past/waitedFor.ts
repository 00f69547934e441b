import type { Seat } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'

/** How long the table waited until each decided, in milliseconds: from what all were told before to what they did. */
export function waitedFor(lines: readonly Line[], seats: readonly Seat[]): Readonly<Record<Seat, number>> {
  const waited: Record<Seat, number> = Object.fromEntries(seats.map(seat => [seat, 0]))
  let before: Line | undefined
  for (const line of lines) {
    if (line.private || line.n === undefined || line.struck) continue
    const seat = String(line.about?.['seat'] ?? '')
    if (before && before.n !== line.n && seat in waited)
      waited[seat] = (waited[seat] ?? 0) + Math.max(0, line.at - before.at)
    before = line
  }
  return waited
}
