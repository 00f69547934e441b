import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { votesAtCouncil } from './councilVotes.ts'
import { Moments } from './moments/Moments.tsx'
import { sheetName } from './names.ts'
import { AgendaCard } from './panels/AgendaCard.tsx'
import { Objectives } from './panels/Objectives.tsx'
import { marksOf, pointsOn, scoreNow, theTable } from './table.ts'

/** What all may see across a room: how far everybody's sheets are, the votes they hold, the agenda and the objectives. */
export function Screen() {
  const table = theTable.value
  if (!table) return null
  return (
    <div class="ins-screen">
      <div class="ins-screen-sheets">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{say('inscription.scores.player')}</span>
              </th>
              {sheetIds.map(sheet => (
                <th key={sheet} scope="col">
                  {sheetName(sheet)}
                </th>
              ))}
              <th scope="col">{say('screen.votes')}</th>
              <th scope="col">{say('inscription.scores.total')}</th>
            </tr>
          </thead>
          <tbody>
            {table.order.map(seat => (
              <Row key={seat} seat={seat} active={table.players[seat]?.active ?? []} />
            ))}
          </tbody>
        </table>
      </div>
      {table.agenda ? <AgendaCard /> : <Objectives table={table} seat={undefined} />}
      <Moments />
    </div>
  )
}

/** So many points fill the bar of a sheet. */
const full = 40

function Row({ seat, active }: { seat: string; active: readonly string[] }) {
  const score = scoreNow(seat)
  return (
    <tr>
      <th scope="row">
        <SeatMark seat={seat} size={40} /> {nameOfSeat(seat)}
      </th>
      {sheetIds.map(sheet => {
        const points = score ? pointsOn(score, sheet) : 0
        return (
          <td key={sheet} class={active.includes(sheet) ? 'active' : ''}>
            {points}
            <span class="ins-screen-bar" style={`--far:${Math.min(1, points / full)}`} />
          </td>
        )
      })}
      <td>{votesAtCouncil(marksOf(seat))}</td>
      <td>
        <b>{score?.total ?? 0}</b>
      </td>
    </tr>
  )
}
