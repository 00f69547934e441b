import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../shared/engine/rules.ts'
import { SeatMark, SeatName } from '../../parts/SeatMark.tsx'
import { wide } from '../../parts/wide.ts'
import { called, isSeat, say } from '../../text/text.ts'
import type { Card } from '../cards/card.ts'
import { agendaPart, cardName, cardOf } from '../cards/cards.ts'
import { NotYet } from '../cards/NotYet.tsx'
import { CardWords } from '../lookUp/CardWords.tsx'
import { nameOf } from '../names.ts'
import { Changed } from '../parts/Changes.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import type { Agenda, Table } from '../table.ts'
import { galaxyTable } from '../table.ts'
import { type Standing, standings } from './standings.ts'

/** What can be voted for, as it is called. */
export function subjectName(id: string): string {
  if (isSeat(id)) return called('seat', id)
  if (cardOf(id)) return cardName(id)
  const colours = ['for', 'against', 'red', 'green', 'blue', 'yellow']
  return colours.includes(id) ? say(`galaxy.vote.${id}`) : nameOf('planet', id)
}

interface AgendaCardProps {
  /** Among many choices, whose votes are still to come unfolds on a phone. */
  brief?: boolean
  /** A line that unfolds: something else is asked meanwhile, and has the room. */
  folded?: boolean
}

/** The political card before the council: what each outcome does and who is for it, and whose votes are still to come. */
export function AgendaCard({ brief, folded }: AgendaCardProps) {
  const table = galaxyTable.value
  const agenda = table?.agenda
  if (!table || !agenda) return null
  const card = cardOf(agenda.card)
  if (!card) return null
  const of = reads.votingOrder(table).length
  const cast = say('galaxy.agenda.cast', { count: Object.keys(agenda.votes).length, of })
  const outcomes = (
    <>
      <NotYet card={agenda.card} />
      {card.vote === 'forAgainst' ? <Outcomes card={card} agenda={agenda} /> : <Elected agenda={agenda} />}
      <reads.AgendaExtras table={table} />
    </>
  )
  if (folded)
    return (
      <details class="agenda">
        <summary>
          <strong>{cardName(agenda.card)}</strong> · {cast}
        </summary>
        {outcomes}
        <Order table={table} agenda={agenda} />
      </details>
    )
  return (
    <section class="agenda" aria-labelledby="agenda">
      <h2 id="agenda">
        <span class="agenda-name">{cardName(agenda.card)} </span>
        {card.vote !== 'forAgainst' && <Kind card={card} />}
      </h2>
      {outcomes}
      {brief && !wide.value ? (
        <details>
          <summary>{cast}</summary>
          <Order table={table} agenda={agenda} />
        </details>
      ) : (
        <Order table={table} agenda={agenda} />
      )}
    </section>
  )
}

const Kind = ({ card: { law } }: { card: Card }) => (
  <Tag>{say(law ? 'galaxy.agenda.law' : 'galaxy.agenda.event')}</Tag>
)

/** For beside against, each with what it does. */
function Outcomes({ card, agenda }: { card: Card; agenda: Agenda }) {
  const all = standings(agenda)
  const sides = (['for', 'against'] as const).map(side => all.find(({ what }) => what === side) ?? none(side))
  return (
    <ul class="outcomes">
      {sides.map(standing => (
        <li key={standing.what} class={standing.leads ? 'outcome leads' : 'outcome'}>
          <Sum standing={standing} beside={standing.what === 'for' && <Kind card={card} />} />
          <p>{agendaPart(card, standing.what as 'for' | 'against')}</p>
        </li>
      ))}
    </ul>
  )
}

const none = (what: string): Standing => ({ what, ids: [what], count: 0, seats: [], leads: false, share: 0 })

/** Whom the votes name so far, most first. */
const Elected = ({ agenda }: { agenda: Agenda }) => (
  <>
    <CardWords id={agenda.card} />
    {Object.values(agenda.votes).some(({ what }) => what) && (
      <ul class="outcomes">
        {standings(agenda).map(standing => (
          <li key={standing.what} class={standing.leads ? 'outcome leads' : 'outcome'}>
            <Sum standing={standing} />
          </li>
        ))}
      </ul>
    )}
  </>
)

interface SumProps {
  standing: Standing
  beside?: ComponentChildren
}

const Sum = ({ standing: { ids, count, seats, share }, beside }: SumProps) => (
  <p class="outcome-sum" style={`--share:${share}`}>
    <strong>{ids.map(subjectName).join(' + ')}</strong>
    {beside}
    <span class="outcome-seats" aria-hidden="true">
      {seats.map(seat => (
        <SeatMark key={seat} seat={seat} size={20} />
      ))}
    </span>
    <b aria-hidden="true">{count}</b>
    <span class="hidden">{say('galaxy.vote.has', { count })}</span>
  </p>
)

/** Who votes when, the Speaker last. */
function Order({ table, agenda }: { table: Table; agenda: Agenda }) {
  const order = reads.votingOrder(table)
  return (
    <ul class="votes">
      {order.map(seat => (
        <li key={seat} class={agenda.asked === seat ? 'now' : agenda.votes[seat] ? 'cast' : ''}>
          <SeatName seat={seat} />
          <span class="hint">{votedBy(table, agenda, seat)}</span>
          {!agenda.votes[seat] && <Changed by={reads.changesOf(table, seat, 'votes', 0, {})} />}
        </li>
      ))}
    </ul>
  )
}

function votedBy(table: Table, { votes }: Agenda, seat: Seat): string {
  const vote = votes[seat]
  if (!vote) return say('galaxy.vote.has', { count: reads.votesOf(table, seat) })
  return vote.what
    ? `${vote.what.map(subjectName).join(' + ')} · ${vote.count}`
    : say('galaxy.vote.abstained')
}
