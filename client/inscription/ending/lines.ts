import type { Seat } from '../../../shared/engine/rules.ts'
import { ranks } from '../../../shared/inscription/content/ai.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { seatInfo } from '../../net/room.ts'
import { seatColours } from '../../parts/seatColours.ts'
import type { Owner } from '../../room/ending/Curve.tsx'

/** What the lines of the curve are drawn by. */

export function ownerOf(seat: Seat): Owner | undefined {
  const info = seatInfo(seat)
  return info && { colour: seatColours[info.colour], emblem: info.emblem }
}

/** Against the AI: where the throne waits. */
export const goalOf = ({ ai }: Table): number | undefined => ai && ranks[ai.difficulty][0]?.[0]
