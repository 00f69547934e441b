import type { QuietHours } from '../../../shared/notices.ts'
import { t } from '../../text/text.ts'

const usual = { from: 22 * 60, to: 8 * 60 }

const asTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

function asMinutes(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes
}

interface QuietProps {
  quiet: QuietHours | undefined
  onQuiet(quiet: QuietHours | undefined): void
}

/** Hours in which nothing is told, by the clock of this browser. */
export function Quiet({ quiet, onQuiet }: QuietProps) {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const set = (part: 'from' | 'to', time: string) => {
    const minutes = asMinutes(time)
    if (quiet && minutes !== undefined) onQuiet({ ...quiet, zone, [part]: minutes })
  }
  return (
    <div class="quiet-hours">
      <label class="tick">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={({ currentTarget: { checked } }) => onQuiet(checked ? { ...usual, zone } : undefined)}
        />
        <span>{t('notices.quiet')}</span>
      </label>
      {quiet && (
        <>
          <div class="row">
            {(['from', 'to'] as const).map(part => (
              <label key={part} class="field">
                {t(`notices.${part}`)}
                <input
                  type="time"
                  value={asTime(quiet[part])}
                  onChange={({ currentTarget: { value } }) => set(part, value)}
                />
              </label>
            ))}
          </div>
          <p class="hint">{t('notices.zone', { zone: quiet.zone.replaceAll('_', ' ') })}</p>
        </>
      )}
    </div>
  )
}
