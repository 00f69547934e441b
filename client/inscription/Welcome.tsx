import { mySeat } from '../net/room.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { nameOf } from './names.ts'
import { FactionCard } from './panels/FactionCard.tsx'
import { marksOf, scoreNow, theTable } from './table.ts'

/** Who I am: the faction with its card, and where it stands. */
export function Welcome() {
  const seat = mySeat.value
  const faction = seat === undefined ? undefined : marksOf(seat)?.faction
  const { round = 0 } = theTable.value ?? {}
  if (seat === undefined || faction === undefined) return null
  return (
    <div class="ins-mine ins-welcome">
      <header>
        <SeatMark seat={seat} size={44} />
        <h3>{nameOf('faction', faction)}</h3>
      </header>
      {round > 1 && (
        <p>
          <strong>{say('inscription.welcome.now', { round })}</strong>{' '}
          {say('inscription.points', { count: scoreNow(seat)?.total ?? 0 })}
        </p>
      )}
      <p>{say('inscription.welcome.aim')}</p>
      <FactionCard id={faction} />
    </div>
  )
}
