import type { Seat } from '../../../shared/engine/rules.ts'
import type { SeatInfo } from '../../../shared/protocol.ts'

const personAt = (seats: readonly SeatInfo[], at: Seat): string | undefined => {
  const found = seats.find(({ seat }) => seat === at)
  return found?.bot ? undefined : found?.name
}

/** People who have come to a seat: neither I nor bots, and nobody who only moved from another. */
export function newlySeated(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  mine: Seat | undefined,
): readonly SeatInfo[] {
  const gone = before.flatMap(({ seat }) => {
    const name = personAt(before, seat)
    return name !== undefined && personAt(now, seat) === undefined ? [name] : []
  })
  return now.filter(({ seat }) => {
    const name = personAt(now, seat)
    return seat !== mine && name !== undefined && personAt(before, seat) === undefined && !gone.includes(name)
  })
}
