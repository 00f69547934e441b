import { say } from '../../text/text.ts'
import type { Place } from './chapters.ts'
import type { PastView } from './view.ts'

interface JumpToProps {
  readonly places: readonly Place[]
  readonly view: PastView
  go(to: number): void
}

/** Every round with its phases and what was great in it. */
export function JumpTo({ places, view, go }: JumpToProps) {
  const rounds = [...new Set(places.map(({ round }) => round))]
  return (
    <select
      class="past-jump"
      aria-label={say('past.jump')}
      value=""
      onChange={event => {
        const { currentTarget } = event
        if (currentTarget.value !== '') go(Number(currentTarget.value))
        // So that the same place can be gone to again.
        currentTarget.value = ''
      }}>
      <option value="">{say('past.jump')}</option>
      {rounds.map(round => (
        <optgroup key={round} label={say('past.round', { round })}>
          {places.map((place, i) =>
            place.round === round ? (
              <option key={i} value={place.at}>
                {nameOf(place, view)}
              </option>
            ) : null,
          )}
        </optgroup>
      ))}
    </select>
  )
}

function nameOf({ kind, round, phase, great }: Place, { phaseName }: PastView): string {
  if (great) {
    // What comes of a vote is told step by step.
    const told = kind === 'council' ? great.lines.slice(0, 1) : great.lines
    return `★ ${told.map(({ text, about }) => say(text, about)).join(' ')}`
  }
  const begins = phaseName?.(phase)
  if (begins !== undefined) return begins
  return kind === 'round' ? say('past.round', { round }) : phase
}
