import { useState } from 'preact/hooks'
import type { Amounts } from '../../../shared/engine/options.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { choiceName } from '../../ask/choiceName.ts'
import { Steps } from '../../ask/Steps.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say, t } from '../../text/text.ts'
import { useAttention } from '../map/claims.ts'
import { reads } from '../reads.ts'
import { Asks } from './Asks.tsx'
import { actionHex } from './choicesOnMap.ts'
import { nowThere } from './nowThere.ts'

type Counts = Readonly<Record<string, number>>

const start = ({ otherwise }: Asked): Counts =>
  typeof otherwise === 'object' && !Array.isArray(otherwise) ? (otherwise as Counts) : {}

/** How many of each. Where all must be given out, what is still in hand is said. */
export function AmountsDock({ ask, options }: { ask: Asked; options: Amounts }) {
  const [chosen, set] = useState<Counts>(() => start(ask))
  useAttention(actionHex())
  const sum = Object.values(chosen).reduce((a, b) => a + b, 0)
  const change = (id: string, by: number) => {
    const { [id]: was = 0, ...rest } = chosen
    set(was + by > 0 ? { ...rest, [id]: was + by } : rest)
  }
  const left = options.most - sum
  return (
    <div class="ask-list">
      <fieldset class="options">
        <Asks ask={ask} />
        {Object.entries(options.of).map(([id, choice]) => {
          const name = choiceName(id, choice)
          const count = chosen[id] ?? 0
          const now = nowThere(id, choice)
          const hint = reads.amountHint(ask, count)
          return (
            <div class="stepper" key={id}>
              <span class="stepper-name">
                {name}
                {hint !== undefined && <span class="hint"> {hint}</span>}
                {now !== undefined && <span class="hint"> {say('galaxy.amounts.was', { count: now })}</span>}
              </span>
              <Steps
                name={name}
                count={count}
                fewer={count === 0 ? undefined : () => change(id, -1)}
                more={count >= choice.most || left <= 0 ? undefined : () => change(id, 1)}
              />
            </div>
          )
        })}
      </fieldset>
      <Confirm
        text={
          options.least === options.most
            ? say(left > 0 ? 'galaxy.amounts.left' : 'galaxy.amounts.all', { count: left })
            : t('ask.chosen', { count: sum })
        }
        yes={t('ask.confirm')}
        disabled={wrongWith(ask, chosen) !== undefined}
        onYes={() => void give(ask, chosen)}
      />
    </div>
  )
}
