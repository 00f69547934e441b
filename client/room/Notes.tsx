import { room } from '../net/room.ts'
import { say } from '../text/text.ts'
import { Absent } from './Absent.tsx'
import { WhileAway } from './absence/WhileAway.tsx'
import { Doors } from './Doors.tsx'
import { Fallen } from './Fallen.tsx'
import { Herald } from './herald/Herald.tsx'
import { Kept } from './Kept.tsx'
import { Motions } from './motions/Motions.tsx'
import { NoticesOffer } from './notices/index.tsx'
import { Nudged } from './owed/Nudged.tsx'
import { Problem } from './Problem.tsx'
import { SeatGone } from './SeatGone.tsx'
import { Consent } from './TakeBack.tsx'
import { TableTimer } from './timer/TableTimer.tsx'

/** What is told over the board, and what is asked of all who sit at it. */
export function Notes() {
  const fault = room.value?.fault
  return (
    <>
      <Herald />
      <SeatGone />
      {fault !== undefined && <p class="notice">{say(fault)}</p>}
      <Fallen />
      <Consent />
      <Motions />
      <TableTimer />
      <Nudged />
      <Absent />
      <WhileAway />
      <Doors />
      <NoticesOffer />
      <Kept />
      <Problem />
    </>
  )
}
