import { changesOf } from '../../../shared/ti3/changedBy.ts'
import { handLimit } from '../../../shared/ti3/realm.ts'
import { holdsPoliticalCards } from '../../../shared/ti3/strategySet.ts'
import { say } from '../../text/text.ts'
import { cardName, cardOf, cardText } from '../cards/cards.ts'
import { NotYet } from '../cards/NotYet.tsx'
import { playableNow, playFromHand } from '../cards/playable.ts'
import { grouped } from '../map/piecesOn.ts'
import { Changed } from '../parts/Changes.tsx'
import { Tag } from '../parts/Tag.tsx'
import { ti3Hand } from '../table.ts'
import type { PageProps } from './page.ts'

/** Cards in my hand, with when and how they are played. */
export function HandCards({ table, seat }: PageProps) {
  const by = changesOf(table, seat, 'handLimit', handLimit, {})
  const { actionCards = {}, politicalCards = [], politicalHand } = ti3Hand.value ?? {}
  const held = [...Object.keys(actionCards).sort(), ...politicalCards]
  // Copies say the same.
  const kinds = grouped(held, id => cardOf(id)?.card.id)
  const limit = handLimit + by.reduce((sum, one) => sum + one.by, 0)
  return (
    <>
      <section aria-labelledby="hand">
        <h3 id="hand">{say('ti3.hand.cards')}</h3>
        {held.length === 0 && <p class="hint">{say('ti3.hand.none')}</p>}
        <ul class="cards">
          {[...kinds.values()].map(([id = '', ...copies]) => (
            <Held key={id} ids={[id, ...copies]} />
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
                <Held key={id} ids={[id]} />
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

/** One of a kind, and how many of it; where its time has come it is played from here. */
function Held({ ids }: { ids: readonly string[] }) {
  const [id = ''] = ids
  const playable = ids.find(each => playableNow.value.has(each))
  return (
    <li class={playable ? 'card playable' : 'card'}>
      <h4>
        {cardName(id)} {ids.length > 1 && <Tag look="strong">{`× ${ids.length}`}</Tag>}
      </h4>
      {cardText(id).map(part => (
        <p key={part}>{part}</p>
      ))}
      <NotYet card={id} />
      {playable && (
        <p class="play-it">
          <span class="hint">{say('ti3.hand.now')}</span>
          <button type="button" class="primary" onClick={() => playFromHand(playable)}>
            {say('ti3.card.play')}
          </button>
        </p>
      )}
    </li>
  )
}
