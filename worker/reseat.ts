import type { Seat } from '../shared/engine/rules.ts'
import { seatColours, seatEmblems } from '../shared/protocol.ts'
import type { SeatRow } from './facts.ts'
import { isHuman, isTaken } from './seats.ts'

export interface Reseated {
  rows: readonly SeatRow[]
  /** Who sat beyond, and where they sit now. */
  moved: readonly (readonly [from: Seat, to: Seat])[]
}

const isBot = (row: SeatRow) => isTaken(row) && !isHuman(row)

/** For another number of players: whoever sits beyond moves with their look to a free seat, people before bots and in a bot's
 *  place where no other is left. Nothing where more people sit here than that. */
export function reseated(rows: readonly SeatRow[], count: number): Reseated | undefined {
  if (rows.filter(isHuman).length > count) return undefined
  const kept = rows.slice(0, count)
  const beyond = rows.slice(count)
  const moved: [Seat, Seat][] = []
  for (const row of [...beyond.filter(isHuman), ...beyond.filter(isBot)]) {
    const free = kept.find(other => !isTaken(other)) ?? (isHuman(row) ? kept.findLast(isBot) : undefined)
    if (!free) continue
    kept[kept.indexOf(free)] = { ...row, seat: free.seat }
    moved.push([row.seat, free.seat])
  }
  while (kept.length < count) kept.push(freshSeat(kept))
  return { rows: kept, moved }
}

/** Looking like no other. */
export const freshSeat = (others: readonly SeatRow[]): SeatRow => ({
  seat: `p${others.length + 1}`,
  colour: seatColours.find(colour => others.every(other => other.colour !== colour)) ?? seatColours[0],
  emblem: seatEmblems.find(emblem => others.every(other => other.emblem !== emblem)) ?? seatEmblems[0],
})
