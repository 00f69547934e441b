import { say } from '../../text/text.ts'
import { cardName, cardText } from '../cards/cards.ts'

/** What a people can do. */
export const RealmAbilities = ({ abilities }: { abilities: readonly string[] }) => (
  <section aria-labelledby="abilities">
    <h3 id="abilities">{say('galaxy.abilities')}</h3>
    <dl class="abilities">
      {abilities.map(id => (
        <div key={id}>
          <dt>{cardName(id)}</dt>
          {cardText(id).map(part => (
            <dd key={part}>{part}</dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
)
