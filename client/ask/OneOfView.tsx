import { useState } from 'preact/hooks'
import type { OneOf } from '../../shared/engine/options.ts'
import { give } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { say, t } from '../text/text.ts'
import { Confirm } from './Confirm.tsx'
import { choiceName } from './choiceName.ts'

export function OneOfView({ ask, options }: { ask: Asked; options: OneOf }) {
  const [chosen, choose] = useState<string>()
  return (
    <>
      <fieldset class="options">
        <legend class="hidden">{say(ask.text, ask.about)}</legend>
        {Object.entries(options.of).map(([id, choice]) => (
          <label key={id}>
            <input type="radio" name={ask.key} checked={id === chosen} onChange={() => choose(id)} />
            <span>{choiceName(id, choice)}</span>
          </label>
        ))}
      </fieldset>
      <Confirm
        text=""
        yes={t('ask.confirm')}
        disabled={chosen === undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}
