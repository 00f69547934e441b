import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { middle } from '../../../shared/galaxy/hexes.ts'
import { room } from '../../net/room.ts'
import { backCloses } from '../../parts/backCloses.ts'
import { say } from '../../text/text.ts'
import { lookedAt } from '../map/picking.ts'
import { galaxyTable } from '../table.ts'
import { Lines, whenOf } from './Lines.tsx'
import { pastOverlay } from './PastOverlay.tsx'
import { type Past, past, retelling } from './past.ts'
import { type Playback, usePlayback } from './playback.ts'
import { hexesOf, type Step } from './steps.ts'
import { Transport } from './Transport.tsx'

const leave = () => {
  retelling.value = undefined
}

/** The last turns once more, in place of the dock: the map goes back to how it was, and nothing else does. */
export function Retelling() {
  const section = useRef<HTMLElement>(null)
  const playback = usePlayback(galaxyTable.value?.order.length ?? 1)
  const { step, state } = playback
  useEffect(() => {
    lookedAt.value = undefined
    section.current?.focus()
    return () => {
      past.value = undefined
    }
  }, [])
  useEffect(() => {
    if (step) past.value = pastOf(step)
  }, [step])
  useLayoutEffect(() => backCloses(leave), [])
  useAskedAway()
  return (
    <section
      ref={section}
      class="past-dock"
      aria-label={say('galaxy.past.title')}
      tabIndex={-1}
      onKeyDown={event => press(event, playback)}>
      <header class="past-head">
        <h2>
          <span class="past-tag">{say('galaxy.past')}</span> {step && stageOf(step)}
        </h2>
        {step && <span class="hint">{whenOf(step)}</span>}
        <button type="button" class="primary" onClick={leave}>
          {say('galaxy.past.now')}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="past-lines" aria-live="polite" aria-atomic="true" tabIndex={0}>
        {step ? <Lines key={playback.at - playback.steps.length} step={step} /> : <p>{say(untold[state])}</p>}
        {state === 'failed' && (
          <button type="button" onClick={playback.again}>
            {say('galaxy.past.again')}
          </button>
        )}
      </div>
      {step && <Transport playback={playback} />}
      <p class="hint past-rest">{say('galaxy.past.rest')}</p>
    </section>
  )
}

/** In the past one only looks. */
function pastOf(step: Step): Past {
  const hexes = hexesOf(step)
  const attend = hexes.length > 0 ? [middle, ...hexes] : undefined
  const Overlay = pastOverlay(step)
  return {
    table: step.after,
    map: () => ({
      selected: lookedAt.value ?? hexes[0],
      onPick(hex) {
        lookedAt.value = lookedAt.value === hex ? undefined : hex
      },
      label: say('galaxy.past.map'),
      Overlay,
      attend,
    }),
  }
}

const stageOf = ({ after: { round, phase } }: Step): string =>
  round > 0
    ? say('galaxy.stage.round', { round, phase: say(`galaxy.phase.${phase}`) })
    : say('galaxy.stage.ready')

const untold = {
  fetching: 'galaxy.past.fetching',
  failed: 'refused.offline',
  ready: 'galaxy.past.none',
} as const

function press(event: KeyboardEvent, { at, steps, playing, go, turn, play }: Playback) {
  // The slider has keys of its own, and a button is pressed by the space bar.
  const inside = event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement
  const { key } = event
  if (key === 'Escape') leave()
  else if (key === 'PageUp') turn(-1)
  else if (key === 'PageDown') turn(1)
  else if (event.target instanceof HTMLInputElement) return
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
