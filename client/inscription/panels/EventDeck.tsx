import { type EventCard, events, type Stage } from '../../../shared/inscription/content/events.ts'
import { idsIn } from '../../../shared/inscription/content/sets.ts'
import { chosenFor, type Table } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { roman } from '../status.ts'

const stages: readonly Stage[] = [1, 2, 3, 4, 5]
const kinds = ['strategy', 'war', 'council', 'production', 'special'] as const

/** What was, what is and what is still to come: the cards are known, their order is not. */
export function EventDeck({ table }: { table: Table }) {
  const seen = new Set<string>([...table.past, ...(table.event ? [table.event] : [])])
  const all = idsIn(chosenFor(table), events)
  const isShort = table.decks.events + seen.size < all.length
  return (
    <section>
      <h2>
        {say('inscription.deck')}{' '}
        <span class="hint">{say('inscription.deck.left', { count: table.decks.events })}</span>
      </h2>
      <ol class="ins-deck">
        {stages.map(stage => {
          const left = all
            .map((id): EventCard => events[id])
            .filter(card => card.stage === stage && !seen.has(card.id))
          const played = all.filter(id => events[id].stage === stage && seen.has(id))
          return (
            <li key={stage}>
              <b class="ins-stage">{roman(stage)}</b>
              <span>
                {played.map(id => (
                  <span key={id} class={id === table.event ? 'now' : 'past'}>
                    {nameOf('event', id)}
                  </span>
                ))}
                {kinds.map(kind => {
                  const count = left.filter(({ type }) => type === kind).length
                  if (count === 0 || (isShort && stage === 5 && kind === 'special')) return null
                  return (
                    <span key={kind} class="hint">
                      {isShort && stage === 5 ? 1 : count} × {say(`inscription.event.${kind}`)}
                    </span>
                  )
                })}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
