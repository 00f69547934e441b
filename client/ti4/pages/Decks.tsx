import { explorationDecks, isExploring } from '../../../shared/ti4/exploring.ts'
import { Fact } from '../../galaxy/parts/Fact.tsx'
import { say } from '../../text/text.ts'
import type { PageProps } from './page.ts'

/** How many explorations and relics are left to find. */
export function Decks({ table }: Pick<PageProps, 'table'>) {
  if (!isExploring(table)) return null
  const { decks, discards } = table
  return (
    <section aria-labelledby="decks">
      <h3 id="decks">{say('ti4.decks')}</h3>
      <dl class="facts">
        {explorationDecks.map(deck => (
          <Fact
            key={deck}
            name={`ti4.explorationDeck.${deck}`}
            value={say('ti4.deck.left', { count: decks[deck], gone: discards[deck].length })}
          />
        ))}
        <Fact name="ti4.explorationDeck.relic" value={decks.relic} />
      </dl>
    </section>
  )
}
