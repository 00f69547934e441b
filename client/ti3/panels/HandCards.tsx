import { say } from '../../text/text.ts'
import { ti3Hand } from '../seen.ts'
import { cardName, cardText } from './cards.ts'
import type { PageProps } from './page.ts'

/** Action cards in my hand, with when and how they are played. */
export function HandCards({ table }: PageProps) {
  const { actionCards = {}, politicalCards = [] } = ti3Hand.value ?? {}
  const held = [...Object.keys(actionCards).sort(), ...politicalCards]
  return (
    <section aria-labelledby="hand">
      <h3 id="hand">{say('ti3.hand.cards')}</h3>
      {held.length === 0 && <p class="hint">{say('ti3.hand.none')}</p>}
      <ul class="cards">
        {held.map(id => (
          <li key={id} class="card">
            <h4>{cardName(id)}</h4>
            {cardText(id).map(part => (
              <p key={part}>{part}</p>
            ))}
          </li>
        ))}
      </ul>
      <p class="hint">
        {say('ti3.hand.deck', { count: table.decks.action, gone: table.discards.action.length })}
      </p>
    </section>
  )
}
