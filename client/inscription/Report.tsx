import type { Seat } from '../../shared/engine/rules.ts'
import { sides } from '../../shared/inscription/content/assets.ts'
import { type EventId, events } from '../../shared/inscription/content/events.ts'
import { spoilsOf } from '../../shared/inscription/printed.ts'
import type { Line } from '../../shared/protocol.ts'
import { mySeat, room } from '../net/room.ts'
import { Say } from '../parts/Say.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { say } from '../text/text.ts'
import { nameOf } from './names.ts'
import { powerName } from './panels/Objectives.tsx'
import { putAside, report, type Report as Told } from './reports.ts'
import { AssetSign } from './Signs.tsx'
import { marksOf } from './seen.ts'

/** A war, a vote or a production, as it came out. */
export function Report() {
  const told = report.value
  if (!told || room.value?.stage === 'over') return null
  return (
    <section class={`ins-report of-${told.kind}`} aria-live="polite">
      <h2>{nameOf('event', told.event)}</h2>
      {told.kind === 'war' ? <War told={told} /> : <Lines told={told} />}
      <button type="button" class="primary" onClick={() => putAside(told)}>
        {say('inscription.report.on')}
      </button>
    </section>
  )
}

const Lines = ({ told: { lines } }: { told: Told }) => (
  <ul>
    {lines
      .filter(({ text }) => /\.log\.(vote|outcome|production|agenda|counterAgenda)/.test(text))
      .map(({ text, about }, i) => (
        <li key={`${text}${i}`} class={text.includes('outcome') ? 'decided' : ''}>
          <Say text={text} about={about} />
        </li>
      ))}
  </ul>
)

function War({ told }: { told: Told }) {
  const fought = told.lines.filter(({ text }) => text.startsWith('inscription.log.war.'))
  const me = mySeat.value
  const mine = fought.filter(({ about }) => about?.['seat'] === me)
  const others = fought.filter(({ about, text }) => about?.['seat'] !== me && !text.endsWith('.lost'))
  return (
    <>
      {me && mine.length > 0 && (
        <div class="ins-duels">
          {sides.map(side => {
            const line = mine.find(({ about }) => about?.['side'] === side)
            return line ? <Duel key={side} line={line} seat={me} event={told.event as EventId} /> : null
          })}
        </div>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ text, about }, i) => (
            <li key={`${text}${i}`}>
              <Say text={text} about={about} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Strength against strength, and what it brought. */
function Duel({ line, seat, event }: { line: Line; seat: Seat; event: EventId }) {
  const about = line.about ?? {}
  const side = about['side'] === 'left' ? 'left' : 'right'
  const other = String(about['other'] ?? 'ai')
  const result = line.text.slice(line.text.lastIndexOf('.') + 1)
  const marks = marksOf(seat)
  const spoils = marks && spoilsOf(marks, events[event].stage - 1)
  return (
    <div class={`ins-duel ${result} ${side}`}>
      <p class="ins-who">
        {other !== 'ai' && <SeatMark seat={other} size={24} />} {powerName(other)}
      </p>
      <p class="ins-strengths">
        <b>{about['strength']}</b>
        <span aria-hidden="true">:</span>
        <b>{about['against']}</b>
      </p>
      <p class="ins-result">
        {say(`inscription.war.${result}`)}
        {result === 'won' && spoils && <AssetSign asset={spoils[side]} size={26} />}
        {result === 'lost' && spoils && <span class="ins-loss">{spoils.loss.slice(3)}</span>}
      </p>
    </div>
  )
}
