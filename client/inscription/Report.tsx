import { useEffect, useState } from 'preact/hooks'
import { mySeat, room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { Say } from '../parts/Say.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { say, t } from '../text/text.ts'
import { dressedMoments } from './moments/dressed.ts'
import { nameOf } from './names.ts'
import {
  isFight,
  isOutcome,
  isProduction,
  putAside,
  report,
  resultOf,
  type Report as Told,
} from './reports.ts'
import { theHand, theTable } from './table.ts'

const Whole = lazy(async () => (await dressedMoments()).Told)

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
          {told.kind === 'production' ? <Lines told={told} /> : <Whole told={told} />}
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
      .filter(({ text }) => isProduction(text))
      .map(({ text, about }, i) => (
        <li key={`${text}${i}`}>
          <Say text={text} about={about} />
        </li>
      ))}
  </ul>
)
