import type { Seat } from '../../../shared/engine/rules.ts'
import { nameOfSeat, SeatName } from '../../parts/SeatMark.tsx'
import { Curve } from '../../room/ending/Curve.tsx'
import { say } from '../../text/text.ts'
import { ownerArt } from '../table.ts'
import type { Chronicle, Fought } from './chronicle.ts'

interface HowItCameProps {
  chronicle: Chronicle
  goal: number
  order: readonly Seat[]
}

/** Points over rounds, then battles and the luck of the dice. */
export function HowItCame({ chronicle: { points, fought }, goal, order }: HowItCameProps) {
  return (
    <div class="how-it-came">
      <figure>
        <figcaption>{say('galaxy.over.curve')}</figcaption>
        <svg
          viewBox="0 0 420 190"
          role="img"
          aria-label={order.map(seat => inWords(seat, points)).join('. ')}>
          <Curve points={points} goal={goal} ownerOf={ownerArt} width={420} height={190} />
        </svg>
      </figure>
      <table class="fought">
        <caption>{say('galaxy.over.fought')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{say('galaxy.over.player')}</span>
            </th>
            <th scope="col">{say('galaxy.over.battles')}</th>
            <th scope="col">{say('galaxy.over.hits')}</th>
            <th scope="col">{say('galaxy.over.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(seat => {
            const one = fought[seat]
            return (
              one && (
                <tr key={seat}>
                  <th scope="row">
                    <SeatName seat={seat} />
                  </th>
                  <td>{say('galaxy.over.wonOf', { count: one.won, of: one.won + one.lost })}</td>
                  <td>{say('galaxy.over.hitsOf', { count: one.hits, of: one.dice })}</td>
                  <td class={luckOf(one) < 0 ? 'worse' : ''}>{luckInWords(one)}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const inWords = (seat: Seat, points: Chronicle['points']) =>
  `${nameOfSeat(seat)}: ${(points[seat] ?? []).slice(1).join(', ')}`

const luckOf = ({ hits, expected }: Fought) => Math.round((hits - expected) * 10) / 10

export const luckInWords = (fought: Fought): string => {
  const luck = luckOf(fought)
  return luck > 0 ? `+${luck}` : luck < 0 ? `−${Math.abs(luck)}` : '0'
}
