import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../../text/text.ts'
import { sentence } from './sentence.ts'

interface Props {
  readonly id: string
  readonly label: string
  /** A tap would mark it. */
  readonly open?: boolean
  /** A trade good alone would pay for it. */
  readonly costs?: boolean
  /** Tapped, and not yet confirmed. */
  readonly chosen?: boolean
  /** Where the Tab key stops; the arrows lead on from there. */
  readonly stop?: boolean
  readonly onTap: () => void
  readonly class?: string
  readonly children: ComponentChildren
}

/** Something drawn on a sheet that can be tapped. */
export const Place = ({ id, label, open, costs, chosen, stop, onTap, class: name = '', children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
  <g
    class={`place ${name}${open ? (costs ? ' lit costs' : ' lit') : ''}${chosen ? ' chosen' : ''}`}
    role="button"
    data-place={id}
    aria-label={sentence(label, open && costs && say('inscription.can.costs'))}
    aria-pressed={chosen || undefined}
    tabindex={stop ? 0 : -1}
    onClick={onTap}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onTap()
    }}>
    {children}
  </g>
)

/** Among many places one is a stop of the Tab key: the last one used, else the first that is lit. */
export function useStop(places: readonly string[], lit: (place: string) => boolean) {
  const [used, use] = useState<string>()
  const stop = used !== undefined && places.includes(used) ? used : (places.find(lit) ?? places[0])
  const onFocusIn = (event: FocusEvent) => {
    const place = event.target instanceof Element && event.target.closest('[data-place]')
    if (place) use(place.getAttribute('data-place') ?? undefined)
  }
  return { stop, onFocusIn }
}
