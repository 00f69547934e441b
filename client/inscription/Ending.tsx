import { sheetIds } from '../../shared/inscription/content/assets.ts'
import { rankOf } from '../../shared/inscription/scoring.ts'
import type { Score } from '../../shared/inscription/table.ts'
import { room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { nameOfSeat, SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { nameOf, sheetName } from './names.ts'
import { theTable } from './seen.ts'

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
          order.map(seat => (
            <p key={seat} class="ins-rank">
              {order.length > 1 && <>{nameOfSeat(seat)}: </>}
              <b>{say(`inscription.rank.${rankOf(ai.difficulty, scores[seat]?.total ?? 0)}`)}</b>
            </p>
          ))}
      </div>
      <table class="ins-final">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{say('inscription.scores.part')}</span>
            </th>
            {order.map(seat => (
              <th key={seat} scope="col">
                {winners.includes(seat) && <Icon name="crown" size={18} />}
                <SeatMark seat={seat} size={26} />
                <span>{nameOfSeat(seat)}</span>
                <small class="hint">{nameOf('faction', table.players[seat]?.marks.faction ?? '')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheetIds.map(sheet => (
            <Part
              key={sheet}
              name={sheetName(sheet)}
              of={order}
              read={score => score.sheets[sheet]}
              scores={scores}
            />
          ))}
          <Part
            name={say('inscription.objectives')}
            of={order}
            read={({ objectives }) => sheetIds.reduce((sum, sheet) => sum + objectives[sheet], 0)}
            scores={scores}
          />
          <Part
            name={say('inscription.over.goods')}
            of={order}
            read={score => score.tradeGoods}
            scores={scores}
          />
        </tbody>
        <tfoot>
          <Part
            name={say('inscription.scores.total')}
            of={order}
            read={score => score.total}
            scores={scores}
          />
          <Part name={say('inscription.over.votes')} of={order} read={score => score.votes} scores={scores} />
        </tfoot>
      </table>
    </>
  )
}

interface PartProps {
  name: string
  of: readonly string[]
  scores: Readonly<Record<string, Score>>
  read(score: Score): number
}

const Part = ({ name, of, scores, read }: PartProps) => (
  <tr>
    <th scope="row">{name}</th>
    {of.map(seat => {
      const score = scores[seat]
      return <td key={seat}>{score ? read(score) : ''}</td>
    })}
  </tr>
)
