import { say } from '../../text/text.ts'
import { cardName } from '../cards/cards.ts'
import { CardWords } from '../lookUp/CardWords.tsx'

/** What a people can do. */
export const RealmAbilities = ({ abilities }: { abilities: readonly string[] }) => (
  <section aria-labelledby="abilities">
    <h3 id="abilities">{say('galaxy.abilities')}</h3>
    <dl class="abilities">
      {abilities.map(id => (
        <div key={id}>
          <dt>{cardName(id)}</dt>
          <CardWords id={id} as="dd" />
        </div>
      ))}
    </dl>
  </section>
)
