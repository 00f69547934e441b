import { useMemo } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { Charts } from '../../room/past/Charts.tsx'
import type { Whole } from '../../room/past/useWhole.ts'
import { say } from '../../text/text.ts'
import { charts } from '../past/charts.ts'
import type { Chronicle, Fought } from './chronicle.ts'

interface HowItCameProps {
  whole: Whole
  chronicle: Chronicle
  order: readonly Seat[]
}

/** Points over rounds, then battles and the luck of the dice. */
export function HowItCame({ whole: { steps }, chronicle: { fought }, order }: HowItCameProps) {
  const drawn = useMemo(charts, [])
  return (
    <div class="how-it-came">
      <Charts charts={drawn} steps={steps} seats={order} />
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

const luckOf = ({ hits, expected }: Fought) => Math.round((hits - expected) * 10) / 10

export const luckInWords = (fought: Fought): string => {
  const luck = luckOf(fought)
  return luck > 0 ? `+${luck}` : luck < 0 ? `−${Math.abs(luck)}` : '0'
}
