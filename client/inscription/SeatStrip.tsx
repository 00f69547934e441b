import { mySeat, room } from '../net/room.ts'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { sentence } from './sheets/sentence.ts'
import { before, lookAt, scoreNow, shownSeat, theTable } from './table.ts'

/** So many names stand beside each other on a phone. */
const fewEnough = 4

/** On a phone: everybody at the table, me first, with what their sheets are worth. One tap lays theirs on the board. */
export function SeatStrip() {
  const order = theTable.value?.order ?? []
  if (order.length < 2) return null
  const me = mySeat.value
  const from = me === undefined ? 0 : order.indexOf(me)
  return (
    <nav class="ins-seats" aria-label={say('inscription.strip')}>
      {[...order.slice(from), ...order.slice(0, from)].map(seat => {
        const count = scoreNow(seat)?.total ?? 0
        const waits = room.value?.waiting.includes(seat) === true
        const words = say(seat === me ? 'inscription.strip.mine' : 'inscription.strip.look', { seat, count })
        return (
          <button
            key={seat}
            type="button"
            class={[waits && 'waits', seat !== me && before(seat) && 'new'].filter(Boolean).join(' ')}
            aria-current={shownSeat.value === seat ? 'true' : undefined}
            onClick={() => lookAt(seat)}>
            <span class="hidden">{sentence(words, waits && say('inscription.strip.waits'))}</span>
            <SeatMark seat={seat} size={22} />
            {order.length <= fewEnough && <span aria-hidden="true">{nameOfSeat(seat)}</span>}
            <b aria-hidden="true">{count}</b>
          </button>
        )
      })}
    </nav>
  )
}
