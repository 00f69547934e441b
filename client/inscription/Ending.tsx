import { ranks } from '../../shared/inscription/content/ai.ts'
import { rankOf } from '../../shared/inscription/scoring.ts'
import type { Ai } from '../../shared/inscription/table.ts'
import { room } from '../net/room.ts'
import { nameOfSeat } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { FinalByPart, FinalByPlayer } from './FinalScores.tsx'
import { theTable } from './table.ts'

/** More than these do not stand beside each other. */
const fewEnough = 4

/** The score sheet by part, and who rules the galaxy. */
export function Ending() {
  const table = theTable.value
  const winners = room.value?.over?.winners ?? []
  if (!table?.scores) return null
  const { scores, ai } = table
  const order = [...table.order].sort(
    (a, b) =>
      (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0) || (scores[b]?.votes ?? 0) - (scores[a]?.votes ?? 0),
  )
  const who = winners.map(nameOfSeat).join(', ')
  const Final = order.length > fewEnough ? FinalByPlayer : FinalByPart
  return (
    <>
      <div class="ending-title">
        <p class="eyebrow">{say('inscription.over.eyebrow', { round: table.round })}</p>
        <h2>
          {winners.length === 0
            ? say('inscription.over.lost')
            : say(winners.length > 1 ? 'inscription.over.shared' : 'inscription.over.title', { who })}
        </h2>
        {ai &&
          order.map(seat => {
            const points = scores[seat]?.total ?? 0
            return (
              <p key={seat} class="ins-rank">
                {order.length > 1 && <>{nameOfSeat(seat)}: </>}
                <b>{say(`inscription.rank.${rankOf(ai.difficulty, points)}`)}</b>
                {order.length === 1 && <NextRank ai={ai} points={points} />}
              </p>
            )
          })}
      </div>
      <Final table={table} scores={scores} order={order} winners={winners} />
    </>
  )
}

/** What to aim for next time. */
function NextRank({ ai, points }: { ai: Ai; points: number }) {
  const next = ranks[ai.difficulty].find(([least]) => least > points)
  if (!next) return null
  const [count, rank] = next
  return (
    <span class="hint ins-rank-next">
      {say('inscription.rank.next', { count, rank: say(`inscription.rank.${rank}`) })}
    </span>
  )
}
