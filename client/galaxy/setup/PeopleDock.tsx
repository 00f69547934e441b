import { useEffect, useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { readCards } from '../cards/printed.ts'
import { edition } from '../edition.ts'
import { nameOf } from '../names.ts'
import { PeopleFacts } from './PeopleFacts.tsx'
import { Story } from './Story.tsx'

/** A people is read before it is kept: tapped, it says what it can do and what it starts with. */
export function PeopleDock({ ask }: { ask: Asked }) {
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
              <span>{nameOf(edition.peoples, id)}</span>
            </label>
          ))}
        </fieldset>
        {chosen === undefined ? (
          <p class="hint">{say('galaxy.people.read')}</p>
        ) : (
          <div class="my-realm" aria-live="polite">
            <h2>{nameOf(edition.peoples, chosen)}</h2>
            <Story people={chosen} />
            <PeopleFacts key={chosen} id={chosen} theirs />
          </div>
        )}
      </div>
      <Confirm
        text=""
        yes={say('galaxy.people.keep')}
        disabled={chosen === undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}
