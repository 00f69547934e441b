import type { OneOf } from '../../../shared/engine/options.ts'
import { holdsPoliticalCards } from '../../../shared/ti3/strategySet.ts'
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
  const { actionCards = {}, politicalCards = [], politicalHand } = ti3Hand.value ?? {}
  const held = [...Object.keys(actionCards).sort(), ...politicalCards]
  // Copies say the same.
  const kinds = grouped(held, id => cardOf(id)?.card.id)
  const mayBePlayed = playableNow()
  return (
    <>
      <section aria-labelledby="hand">
        <h3 id="hand">{say('ti3.hand.cards')}</h3>
        {held.length === 0 && <p class="hint">{say('ti3.hand.none')}</p>}
        <ul class="cards">
          {[...kinds.values()].map(([id = '', ...copies]) => (
            <Held key={id} id={id} copies={copies.length} isPlayable={mayBePlayed(id, ...copies)} />
          ))}
        </ul>
        <p class="hint">
          {say('ti3.hand.deck', { count: table.decks.action, gone: table.discards.action.length })}
        </p>
      </section>
      {holdsPoliticalCards(table) && (
        <section aria-labelledby="political-hand">
          <h3 id="political-hand">{say('ti3.hand.political')}</h3>
          <p class="hint">{say('ti3.hand.political.hint')}</p>
          <ul class="cards">
            {Object.keys(politicalHand ?? {})
              .sort()
              .map(id => (
                <Held key={id} id={id} copies={0} isPlayable={false} />
              ))}
          </ul>
          <p class="hint">
            {say('ti3.hand.deck', { count: table.decks.political, gone: table.discards.political.length })}
          </p>
        </section>
      )}
    </>
  )
}

const Held = ({ id, copies, isPlayable }: { id: string; copies: number; isPlayable: boolean }) => (
  <li class={isPlayable ? 'card playable' : 'card'}>
    <h4>
      {cardName(id)} {copies > 0 && <Tag look="strong">{`× ${copies + 1}`}</Tag>}
    </h4>
    {cardText(id).map(part => (
      <p key={part}>{part}</p>
    ))}
    <NotYet card={id} />
    {isPlayable && (
      <button type="button" onClick={goPlay}>
        {say('ti3.card.play')}
      </button>
    )}
  </li>
)
