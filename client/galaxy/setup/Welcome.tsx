import { useEffect } from 'preact/hooks'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { readCards } from '../cards/printed.ts'
import { SecretObjective } from '../pages/SecretObjective.tsx'
import { comeTo } from '../pages/standing.ts'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { PeopleFacts } from './PeopleFacts.tsx'
import { Story } from './Story.tsx'

/** Who I am: the people, their story, where they stand, what they can do and what they have. */
export function Welcome() {
  const table = galaxyTable.value
  const seat = mySeat.value
  useEffect(readCards, [])
  if (!table || seat === undefined) return null
  const people = reads.peopleIdOf(table, seat)
  return (
    <div class="my-realm">
      <header class="realm-head">
        <SeatMark seat={seat} size={44} />
        <h3>{reads.peopleOf(table, seat)}</h3>
      </header>
      <Story people={people} />
      {table.round > 1 && (
        <p>
          <strong>{say('galaxy.welcome.now', { round: table.round })}</strong> {comeTo(table, seat)}
        </p>
      )}
      <p>{say('galaxy.guide.aim', { count: reads.pointsToWin(table) })}</p>
      <SecretObjective table={table} seat={seat} />
      <PeopleFacts id={people} />
      <p class="hint">{say('galaxy.welcome.again')}</p>
    </div>
  )
}
