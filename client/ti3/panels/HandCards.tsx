import type { OneOf } from '../../../shared/engine/options.ts'
import { room } from '../../net/room.ts'
import { turnTo } from '../../room/asked.ts'
import { closeTab } from '../../room/openTab.ts'
import { say } from '../../text/text.ts'
import { grouped } from '../fleets/onMap.ts'
import { ti3Hand } from '../seen.ts'
import { cardName, cardOf, cardText } from './cards.ts'
import { NotYet } from './NotYet.tsx'
import type { PageProps } from './page.ts'
import { Tag } from './Tag.tsx'

/** Which of my cards the time is right for, between all other questions. */
function playableNow(): (...ids: string[]) => boolean {
  const { of = {} } = (room.value?.may?.['playAnyTime'] ?? {}) as Partial<OneOf>
  return (...ids) => ids.some(id => id in of)
}

const goPlay = () => {
  turnTo('playAnyTime')
  closeTab()
}

/** Action cards in my hand, with when and how they are played. */
export function HandCards({ table }: PageProps) {
  const { actionCards = {}, politicalCards = [] } = ti3Hand.value ?? {}
  const held = [...Object.keys(actionCards).sort(), ...politicalCards]
  // Copies say the same.
  const kinds = grouped(held, id => cardOf(id)?.card.id)
  const mayBePlayed = playableNow()
  return (
    <section aria-labelledby="hand">
      <h3 id="hand">{say('ti3.hand.cards')}</h3>
      {held.length === 0 && <p class="hint">{say('ti3.hand.none')}</p>}
      <ul class="cards">
        {[...kinds.values()].map(([id = '', ...copies]) => (
          <li key={id} class={mayBePlayed(id, ...copies) ? 'card playable' : 'card'}>
            <h4>
              {cardName(id)} {copies.length > 0 && <Tag look="strong">{`× ${copies.length + 1}`}</Tag>}
            </h4>
            {cardText(id).map(part => (
              <p key={part}>{part}</p>
            ))}
            <NotYet card={id} />
            {mayBePlayed(id, ...copies) && (
              <button type="button" onClick={goPlay}>
                {say('ti3.card.play')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="hint">
        {say('ti3.hand.deck', { count: table.decks.action, gone: table.discards.action.length })}
      </p>
    </section>
  )
}
