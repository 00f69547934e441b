import type { Seat } from '../../../shared/engine/rules.ts'
import { type AssetCode, sheetIds } from '../../../shared/inscription/content/assets.ts'
import type { Score, Table } from '../../../shared/inscription/table.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat, SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { nameOf, sheetName } from '../names.ts'
import { ShortName } from '../ShortName.tsx'

interface FinalProps {
  readonly table: Table
  readonly scores: Readonly<Record<Seat, Score>>
  /** The best first. */
  readonly order: readonly Seat[]
  readonly winners: readonly Seat[]
}

interface Part {
  readonly name: string
  /** Where there is no room for its name. */
  readonly sign?: AssetCode
  read(score: Score): number
}

const parts = (): readonly Part[] => [
  ...sheetIds.map(sheet => ({ name: sheetName(sheet), read: ({ sheets }: Score) => sheets[sheet] })),
  {
    name: say('inscription.objectives'),
    read: ({ objectives }) => sheetIds.reduce((sum, sheet) => sum + objectives[sheet], 0),
  },
  { name: say('inscription.over.goods'), sign: 'tg:1', read: ({ tradeGoods }) => tradeGoods },
]
const total = (): Part => ({ name: say('inscription.scores.total'), read: score => score.total })
const votes = (): Part => ({
  name: say('inscription.over.votes'),
  sign: 'vote:1',
  read: score => score.votes,
})

/** As on the printed pad: a column for each player. */
export const FinalByPart = ({ table, scores, order, winners }: FinalProps) => {
  const row = ({ name, read }: Part) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {order.map(seat => {
        const score = scores[seat]
        return <td key={seat}>{score ? read(score) : ''}</td>
      })}
    </tr>
  )
  return (
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
      <tbody>{parts().map(row)}</tbody>
      <tfoot>{[total(), votes()].map(row)}</tfoot>
    </table>
  )
}

/** Many players stand below each other. */
export const FinalByPlayer = ({ scores, order, winners }: FinalProps) => {
  const all = [...parts(), total(), votes()]
  return (
    <table class="ins-final by-player">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{say('inscription.scores.player')}</span>
          </th>
          {all.map(({ name, sign }) => (
            <th key={name} scope="col" title={name}>
              <ShortName name={name} sign={sign} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map(seat => {
          const score = scores[seat]
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} size={20} /> <span>{nameOfSeat(seat)}</span>
                {winners.includes(seat) && <Icon name="crown" size={16} />}
              </th>
              {all.map(({ name, read }) => (
                <td key={name}>{score ? read(score) : ''}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
