import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../text/text.ts'
import { backCloses } from './backCloses.ts'
import { Icon } from './Icon.tsx'

interface DialogProps {
  title: string
  onClose(): void
  children: ComponentChildren
  /** Rises from the lower edge of a phone instead of floating. */
  sheet?: boolean
}

/** The browser keeps the focus inside, gives it back, and closes on Escape; on a telephone Back closes it too. */
export function Dialog({ title, onClose, children, sheet }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    dialog.current?.showModal()
    return () => dialog.current?.close()
  }, [])
  useLayoutEffect(() => backCloses(() => close.current()), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      class={sheet ? 'dialog sheet' : 'dialog'}
      aria-label={title}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t('tab.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
        <div class="dialog-content" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
