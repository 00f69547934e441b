import { agendas } from '../../../shared/ti4/content/agendas.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { cardName, cardText } from '../../galaxy/cards/cards.ts'
import { subjectName } from '../../galaxy/council/AgendaCard.tsx'
import { CardWords } from '../../galaxy/lookUp/CardWords.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { mySeat } from '../../net/room.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { ti4Hand } from '../table.ts'

/** What lies beneath a vote whose agenda is hidden, and what others have foretold of it. */
export const AgendaExtras = ({ table }: { table: Table }) => (
  <>
    <Beneath table={table} />
    <Foretold table={table} />
  </>
)

/** The Speaker alone reads it; the others know what can be voted for. */
function Beneath({ table: { agenda } }: { table: Table }) {
  if (agenda?.hidden === undefined) return null
  const known = agenda.shown ?? (agenda.hidden === mySeat.value ? ti4Hand.value?.agenda : undefined)
  return (
    <div class="beneath">
      {known === undefined ? (
        <p class="hint">{say('ti4.agenda.hidden', { seat: agenda.hidden })}</p>
      ) : (
        <>
          <p>
            <strong>{cardName(known)}</strong> <Tag>{say(kindOf(known))}</Tag>{' '}
            {!agenda.shown && <span class="hint">{say('ti4.agenda.yoursAlone')}</span>}
          </p>
          <CardWords id={known} />
        </>
      )}
      {known === undefined && agenda.elects !== 'forAgainst' && (
        <p class="hint">{agenda.candidates.map(subjectName).join(' · ')}</p>
      )}
    </div>
  )
}

const kindOf = (id: keyof typeof agendas) =>
  agendas[id].law === undefined ? 'galaxy.agenda.event' : 'galaxy.agenda.law'

function Foretold({ table: { agenda } }: { table: Table }) {
  const all = Object.entries(agenda?.predictions ?? {})
  if (all.length === 0) return null
  return (
    <ul class="foretold" aria-label={say('ti4.foretold')}>
      {all.map(([card, { by, outcome }]) => (
        <li key={card}>
          <details>
            <summary>
              <SeatName seat={by} />{' '}
              {say('ti4.foretold.by', { card: cardName(card), outcome: subjectName(outcome) })}
            </summary>
            {cardText(card).map(part => (
              <p key={part} class="hint">
                {part}
              </p>
            ))}
          </details>
        </li>
      ))}
    </ul>
  )
}
