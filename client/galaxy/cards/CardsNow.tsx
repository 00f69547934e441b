import { useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give } from '../../room/answering.ts'
import { commands } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'
import { cardName, cardText } from './cards.ts'

/** Cards of mine that may be played beside the question, in sight of it. */
export function CardsNow() {
  const [chosen, choose] = useState<string>()
  const command = commands.value.find(({ key }) => key === 'playAnyTime')
  const of = command ? (command.options as OneOf).of : {}
  const ids = Object.keys(of)
  if (!command || ids.length === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its legend out in a row */}
      <div class="cards-now" role="group" aria-label={say('may.playAnyTime')}>
        {ids.map(id => (
          <button key={id} type="button" class="card-chip" onClick={() => choose(id)}>
            <span class="card-sign" aria-hidden="true" />
            {cardName(id)}
          </button>
        ))}
      </div>
      {chosen !== undefined && of[chosen] && (
        <Confirm
          over
          text={cardName(chosen)}
          more={cardText(chosen).join(' ')}
          yes={say('galaxy.card.play')}
          onNo={() => choose(undefined)}
          onYes={() => void give(command, chosen).then(done => done && choose(undefined))}
        />
      )}
    </>
  )
}
