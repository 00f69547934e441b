import { say } from '../../text/text.ts'
import type { Place } from './chapters.ts'
import type { Playback } from './playback.ts'

const signs = {
  roundBack: 'M20 5l-8 7 8 7zM13 5l-8 7 8 7zM4 5v14',
  turnBack: 'M19 5l-8 7 8 7zM7 5v14',
  back: 'M15 5l-7 7 7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  on: 'M9 5l7 7-7 7',
  turnOn: 'M5 5l8 7-8 7zM17 5v14',
  roundOn: 'M4 5l8 7-8 7zM11 5l8 7-8 7zM20 5v14',
} as const

interface PressProps {
  sign: keyof typeof signs
  disabled?: boolean
  onPress(): void
}

const Press = ({ sign, disabled = false, onPress }: PressProps) => (
  <button
    type="button"
    class={`icon-button past-${sign}`}
    aria-label={say(`past.${sign}`)}
    title={say(`past.${sign}`)}
    disabled={disabled}
    onClick={onPress}>
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  </button>
)

interface TransportProps {
  playback: Playback
  places: readonly Place[]
}

/** Step by step, turn by turn, round by round, by itself, or straight to a place. */
export function Transport({ playback, places }: TransportProps) {
  const { at, steps, playing, go, leap, play } = playback
  const last = steps.length - 1
  return (
    <div class="past-transport">
      <div class="past-track">
        <input
          type="range"
          aria-label={say('past.where')}
          aria-valuetext={say('past.step', { at: at + 1, of: last + 1 })}
          min={0}
          max={Math.max(0, last)}
          value={at}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <Marks places={places} last={last} />
      </div>
      <div class="past-buttons">
        <Press sign="roundBack" disabled={at === 0} onPress={() => leap(-1, 'round')} />
        <Press sign="turnBack" disabled={at === 0} onPress={() => leap(-1, 'turn')} />
        <Press sign="back" disabled={at === 0} onPress={() => go(at - 1)} />
        <Press sign={playing ? 'pause' : 'play'} onPress={() => play(!playing)} />
        <Press sign="on" disabled={at >= last} onPress={() => go(at + 1)} />
        <Press sign="turnOn" disabled={at >= last} onPress={() => leap(1, 'turn')} />
        <Press sign="roundOn" disabled={at >= last} onPress={() => leap(1, 'round')} />
      </div>
    </div>
  )
}

/** Nearer than this numbers of rounds would run together, in parts of the whole. */
const apart = 0.045

/** Below the track: where rounds begin, and what was great. */
function Marks({ places, last }: { places: readonly Place[]; last: number }) {
  let shown = -1
  return (
    <div class="past-marks" aria-hidden="true">
      {places.map(({ at, kind, round }) => {
        if (kind === 'phase') return null
        const along = at / Math.max(1, last)
        const isNamed = kind === 'round' && along - shown > apart
        if (isNamed) shown = along
        return (
          <i key={`${kind} ${at}`} class={`mark-${kind}`} style={`--along:${along}`}>
            {isNamed && round}
          </i>
        )
      })}
    </div>
  )
}
