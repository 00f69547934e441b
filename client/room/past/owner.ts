import type { Seat } from '../../../shared/engine/rules.ts'
import { seatInfo } from '../../net/room.ts'
import { seatColours } from '../../parts/seatColours.ts'
import type { Owner } from '../ending/Curve.tsx'

/** What the lines of a chart are drawn by. */
export function ownerOf(seat: Seat): Owner | undefined {
  const info = seatInfo(seat)
  return info && { colour: seatColours[info.colour], emblem: info.emblem }
}
