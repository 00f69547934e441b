import { useRef, useState } from 'preact/hooks'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'

const showCopied = 2000

export function CopyField({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    // The clipboard is missing where a phone opens a laptop's plain http address; the old way still works there.
    if (navigator.clipboard) await navigator.clipboard.writeText(text).catch(() => undefined)
    else document.execCommand('copy')
    setCopied(true)
    setTimeout(() => setCopied(false), showCopied)
  }
  return (
    <div class="copy-field">
      <input ref={field} readOnly value={text} aria-label={label} onFocus={() => field.current?.select()} />
      <button type="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? t('share.copied') : t('share.copy')}</span>
      </button>
    </div>
  )
}
