import { useEffect, useState } from 'preact/hooks'
import type { OneOf } from '../../shared/engine/options.ts'
import type { RaceId } from '../../shared/ti3/content/races.ts'
import { Confirm } from '../ask/Confirm.tsx'
import { readCards } from '../galaxy/cards/printed.ts'
import { nameOf } from '../galaxy/names.ts'
import { give } from '../room/answering.ts'
import type { Asked } from '../room/asked.ts'
import { say } from '../text/text.ts'
import { RaceFacts } from './RaceFacts.tsx'

/** A people is read before it is kept: tapped, it says what it can do and what it starts with. */
export function RaceDock({ ask }: { ask: Asked }) {
  const [chosen, choose] = useState<RaceId>()
  useEffect(readCards, [])
  const offered = Object.keys((ask.options as OneOf).of) as RaceId[]
  return (
    <>
      <div class="race-choice">
        <fieldset class="race-names">
          <legend class="hidden">{say(ask.text)}</legend>
          {offered.map(id => (
            <label key={id}>
              <input type="radio" name={ask.key} checked={id === chosen} onChange={() => choose(id)} />
              <span>{nameOf('race', id)}</span>
            </label>
          ))}
        </fieldset>
        {chosen === undefined ? (
          <p class="hint">{say('ti3.race.read')}</p>
        ) : (
          <div class="my-realm" aria-live="polite">
            <h2>{nameOf('race', chosen)}</h2>
            <RaceFacts key={chosen} id={chosen} />
          </div>
        )}
      </div>
      <Confirm
        text=""
        yes={say('ti3.race.keep')}
        disabled={chosen === undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}
