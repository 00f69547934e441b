import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../shared/engine/rules.ts'
import { sides } from '../../shared/inscription/content/assets.ts'
import { type EventId, events } from '../../shared/inscription/content/events.ts'
import { spoilsOf } from '../../shared/inscription/printed.ts'
import type { Line } from '../../shared/protocol.ts'
import { mySeat, room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { nameOf } from './names.ts'
import { powerName } from './panels/Objectives.tsx'
import { putAside, report, type Report as Told } from './reports.ts'
import { AssetSign } from './Signs.tsx'
import { marksOf, theHand, theTable } from './table.ts'

/** A war, a vote or a production, as it came out: a line above the sheets that unfolds, and goes with the next mark. */
export function Report() {
  const [whole, unfold] = useState(false)
  const told = report.value
  const marked = (theHand.value?.turn.marks ?? 0) > 0
  const isPast = told !== undefined && marked && told.round < (theTable.value?.round ?? 0)
  useEffect(() => {
    if (isPast) putAside(told)
  }, [isPast])
  if (!told || isPast || room.value?.stage === 'over') return null
  return (
    <section class={`ins-report of-${told.kind}`} aria-live="polite">
      <button
        type="button"
        class="ins-report-line"
        aria-expanded={whole}
        aria-controls="report"
        onClick={() => unfold(!whole)}>
        <b>{nameOf('event', told.event)}</b>
        <span>
          <InShort told={told} />
        </span>
        <Unfolds />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('tab.close')}
        onClick={() => {
          unfold(false)
          putAside(told)
        }}>
        <Icon name="close" size={18} />
      </button>
      {whole && (
        <div id="report" class="ins-report-whole">
          {told.kind === 'war' ? <War told={told} /> : <Lines told={told} />}
        </div>
      )}
    </section>
  )
}

const Unfolds = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" class="icon" aria-hidden="true">
    <path d="M6 9.500l6 6 6-6" />
  </svg>
)

/** My own part of it, or how it came out for all. */
function InShort({ told: { kind, lines } }: { told: Told }) {
  const me = mySeat.value
  const mine = lines.filter(({ about }) => me !== undefined && about?.['seat'] === me)
  const fought = mine.filter(({ text }) => isFight(text))
  if (kind === 'war' && fought.length > 0)
    return (
      <>
        {fought.map(({ text, about = {} }) => (
          <span key={String(about['side'])} class={`ins-short ${resultOf(text)}`}>
            <SeatMarkOf power={String(about['other'] ?? 'ai')} size={20} />
            <b>
              {about['strength']} : {about['against']}
            </b>
            <i>{say(`inscription.war.${resultOf(text)}`)}</i>
          </span>
        ))}
      </>
    )
  const telling = { war: isFight, council: isOutcome, production: isProduction }[kind]
  const line = mine.find(({ text }) => telling(text)) ?? lines.find(({ text }) => telling(text))
  return line ? <Say text={line.text} about={line.about} /> : null
}

const isFight = (text: string) => text.startsWith('inscription.log.war.')
const isOutcome = (text: string) => text.startsWith('inscription.log.outcome.')
const isProduction = (text: string) => text.startsWith('inscription.log.production')
const resultOf = (text: string) => text.slice(text.lastIndexOf('.') + 1)

/** Two of them stand in a line of a phone. */
const SeatMarkOf = ({ power, size }: { power: string; size: number }) =>
  power === 'ai' ? (
    <>
      <Icon name="bot" size={size} />
      <span class="hidden">{say('inscription.ai')}</span>
    </>
  ) : (
    <SeatMark seat={power} size={size} />
  )

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
  const fought = told.lines.filter(({ text }) => isFight(text))
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
  const result = resultOf(line.text)
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
