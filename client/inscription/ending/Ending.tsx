import type { Seat } from '../../../shared/engine/rules.ts'
import { ranks } from '../../../shared/inscription/content/ai.ts'
import { type SheetId, sheetIds } from '../../../shared/inscription/content/assets.ts'
import { rankOf } from '../../../shared/inscription/scoring.ts'
import type { Ai, Score } from '../../../shared/inscription/table.ts'
import { room } from '../../net/room.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { presentTable } from '../table.ts'
import { FinalByPart, FinalByPlayer } from './FinalScores.tsx'
import { HowItCame } from './HowItCame.tsx'

/** More than these do not stand beside each other. */
const fewEnough = 4

/** The score sheet by part, and who rules the galaxy. */
export function Ending() {
  const table = presentTable.value
  const winners = room.value?.over?.winners ?? []
  if (!table?.scores) return null
  const { scores, ai } = table
  const order = [...table.order].sort(
    (a, b) =>
      (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0) || (scores[b]?.votes ?? 0) - (scores[a]?.votes ?? 0),
  )
  const who = winners.map(nameOfSeat).join(', ')
  const title =
    winners.length === 0
      ? say('inscription.over.lost')
      : say(winners.length > 1 ? 'inscription.over.shared' : 'inscription.over.title', { who })
  const how = howOf(order, scores)
  const Final = order.length > fewEnough ? FinalByPlayer : FinalByPart
  return (
    <>
      <div class="ending-title ins-ending-title">
        {winners.length > 0 && (
          <p class="ins-crowned">
            {winners.map(seat => (
              <SeatMark key={seat} seat={seat} size={64} />
            ))}
          </p>
        )}
        <p class="eyebrow">{say('inscription.over.eyebrow', { round: table.round })}</p>
        <h2>{title}</h2>
        <p class="hint">{how}</p>
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
      <div class="ins-ending">
        <Final table={table} scores={scores} order={order} winners={winners} />
        <HowItCame table={table} order={order} winners={winners} title={title} how={how} />
      </div>
    </>
  )
}

/** With how many points, how far ahead, and what brought most of them. */
function howOf([first, second]: readonly Seat[], scores: Readonly<Record<Seat, Score>>): string {
  const best = first === undefined ? undefined : scores[first]
  if (!best) return ''
  const worth = (sheet: SheetId) => best.sheets[sheet] + best.objectives[sheet]
  const sheet = [...sheetIds].sort((a, b) => worth(b) - worth(a))[0] ?? 'navigation'
  const about = { count: best.total, sheet, most: worth(sheet) }
  const next = second === undefined ? undefined : scores[second]
  if (!next || second === undefined) return say('inscription.over.how', about)
  return next.total === best.total
    ? say('inscription.over.how.votes', { ...about, votes: best.votes })
    : say('inscription.over.how.ahead', { ...about, by: best.total - next.total, who: nameOfSeat(second) })
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
