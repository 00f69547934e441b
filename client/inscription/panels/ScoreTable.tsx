import { sheetIds } from '../../../shared/inscription/content/assets.ts'
import type { Table } from '../../../shared/inscription/table.ts'
import { room } from '../../net/room.ts'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { sheetName } from '../names.ts'
import { ShortName } from '../ShortName.tsx'
import { pointsOn, scoreNow } from '../table.ts'

/** Points by sheet, as the sheets lie; objectives are within their sheet. */
export function ScoreTable({ table }: { table: Table }) {
  const rows = table.order
    .flatMap(seat => {
      const score = scoreNow(seat)
      return score ? [{ seat, score }] : []
    })
    .sort((a, b) => b.score.total - a.score.total || b.score.votes - a.score.votes)
  const isOver = room.value?.stage === 'over'
  return (
    <section>
      <h2>{say(isOver ? 'inscription.scores.end' : 'inscription.scores')}</h2>
      <div class="ins-scores-box">
        <table class="ins-scores">
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{say('inscription.scores.player')}</span>
              </th>
              {sheetIds.map(sheet => (
                <th key={sheet} scope="col" title={sheetName(sheet)}>
                  <ShortName name={sheetName(sheet)} />
                </th>
              ))}
              <th scope="col">{say('inscription.scores.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, score }) => (
              <tr key={seat} class={seat === room.value?.seat ? 'me' : ''}>
                <th scope="row">
                  <SeatMark seat={seat} size={20} /> <span>{nameOfSeat(seat)}</span>
                </th>
                {sheetIds.map(sheet => (
                  <td key={sheet}>{pointsOn(score, sheet)}</td>
                ))}
                <td>
                  <b>{score.total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isOver && table.order.length > 1 && <p class="hint">{say('inscription.scores.seen')}</p>}
    </section>
  )
}
