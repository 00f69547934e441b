import { say } from '../../text/text.ts'
import { cardName, cardOf } from '../cards/cards.ts'
import { NotYet } from '../cards/NotYet.tsx'
import { playableNow, playFromHand } from '../cards/playable.ts'
import { CardWords } from '../lookUp/CardWords.tsx'
import { grouped } from '../map/piecesOn.ts'
import { Changed } from '../parts/Changes.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import type { PageProps } from './page.ts'

/** Cards in my hand, with when and how they are played. */
export function HandCards({ table, seat }: PageProps) {
  const { limit, by } = reads.handLimit(table, seat)
  const held = reads.cardsInHand()
  // Copies say the same.
  const kinds = grouped(held, id => cardOf(id)?.id)
  return (
    <>
      <section aria-labelledby="hand">
        <h3 id="hand">{say('galaxy.hand.cards')}</h3>
        {held.length === 0 && <p class="hint">{say('galaxy.hand.none')}</p>}
        <ul class="cards">
          {[...kinds.values()].map(([id = '', ...copies]) => (
            <HeldCard key={id} ids={[id, ...copies]} />
          ))}
        </ul>
        <p class="hint">
          {say('galaxy.hand.limit', { count: limit })} <Changed by={by} />
        </p>
        <p class="hint">
          {say('galaxy.hand.deck', { count: table.decks.action, gone: table.discards.action.length })}
        </p>
      </section>
      <reads.HandExtras table={table} seat={seat} />
    </>
  )
}

/** One of a kind, and how many of it; where its time has come it is played from here. */
export function HeldCard({ ids }: { ids: readonly string[] }) {
  const [id = ''] = ids
  const playable = ids.find(each => playableNow.value.has(each))
  return (
    <li class={playable ? 'card playable' : 'card'}>
      <h4>
        {cardName(id)} {ids.length > 1 && <Tag look="strong">{`× ${ids.length}`}</Tag>}
      </h4>
      <CardWords id={id} />
      <NotYet card={id} />
      {playable && (
        <p class="play-it">
          <span class="hint">{say('galaxy.hand.now')}</span>
          <button type="button" class="primary" onClick={() => playFromHand(playable)}>
            {say('galaxy.card.play')}
          </button>
        </p>
      )}
    </li>
  )
}
