import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { readCards } from '../cards/printed.ts'

interface ReadDockProps {
  ask: Asked
  named(id: string): string
  about(id: string): ComponentChildren
  /** Said while none is tapped. */
  hint: string
  yes: string
}

/** What is read before one of it is taken: tapped, it says all about itself. */
export function ReadDock({ ask, named, about, hint, yes }: ReadDockProps) {
  const [chosen, choose] = useState<string>()
  useEffect(readCards, [])
  const offered = Object.keys((ask.options as OneOf).of)
  return (
    <>
      <div class="race-choice">
        <fieldset class="race-names">
          <legend class="hidden">{say(ask.text)}</legend>
          {offered.map(id => (
            <label key={id}>
              <input type="radio" name={ask.key} checked={id === chosen} onChange={() => choose(id)} />
              <span>{named(id)}</span>
            </label>
          ))}
        </fieldset>
        {chosen === undefined ? (
          <p class="hint">{hint}</p>
        ) : (
          <div key={chosen} class="my-realm" aria-live="polite">
            {about(chosen)}
          </div>
        )}
      </div>
      <Confirm text="" yes={yes} disabled={chosen === undefined} onYes={() => void give(ask, chosen)} />
    </>
  )
}
