import { useEffect, useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import { type FormId, factions } from '../../../shared/ti4/content/factions.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { cardName, cardText } from '../../galaxy/cards/cards.ts'
import { readCards } from '../../galaxy/cards/printed.ts'
import { edition } from '../../galaxy/edition.ts'
import { nameOf } from '../../galaxy/names.ts'
import { Worth } from '../../galaxy/parts/Worth.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'

const forms = factions.keleres.forms ?? ({} as NonNullable<(typeof factions)['keleres']['forms']>)

/** In whose place Keleres live: the planets and the hero that come with it are read before one is chosen. */
export function FormDock({ ask }: { ask: Asked }) {
  const [chosen, choose] = useState<FormId>()
  useEffect(readCards, [])
  const offered = Object.keys((ask.options as OneOf).of) as FormId[]
  return (
    <>
      <div class="race-choice">
        <fieldset class="race-names">
          <legend class="hidden">{say(ask.text)}</legend>
          {offered.map(id => (
            <label key={id}>
              <input type="radio" name={ask.key} checked={id === chosen} onChange={() => choose(id)} />
              <span>{nameOf('faction', forms[id].like)}</span>
            </label>
          ))}
        </fieldset>
        {chosen === undefined ? (
          <p class="hint">{say('ti4.form.read')}</p>
        ) : (
          <FormFacts key={chosen} id={chosen} />
        )}
      </div>
      <Confirm
        text=""
        yes={say('ti4.form.take')}
        disabled={chosen === undefined}
        onYes={() => void give(ask, chosen)}
      />
    </>
  )
}

function FormFacts({ id }: { id: FormId }) {
  const { homeSystem, hero } = forms[id]
  return (
    <div class="my-realm" aria-live="polite">
      <section aria-labelledby="homeworlds">
        <h3 id="homeworlds">{say('galaxy.homeworlds')}</h3>
        <ul class="planet-list">
          {edition.system(homeSystem).planets.map(planet => {
            const { resources = 0, influence = 0 } = edition.planet(planet) ?? {}
            return (
              <li key={planet}>
                <strong>{nameOf('planet', planet)}</strong>
                <Worth resources={resources} influence={influence} />
              </li>
            )
          })}
        </ul>
      </section>
      <section aria-labelledby="form-hero">
        <h3 id="form-hero">{say('ti4.form.hero')}</h3>
        <dl class="abilities">
          <div>
            <dt>{cardName(hero)}</dt>
            {cardText(hero).map(part => (
              <dd key={part}>{part}</dd>
            ))}
          </div>
        </dl>
      </section>
    </div>
  )
}
