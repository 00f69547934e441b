import { useEffect, useMemo } from 'preact/hooks'
import { log } from '../../net/room.ts'
import { Dice } from '../../parts/Dice.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Say } from '../../parts/Say.tsx'
import { say, t } from '../../text/text.ts'
import { lookedAt } from '../picking.ts'
import { retelling, retold } from '../retold.ts'
import { ti3Table } from '../seen.ts'
import { stepsOf } from './steps.ts'

/** So many turns back. */
const turns = 24

/** The last turns once more: each line is said, and the map shows where. */
export function Retelling({ since }: { since?: number | undefined }) {
  const tiles = ti3Table.value?.galaxy.tiles
  // What happens meanwhile is not told again before one asks for it again.
  const steps = useMemo(() => stepsOf(log.peek(), tiles ?? {}, turns), [tiles])
  const first = since === undefined ? -1 : steps.findIndex(({ line }) => line.at > since)
  const at = Math.max(0, Math.min(retelling.value ?? 0, steps.length - 1))
  const step = steps[at]
  useEffect(() => {
    lookedAt.value = undefined
    retelling.value = first >= 0 ? first : Math.max(0, steps.length - 12)
    return () => {
      retold.value = []
    }
  }, [])
  useEffect(() => {
    retold.value = step?.hexes ?? []
  }, [step])
  const go = (to: number) => {
    retelling.value = Math.max(0, Math.min(to, steps.length - 1))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(at - 1)
    else if (event.key === 'ArrowRight') go(at + 1)
    else if (event.key === 'Escape') retelling.value = undefined
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section class="retelling" aria-label={say('ti3.retell.title')} onKeyDown={press}>
      <button
        type="button"
        class="icon-button"
        aria-label={say('ti3.retell.back')}
        disabled={at === 0}
        onClick={() => go(at - 1)}>
        <Icon name="back" />
      </button>
      <p class="retelling-line" aria-live="polite">
        {step ? <Say text={step.line.text} about={step.line.about} /> : say('ti3.retell.none')}{' '}
        {step?.line.dice && <Dice dice={step.line.dice} needs={Number(step.line.about?.['needs'] ?? 11)} />}
        <span class="hint">
          {' '}
          {say('ti3.retell.at', { at: steps.length > 0 ? at + 1 : 0, of: steps.length })}
        </span>
      </p>
      <button
        type="button"
        class="icon-button turned"
        aria-label={say('ti3.retell.on')}
        disabled={at >= steps.length - 1}
        onClick={() => go(at + 1)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t('tab.close')}
        onClick={() => {
          retelling.value = undefined
        }}>
        <Icon name="close" />
      </button>
    </section>
  )
}
