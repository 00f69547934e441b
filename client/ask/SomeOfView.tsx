import { useState } from 'preact/hooks'
import type { SomeOf } from '../../shared/engine/options.ts'
import { give, wrongWith } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { say, t } from '../text/text.ts'
import { Confirm } from './Confirm.tsx'
import { choiceName } from './choiceName.ts'

export function SomeOfView({ ask, options }: { ask: Asked; options: SomeOf }) {
  const [chosen, set] = useState<readonly string[]>([])
  const toggle = (id: string) => set(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <>
      <fieldset class="options">
        <legend class="hidden">{say(ask.text, ask.about)}</legend>
        {Object.entries(options.of).map(([id, choice]) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= options.most}
              onChange={() => toggle(id)}
            />
            <span>{choiceName(id, choice)}</span>
          </label>
        ))}
      </fieldset>
      <Confirm
        text={t('ask.chosen', { count: chosen.length })}
        yes={t('ask.confirm')}
        disabled={wrongWith(ask, chosen) !== undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}
