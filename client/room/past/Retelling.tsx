import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { backCloses } from '../../parts/backCloses.ts'
import { say } from '../../text/text.ts'
import { gameView } from '../gameView.ts'
import { Charts } from './Charts.tsx'
import { placesOf } from './chapters.ts'
import { JumpTo } from './JumpTo.tsx'
import { Lines, whenOf } from './Lines.tsx'
import { retelling } from './past.ts'
import { type Playback, usePlayback } from './playback.ts'
import { ShareMoment } from './ShareMoment.tsx'
import { nameOfStep } from './steps.ts'
import { toldHere } from './story.ts'
import { Transport } from './Transport.tsx'
import type { PastView } from './view.ts'

const leave = () => {
  retelling.value = undefined
}

/** The game once more, in place of the dock: the board goes back to how it was. */
export function Retelling({ view }: { view: PastView }) {
  const section = useRef<HTMLElement>(null)
  const [charted, chart] = useState(false)
  const seats = gameView.value?.seating() ?? []
  const playback = usePlayback(seats.length || 1)
  const { step, steps, state, at, go } = playback
  const places = useMemo(() => {
    const lines = steps.flatMap(step => step.lines)
    return placesOf(steps, gameView.peek()?.greatIn?.(lines, 0) ?? [])
  }, [steps])
  const charts = useMemo(() => view.charts(), [view])
  useEffect(() => {
    section.current?.focus()
    return () => {
      view.show(undefined)
      leave()
    }
  }, [view])
  useEffect(() => {
    if (step) view.show(step)
  }, [step])
  useLayoutEffect(() => (toldHere.peek() ? undefined : backCloses(leave)), [])
  useAskedAway()
  return (
    <section
      ref={section}
      class="past-dock"
      aria-label={say('past.title')}
      tabIndex={-1}
      onKeyDown={event => press(event, playback)}>
      <header class="past-head">
        <h2>
          <span class="past-tag">{say('past.then')}</span> {step && view.stage(step)}
        </h2>
        {step && <span class="hint">{whenOf(step)}</span>}
        {!toldHere.value && (
          <button type="button" class="primary" onClick={leave}>
            {say('past.now')}
          </button>
        )}
      </header>
      {charted && steps.length > 0 ? (
        <Charts charts={charts} steps={steps} seats={seats} at={at} go={go} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        <div class="past-lines" aria-live="polite" aria-atomic="true" tabIndex={0}>
          {step ? <Lines key={at - steps.length} step={step} /> : <p>{say(untold[state])}</p>}
          {state === 'failed' && (
            <button type="button" onClick={playback.again}>
              {say('past.again')}
            </button>
          )}
        </div>
      )}
      {step && (
        <>
          <Transport playback={playback} places={places} />
          <div class="past-tools">
            <JumpTo places={places} view={view} go={go} />
            <button
              type="button"
              class="icon-button"
              aria-pressed={charted}
              aria-label={say('past.charts')}
              title={say('past.charts')}
              onClick={() => chart(!charted)}>
              <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="M4 4v16h16M7.500 15l4-5 3.500 3 5-7" />
              </svg>
            </button>
            {!toldHere.value && <ShareMoment name={nameOfStep(steps, at)} title={view.stage(step)} />}
          </div>
        </>
      )}
      <p class="hint past-rest">{view.rest}</p>
    </section>
  )
}

const untold = {
  fetching: 'past.fetching',
  failed: 'refused.offline',
  ready: 'past.none',
} as const

function press(event: KeyboardEvent, { at, steps, playing, go, leap, play }: Playback) {
  // What is chosen from has keys of its own, and a button is pressed by the space bar.
  const { target, key } = event
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  const inside = isField || target instanceof HTMLButtonElement
  const chapter = event.shiftKey ? 'round' : 'turn'
  if (key === 'Escape') {
    if (!toldHere.peek()) leave()
  } else if (target instanceof HTMLSelectElement) return
  else if (key === 'PageUp') leap(-1, chapter)
  else if (key === 'PageDown') leap(1, chapter)
  else if (isField) return
  else if (key === 'ArrowLeft') go(at - 1)
  else if (key === 'ArrowRight') go(at + 1)
  else if (key === 'Home') go(0)
  else if (key === 'End') go(steps.length - 1)
  else if (key === ' ' && !inside) play(!playing)
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Asked anything anew one is back in the present at once; what one was asked before may wait. */
function useAskedAway() {
  const asks = room.value?.asks
  const known = useRef(new Set(asks?.map(({ key }) => key)))
  useEffect(() => {
    if (asks?.some(({ key }) => !known.current.has(key))) leave()
  }, [asks])
}
