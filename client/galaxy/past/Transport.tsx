import { say } from '../../text/text.ts'
import type { Playback } from './playback.ts'

const signs = {
  turnBack: 'M19 5l-8 7 8 7zM7 5v14',
  back: 'M15 5l-7 7 7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  on: 'M9 5l7 7-7 7',
  turnOn: 'M5 5l8 7-8 7zM17 5v14',
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
    aria-label={say(`galaxy.past.${sign}`)}
    title={say(`galaxy.past.${sign}`)}
    disabled={disabled}
    onClick={onPress}>
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  </button>
)

/** Step by step, turn by turn, by itself, or straight to a place. */
export function Transport({ playback }: { playback: Playback }) {
  const { at, steps, playing, go, turn, play } = playback
  const last = steps.length - 1
  return (
    <div class="past-transport">
      <input
        type="range"
        aria-label={say('galaxy.past.where')}
        aria-valuetext={say('galaxy.past.step', { at: at + 1, of: last + 1 })}
        min={0}
        max={Math.max(0, last)}
        value={at}
        onInput={event => go(Number(event.currentTarget.value))}
      />
      <div class="past-buttons">
        <Press sign="turnBack" disabled={at === 0} onPress={() => turn(-1)} />
        <Press sign="back" disabled={at === 0} onPress={() => go(at - 1)} />
        <Press sign={playing ? 'pause' : 'play'} onPress={() => play(!playing)} />
        <Press sign="on" disabled={at >= last} onPress={() => go(at + 1)} />
        <Press sign="turnOn" disabled={at >= last} onPress={() => turn(1)} />
      </div>
    </div>
  )
}
