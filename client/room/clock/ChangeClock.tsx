import { useState } from 'preact/hooks'
import { clockChosen } from '../../../shared/clock.ts'
import { room } from '../../net/room.ts'
import { move } from '../../net/telling.ts'
import { Choices } from '../../parts/Choices.tsx'
import { t } from '../../text/text.ts'
import { sending, tell } from '../answering.ts'
import { closeTab } from '../openTab.ts'
import { clockSays, timeSays } from './clockSays.ts'
import { clockOf, type Pace, paces, windowsWith } from './presets.ts'

/** The table's clock, and another that anybody may ask for. */
export function ChangeClock() {
  const view = room.value
  const [pace, choose] = useState<Pace>('none')
  const [preset, take] = useState(0)
  const [rests, rest] = useState({ night: true, weekend: false })
  if (!view) return null
  const stands = view.motions?.some(({ wished }) => wished.kind === 'clock')
  const wished = clockOf(pace, preset, rests)
  const asks = () => {
    closeTab()
    const windows = pace === 'none' ? undefined : windowsWith(pace)
    void tell(() => move({ kind: 'clock', clock: wished, ...(windows && { windows }) }))
  }
  return (
    <details class="more-options">
      <summary>
        <span>{t('clock.now')}</span>
        <span class="hint">{clockSays(view.clock ?? clockChosen(view.options))}</span>
      </summary>
      <div class="form">
        <Choices
          legend={t('clock.other')}
          choices={(['none', 'evening', 'weeks'] as const).map(value => ({
            value,
            name: t(`clock.${value}`),
          }))}
          chosen={pace}
          onChoose={wanted => {
            choose(wanted)
            take(0)
          }}
        />
        {pace !== 'none' && (
          <Choices
            legend={t('clock.time')}
            choices={paces[pace].map((clock, at) => ({
              value: String(at),
              name: t(clock.kind === 'each' ? 'clock.short.each' : 'clock.short.reserve', {
                time: timeSays(clock.seconds),
              }),
            }))}
            chosen={String(preset)}
            onChoose={at => take(Number(at))}
          />
        )}
        {pace === 'weeks' && (
          <>
            <Rests
              legend={t('clock.rest.night')}
              is={rests.night}
              onChoose={night => rest({ ...rests, night })}
            />
            <Rests
              legend={t('clock.rest.weekend')}
              is={rests.weekend}
              onChoose={weekend => rest({ ...rests, weekend })}
            />
          </>
        )}
        <p class="hint">
          {clockSays(wished)}{' '}
          {pace !== 'none' &&
            view.options['windows'] !== undefined &&
            t(`clock.windows.${windowsWith(pace)}`)}
        </p>
        <div class="row">
          <button type="button" disabled={sending.value || stands === true} onClick={asks}>
            {t('motion.title')}
          </button>
        </div>
      </div>
    </details>
  )
}

interface RestsProps {
  legend: string
  is: boolean
  onChoose(is: boolean): void
}

const Rests = ({ legend, is, onChoose }: RestsProps) => (
  <Choices
    legend={legend}
    choices={[
      { value: 'runs', name: t('clock.runs') },
      { value: 'stands', name: t('clock.stands') },
    ]}
    chosen={is ? 'stands' : 'runs'}
    onChoose={wanted => onChoose(wanted === 'stands')}
  />
)
