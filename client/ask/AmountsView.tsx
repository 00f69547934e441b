import { useState } from 'preact/hooks'
import type { Amounts } from '../../shared/engine/options.ts'
import { give, wrongWith } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { t } from '../text/text.ts'
import { Confirm } from './Confirm.tsx'
import { choiceName } from './choiceName.ts'
import { Steps } from './Steps.tsx'

export function AmountsView({ ask, options }: { ask: Asked; options: Amounts }) {
  const [chosen, set] = useState<Readonly<Record<string, number>>>({})
  const sum = Object.values(chosen).reduce((a, b) => a + b, 0)
  const change = (id: string, by: number) => {
    const { [id]: was = 0, ...rest } = chosen
    set(was + by > 0 ? { ...rest, [id]: was + by } : rest)
  }
  return (
    <>
      <div class="options">
        {Object.entries(options.of).map(([id, choice]) => {
          const name = choiceName(id, choice)
          const count = chosen[id] ?? 0
          return (
            <div class="stepper" key={id}>
              <span class="stepper-name">{name}</span>
              <Steps
                name={name}
                count={count}
                fewer={count === 0 ? undefined : () => change(id, -1)}
                more={count >= choice.most || sum >= options.most ? undefined : () => change(id, 1)}
              />
            </div>
          )
        })}
      </div>
      <Confirm
        text={t('ask.chosen', { count: sum })}
        yes={t('ask.confirm')}
        disabled={wrongWith(ask, chosen) !== undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}
