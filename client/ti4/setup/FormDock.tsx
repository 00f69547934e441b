import { type FormId, factions } from '../../../shared/ti4/content/factions.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { edition } from '../../galaxy/edition.ts'
import { CardWords } from '../../galaxy/lookUp/CardWords.tsx'
import { nameOf } from '../../galaxy/names.ts'
import { Homeworlds } from '../../galaxy/setup/Homeworlds.tsx'
import { ReadDock } from '../../galaxy/setup/ReadDock.tsx'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'

const forms = factions.keleres.forms ?? ({} as NonNullable<(typeof factions)['keleres']['forms']>)

/** In whose place Keleres live: the planets and the hero that come with it are read before one is chosen. */
export const FormDock = ({ ask }: { ask: Asked }) => (
  <ReadDock
    ask={ask}
    named={id => nameOf('faction', forms[id as FormId].like)}
    about={id => <FormFacts id={id as FormId} />}
    hint={say('ti4.form.read')}
    yes={say('ti4.form.take')}
  />
)

function FormFacts({ id }: { id: FormId }) {
  const { homeSystem, hero } = forms[id]
  return (
    <>
      <Homeworlds planets={edition.system(homeSystem).planets} />
      <section aria-labelledby="form-hero">
        <h3 id="form-hero">{say('ti4.form.hero')}</h3>
        <dl class="abilities">
          <div>
            <dt>{cardName(hero)}</dt>
            <CardWords id={hero} as="dd" />
          </div>
        </dl>
      </section>
    </>
  )
}
