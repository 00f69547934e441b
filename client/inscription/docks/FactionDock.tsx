import { useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { FactionId } from '../../../shared/inscription/content/factions.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { FactionCard } from '../panels/FactionCard.tsx'

/** Three cards with all they say; one is kept. */
export function FactionDock({ ask }: { ask: Asked }) {
  const dealt = Object.keys((ask.options as OneOf).of) as FactionId[]
  const [chosen, choose] = useState<FactionId>()
  return (
    <>
      <fieldset class="ins-factions" data-lesson="faction">
        <legend class="hidden">{say(ask.text)}</legend>
        {dealt.map(id => (
          <label key={id}>
            <input
              type="radio"
              name="faction"
              aria-label={nameOf('faction', id)}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <FactionCard id={id} />
          </label>
        ))}
      </fieldset>
      <Confirm
        text=""
        yes={chosen ? say('inscription.faction.yes', { faction: chosen }) : say('inscription.faction.pick')}
        disabled={chosen === undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}
