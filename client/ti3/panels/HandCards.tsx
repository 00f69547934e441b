import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { handLimit } from '../../../shared/ti3/realm.ts'
import { holdsPoliticalCards } from '../../../shared/ti3/strategySet.ts'
import { say } from '../../text/text.ts'
import { Changed } from '../ByLaw.tsx'
import { grouped } from '../fleets/onMap.ts'
import { ti3Hand } from '../seen.ts'
import { cardName, cardOf, cardText } from './cards.ts'
import { NotYet } from './NotYet.tsx'
import type { PageProps } from './page.ts'
import { playableNow, playFromHand } from './playable.ts'
import { Tag } from './Tag.tsx'

/** Action cards in my hand, with when and how they are played. */
export function HandCards({ table, seat }: PageProps) {
  const by = changesOf(table, seat, 'handLimit', handLimit, {})
  const limit = handLimit + by.reduce((sum, one) => sum + one.by, 0)
  const { actionCards = {}, politicalCards = [], politicalHand } = ti3Hand.value ?? {}
  const held = [...Object.keys(actionCards).sort(), ...politicalCards]
  // Copies say the same.
  const kinds = grouped(held, id => cardOf(id)?.card.id)
  return (
    <>
      <section aria-labelledby="hand">
        <h3 id="hand">{say('ti3.hand.cards')}</h3>
        {held.length === 0 && <p class="hint">{say('ti3.hand.none')}</p>}
        <ul class="cards">
          {[...kinds.values()].map(([id = '', ...copies]) => (
            <Held
              key={id}
              id={id}
              copies={copies.length}
              plays={[id, ...copies].find(copy => playableNow.value.has(copy))}
            />
          ))}
        </ul>
        <p class="hint">
          {say('ti3.hand.limit', { count: limit })} <Changed by={by} />
        </p>
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
                <Held key={id} id={id} copies={0} />
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

interface HeldProps {
  id: string
  copies: number
  /** The copy that can be played now. */
  plays?: string | undefined
}

const Held = ({ id, copies, plays }: HeldProps) => (
  <li class={plays === undefined ? 'card' : 'card playable'}>
    <h4>
      {cardName(id)} {copies > 0 && <Tag look="strong">{`× ${copies + 1}`}</Tag>}
    </h4>
    {cardText(id).map(part => (
      <p key={part}>{part}</p>
    ))}
    <NotYet card={id} />
    {plays !== undefined && (
      <p class="play-it">
        <span class="hint">{say('ti3.hand.now')}</span>
        <button type="button" class="primary" onClick={() => playFromHand(plays)}>
          {say('ti3.card.play')}
        </button>
      </p>
    )}
  </li>
)
