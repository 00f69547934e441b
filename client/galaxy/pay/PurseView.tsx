import { type Purse, paidWith } from '../../../shared/galaxy/payment.ts'
import type { Paid } from '../../../shared/galaxy/shapes/pay.ts'
import { Steps } from '../../ask/Steps.tsx'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'

interface PurseProps {
  purse: Purse
  worth: 'resources' | 'influence'
  paid: Paid
  due: number
  onPaid(paid: Paid): void
}

/** Trade goods to be counted and ready planets to be tapped, with the running sum; below many planets nobody would find the goods. */
export function PurseView({ purse, worth, paid, due, onPaid }: PurseProps) {
  const { planets, tradeGoods } = paid
  const sum = paidWith(purse, paid)
  const toggle = (id: string) =>
    onPaid({
      planets: planets.includes(id) ? planets.filter(one => one !== id) : [...planets, id],
      tradeGoods,
    })
  const mark = worth === 'resources' ? 'worth-resources' : 'worth-influence'
  return (
    <fieldset class="purse">
      <legend>
        {say('galaxy.pay.with')}{' '}
        <b class={sum < due ? 'too-little' : ''}>{say('galaxy.pay.sum', { count: sum, due })}</b>
        {sum > due && <span class="hint"> {say('galaxy.pay.lost', { count: sum - due })}</span>}
      </legend>
      {purse.tradeGoods > 0 && (
        <div class="stepper">
          <span class="stepper-name">
            {say('galaxy.tradeGoods')}{' '}
            <span class="hint">{say('galaxy.pay.have', { count: purse.tradeGoods })}</span>
          </span>
          <Steps
            name={say('galaxy.tradeGoods')}
            count={tradeGoods}
            fewer={tradeGoods === 0 ? undefined : () => onPaid({ planets, tradeGoods: tradeGoods - 1 })}
            more={
              tradeGoods >= purse.tradeGoods
                ? undefined
                : () => onPaid({ planets, tradeGoods: tradeGoods + 1 })
            }
          />
        </div>
      )}
      <div class="chips">
        {Object.entries(purse.planets).map(([id, gives]) => (
          <button
            key={id}
            type="button"
            class="planet-chip"
            aria-pressed={planets.includes(id)}
            onClick={() => toggle(id)}>
            {nameOf('planet', id)}
            <span class="worth">
              <span class={mark}>
                <span class="hidden">{say(`galaxy.${worth}`)} </span>
                {gives}
              </span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
