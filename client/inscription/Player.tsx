import type { Seat } from '../../shared/engine/rules.ts'
import { mySeat } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { closeTab } from '../room/openTab.ts'
import { say } from '../text/text.ts'
import { nameOf, sheetName } from './names.ts'
import { PointsSign } from './Signs.tsx'
import { before, lookAt, looked, marksOf, scoreNow, theTable } from './table.ts'

/** What all may know of a player, and the way to their sheets. */
export function Player({ seat }: { seat: Seat }) {
  const table = theTable.value
  const marks = marksOf(seat)
  const player = table?.players[seat]
  if (!table || !marks || !player) return null
  const total = scoreNow(seat)?.total ?? 0
  const facts = [
    table.speaker === seat && table.order.length > 1 && say('inscription.speaker'),
    player.active.length > 0 && player.active.map(sheetName).join(', '),
    player.relicsInHand > 0 && say('inscription.relics.hand', { count: player.relicsInHand }),
  ].filter(fact => typeof fact === 'string')
  const mine = seat === mySeat.value
  return (
    <div class="ins-player">
      <p class="hint facts-line">
        {marks.faction && <span class="player-race">{nameOf('faction', marks.faction)}</span>}
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p class="ins-player-row">
        <PointsSign points={total} size={30} />
        <span class="hidden">{say('inscription.points', { count: total })}</span>
        {!mine && table.order.length > 1 && (
          <button
            type="button"
            aria-pressed={looked.value === seat}
            onClick={() => {
              lookAt(seat)
              closeTab()
            }}>
            <Icon name="eye" size={18} /> {say(before(seat) ? 'inscription.look.new' : 'inscription.look')}
          </button>
        )}
      </p>
    </div>
  )
}
