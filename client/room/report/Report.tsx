import { useEffect, useRef, useState } from 'preact/hooks'
import { call } from '../../net/http.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { t } from '../../text/text.ts'
import { copies } from '../CopyField.tsx'
import { reporting } from './reporting.ts'
import { letterTo, reportText } from './reportText.ts'

const showCopied = 2000

/** What goes to whoever mends it: a text to read, to add to and to copy, and where the house says so, a way to send it. */
export function Report() {
  const [text, write] = useState(reportText)
  const [to, setTo] = useState<string>()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    void call<{ to?: string }>('GET', '/api/report').then(({ ok }) => setTo(ok?.to))
  }, [])
  const copy = async () => {
    field.current?.select()
    if (!(await copies(text))) return
    setCopied(true)
    setTimeout(() => setCopied(false), showCopied)
  }
  const letter = to === undefined ? undefined : letterTo(to, text)
  return (
    <Dialog
      title={t('report.title')}
      onClose={() => {
        reporting.value = false
      }}
      sheet>
      <div class="stack report">
        <p class="hint">{t('report.why')}</p>
        <textarea
          ref={field}
          rows={12}
          aria-label={t('report.title')}
          value={text}
          onInput={event => write(event.currentTarget.value)}
        />
        <div class="row">
          <button type="button" class="primary" onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />{' '}
            <span aria-live="polite">{t(copied ? 'share.copied' : 'report.copy')}</span>
          </button>
          {letter !== undefined && (
            <a class="button" href={letter} target="_blank" rel="noopener noreferrer" onClick={copy}>
              <Icon name="send" /> {t('report.send')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  )
}
