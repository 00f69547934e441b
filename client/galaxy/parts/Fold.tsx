import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface FoldProps {
  name: string
  /** What is to be known of it while it is folded. */
  line?: ComponentChildren
  open: boolean
  onTurn(open: boolean): void
  /** Beside the line, and tapped apart from it. */
  aside?: ComponentChildren
  class?: string
  children: ComponentChildren
}

/** One of several parts of a long answer: a line that unfolds, so that what one changes is in view. */
export function Fold({ name, line, open, onTurn, aside, class: look = '', children }: FoldProps) {
  const part = useRef<HTMLElement>(null)
  const was = useRef(open)
  useEffect(() => {
    if (open && !was.current) bringIntoSight(part.current)
    was.current = open
  }, [open])
  return (
    <section class={`fold ${look}`} ref={part} aria-label={name}>
      <div class="fold-line">
        <h2>
          <button type="button" class="fold-head" aria-expanded={open} onClick={() => onTurn(!open)}>
            <span class="fold-name">{name}</span>
            {line}
          </button>
        </h2>
        {aside}
      </div>
      {open && children}
    </section>
  )
}

/** All of it, or its beginning where it is too long; the sheet's head and foot lie over what scrolls. */
export function bringIntoSight(part: HTMLElement | null) {
  const sheet = part?.closest('.dock')
  if (!part || !sheet) return
  const covered = [...sheet.querySelectorAll<HTMLElement>('.asking-head, .dock-foot, .confirm')]
  const room = sheet.clientHeight - covered.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  part.scrollIntoView({ block: part.offsetHeight > room ? 'start' : 'nearest' })
}
