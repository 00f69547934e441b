import { useRef, useState } from 'preact/hooks'
import { Icon } from '../parts/Icon.tsx'
import { t } from '../text/text.ts'

const showCopied = 2000

interface CopyFieldProps {
  label: string
  text: string
  /** What the button says. */
  copy?: string
}

export function CopyField({ label, text, copy: said = t('share.copy') }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    if (!(await copies(text))) return
    setCopied(true)
    setTimeout(() => setCopied(false), showCopied)
  }
  return (
    <div class="copy-field">
      <input ref={field} readOnly value={text} aria-label={label} onFocus={() => field.current?.select()} />
      <button type="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? t('share.copied') : said}</span>
      </button>
    </div>
  )
}

/** The clipboard is missing where a phone opens a laptop's plain http address, and some browsers inside other apps forbid it:
 *  the old way, which takes what is selected, still works there. */
export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
