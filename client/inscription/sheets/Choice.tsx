import { useEffect, useRef } from 'preact/hooks'
import type { Verb } from '../../../shared/inscription/shapes/mark.ts'
import { say } from '../../text/text.ts'
import { ChalkCircle, ChalkCross } from './chalk.tsx'

interface Props {
  readonly verbs: readonly Verb[]
  /** Where it opens, as parts of the drawing's width and height. */
  readonly left: number
  readonly top: number
  readonly onChoose: (verb: Verb) => void
  readonly onClose: () => void
}

/** Nearer to the upper edge it opens below. */
const roomAbove = 0.22

/** What a tap means is asked right there, with buttons a thumb cannot miss. */
export function Choice({ verbs, left, top, onChoose, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', away, true)
    return () => {
      document.removeEventListener('pointerdown', away, true)
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not a form
    <div
      ref={box}
      class={`sheet-choice${top < roomAbove ? ' below' : ''}`}
      role="group"
      aria-label={say('inscription.tap.choose')}
      style={{ '--left': left, '--top': top }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}>
      {verbs.map(verb => (
        <button key={verb} type="button" data-place={`choice ${verb}`} onClick={() => onChoose(verb)}>
          <Sign verb={verb} />
          <span>{say(`inscription.tap.${verb}`)}</span>
        </button>
      ))}
    </div>
  )
}

const Sign = ({ verb }: { verb: Verb }) =>
  verb === 'scrap' || verb === 'take' ? (
    <svg viewBox="-14 -14 28 28" width={28} height={28} aria-hidden="true">
      {verb === 'scrap' ? (
        <ChalkCross seed="choice" x={0} y={0} size={18} />
      ) : (
        <ChalkCircle seed="choice" x={0} y={0} r={10.5} />
      )}
    </svg>
  ) : null
