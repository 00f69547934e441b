import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { ChosenOptions } from '../../shared/engine/rules.ts'
import { optionWords } from '../home/optionWords.ts'
import { fetchLate } from '../net/late.ts'
import { room } from '../net/room.ts'
import { lazy } from '../parts/lazy.tsx'
import { knows, language, learnCards, learnFront, say, t } from '../text/text.ts'
import { isHost } from './hosting.ts'

const ChangeOptions = lazy(
  async () => (await Promise.all([import('./ChangeOptions.tsx'), learnFront()]))[0].ChangeOptions,
  { quiet: true },
)

/** Whoever comes by a link is told what is played before anybody knows what is usual. */
const isAsUsual = signal<typeof import('../home/usual.ts').isAsUsual | undefined>(undefined)
let begun = false
function learnUsual() {
  if (begun) return
  begun = true
  void fetchLate(() => import('../home/usual.ts')).then(known => {
    isAsUsual.value = known.isAsUsual
  })
}

/** What is played at this table. */
export function Options() {
  const options = room.value?.options ?? {}
  const game = room.value?.game ?? ''
  const spoken = language.value
  useEffect(() => void optionWords(game, spoken)?.then(learnCards), [game, spoken])
  const rows = Object.keys(options).filter(id => options[id] !== '')
  const usual = rows.filter(id => isAsUsual.value?.(game, id, options[id]))
  useEffect(learnUsual, [])
  const [changing, change] = useState(false)
  const mayChange = room.value?.stage === 'lobby' && isHost()
  return (
    <section aria-labelledby="options">
      <div class="with-button">
        <h2 id="options">{t('lobby.options')}</h2>
        {mayChange && (
          <button type="button" class="quiet-button" onClick={() => change(true)}>
            {t('lobby.options.change')}
          </button>
        )}
      </div>
      {changing && mayChange && <ChangeOptions onClose={() => change(false)} />}
      <Facts ids={rows.filter(id => !usual.includes(id))} options={options} />
      {usual.length > 0 && (
        <details class="come-back">
          <summary>{t('lobby.options.usual', { count: usual.length })}</summary>
          <Facts ids={usual} options={options} />
        </details>
      )}
    </section>
  )
}

const Facts = ({ ids, options }: { ids: readonly string[]; options: ChosenOptions }) => (
  <dl class="facts">
    {ids.map(id => (
      <div key={id}>
        <dt>{say(`option.${id}`)}</dt>
        <dd>{knows(`option.${id}.${options[id]}`) ? say(`option.${id}.${options[id]}`) : options[id]}</dd>
        {knows(`option.${id}.${options[id]}.why`) && (
          <dd class="why hint">{say(`option.${id}.${options[id]}.why`)}</dd>
        )}
      </div>
    ))}
  </dl>
)
