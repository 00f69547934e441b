import { holdsPoliticalCards } from '../../../shared/ti3/strategySet.ts'
import { HeldCard } from '../../galaxy/pages/HandCards.tsx'
import { say } from '../../text/text.ts'
import { ti3Hand } from '../table.ts'
import type { PageProps } from './page.ts'

/** Political cards of one's own, where they are held at all. */
export function PoliticalHand({ table }: PageProps) {
  if (!holdsPoliticalCards(table)) return null
  return (
    <section aria-labelledby="political-hand">
      <h3 id="political-hand">{say('ti3.hand.political')}</h3>
      <p class="hint">{say('ti3.hand.political.hint')}</p>
      <ul class="cards">
        {Object.keys(ti3Hand.value?.politicalHand ?? {})
          .sort()
          .map(id => (
            <HeldCard key={id} ids={[id]} />
          ))}
      </ul>
      <p class="hint">
        {say('galaxy.hand.deck', { count: table.decks.political, gone: table.discards.political.length })}
      </p>
    </section>
  )
}
