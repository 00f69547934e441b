import { politicalCards } from '../../../shared/ti3/content/politicalCards.ts'
import { votesOf, votingOrder } from '../../../shared/ti3/council.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { wide } from '../../parts/wide.ts'
import { called, isSeat, say } from '../../text/text.ts'
import { nameOf } from '../names.ts'
import { ti3Table } from '../seen.ts'
import { cardName, cardOf, cardText } from './cards.ts'
import { NotYet } from './NotYet.tsx'
import { Tag } from './Tag.tsx'

/** What can be voted for, as it is called. */
export function subjectName(id: string): string {
  if (isSeat(id)) return called('seat', id)
  if (cardOf(id)) return cardName(id)
  const colours = ['for', 'against', 'red', 'green', 'blue', 'yellow']
  return colours.includes(id) ? say(`ti3.vote.${id}`) : nameOf('planet', id)
}

/** The political card before the council, who voted how, and how many votes are still to come; among many choices that
 *  unfolds on a phone. */
export function AgendaCard({ brief }: { brief?: boolean }) {
  const table = ti3Table.value
  const agenda = table?.agenda
  if (!table || !agenda) return null
  const order = votingOrder(table)
  const sums = new Map<string, number>()
  for (const { count, what } of Object.values(agenda.votes)) {
    const key = what?.map(subjectName).join(' + ')
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + count)
  }
  const votes = (
    <ul class="votes">
      {order.map(seat => {
        const vote = agenda.votes[seat]
        return (
          <li key={seat} class={agenda.asked === seat ? 'now' : ''}>
            <SeatName seat={seat} />
            <span class="hint">
              {vote
                ? vote.what
                  ? `${vote.what.map(subjectName).join(' + ')} · ${vote.count}`
                  : say('ti3.vote.abstained')
                : say('ti3.vote.has', { count: votesOf(table, seat) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
  return (
    <section class="agenda" aria-labelledby="agenda">
      <h2 id="agenda">
        <span class="agenda-name">{cardName(agenda.card)} </span>
        <Tag>{say(politicalCards[agenda.card].law ? 'ti3.agenda.law' : 'ti3.agenda.event')}</Tag>
      </h2>
      {cardText(agenda.card).map(part => (
        <p key={part}>{part}</p>
      ))}
      <NotYet card={agenda.card} />
      {sums.size > 0 && (
        <p class="tags">
          {[...sums]
            .sort((a, b) => b[1] - a[1])
            .map(([what, count]) => (
              <Tag key={what} look="strong">{`${what}: ${count}`}</Tag>
            ))}
        </p>
      )}
      {brief && !wide.value ? (
        <details>
          <summary>
            {say('ti3.agenda.cast', { count: Object.keys(agenda.votes).length, of: order.length })}
          </summary>
          {votes}
        </details>
      ) : (
        votes
      )}
    </section>
  )
}
