import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { isKept, sending } from '../room/answering.ts'
import { t } from '../text/text.ts'
import { Passing } from './passing.ts'

interface ConfirmProps {
  text: string
  yes: string
  onYes(): void
  onNo?(): void
  disabled?: boolean
  /** What is confirmed does nothing, which never looks like the way to go. */
  nothing?: boolean
  more?: ComponentChildren
  /** Said in place of the text: why it may not be, or what it costs. */
  wrong?: ComponentChildren
  /** Covers what was chosen from instead of standing below it. */
  over?: boolean
}

/** The last step of every answer, in reach of the thumb. */
export function Confirm({ text, more, wrong, yes, onYes, onNo, disabled, nothing, over }: ConfirmProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever picks a hex by key goes on by key; a tap moves no focus.
    if (document.activeElement?.matches('[data-hex] :focus-visible')) button.current?.focus()
  }, [text])
  return (
    <div class={over ? 'confirm over-dock' : 'confirm'}>
      <p aria-live="polite" class={wrong ? 'wrong' : ''}>
        {/* Nothing at all where nothing is said: the answer has the room then. */}
        {wrong ?? text}
        {more && <span class="hint"> {more}</span>}
      </p>
      <div class="row">
        {useContext(Passing)}
        {onNo && (
          <button type="button" disabled={sending.value} onClick={onNo}>
            {t('ask.cancel')}
          </button>
        )}
        <button
          ref={button}
          type="button"
          class={nothing ? '' : 'primary'}
          disabled={disabled === true || sending.value}
          onClick={onYes}>
          {sending.value ? t(isKept.value ? 'ask.kept' : 'ask.sending') : yes}
        </button>
      </div>
    </div>
  )
}
